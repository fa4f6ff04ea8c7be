import type { Messages } from '../../../text.ts';

export const patronage = {
  'names.card.dandy': 'Dandy',
  'names.a.dandy': 'a dandy',
  'names.module.patronage': 'Patronage',

  'events.patronMoved': '{crew}’s patron warms to the venture: {francs} F are waiting.',
  'events.patronCashed': '{crew} cashes in with the patron: {francs} F.',
  'answers.cash': 'Cash in {francs} F and give up this sequence',
  'verbs.cash': 'Cash in',
  'refusals.cash.nothing': 'Your marker is on the start space, so there is nothing to cash in.',
  'refusals.cash.tooLate': 'You can only cash in at the very start of a sequence, before petrol and cards.',
  'refusals.dandy.moves': 'There is no free space ahead of your marker, so a dandy would not move it.',

  'modules.how.patronage': 'Funding builds up money with a patron. Choose when to cash in.',

  'modules.note.patronage':
    'Funding moves your marker one space for each assistant. Cash in at the very start of a sequence: it costs you that sequence.',
  'boards.patronage.track': 'Sponsorship board',
  'boards.patronage.start': 'Start',
  'boards.patronage.off': '{crew} has arrived and left the board',
  'boards.patronage.cash': 'Cash in {francs} F',
  'boards.patronage.how':
    'Your marker moves one space for each assistant in a funding action and skips occupied spaces. Money you have not cashed in when you arrive is lost.',
  'boards.patronage.lost': 'you would lose the {francs} F from your patron',
  'bivouac.does.dandy': 'move your patron marker 2 spaces',
  'newspaper.head.patronCashed': '{crew} cashes in',
  'newspaper.head.patronMoved': 'A patron backs {crew}',
} as const satisfies Messages;
