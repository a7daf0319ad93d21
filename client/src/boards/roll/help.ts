/** How a round goes, in a line each. */
export const help = [
  "client.roll.help.assign",
  "client.roll.help.select",
  "client.roll.help.reveal",
  "client.roll.help.explore",
  "client.roll.help.develop",
  "client.roll.help.settle",
  "client.roll.help.produce",
  "client.roll.help.ship",
  "client.roll.help.manage",
  "client.roll.help.end",
];
