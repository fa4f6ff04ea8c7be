import type { Messages } from '../../../text.ts';

// The end of a campaign race.
export const end = {
  'solo.end.scene': 'End of the race',
  'solo.end.won': 'You beat René',
  'solo.end.lost': 'René wins',
  'solo.end.inTime': 'You arrive in time',
  'solo.end.tooLate': 'You run out of turns',
  'solo.end.next': 'Next race',
  'solo.end.learns': '{count|one René learns a card|other René learns # cards}',
  'solo.end.learned': 'René’s deck is already at level 3: he has nothing left to learn.',
  'solo.end.swap': 'Card {out} is replaced by card {in}',
  'solo.end.powers': '{count|one A new legacy power|other # new legacy powers}',
  'solo.end.noPowers': 'René gained no legacy powers.',
  'solo.end.stamps': '{count|0 No new stamps|one A new stamp|other # new stamps}',
  'solo.end.noStamps': 'You completed no new missions.',
  'solo.end.youFirst': 'You start first, with 80 F.',
  'solo.end.reneFirst': 'René starts first, and you have 70 F.',
  'solo.end.goOn': 'Next race',
  'solo.end.watch': 'Replay',
  'solo.end.rests': 'refuelling and repairing',
} as const satisfies Messages;
