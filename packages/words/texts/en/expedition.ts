import type { Messages } from '../../text.ts';

// The expedition of the day: its road, its table, the days before.
export const messages = {
  'expedition.title': 'The daily expedition',
  'expedition.aside': 'one road a day, the same for all',
  'expedition.loading': 'Asking for the road of the day …',
  'expedition.offline':
    'No connection to the server, and the expedition is driven there. Races on this device, the campaign and the Dash go on without it; this page comes back by itself.',
  'expedition.ends': 'It ends at {time} by your clock, {when}.',
  'expedition.over': 'This day is over.',
  'expedition.started':
    '{count|0 Nobody has set off yet.|one One crew has set off.|other # crews have set off.}',
  'expedition.crew': 'You drive {crew} against {count|one a racer|other # racers}.',
  'expedition.crew.chosen': 'You choose your crew, against {count|one a racer|other # racers}.',
  'expedition.plain': 'Without modules.',
  'expedition.modules': 'With modules: {modules}.',
  'expedition.once': 'One try a day counts. You can leave it and go on until the day ends; nothing is lost.',
  'expedition.chance': 'Whoever answers alike meets the same; other answers lead to other cards and tiles.',
  'expedition.hidden': 'How the others fared is shown when you have come to the end.',
  'expedition.setOff': 'Set off',
  'expedition.goOn': 'Go on',
  'expedition.unfinished': 'You are on the road.',
  'expedition.mine': 'Your place: {rank} of {count}.',
  'expedition.mine.none': 'Your run has no place in the table.',
  'expedition.won': 'won',
  'expedition.arrived': 'arrived',
  'expedition.table': 'The table of the day',
  'expedition.table.none': 'Nobody has come to the end.',
  'expedition.table.first': 'The first {count} are shown.',
  'expedition.name': 'Driver',
  'expedition.turns': 'Turns',
  'expedition.nameless': 'without a name',
  'expedition.seal': 'The chance of this day is sealed: {seal}',
  'expedition.seal.later': 'The seed is published when the day is over.',
  'expedition.seed': 'The seed of this day: {seed}. Its seal: {seal}',
  'expedition.check': 'Check seal and best run',
  'expedition.check.good':
    'The seal holds, and the best run, played again here with its {answers|one # answer|other # answers}, leads where it led.',
  'expedition.check.bad': 'This does not hold: the best run is not the one that was promised.',
  'expedition.again': 'Drive it again',
  'expedition.again.how': 'for fun, on this device; the way of the best run is on the map',
  'expedition.ghost': 'How {name} drove',
  'expedition.ghost.none': 'Nobody came to the end, so there is no way to show.',
  'expedition.earlier': 'Earlier days',
  'expedition.earlier.best': 'best: {name}, {prestige} prestige in {turns|one # turn|other # turns}',
  'expedition.earlier.nobody': 'nobody came to the end',
  'expedition.today': 'Today’s expedition',
} as const satisfies Messages;

export type English = typeof messages;
