import type { leaders as chapter } from '../../../chapters/modules/leaders.ts';
import type { ChapterText } from '../../../text.ts';

export const leaders = {
  sections: {
    leaders: 'Leaders',
  },
  rules: {
    'LEADER-01': {
      title: 'Two more cards',
      rule: 'Shuffle 2 topographer cards into the deck.',
    },
    'LEADER-02': {
      title: 'Choosing a leader',
      rule: 'In turn order, each player chooses a leader. Crew, nationality and vehicle come with the leader.',
    },
    'LEADER-03': {
      title: 'Once a turn',
      rule: 'A once-a-turn power is ready again at the start of every turn.',
    },
    'LEADER-04': {
      title: 'The mercenary’s crew',
      rule: 'Roy Chapman brings no crew. When everyone has chosen, his player chooses a vehicle and its crew, without their leader, from those left over.',
    },
    'LEADER-05': {
      title: 'When powers are used',
      ruling:
        'Delatour and Martinetti use their power in step 2 of their own sequence, like a card: they need an active assistant, and the sequence goes on. Chevy receives his 20 F automatically as each convoy phase begins, unless he has arrived.',
    },
    'LEADER-06': {
      title: 'Ships, not zeppelins',
      ruling:
        'Walledgrave’s 50 F can be combined with transport cards. They apply to sea lines only, never to air lines.',
    },
    'LEADER-07': {
      title: 'Chapman’s second tile',
      ruling:
        'Chapman decides after seeing the first tile, and he must take the second. The first tile is back in the bag before the second is drawn, so it can come again.',
    },
    'LEADER-08': {
      title: 'Each leader once',
      rule: 'Each leader can be chosen only once. When it is your turn to choose, you may take Chapman instead of any leader still available.',
    },
    'LEADER-09': {
      title: 'The card for Simone',
      rule: 'With Simone Deforêt in the race, deal 2 cards more than there are crews. Everyone takes one; the last crew in turn order chooses one of the two that are left, and Simone takes the other.',
      ruling:
        'Her power is automatic. If too few cards can be dealt, hers goes missing first, then the last crew’s second card, then the cards of those who choose last.',
    },
    'LEADER-10': {
      title: 'When the discount is used',
      ruling:
        'On each sea line, you choose whether to use Walledgrave’s discount; the game suggests it. It is used up only when you really take a sea line, and only if it lowers the cost.',
    },
    'LEADER-11': {
      title: 'Where Van Hotten draws',
      ruling: 'Van Hotten’s two cards are for coloured cities only, not for villages or purple cities.',
    },
    'LEADER-12': {
      title: 'Few tiles or spaces',
      ruling:
        'With fewer than four tiles, or with too few free spaces, a topographer places first: up to 2 tiles are placed, and only what is left over leaves the game.',
    },
    'LEADER-DELATOUR': {
      title: 'Delatour scouts ahead',
      rule: 'Jean Delatour leads the French crew. Once a turn, draw 3 tiles and place them.',
    },
    'LEADER-MARTINETTI': {
      title: 'Martinetti repairs',
      rule: 'Gianni Martinetti leads the Italian crew. Once a turn, make a repair.',
    },
    'LEADER-WALLEDGRAVE': {
      title: 'Walledgrave travels cheaply',
      rule: 'Sir Andrew Walledgrave leads the English crew. Once a turn, pay 50 F less for a sea line.',
    },
    'LEADER-VAN-HOTTEN': {
      title: 'Van Hotten is welcome',
      rule: 'Leonard Van Hotten leads the Belgian crew. You always draw at least 2 cards when you enter a city.',
    },
    'LEADER-CHAPMAN': {
      title: 'Chapman looks twice',
      rule: 'Roy Chapman is an American mercenary. Once a turn, in unfamiliar territory, you may put the first tile back into the bag and draw again.',
    },
    'LEADER-CHEVY': {
      title: 'Chevy has backers',
      rule: 'Louis Chevy leads the Swiss crew. Once a turn, receive 20 F.',
    },
    'LEADER-DEFORET': {
      title: 'Deforêt gets an extra card',
      rule: 'Simone Deforêt leads the Suffragettes. Once a turn, at the bivouac, one more card is dealt, and it is yours when everyone has taken theirs.',
    },
    'CARD-TOPOGRAPHER': {
      title: 'Topographer',
      rule: 'Draw 4 tiles and place 2 of them like a pathfinder; the other 2 leave the game. Played in step 2. 2 copies.',
    },
  },
} satisfies ChapterText<typeof chapter>;
