import type { dash as chapter } from '../../chapters/dash.ts';
import type { ChapterText } from '../../text.ts';

// One idea, one word: round, race card, starter, hierarchy, row, course, stage, half stage, airfield, booster, to lay, to take.

export const dash = {
  sections: {
    'dash-cards': 'The cards',
    'dash-setup': 'Set-up',
    'dash-round': 'A round',
    'dash-boosters': 'Boosters',
    'dash-end': 'The end',
  },
  rules: {
    'DASH-COMP-01': {
      title: 'Race cards',
      rule: 'The 7 characters have a colour each, and 5 race cards: train, car, motorbike, boat and plane. A race card shows a vehicle, its speed and the stages it covers; cars, boats and planes may have half stages at their edges. On its back is a booster.',
    },
    'DASH-COMP-02': {
      title: 'Hierarchy and starters',
      rule: 'There are 5 hierarchy cards, one a vehicle, and 8 starter cards: 2 trains, 2 cars, 1 motorbike, 1 boat and 2 planes.',
    },
    'DASH-COMP-03': {
      title: 'Our own numbers',
      ruling:
        'Speeds, stages and boosters on the cards are those of this edition. Slow cards cover more, and no character is stronger than another.',
    },
    'DASH-COMP-04': {
      title: 'No two speeds alike',
      ruling: 'Within a vehicle no two cards have the same speed, starters included.',
    },
    'DASH-SETUP-01': {
      title: 'Characters',
      rule: 'Each player takes a character and its 5 race cards.',
    },
    'DASH-SETUP-02': {
      title: 'The first hierarchy',
      rule: 'From top to bottom the hierarchy begins as train, car, motorbike, boat, plane.',
    },
    'DASH-SETUP-03': {
      title: 'Starters',
      rule: 'The starters are shuffled. One more than there are players is laid open to the right of the hierarchy, each in the row of its vehicle; the others stay out of the game.',
    },
    'DASH-SETUP-04': {
      title: 'Who is who',
      ruling: 'Characters are drawn at random, unless the host lets the players choose in seat order.',
    },
    'DASH-ROUND-01': {
      title: 'Choosing in secret',
      rule: 'All choose a race card from their hand in secret and reveal it together. It lies to the left of the hierarchy, in the row of its vehicle.',
    },
    'DASH-ROUND-02': {
      title: 'The order',
      rule: 'Then each player in order takes one of the cards to the right. Whoever laid the vehicle that is higher in the hierarchy goes first; within a row, the faster.',
    },
    'DASH-ROUND-03': {
      title: 'Equal cards',
      ruling:
        'If a booster makes vehicle and speed equal, whoever was earlier in the last round goes first; in the first round the order of the seats decides.',
    },
    'DASH-ROUND-04': {
      title: 'The course',
      rule: 'The card taken is added to the player’s course.',
    },
    'DASH-ROUND-05': {
      title: 'The card left over',
      rule: 'Exactly 1 card remains on the right. Its vehicle rises one place in the hierarchy; from the top it falls to the bottom.',
      ruling: 'The card stays where it lies and can be taken in the next round.',
    },
    'DASH-ROUND-06': {
      title: 'The end of a round',
      rule: 'The race cards laid move from the left to the right, to be taken in the next round. The lowest of them is turned over first, and its owner may use the booster on its back.',
    },
    'DASH-ROUND-07': {
      title: 'The lowest card',
      ruling: 'The lowest card is the last in the order of DASH-ROUND-02, boosters included.',
    },
    'DASH-ROUND-08': {
      title: 'The last round',
      ruling: 'After round 5 there is nothing left to take, so no booster is used.',
    },
    'DASH-BOOST-01': {
      title: 'Summit',
      rule: 'The owner puts a vehicle of their choice on top of the hierarchy.',
    },
    'DASH-BOOST-02': {
      title: 'Full throttle',
      rule: 'The next vehicle the owner lays counts as the fastest of its kind.',
    },
    'DASH-BOOST-03': {
      title: 'The last word',
      rule: 'In the next round the owner chooses a card when all others have revealed theirs.',
    },
    'DASH-BOOST-04': {
      title: 'Disguise',
      rule: 'The next card the owner lays counts as the vehicle on top of the hierarchy. If that makes another vehicle of it, its speed is 0.',
    },
    'DASH-BOOST-05': {
      title: 'Stopwatch',
      rule: 'In the next round speed is compared first, for everybody, and the hierarchy only breaks ties.',
    },
    'DASH-BOOST-06': {
      title: 'Connection',
      rule: 'The owner swaps a card of their course with a card of their hand. The card from the hand may not be a train.',
    },
    'DASH-BOOST-07': {
      title: 'Using a booster',
      ruling: 'Nobody has to use a booster. One for the next card lasts for one round.',
    },
    'DASH-BOOST-08': {
      title: 'When the summit moves',
      ruling:
        'A vehicle is put on top after the card left over has moved the hierarchy. The others close up below it.',
    },
    'DASH-BOOST-09': {
      title: 'Cards that change hands',
      ruling:
        'A card swapped into the hand is laid like any other, and its booster belongs to whoever laid it. A starter has no booster: if it is lowest there is none.',
    },
    'DASH-END-01': {
      title: 'Counting',
      rule: 'After 5 rounds each player puts the 5 cards of the course in any order and counts the whole stages. Where a half at the right edge of a card meets a half at the left edge of the next, they make 1 stage; two halves of an airfield make 4. A lone half counts nothing.',
    },
    'DASH-END-02': {
      title: 'Bonuses',
      rule: 'Each card of the course in the player’s own colour counts 1 stage more. The violet player counts 1 more with 2 starters in the course.',
    },
    'DASH-END-03': {
      title: 'Who wins',
      rule: 'Most stages win. Tied players compare the sum of the speeds in their courses: the higher wins.',
      ruling: 'If that is equal too, they share the victory.',
    },
    'DASH-END-04': {
      title: 'Ordered by itself',
      ruling: 'The table puts every course in its best order by itself and shows how it counted.',
    },
    'DASH-END-05': {
      title: 'Which halves match',
      ruling:
        'Halves match within one vehicle only: car with car, boat with boat, plane with plane. Each half counts once.',
    },
    'DASH-END-06': {
      title: 'Own cards and starters',
      ruling:
        'A player can take their own cards back, and they count as their own. Violet’s bonus is 1, however many starters.',
    },
  },
} satisfies ChapterText<typeof chapter>;
