/** How a round goes, in a line each. */
export const help = [
  "roll.client.help.assign",
  "roll.client.help.select",
  "roll.client.help.reveal",
  "roll.client.help.explore",
  "roll.client.help.develop",
  "roll.client.help.settle",
  "roll.client.help.produce",
  "roll.client.help.ship",
  "roll.client.help.manage",
  "roll.client.help.end",
];
