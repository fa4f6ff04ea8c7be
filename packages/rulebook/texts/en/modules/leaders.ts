import type { leaders as chapter } from '../../../chapters/modules/leaders.ts';
import type { ChapterText } from '../../../text.ts';

export const leaders = {
  sections: { leaders: 'Leaders' },
  rules: {
    'LEADER-01': {
      title: 'Two more cards',
      rule: 'With leaders, 2 topographer cards are shuffled into the deck.',
    },
    'LEADER-02': {
      title: 'Choosing a leader',
      rule: 'In turn order every crew chooses a leader. Nationality, vehicle and assistants come with the choice.',
    },
    'LEADER-03': {
      title: 'Once a turn',
      rule: 'A power that works once a turn is ready again when the next turn starts.',
    },
    'LEADER-04': {
      title: 'The mercenary’s crew',
      rule: 'Roy Chapman brings no crew. When everybody has chosen, his player picks vehicle and crew from those nobody took; that crew’s own leader stays at home.',
    },
    'LEADER-05': {
      title: 'When powers work',
      ruling:
        'Delatour and Martinetti use their power in step 2 of their own sequence, like a card: at least one assistant must still be active, and the sequence goes on. Chevy’s 20 F come by themselves as each convoy phase begins, unless he has arrived.',
    },
    'LEADER-06': {
      title: 'Ships, not zeppelins',
      ruling: 'Walledgrave’s 50 F come off beside transport cards, but only on sea lines, never in the air.',
    },
    'LEADER-07': {
      title: 'Chapman’s second tile',
      ruling:
        'Chapman decides once the first tile is face up. It goes back into the bag before the second is drawn, so it may come again; the second has to be taken.',
    },
    'LEADER-08': {
      title: 'Each leader once',
      rule: 'No leader can be chosen twice. Whoever is to choose may take Chapman instead of any leader who is still free.',
    },
    'LEADER-09': {
      title: 'The card for Simone',
      rule: 'With Simone Deforêt in the race, the bivouac deals 2 cards more than there are crews. After every crew has taken one, the last crew in turn order takes one of the two that remain, and Simone gets the other.',
      ruling:
        'This happens by itself. If there are too few cards, Simone’s is the first to go missing, then the last crew’s second, then those of the crews that choose last.',
    },
    'LEADER-10': {
      title: 'When the discount is used',
      ruling:
        'Walledgrave’s discount applies by itself. It is used up only when a sea line is really taken and only if it made the fare lower.',
    },
    'LEADER-11': {
      title: 'Where Van Hotten draws',
      ruling:
        'Van Hotten’s two cards are for coloured cities. Villages and purple cities give what they always give.',
    },
    'LEADER-12': {
      title: 'Nowhere to lay',
      ruling:
        'If a topographer’s tiles find no free connected space any more, all tiles still in hand go back into the bag and none leaves the game.',
    },
    'LEADER-DELATOUR': {
      title: 'Delatour scouts ahead',
      rule: 'Jean Delatour leads the French crew. Once a turn he draws 3 tiles and lays them.',
    },
    'LEADER-MARTINETTI': {
      title: 'Martinetti repairs',
      rule: 'Gianni Martinetti leads the Italian crew. Once a turn he makes a repair.',
    },
    'LEADER-WALLEDGRAVE': {
      title: 'Walledgrave travels cheaper',
      rule: 'Sir Andrew Walledgrave leads the English crew. Once a turn a sea line costs him 50 F less.',
    },
    'LEADER-VAN-HOTTEN': {
      title: 'Van Hotten is welcome',
      rule: 'Leonard Van Hotten leads the Belgian crew. On entering a city he always draws at least 2 cards.',
    },
    'LEADER-CHAPMAN': {
      title: 'Chapman looks twice',
      rule: 'Roy Chapman is an American mercenary. Once a turn, in unfamiliar territory, he may put the first tile back into the bag and draw another.',
    },
    'LEADER-CHEVY': {
      title: 'Chevy has backers',
      rule: 'Louis Chevy leads the Swiss crew. Once a turn he receives 20 F.',
    },
    'LEADER-DEFORET': {
      title: 'Deforêt gets a card more',
      rule: 'Simone Deforêt leads the Suffragettes. At each bivouac one more card is dealt, and it is hers once all have taken theirs.',
    },
    'CARD-TOPOGRAPHER': {
      title: 'Topographer',
      rule: 'The crew draws 4 tiles, lays 2 of them just like a pathfinder, and the other 2 leave the game. For step 2 of a sequence. 2 copies.',
    },
  },
} satisfies ChapterText<typeof chapter>;
