import type { dash as chapter } from '../../chapters/dash.ts';
import type { ChapterText } from '../../text.ts';

// One term for each thing: round, race card, starter, hierarchy, row, course, stage, half stage, airfield, booster, play, take.

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
      rule: 'Each of the 7 characters has a colour and 5 race cards: train, car, motorbike, boat and plane. A race card shows a vehicle, its speed and the stages it covers; cars, boats and planes have half stages, too. Its back shows a booster.',
    },
    'DASH-COMP-02': {
      title: 'Hierarchy and starters',
      rule: 'There are 5 hierarchy cards, one per vehicle, and 8 starter cards: 2 trains, 2 cars, 1 motorbike, 1 boat and 2 planes.',
    },
    'DASH-COMP-03': {
      title: 'Our own numbers',
      ruling:
        'The numbers on the cards are our own. Slow cards cover more, and no character is stronger than another.',
    },
    'DASH-COMP-04': {
      title: 'No two speeds alike',
      ruling: 'No two cards of the same vehicle have the same speed, starters included.',
    },
    'DASH-SETUP-01': {
      title: 'Characters',
      rule: 'Take a character and its 5 race cards.',
    },
    'DASH-SETUP-02': {
      title: 'The first hierarchy',
      rule: 'From top to bottom, the hierarchy starts as train, car, motorbike, boat, plane.',
    },
    'DASH-SETUP-03': {
      title: 'Starters',
      rule: 'Shuffle the starters. Put one more than there are players face up to the right of the hierarchy, each in the row of its vehicle. The others are out of the game.',
    },
    'DASH-SETUP-04': {
      title: 'Choosing characters',
      ruling: 'Characters are drawn at random, unless the host lets the players choose in seat order.',
    },
    'DASH-ROUND-01': {
      title: 'Choosing in secret',
      rule: 'Everyone chooses a race card in secret, and all cards are revealed together. Your card goes to the left of the hierarchy, in the row of its vehicle.',
    },
    'DASH-ROUND-02': {
      title: 'The order',
      rule: 'Then each player in order takes one of the cards on the right. The higher vehicle in the hierarchy goes first; within a row, the faster card goes first.',
    },
    'DASH-ROUND-03': {
      title: 'Equal cards',
      ruling:
        'Without a booster, cards never tie. If a booster makes vehicle and speed equal, the player who was earlier in the last round’s order goes first; in the first round, seat order decides.',
    },
    'DASH-ROUND-04': {
      title: 'Your course',
      rule: 'Add the card you take to your course.',
    },
    'DASH-ROUND-05': {
      title: 'The card left over',
      rule: 'Exactly 1 card is left on the right. Its vehicle rises one place in the hierarchy; from the top it falls to the bottom.',
      ruling:
        'The card stays where it is and can be taken in the next round. So every round offers 1 card more than there are players.',
    },
    'DASH-ROUND-06': {
      title: 'The end of a round',
      rule: 'The race cards just played move from the left to the right; they can be taken in the next round. The lowest of them is turned to its booster side, and its owner may use the booster; then it is a race card again.',
    },
    'DASH-ROUND-07': {
      title: 'The lowest card',
      ruling: 'The lowest card is the last in the order of “DASH-ROUND-02”, boosters included.',
    },
    'DASH-ROUND-08': {
      title: 'The last round',
      ruling:
        'After round 5 there is nothing left to take, so boosters that act on a later round do nothing.',
    },
    'DASH-BOOST-01': {
      title: 'Summit',
      rule: 'Put a vehicle of your choice at the top of the hierarchy.',
    },
    'DASH-BOOST-02': {
      title: 'Full throttle',
      rule: 'The next vehicle you play counts as the fastest of its kind.',
    },
    'DASH-BOOST-03': {
      title: 'The last word',
      rule: 'Next round, you choose your card after all others have revealed theirs.',
    },
    'DASH-BOOST-04': {
      title: 'Disguise',
      rule: 'The next card you play counts as the vehicle at the top of the hierarchy. If that changes its vehicle, its speed is 0.',
    },
    'DASH-BOOST-05': {
      title: 'Stopwatch',
      rule: 'Next round, speed is compared first, and the hierarchy breaks ties.',
    },
    'DASH-BOOST-06': {
      title: 'Connection',
      rule: 'Swap a card of your course with a card of your hand. The card from your hand may not be the train.',
    },
    'DASH-BOOST-07': {
      title: 'Using a booster',
      ruling: 'Using a booster is optional. A booster for the next card lasts one round.',
    },
    'DASH-BOOST-08': {
      title: 'When Summit takes effect',
      ruling:
        '“DASH-BOOST-01” takes effect after the hierarchy has moved. The other vehicles close up below.',
    },
    'DASH-BOOST-09': {
      title: 'Cards that change hands',
      ruling:
        'You play a card swapped into your hand like one of your own: its owner is whoever plays it. A starter has no booster; if a starter is the lowest card, there is none.',
    },
    'DASH-END-01': {
      title: 'Counting',
      rule: 'After 5 rounds, put the 5 cards of your course in any order and count your whole stages. Two matching halves make 1 stage; two plane halves (an airfield) make 4. A single half counts nothing.',
    },
    'DASH-END-02': {
      title: 'Bonuses',
      rule: 'Each card of your own colour in your course counts 1 stage more. The violet player may count 1 more with 2 starters in the course.',
    },
    'DASH-END-03': {
      title: 'Who wins',
      rule: 'Most stages wins. If players are tied, the higher sum of speeds in the course wins.',
      ruling: 'If they are still tied, they share the victory.',
    },
    'DASH-END-04': {
      title: 'Arranged for you',
      ruling: 'The game arranges your course in the best way and shows how it was counted.',
    },
    'DASH-END-05': {
      title: 'Which halves match',
      ruling:
        'Halves match only within one vehicle: car with car, boat with boat, plane with plane. Each half counts once. A half is at the left or the right edge of its card; a right half joins a left half of the next card, and two left halves join nothing.',
    },
    'DASH-END-06': {
      title: 'Own cards and starters',
      ruling:
        'You can take your own cards, and they count as your colour. Violet’s bonus is 1, however many starters.',
    },
  },
} satisfies ChapterText<typeof chapter>;
