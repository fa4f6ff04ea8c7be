import type { cards as chapter } from '../../chapters/cards.ts';
import type { ChapterText } from '../../text.ts';

export const cards = {
  sections: {
    cards: 'Playing cards',
    resources: 'The resource cards',
  },
  rules: {
    'CARD-01': {
      title: 'Using a card',
      rule: 'Discard a card after using it. Anything it would add above a maximum is lost.',
      ruling: 'You cannot play a card that would change nothing.',
    },
    'CARD-02': {
      title: 'Stopping a danger card',
      rule: 'A guard or a militia card stops a danger card. Only the target can stop a saboteur; any opponent can stop a trail hunter or a con artist. The danger card is spent, but it has no effect.',
      ruling:
        'All crews that might respond, because they have a guard left or at least one card in hand, are asked at the same time and in secret. If several respond, only the first of them in turn order after the player of the card spends anything.',
    },
    'CARD-03': {
      title: 'No crew is out of reach',
      rule: 'You can target any crew, wherever it is, except one that has arrived.',
    },
    'CARD-04': {
      title: 'Any-time cards',
      rule: 'You can play any-time cards outside your own sequence and without an assistant.',
      ruling:
        'Whenever such a card could matter (a danger, a space that cannot be paid for, a hand above its limit), every crew concerned that holds a card is asked, whatever the card is. At every decision in your own sequence, your any-time cards are among the choices.',
    },
    'CARD-05': {
      title: 'Tracker or trail hunter',
      ruling:
        'Where the questions and answers of the English rulebook mention a tracker that removes tiles, they mean the trail hunter. The tracker draws cards and is not a danger card.',
    },
    'CARD-06': {
      title: 'No tell-tale questions',
      ruling:
        'Opponents can never tell from the timing or the screen whether you hold an any-time card: being asked, or not being asked, gives nothing away. (A table can choose to ask only players who can respond, which is faster but less secret. In online play this is off by default.)',
    },
    'CARD-07': {
      title: 'Naming the target',
      ruling:
        'Name the target of a card (a crew, tiles or places) before anyone responds. You choose how to split a saboteur’s damage afterwards.',
    },
    'CARD-08': {
      title: 'What a saboteur takes',
      ruling:
        'A saboteur takes what there is. If one gauge is at 0, everything comes off the other; if fewer than 2 levels are left, all of them are lost. You cannot choose a crew with both gauges at 0. Hand limit and breakdown follow at once.',
    },
    'CARD-09': {
      title: 'How many tiles',
      ruling:
        'You can play a trail hunter even if there is only one tile to discard. A con artist needs two different tiles.',
    },
    'CARD-10': {
      title: 'Reshuffling during a draw',
      ruling:
        'If the deck runs out in the middle of a draw, the cards already drawn are not part of the reshuffle.',
    },
  },
} satisfies ChapterText<typeof chapter>;
