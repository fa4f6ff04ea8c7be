import type { daily as chapter } from '../../chapters/daily.ts';
import type { ChapterText } from '../../text.ts';

export const daily = {
  sections: { daily: 'The daily expedition' },
  rules: {
    'DAILY-01': {
      title: 'The road of the day',
      ruling:
        'Every day, by universal time, there is one expedition, the same for everybody: board, direction, modules, crew, rivals and seed. Its seal is published from the start of the day, the seed itself when the day is over. The same answers make the same race; other answers lead to other cards and tiles.',
    },
    'DAILY-02': {
      title: 'One try',
      ruling:
        'Everybody sets off once a day, alone against racers. A try can be left and taken up again until the day ends; what has not come to its end by then counts as not arrived. No bot stands in, the race cannot be begun again, and nothing is taken back beyond the horizon.',
    },
    'DAILY-03': {
      title: 'The table of the day',
      ruling:
        'A result counts once the kept race has been played again and has led to the same end. Whoever won comes first, then whoever arrived, each by prestige, then by fewer turns, then by who finished earlier. Whoever did not arrive comes after them, by the progression track. An administrator can take a run off the table of its day for good; the try is spent all the same.',
    },
    'DAILY-04': {
      title: 'Nobody looks ahead',
      ruling:
        'Until the day is over nobody looks on at another’s try, and until one’s own has come to its end one is told only how many have set off. Afterwards the results are open; when the day is over, so are the seed and the best run.',
    },
  },
} satisfies ChapterText<typeof chapter>;
