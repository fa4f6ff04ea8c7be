import type { finish as chapter } from '../../chapters/finish.ts';
import type { ChapterText } from '../../text.ts';

export const finish = {
  sections: {
    hand: 'The hand',
    maintenance: 'Maintenance',
    end: 'End and scoring',
  },
  rules: {
    'BASE-HAND-01': {
      title: 'Hand limit',
      rule: 'The chassis level is the greatest number of cards a crew may hold. Whenever a hand goes over that limit, its crew picks the cards it has to discard, and the game waits until it has done so.',
    },
    'BASE-HAND-02': {
      title: 'Drawing with full hands',
      rule: 'A crew whose hand is full may still draw. First it draws, then it decides which cards to hold on to.',
    },
    'BASE-HAND-03': {
      title: 'Playing instead of discarding',
      rule: 'Rather than discard a jerrycan, a crew may play it, provided that its petrol is below the maximum.',
      ruling: 'The same is true of every other any-time card that would have an effect just then.',
    },
    'BASE-HAND-04': {
      title: 'The tracker’s third card',
      ruling:
        'Of the three cards a tracker draws, the one the crew does not keep is discarded and cannot be played instead. Only then is the hand limit checked.',
    },
    'BASE-MAINT-01': {
      title: 'New turn order',
      rule: 'The crew that is furthest along the progression track becomes the first, and so on down to the last. Where tokens share a track space, the lower one in the stack goes before those above it.',
    },
    'BASE-MAINT-02': {
      title: 'Progress bonus',
      rule: 'With 3 or more crews, 20 F go to the new first crew and 10 F to the new second. With 2 crews, 20 F go to the first and nothing to the other.',
    },
    'BASE-END-01': {
      title: 'Arrival',
      rule: 'A crew whose vehicle enters the destination has finished its race. It pays for entering, discards all its cards, takes all its assistants off the dashboard, guards too, and has thereby passed. From now on its gauges and its money stay as they are: nothing can be aimed at that crew any more or change what it has.',
    },
    'BASE-END-02': {
      title: 'The last convoy',
      rule: 'When the first crew arrives, the convoy phase in progress becomes the last one. The other crews play it to its end. After that the race is over, without a maintenance phase.',
    },
    'BASE-END-03': {
      title: 'Who can win',
      rule: 'A crew can win only if its vehicle stands in the destination.',
    },
    'BASE-END-04': {
      title: 'Counting prestige',
      rule: 'Of the crews that have arrived, the one with the most prestige wins. The first to arrive gets 5 prestige, the second 3 and the third 1. Every level of engine and every level of chassis is worth 1 more, and so is every full 50 F.',
    },
    'BASE-END-05': {
      title: 'Ties',
      ruling: 'If crews have the same prestige, the one that arrived earlier is ahead.',
    },
    'BASE-END-06': {
      title: 'Still on the road',
      ruling:
        'The crews that did not arrive come after all those that did. Among themselves they are ranked by the progression track and the stacks on it, as in BASE-MAINT-01.',
    },
    'BASE-END-07': {
      title: 'Turn limit',
      ruling:
        'If no crew has arrived by the end of turn 30, the race stops there. The crews are ranked by BASE-END-06, and none of them wins.',
    },
    'BASE-END-08': {
      title: 'A player leaves',
      ruling:
        'When a player leaves, a bot plays the crew. Without a bot the crew passes in every turn, and in the bivouac it still counts as a crew.',
    },
  },
} satisfies ChapterText<typeof chapter>;
