import type { solo as chapter } from '../../chapters/solo.ts';
import type { ChapterText } from '../../text.ts';

export const solo = {
  sections: {
    torpedo: 'René Estienne’s Torpedo',
    deck: 'Deck-building',
    legacy: 'Legacy powers',
    passport: 'The passport',
  },
  rules: {
    'SOLO-01': {
      title: 'The Torpedo',
      rule: 'René Estienne’s Torpedo has two gauges, petrol and mechanics. In the first race both start at 6, which is their maximum. Five assistants of its own mark its five actions per turn. It has no money and no hand.',
    },
    'SOLO-02': {
      title: 'Who starts',
      rule: 'In the first race, you are first in turn order.',
    },
    'SOLO-03': {
      title: 'René’s deck',
      rule: 'In the first race, René’s deck consists of the 8 level 1 cards, shuffled. Each turn, one card is revealed and steers the Torpedo.',
      ruling: 'When the deck is used up, the cards are shuffled again.',
    },
    'SOLO-04': {
      title: 'What a card shows',
      rule: 'A René card shows its level, a letter and a target colour; how many tiles to place and the limit between easy and hard (on level 1: 2 tiles, limit 3); the steps of the second assistant and of the later ones; which spaces he takes from at the bivouac when first and when second; the damage of each danger card left over; and the petrol and mechanics he recovers.',
    },
    'SOLO-05': {
      title: 'A turn against René',
      rule: 'A turn goes: reveal a René card; convoy, in which you and the Torpedo alternate assistant by assistant; maintenance; bivouac; planning.',
      ruling:
        'Before the first turn, five cards are dealt face up. You take one, or two if you are second; the others are discarded and hurt nobody. Then you plan. No René card is revealed for this.',
    },
    'SOLO-06': {
      title: 'Easy and hard tiles',
      rule: 'With its first assistant, the Torpedo draws as many tiles as its card says. The value of a tile is its petrol plus its damage, plus 1 for a danger and 1 for a stop symbol. If the value is below the limit, the tile goes on the Torpedo’s route; at the limit or above, it goes on yours. Among equal sums, a stop counts as harder than a plain tile and a danger as harder than a stop.',
    },
    'SOLO-07': {
      title: 'Its target',
      rule: 'The Torpedo heads for the nearest city of the target colour, but never for one that is level with it or behind it on the progression track. Of two equally near, it picks the one nearer the destination; once it has reached one, it heads for the next of that colour. If there is none left, or if the destination is nearer, it heads for the destination.',
    },
    'SOLO-08': {
      title: 'Tiles on its route',
      rule: 'Easy tiles go on the shortest route to its target, starting from the Torpedo and always connected to it. Cities are part of the route, sea lines are not. If there is no free space on the route, the tile goes back into the box unused.',
    },
    'SOLO-09': {
      title: 'Tiles on your route',
      rule: 'Hard tiles go on your shortest route to the destination. If that is full, they go around your vehicle, then next to that route. Cities are part of the route, sea lines are not, and every tile must be connected to your vehicle.',
    },
    'SOLO-10': {
      title: 'Its steps',
      rule: 'With its second assistant and each later one, the Torpedo moves as many steps as the card says for that assistant.',
    },
    'SOLO-11': {
      title: 'How it moves',
      rule: 'Between two tiles, the Torpedo takes the easier one. If it is next to a city farther along the progression track than itself, its next step is that city, target or not. It never enters a city that is level with it or behind it, and it never enters a space it cannot pay for. A danger costs it 2 levels of mechanics, a risk zone 1 more petrol. With no tile ahead, it drives blind, like any crew in unfamiliar territory. A city or a stop symbol ends the move; the next assistant can go on.',
      ruling: 'Of several such cities, it enters its target, otherwise the one nearest its target.',
    },
    'SOLO-12': {
      title: 'Cards in a city',
      rule: 'When the Torpedo enters a city, it draws the cards the city shows; they matter for its legacy powers.',
      ruling: 'Then it discards them.',
    },
    'SOLO-13': {
      title: 'Always the same route',
      ruling:
        'The shortest route is the one with the fewest spaces. Among equals, the lower sum of values decides, then the board’s own order of spaces, so that the same position always gives the same move. An empty space counts 2. The Torpedo’s routes avoid cities it may not enter from where it stands.',
    },
    'SOLO-14': {
      title: 'Who is in front',
      rule: 'The turn order is determined as usual. If you are first, you receive 20 F. If the Torpedo is first, it gains 2 petrol in a city or 1 in the wilderness.',
    },
    'SOLO-15': {
      title: 'Five numbered spaces',
      rule: 'Five cards lie on five numbered spaces. In turn order, not in reverse, the first takes one card, then the second takes two. The Torpedo takes from the spaces its card names. On every level it takes one card when first and two when second; only the spaces differ from card to card.',
      ruling:
        'If a space is empty, the Torpedo takes from the next space that is filled, going on from 5 to 1 again. Cards left over are discarded after their dangers have counted, those the Torpedo took at once after its legacy powers.',
    },
    'SOLO-16': {
      title: 'Dangers left over',
      rule: 'Each danger card left over costs you as many levels of mechanics as René’s card shows.',
      ruling: 'You split the loss.',
    },
    'SOLO-17': {
      title: 'Recovery',
      rule: 'You plan as usual; the Torpedo gains the petrol and mechanics its card shows, up to its maximums.',
    },
    'SOLO-18': {
      title: 'The end',
      rule: 'The first to arrive makes this the last turn. If both of you arrive in this turn, the first scores 5 points and the second 3. Each scores 1 point for every level of mechanics. You also score 1 point for every full 50 F, the Torpedo 1 point for each of its cards revealed in the race. If only one of you arrives, that one wins.',
    },
    'SOLO-19': {
      title: 'Tricks against the Torpedo',
      ruling:
        'Your danger cards work on the Torpedo: a saboteur takes 2 levels of mechanics. It never responds.',
    },
    'SOLO-20': {
      title: 'Its breakdown',
      ruling:
        'With its mechanics at 0, the Torpedo has broken down. It stands still until it recovers, and its assistants are spent all the same. Entering a city costs it 1 petrol.',
    },
    'SOLO-21': {
      title: 'Equal values',
      ruling:
        'Among equal values, petrol is easiest, then damage, stop and danger. Of several tiles for one route, the Torpedo’s easiest, or your hardest, goes nearest the vehicle, and all of them are placed on that same route.',
    },
    'SOLO-22': {
      title: 'One step',
      ruling:
        'Each step goes to a touching space on a shortest route to its target: first a city it must enter, then the easiest tile it can pay for, then an empty space. If there is none of these, it stays where it is and the move ends.',
    },
    'SOLO-23': {
      title: 'Guards at night',
      ruling:
        'Each militia card, and each guard left over from the convoy, stops the damage of one danger card, both at the bivouac and against the red legacy powers. If the damage is more than the levels you have, you lose all of them.',
    },
    'SOLO-24': {
      title: 'Later races',
      ruling:
        'The loser of the last race is first. You have 80 F when first and 70 F when second. The Torpedo’s gauges start at their maximums.',
    },
    'SOLO-25': {
      title: 'What counts for the Torpedo',
      ruling:
        'Every revealed card counts for its score, including repeats after a reshuffle. A tie goes to the earlier arrival.',
    },
    'SOLO-26': {
      title: 'When the Torpedo arrives',
      ruling: 'When the Torpedo arrives, its assistants are removed; you finish the convoy.',
    },
    'SOLO-27': {
      title: 'Always all five',
      ruling: 'The Torpedo plays one assistant per sequence, always all five, in order.',
    },
    'SOLO-28': {
      title: 'Cities across the water',
      ruling: 'A city that cannot be reached by land is never a target, until the third blue legacy power.',
    },
    'DECK-01': {
      title: 'René learns',
      rule: 'After a race you have won, two random cards of the lowest level in René’s deck are replaced by two of the next level; after a race you have lost, one.',
    },
    'DECK-02': {
      title: 'By the letter',
      rule: 'For less chance, each card is replaced by the card with the same letter.',
    },
    'DECK-03': {
      title: 'The deck of a campaign',
      rule: 'A campaign keeps the deck from race to race. There are eight cards each of levels 1 to 3.',
    },
    'DECK-04': {
      title: 'The last of a level',
      ruling:
        'If only one card of the lowest level is left, the second card to go is one of the next level. A deck of level 3 stays as it is. Without letters, the replacement is drawn from those cards of the next level that are not in the deck.',
    },
    'LEGACY-01': {
      title: 'Gaining powers',
      rule: 'Each time the Torpedo enters a city of its target colour, it gains the next level of that colour for the rest of the campaign. The power takes effect at once, before the city’s cards are drawn. Levels add up.',
    },
    'LEGACY-02': {
      title: 'Four levels, and the sea',
      ruling:
        'There is nothing above level 4. A sea line is one step, costs 1 petrol and ends the move; air lines and a closed sea are never used. The Torpedo takes a sea line where the route over it has fewer steps than any route by land. Its target, its distances and its steps all count open sea lines in the same way, so it never stands still while there is a route it can pay for.',
    },
    'LEGACY-BLUE-01': {
      title: 'No more stops',
      rule: 'Stop symbols no longer stop the Torpedo.',
    },
    'LEGACY-BLUE-02': {
      title: 'At home in risk zones',
      rule: 'The Torpedo pays no extra petrol in risk zones.',
    },
    'LEGACY-BLUE-03': {
      title: 'Free passage',
      rule: 'The Torpedo uses sea lines free of charge, but only when they bring it nearer its target.',
    },
    'LEGACY-BLUE-04': {
      title: 'One step more',
      rule: 'The Torpedo moves one step more with its second assistant.',
    },
    'LEGACY-GREEN-01': {
      title: 'Petrol from the bivouac',
      rule: 'Jerrycan and refuelling station cards the Torpedo takes at the bivouac fill its petrol.',
    },
    'LEGACY-GREEN-02': {
      title: 'Parts from the bivouac',
      rule: 'Spare parts and toolboxes the Torpedo takes at the bivouac repair it.',
    },
    'LEGACY-GREEN-03': {
      title: 'Petrol from the cities',
      rule: 'Jerrycan and refuelling station cards the Torpedo draws on entering a city fill its petrol, too.',
    },
    'LEGACY-GREEN-04': {
      title: 'Parts from the cities',
      rule: 'Spare parts and toolboxes the Torpedo draws on entering a city repair it, too.',
    },
    'LEGACY-RED-01': {
      title: 'Dangers it takes',
      rule: 'Danger cards the Torpedo takes at the bivouac damage you as much as René’s card shows.',
    },
    'LEGACY-RED-02': {
      title: 'Dangers from the cities',
      rule: 'Danger cards the Torpedo draws on entering a city damage you as well.',
    },
    'LEGACY-RED-03': {
      title: 'Hardened',
      rule: 'A danger tile costs the Torpedo 1 level of mechanics instead of 2.',
    },
    'LEGACY-RED-04': {
      title: 'Fearless',
      rule: 'A danger tile costs the Torpedo nothing.',
    },
    'LEGACY-YELLOW-01': {
      title: 'A larger tank',
      rule: 'The maximum of both its gauges is 7.',
    },
    'LEGACY-YELLOW-02': {
      title: 'A stronger frame',
      rule: 'The maximum of both its gauges is 8.',
    },
    'LEGACY-YELLOW-03': {
      title: 'A new engine',
      rule: 'The maximum of both its gauges is 9.',
    },
    'LEGACY-YELLOW-04': {
      title: 'The perfect machine',
      rule: 'The maximum of both its gauges is 10.',
    },
    'PASS-01': {
      title: 'Three ways',
      rule: 'The passport is a list of missions. Each one you complete earns a stamp. There are three ways to fill it: prudent, with deck-building only; legendary, with deck-building and legacy powers; and alone, with no opponent at all.',
    },
    'PASS-02': {
      title: 'The missions',
      ruling:
        'The missions are our own: at least 15 per continent, each checked by the game and stamped separately for the three ways. Alone, you race against a fixed number of turns.',
    },
    'PASS-03': {
      title: 'A legendary driver',
      rule: 'Fill a passport in the legendary way and you are a legendary driver.',
    },
  },
} satisfies ChapterText<typeof chapter>;
