/** How a round goes, in a line each. */
export const help = [
  "race.client.help.choose",
  "race.client.help.roll",
  "race.client.help.explore",
  "race.client.help.develop",
  "race.client.help.settle",
  "race.client.help.consume",
  "race.client.help.produce",
  "race.client.help.robot",
  "race.client.help.end",
];
