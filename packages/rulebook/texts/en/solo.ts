import type { solo as chapter } from '../../chapters/solo.ts';
import type { ChapterText } from '../../text.ts';

export const solo = {
  sections: {
    torpedo: 'René Estienne’s Torpedo',
    deck: 'René’s deck grows',
    legacy: 'Legacy powers',
    passport: 'The passport',
  },
  rules: {
    'SOLO-01': {
      title: 'The Torpedo',
      rule: 'René Estienne’s Torpedo has two gauges, petrol and mechanics, both at 6 of at most 6 when the first race starts. Five assistants of its own mark its five actions a turn. It has neither money nor a hand.',
    },
    'SOLO-02': {
      title: 'Who starts',
      rule: 'In the first race the player is first in turn order.',
    },
    'SOLO-03': {
      title: 'René’s deck',
      rule: 'In the first race his deck is the 8 cards of level 1, shuffled. Each turn one is revealed and steers him.',
      ruling: 'When the deck is used up, its cards are shuffled again.',
    },
    'SOLO-04': {
      title: 'What a card shows',
      rule: 'A card of his shows its level, a letter, a target colour, how many tiles he draws and from which value on a tile is hard, the steps of his second assistant and of the later ones, the spaces he takes from in the bivouac when first and when second, what each danger card left there costs, and the petrol and mechanics he recovers.',
    },
    'SOLO-05': {
      title: 'A turn against René',
      rule: 'A card of his is revealed; then come the convoy, in which player and Torpedo take turns assistant by assistant, maintenance, bivouac and planning.',
      ruling:
        'Before the first turn five cards are laid out: the player takes one, or two when second, the others are discarded and hurt nobody. Then the player plans. No card of René’s is revealed for it.',
    },
    'SOLO-06': {
      title: 'Easy and hard tiles',
      rule: 'With his first assistant he draws the tiles his card says. A tile is worth its petrol and damage, and 1 more each for danger and for a stop symbol. Below the limit of the card it goes onto his own way, at the limit or above it onto the player’s. Among equal sums a stop weighs more than a plain tile, a danger more than a stop.',
    },
    'SOLO-07': {
      title: 'His target',
      rule: 'He makes for the nearest city of the target colour, never for one at his own progress or behind. Of two as near it is the one nearer the destination; once reached, the next of the colour. When there is none left, or the destination is nearer, he makes for the destination.',
    },
    'SOLO-08': {
      title: 'Tiles on his way',
      rule: 'His easy tiles go onto the shortest way to his target, from the vehicle on and always connected to it. Cities count as way, sea lines do not. With no free space on that way the tile goes unused into the box.',
    },
    'SOLO-09': {
      title: 'Tiles on the player’s way',
      rule: 'Hard tiles go onto the player’s shortest way to the destination; where it is full, around the player’s vehicle, then next to that way. Cities count as way, sea lines do not, and every tile is connected to the player’s vehicle.',
    },
    'SOLO-10': {
      title: 'His steps',
      rule: 'With his second assistant, and with each later one, he moves as many steps as the card says.',
    },
    'SOLO-11': {
      title: 'How he moves',
      rule: 'Between two tiles he takes the easier. Next to a city farther on the track than himself his next step is that city, target or not; he never enters a city on his own level or behind. What he cannot pay he does not enter. A danger costs him 2 mechanics, a risk zone 1 more petrol. With no tile ahead he drives blind, as everybody does. A city or a stop symbol ends the move; his next assistant may go on.',
      ruling: 'Of several cities beside him he enters his target, else the one nearest to it.',
    },
    'SOLO-12': {
      title: 'Cards in a city',
      rule: 'Entering a city he draws the cards it shows; they matter for his powers.',
      ruling: 'Then he discards them.',
    },
    'SOLO-13': {
      title: 'Always the same way',
      ruling:
        'Ways are shortest by number of spaces; of equal ones the lower sum of values counts, then the board’s own order of spaces, so the same position always gives the same move. An empty space counts 2. His ways avoid cities he may not enter, as seen from where he stands.',
    },
    'SOLO-14': {
      title: 'Who is in front',
      rule: 'Turn order is made as always. When the player is first: 20 F. When the Torpedo is first: 2 petrol in a city, 1 elsewhere.',
    },
    'SOLO-15': {
      title: 'Five numbered spaces',
      rule: 'Five cards lie on five numbered spaces. In turn order, not in reverse, who is first takes one, then who is second two; the Torpedo takes from the spaces its card names.',
      ruling:
        'An empty space passes its claim to the next filled one, from 5 on to 1. Cards that are left are discarded after they have struck, those the Torpedo took at once after its powers.',
    },
    'SOLO-16': {
      title: 'Dangers left lying',
      rule: 'Each danger card that is left costs the player the mechanics that René’s card shows.',
      ruling: 'The player splits it.',
    },
    'SOLO-17': {
      title: 'Recovery',
      rule: 'The player plans as always; the Torpedo gains the petrol and mechanics its card shows, up to its maxima.',
    },
    'SOLO-18': {
      title: 'The end',
      rule: 'Who arrives first makes this the last turn. If both arrive in it: 5 points to the first and 3 to the second, 1 a level of mechanics, 1 to the player for 50 F, and 1 to the Torpedo for each of its cards revealed in the race. If only one arrives, it wins.',
    },
    'SOLO-19': {
      title: 'Tricks against him',
      ruling:
        'The player’s danger cards work on the Torpedo: a saboteur takes 2 mechanics. It never answers.',
    },
    'SOLO-20': {
      title: 'His breakdown',
      ruling:
        'Mechanics at 0 is its breakdown: it stands until it recovers, and its assistants are spent all the same. Entering a city costs it 1 petrol.',
    },
    'SOLO-21': {
      title: 'Equal values',
      ruling:
        'Of equal values petrol is easiest, then damage, stop and danger. Of several tiles for one way his easiest, or the player’s hardest, goes nearest the vehicle.',
    },
    'SOLO-22': {
      title: 'One step',
      ruling:
        'A step goes to a touching space on a shortest way to his target: a city first, else the easiest tile he can pay, else an empty space. With none of these he stays and the move ends.',
    },
    'SOLO-23': {
      title: 'Guards at night',
      ruling:
        'Militia cards, and guards left from the convoy, stop the damage of one danger card each, in the bivouac and against his red powers. More damage than levels takes all of them.',
    },
    'SOLO-24': {
      title: 'Later races',
      ruling:
        'The loser of the last race is first. The player has 80 F when first and 70 F when second. The Torpedo’s gauges start at their maxima.',
    },
    'SOLO-25': {
      title: 'What counts for him',
      ruling:
        'Each reveal counts for his score, repeats after a shuffle too. A tie goes to the earlier arrival.',
    },
    'SOLO-26': {
      title: 'When he arrives',
      ruling: 'When the Torpedo arrives its assistants go; the player finishes the convoy.',
    },
    'SOLO-27': {
      title: 'Always all five',
      ruling: 'It plays one assistant a sequence, always all five, in order.',
    },
    'SOLO-28': {
      title: 'Cities across the water',
      ruling: 'A city that cannot be reached by land is never a target, until his third blue power.',
    },
    'DECK-01': {
      title: 'He learns',
      rule: 'After a race the player won, two random cards of his deck’s lowest level are replaced by two of the next level; after a lost race, one.',
    },
    'DECK-02': {
      title: 'By the letter',
      rule: 'For less chance, a card is replaced by the one of the same letter.',
    },
    'DECK-03': {
      title: 'The deck of a campaign',
      rule: 'A campaign keeps the deck from race to race: levels 1 to 3, eight cards each.',
    },
    'DECK-04': {
      title: 'The last of a level',
      ruling:
        'If only one card of the lowest level is left, the second to go is of the next. A deck of level 3 stays. Without letters the replacement is drawn from the next level’s cards that are not in the deck.',
    },
    'LEGACY-01': {
      title: 'Powers for good',
      rule: 'Each time the Torpedo enters a city of its target colour it gains the next level of that colour for the rest of the campaign, at once, before the city’s cards are drawn. Levels add up.',
    },
    'LEGACY-02': {
      title: 'Four levels, and the sea',
      ruling:
        'Above level 4 nothing more comes. A sea line is one step, costs 1 petrol and ends the move; air lines and a closed sea are not taken. Targets and distances count open sea lines as steps too, and he takes a line where the way over it has fewer steps than any way by land. So he never stands still while there is a way he can pay for.',
    },
    'LEGACY-BLUE-01': {
      title: 'No more stops',
      rule: 'Stop symbols no longer stop him.',
    },
    'LEGACY-BLUE-02': {
      title: 'At home in the wild',
      rule: 'Risk zones cost him no more petrol than other ground.',
    },
    'LEGACY-BLUE-03': {
      title: 'Free passage',
      rule: 'Sea lines are free to him, but only when they bring him nearer his target.',
    },
    'LEGACY-BLUE-04': {
      title: 'A step more',
      rule: 'He moves one step more with his second assistant.',
    },
    'LEGACY-GREEN-01': {
      title: 'Petrol from the bivouac',
      rule: 'Jerrycan and refuelling cards that he takes in the bivouac fill his petrol.',
    },
    'LEGACY-GREEN-02': {
      title: 'Parts from the bivouac',
      rule: 'Spare parts and toolboxes that he takes in the bivouac repair him.',
    },
    'LEGACY-GREEN-03': {
      title: 'Petrol from the cities',
      rule: 'Jerrycan and refuelling cards drawn on entering a city fill his petrol too.',
    },
    'LEGACY-GREEN-04': {
      title: 'Parts from the cities',
      rule: 'Spare parts and toolboxes drawn on entering a city repair him too.',
    },
    'LEGACY-RED-01': {
      title: 'Dangers he takes',
      rule: 'Danger cards that he takes in the bivouac hurt the player as his card shows.',
    },
    'LEGACY-RED-02': {
      title: 'Dangers from the cities',
      rule: 'Danger cards drawn on entering a city hurt the player as well.',
    },
    'LEGACY-RED-03': {
      title: 'Hardened',
      rule: 'A danger tile costs him 1 mechanics instead of 2.',
    },
    'LEGACY-RED-04': {
      title: 'Fearless',
      rule: 'A danger tile costs him no mechanics.',
    },
    'LEGACY-YELLOW-01': {
      title: 'A larger tank',
      rule: 'Both his gauges can hold 7.',
    },
    'LEGACY-YELLOW-02': {
      title: 'A stronger frame',
      rule: 'Both his gauges can hold 8.',
    },
    'LEGACY-YELLOW-03': {
      title: 'A new engine',
      rule: 'Both his gauges can hold 9.',
    },
    'LEGACY-YELLOW-04': {
      title: 'The perfect machine',
      rule: 'Both his gauges can hold 10.',
    },
    'PASS-01': {
      title: 'Three ways',
      rule: 'The passport is a list of missions; each fulfilled earns a stamp. There are three ways to fill it: prudent, with his deck alone; legendary, with his deck and his powers; alone, with no opponent at all.',
    },
    'PASS-02': {
      title: 'The missions',
      ruling:
        'The missions are ours, at least 15 a continent, and each is stamped separately for the three ways. Alone, the crew races against a fixed number of turns.',
    },
    'PASS-03': {
      title: 'A legendary driver',
      rule: 'A passport filled in the legendary way makes a legendary driver.',
    },
  },
} satisfies ChapterText<typeof chapter>;
