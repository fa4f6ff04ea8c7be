import type { daily as chapter } from '../../chapters/daily.ts';
import type { ChapterText } from '../../text.ts';

export const daily = {
  sections: {
    daily: 'The daily expedition',
  },
  rules: {
    'DAILY-01': {
      title: 'The same for everyone',
      ruling:
        'There is one expedition every day, by universal time, the same for everyone: board, direction, modules, crew, opponents and seed. A commitment to the seed is published when the day begins, the seed itself when the day is over. The same moves make the same race; other moves lead to other cards and tiles.',
    },
    'DAILY-02': {
      title: 'One attempt',
      ruling:
        'You set off once a day, alone against racer bots. You can leave your attempt and resume it until the day ends; if it is not finished by then, it counts as not arrived. No bot stands in for you, the race cannot be restarted, and you cannot undo past the usual limit.',
    },
    'DAILY-03': {
      title: 'The leaderboard',
      ruling:
        'A result counts once the saved race has been replayed and has led to the same end. Winners come first, then those who arrived; each group is ranked by prestige points, then by fewer turns, then by the earlier finish. Those who did not arrive come after them, by progression track. An administrator can remove a run from the leaderboard for good; the attempt is spent all the same.',
    },
    'DAILY-04': {
      title: 'No looking ahead',
      ruling:
        'Until the day is over, nobody can watch another player’s attempt, and until you have finished your own, you only see how many have set off. After that you see the results, and when the day is over, the seed and the best run.',
    },
  },
} satisfies ChapterText<typeof chapter>;
