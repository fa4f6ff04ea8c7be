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
      rule: 'You may hold as many cards as your chassis level. Whenever you have more, choose which ones to discard before play goes on.',
    },
    'BASE-HAND-02': {
      title: 'Drawing with a full hand',
      rule: 'You may draw even when your hand is full. Draw first, then choose which cards to keep.',
    },
    'BASE-HAND-03': {
      title: 'Playing instead of discarding',
      rule: 'Instead of discarding a jerrycan, you may play it if your petrol is below its maximum.',
      ruling: 'The same goes for any other any-time card that has an effect at that moment.',
    },
    'BASE-HAND-04': {
      title: 'The tracker’s third card',
      ruling:
        'Of the three cards a tracker draws, the one you do not keep is discarded; you cannot play it instead. Check your hand limit after that.',
    },
    'BASE-MAINT-01': {
      title: 'New turn order',
      rule: 'The crew farthest along the progression track becomes first, and so on down to the last. On the same track space, the lower token in the stack comes first.',
    },
    'BASE-MAINT-02': {
      title: 'Progress bonus',
      rule: 'With 3 or more crews, the new first crew receives 20 F and the new second crew 10 F. With 2 crews, only the first receives 20 F.',
    },
    'BASE-END-01': {
      title: 'Arrival',
      rule: 'When you enter the destination, your race is over. Pay for entering, discard your hand, take all your assistants off the dashboard, guards included, and pass. Your gauges and money are frozen, and nothing can target or change them any more.',
    },
    'BASE-END-02': {
      title: 'The last convoy',
      rule: 'The first arrival makes this convoy phase the last. The other crews finish it; then the race ends, without a maintenance phase.',
    },
    'BASE-END-03': {
      title: 'Who can win',
      rule: 'Only crews in the destination can win.',
    },
    'BASE-END-04': {
      title: 'Prestige points',
      rule: 'The crew with the most prestige points wins. You score 5 points for arriving first, 3 for second and 1 for third, 1 point for each level of your engine and of your chassis, and 1 point for every full 50 F.',
    },
    'BASE-END-05': {
      title: 'Ties',
      ruling: 'In a tie, the crew that arrived earlier is ahead.',
    },
    'BASE-END-06': {
      title: 'Still on the road',
      ruling:
        'Crews that did not arrive rank below all those that did, by progression track and stack as in “BASE-MAINT-01”.',
    },
    'BASE-END-07': {
      title: 'Turn limit',
      ruling:
        'If nobody has arrived by the end of turn 30, the race ends. The crews are ranked as in “BASE-END-06”, and nobody wins.',
    },
    'BASE-END-08': {
      title: 'A player leaves',
      ruling:
        'When a player leaves, a bot plays the crew. Without a bot, the crew passes every turn and still counts at the bivouac.',
    },
  },
} satisfies ChapterText<typeof chapter>;
