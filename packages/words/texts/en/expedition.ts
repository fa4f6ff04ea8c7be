import type { Messages } from '../../text.ts';

// The expedition of the day: its road, its table, the days before.
export const messages = {
  'expedition.title': 'Daily expedition',
  'expedition.aside': 'one race a day, the same for everyone',
  'expedition.loading': 'Loading today’s expedition…',
  'expedition.offline':
    'No connection to the server, which runs the expedition. Races on this device, the campaign and the Dash still work. This page reconnects automatically.',
  'expedition.ends': 'Ends at {time} your time, {when}.',
  'expedition.over': 'This day is over.',
  'expedition.started':
    '{count|0 Nobody has set off yet.|one One crew has set off.|other # crews have set off.}',
  'expedition.crew': 'You play {crew} against {count|one a racer|other # racers}.',
  'expedition.crew.chosen': 'You choose your crew and play against {count|one a racer|other # racers}.',
  'expedition.plain': 'Without modules.',
  'expedition.modules': 'With modules: {modules}.',
  'expedition.once': 'You have one attempt a day. You can leave and continue until the day ends.',
  'expedition.chance': 'The same moves give the same cards and tiles; different moves give different ones.',
  'expedition.hidden': 'You will see how the others did when you finish.',
  'expedition.setOff': 'Start',
  'expedition.goOn': 'Continue',
  'expedition.unfinished': 'In progress.',
  'expedition.mine': 'Your place: {rank} of {count}.',
  'expedition.mine.none': 'Your run is not on the leaderboard.',
  'expedition.won': 'won',
  'expedition.arrived': 'arrived',
  'expedition.table': 'Leaderboard',
  'expedition.table.none': 'Nobody has finished yet.',
  'expedition.table.first': 'Showing the top {count}.',
  'expedition.name': 'Driver',
  'expedition.turns': 'Turns',
  'expedition.nameless': 'unnamed driver',
  'expedition.seal': 'Today’s random seed is sealed: {seal}',
  'expedition.seal.later': 'The seed is published when the day is over.',
  'expedition.seed': 'Seed of this day: {seed}. Seal: {seal}',
  'expedition.check': 'Verify seal and best run',
  'expedition.check.good':
    'Verified: the seal is intact, and replaying the best run’s {answers|one # move|other # moves} here gives the same result.',
  'expedition.check.bad': 'Not verified: the best run does not match what was published.',
  'expedition.again': 'Play it again',
  'expedition.again.how': 'for fun, on this device, with the best run shown on the map',
  'expedition.ghost': '{name}’s route',
  'expedition.ghost.none': 'Nobody finished, so there is no route to show.',
  'expedition.earlier': 'Earlier days',
  'expedition.earlier.best':
    'best: {name}, {prestige|one # prestige point|other # prestige points} in {turns|one # turn|other # turns}',
  'expedition.earlier.nobody': 'nobody finished',
  'expedition.today': 'Today’s expedition',
} as const satisfies Messages;

export type English = typeof messages;
