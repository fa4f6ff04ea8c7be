import type { diplomacy as chapter } from '../../../chapters/modules/diplomacy.ts';
import type { ChapterText } from '../../../text.ts';

export const diplomacy = {
  sections: { diplomacy: 'Diplomacy' },
  rules: {
    'DIPLO-01': {
      title: 'Normal or hard diplomacy',
      rule: 'The table agrees on normal or hard diplomacy. 2 visa cards are shuffled into the deck.',
    },
    'DIPLO-02': {
      title: 'Four lines of influence',
      rule: 'The diplomacy board has one line for each city colour. Every crew begins on the first space of each.',
    },
    'DIPLO-03': {
      title: 'Leaving a city',
      rule: 'During the convoy phase a crew that leaves a city rolls a die. If the face is not above its influence in that colour, it drives off. If it is, the crew pays 20 F for every point of the difference, or the drive ends there.',
    },
    'DIPLO-04': {
      title: 'Buying influence',
      rule: 'A crew that takes the funding action may at once buy influence, as many steps as it can pay, at the prices on the board.',
    },
    'DIPLO-05': {
      title: 'Which departures count',
      ruling:
        'Purple cities ask for nothing. Whoever leaves by ship or zeppelin leaves a city too. There is one roll a drive; a drive it stops is used up.',
    },
    'DIPLO-06': {
      title: 'The roll comes first',
      ruling:
        'The die is rolled before the way is chosen, a tile drawn or a fare paid. A visa is played before it. With influence 6 there is no roll.',
    },
    'DIPLO-07': {
      title: 'A bribe is gone',
      ruling:
        'A bribe is not given back, even if the drive fails and the vehicle ends up in the city again. The next drive rolls anew.',
    },
    'DIPLO-08': {
      title: 'Money first, then influence',
      ruling:
        'Influence is bought once the money of the funding action is there. Crews may share a space; 6 is the top.',
    },
    'CARD-VISA': {
      title: 'Visa',
      rule: 'The crew leaves a city without the roll. Played with a drive. 2 copies.',
    },
  },
} satisfies ChapterText<typeof chapter>;
