import type { diplomacy as chapter } from '../../../chapters/modules/diplomacy.ts';
import type { ChapterText } from '../../../text.ts';

export const diplomacy = {
  sections: {
    diplomacy: 'Diplomacy',
  },
  rules: {
    'DIPLO-01': {
      title: 'Normal or difficult diplomacy',
      rule: 'Choose normal or difficult diplomacy. Shuffle 2 visa cards into the deck.',
    },
    'DIPLO-02': {
      title: 'Four lines of influence',
      rule: 'The diplomacy board has a line of influence for each city colour. Every crew starts on the first space of each line.',
    },
    'DIPLO-03': {
      title: 'Leaving a city',
      rule: 'In the convoy phase, roll a die when you leave a city. If the result is no higher than your influence in the colour of the city, you may go. If it is higher, pay a bribe of 20 F for each point of difference, or your drive ends there.',
    },
    'DIPLO-04': {
      title: 'Buying influence',
      rule: 'When you take the funding action, you may immediately buy influence, as many steps as you can pay for, at the prices on the board.',
    },
    'DIPLO-05': {
      title: 'Which departures count',
      ruling:
        'Purple cities ask for nothing. Leaving by sea or air line counts as leaving a city, too. You roll once per drive, and a drive that is stopped this way is spent.',
    },
    'DIPLO-06': {
      title: 'The roll comes first',
      ruling:
        'You roll before you choose a route, draw a tile or pay for a line. You play a visa before the roll. With influence 6 you do not roll.',
    },
    'DIPLO-07': {
      title: 'Bribes are gone',
      ruling:
        'A bribe is gone even if the drive then fails and your vehicle is back in the city. You roll again for the next drive.',
    },
    'DIPLO-08': {
      title: 'Money first, then influence',
      ruling:
        'You buy influence after the funding money has come in. Crews may share a space, and 6 is the top.',
    },
    'CARD-VISA': {
      title: 'Visa',
      rule: 'Leave a city without rolling. Played with a drive. 2 copies.',
    },
  },
} satisfies ChapterText<typeof chapter>;
