import { describe, expect, it } from 'vitest';
import { given } from './testing/given.ts';
import type { GivenRace } from './testing/given-race.ts';
import { put, savedAs } from './testing/saved.ts';

type Change = readonly [path: string, value: unknown];

const read = (race: GivenRace, ...changes: readonly Change[]) =>
  race.rules.readState(changes.reduce((from, [path, value]) => put(from, path, value), savedAs(race)));

/** Waits at the price of a space that takes a jerrycan: turn, convoy, sequence, drive, entry. */
function driving() {
  const race = given({
    blue: { at: 'timbuktu', petrol: 1, hand: ['jerrycan', 'guide'] },
    tiles: { 37: '2p', 38: '1p' },
  });
  race.blue.drives('se');
  return race;
}

function pouring() {
  const race = given({ blue: { at: 'timbuktu', hand: ['jerrycan', 'militia'] }, tiles: { 37: '2p-danger' } });
  race.blue.drives().enters('se', { poured: true });
  return race;
}

function sailing() {
  const race = given({ blue: { at: 'dakar', petrol: 0, francs: 100, hand: ['jerrycan', 'transport'] } });
  race.blue.takesLineTo('porto-novo', { cards: 1 });
  return race;
}

function splitting() {
  const race = given({ blue: { at: 'timbuktu', hand: ['guide'] }, tiles: { 37: '1p2d' } });
  race.blue.drives('se');
  return race;
}

function throwingAway() {
  const race = given({ blue: { at: 'timbuktu', chassis: 1, hand: ['guide'] }, tiles: { 37: '1p1d' } });
  race.blue.drives('se').takesOffEngine(0);
  return race;
}

function halting() {
  const race = given({ blue: { at: 'timbuktu', hand: ['guide'] }, tiles: { 37: '1p-stop' } });
  race.blue.drives('se');
  return race;
}

function swapping() {
  const race = given({
    blue: { at: 'timbuktu', hand: ['con-artist'] },
    orange: { hand: ['guide'] },
    tiles: { 37: '2p', 38: '1p', 49: '2p' },
  });
  race.blue.plays('con-artist').picks(37);
  return race;
}

function swapped() {
  const race = swapping();
  race.blue.picks(38);
  return race;
}

function sabotaging() {
  const race = given({ blue: { hand: ['saboteur'] }, orange: { hand: ['militia'] }, green: {} });
  race.blue.plays('saboteur').targets('orange');
  return race;
}

function sabotaged() {
  const race = sabotaging();
  race.orange.declines();
  return race;
}

function naming() {
  const race = given({ blue: { hand: ['saboteur'] } });
  race.blue.plays('saboteur');
  return race;
}

function scouting() {
  const race = given({ blue: { at: 'timbuktu' }, bag: ['1p', '2p'] });
  race.blue.scouts();
  return race;
}

function repairing() {
  const race = given({ blue: { at: 'timbuktu', engine: 2 } });
  race.blue.repairs();
  return race;
}

function tracking() {
  const race = given({ blue: { hand: ['tracker'] }, deck: ['guide', 'militia', 'driver'] });
  race.blue.plays('tracker');
  return race;
}

function frightened() {
  const race = given({ blue: { at: 'timbuktu' }, tiles: { 37: '1p-danger' } });
  race.blue.drives('se');
  return race;
}

function flying() {
  const race = given({ blue: { at: 'fort-lamy', petrol: 0, francs: 130, hand: ['jerrycan'] } });
  race.blue.takesLineTo('tripoli');
  return race;
}

function hunting() {
  const race = given({
    blue: { at: 'timbuktu', hand: ['trail-hunter'] },
    orange: { hand: ['guide'] },
    tiles: { 37: '2p', 38: '2p', 49: '2p' },
  });
  race.blue.plays('trail-hunter').picks(37);
  return race;
}

function hunted() {
  const race = hunting();
  race.blue.picks(49);
  return race;
}

function drawing() {
  const race = given({ blue: { chassis: 0 }, deck: ['guide'] });
  race.blue.drawsACard();
  return race;
}

function keeping() {
  const race = given({ phase: 'bivouac', orange: { chassis: 0 }, row: ['driver', 'guide', 'militia'] });
  race.orange.takes('guide');
  return race;
}

function keepingTheLast() {
  const race = given({ phase: 'bivouac', orange: { chassis: 1 }, row: ['driver', 'guide', 'militia'] });
  race.orange.takes('guide');
  race.blue.takes('driver');
  return race;
}

const oneHome = () => given({ blue: { arrived: 1 }, orange: {}, green: {}, whose: 'orange' });

const twoHome = () =>
  given({ blue: { arrived: 2 }, orange: { arrived: 1, since: 7 }, green: {}, whose: 'green' });

function over() {
  const race = oneHome();
  race.orange.passes();
  race.green.passes();
  return race;
}

const setOut = () => {
  const race = given({ blue: { at: 'timbuktu' } });
  race.blue.drives();
  return race;
};
const taking = () => given({ phase: 'bivouac', row: ['driver', 'guide', 'guide'] });
const planning = () => given({ phase: 'planning' });
const choosing = () => given({ phase: 'start' });

const POSITIONS = {
  driving,
  pouring,
  sailing,
  splitting,
  throwingAway,
  halting,
  swapping,
  swapped,
  sabotaging,
  sabotaged,
  naming,
  scouting,
  repairing,
  tracking,
  frightened,
  flying,
  hunting,
  hunted,
  drawing,
  keeping,
  keepingTheLast,
  oneHome,
  twoHome,
  over,
  setOut,
  taking,
  planning,
  choosing,
};

const IMPOSSIBLE: readonly [string, () => GivenRace, ...Change[]][] = [
  ['a frame of a kind nobody knows', driving, ['public.stack.4.kind', 'flight']],
  ['a frame with a field too many', driving, ['public.stack.4.more', 1]],
  ['a frame with a field too few', driving, ['public.stack.4.poured', undefined]],
  ['an entry into a space that is not near', driving, ['public.stack.4.to', 100]],
  ['an entry that asks for more petrol than the space', driving, ['public.stack.4.petrol', 3]],
  ['an entry that does other damage than the space', driving, ['public.stack.4.damage', 1]],
  ['an entry into a danger that is not there', driving, ['public.stack.4.danger', true]],
  ['a jerrycan poured into a price with room in the tank', driving, ['public.stack.4.poured', true]],
  ['a jerrycan poured with a tank no longer full', pouring, ['public.crews.0.petrol', 5]],
  [
    'a jerrycan poured that is not there',
    pouring,
    ['seats.0.hand.13', 0],
    ['table.deck.13', 8],
    ['seats.0.hand.12', 1],
    ['table.deck.12', 1],
    ['public.crews.0.known.13', 0],
  ],
  ['a fare on the road', driving, ['public.stack.4.fare', 10]],
  ['transport cards on the road', driving, ['public.stack.4.cards', 1]],
  ['a line that leaves elsewhere', driving, ['public.stack.4.line', 0], ['public.stack.4.fare', 130]],
  ['an entry that has landed elsewhere', driving, ['public.stack.4.stage', 'land']],
  ['an entry with nothing to wait for', driving, ['public.stack.4.stage', 'move']],
  ['an entry without a drive', driving, ['public.stack.3', undefined]],
  ['a drive without a sequence', driving, ['public.stack.2', undefined]],
  ['a sequence without a convoy', driving, ['public.stack.1', undefined]],
  ['a convoy without a turn', driving, ['public.stack.0', undefined]],
  ['a drive in another’s sequence', driving, ['public.stack.2.seat', 1]],
  ['a sequence out of turn order', driving, ['public.stack.1.next', 0]],
  ['a sequence still before its petrol', driving, ['public.stack.2.step', 'petrol']],
  ['a drive that has not moved and enters', driving, ['public.stack.3.moved', false]],
  ['an entry by another than the driver', driving, ['public.stack.4.seat', 1]],
  ['a drive longer than the engine', setOut, ['public.stack.3.left', 6]],
  ['a drive shorter than the engine before it moved', setOut, ['public.stack.3.left', 4]],
  ['a drive on and on', setOut, ['public.stack.3.left', 5], ['public.stack.3.moved', true]],
  ['a fare that is not the line’s', sailing, ['public.stack.4.fare', 60]],
  ['a line to another city', sailing, ['public.stack.4.to', 15]],
  ['a fare that cannot be paid', sailing, ['public.crews.0.francs', 40], ['public.bank', 120]],
  ['transport cards that are not held', sailing, ['public.stack.4.cards', 2], ['public.stack.4.fare', 0]],
  ['more damage than the space does', splitting, ['public.stack.5.amount', 3]],
  ['less damage than the space does', splitting, ['public.stack.5.amount', 1]],
  ['damage to another by one’s own drive', splitting, ['public.stack.5.target', 1]],
  ['damage that another splits', splitting, ['public.stack.5.seat', 1]],
  ['damage at the wrong stage', splitting, ['public.stack.4.stage', 'price']],
  ['damage on nothing', splitting, ['public.stack.4', undefined]],
  ['a hand too large before the vehicle moved', throwingAway, ['public.stack.4.stage', 'price']],
  ['a hand asked of another', throwingAway, ['public.stack.5.seat', 1]],
  ['a stop elsewhere', halting, ['public.stack.4.space', 38]],
  ['a stop with other spaces left', halting, ['public.stack.4.left', 2]],
  ['a stop of another’s drive', halting, ['public.stack.4.seat', 1]],
  ['a tile named twice', swapping, ['public.stack.3.spaces', [37, 37]]],
  ['a tile named that is not there', swapping, ['public.stack.3.spaces', [40]]],
  ['tiles named by a card that names none', swapping, ['public.stack.3.card', 1]],
  ['tiles named by a card that names a crew', swapping, ['public.stack.3.card', 6]],
  [
    'one tile named where two are needed',
    swapping,
    ['public.stack.3.count', 1],
    ['public.stack.3.spaces', []],
  ],
  ['three tiles named where two are needed', swapping, ['public.stack.3.count', 3]],
  ['two alike allowed where they must differ', swapping, ['public.stack.3.unlike', false]],
  ['one tile to swap', swapped, ['public.stack.3.spaces', [37]]],
  ['two alike to swap', swapped, ['public.stack.3.spaces', [37, 49]]],
  ['a swap aimed at a crew', swapped, ['public.stack.3.target', 1]],
  ['a swap by a card that swaps nothing', swapped, ['public.stack.3.card', 3]],
  ['a saboteur aimed at nobody', sabotaging, ['public.stack.3.target', -1]],
  ['a saboteur aimed at its player', sabotaging, ['public.stack.3.target', 0]],
  ['a saboteur aimed at tiles', sabotaging, ['public.stack.3.spaces', [37]]],
  [
    'a saboteur on who has nothing to lose',
    sabotaging,
    ['public.crews.1.engine', 0],
    ['public.crews.1.chassis', 0],
  ],
  ['sabotage of another than the target', sabotaged, ['public.stack.4.target', 2]],
  ['sabotage split by another', sabotaged, ['public.stack.4.seat', 2]],
  ['sabotage of nothing', sabotaged, ['public.stack.4.amount', 0]],
  ['sabotage of more than there is', sabotaged, ['public.stack.4.amount', 11]],
  ['a crew named by a card that names none', naming, ['public.stack.3.card', 1]],
  ['a tile held that was not drawn', scouting, ['public.stack.3.held', 5]],
  ['tiles to lay that ask for nothing', scouting, ['public.stack.3.asks', false]],
  ['tiles to lay out of order', scouting, ['public.stack.3.tiles', [1, 0]]],
  ['a part at another price', repairing, ['public.stack.3.price', 40]],
  ['a tracker that drew another number', tracking, ['public.stack.3.drawn', 2]],
  ['a tracker that keeps all', tracking, ['public.stack.3.mustGo', false]],
  ['a bivouac in another phase', taking, ['public.phase', 'planning']],
  ['a bivouac before the convoy', taking, ['public.stack.0.next', 'convoy']],
  ['a bivouac that comes after itself', taking, ['public.stack.0.next', 'bivouac']],
  ['a plan in the bivouac', planning, ['public.stack.0.next', 'planning'], ['public.phase', 'bivouac']],
  ['a choice where all have chosen', choosing, ['public.stack.0.chosen', 1]],
  ['a choice in the middle of a race', choosing, ['public.turn', 1]],
  ['a crew chosen out of turn', choosing, ['public.crews.1.id', 'french']],
  ['less damage than a danger does', frightened, ['public.stack.5.amount', 1]],
  ['a line out of another city', flying, ['public.crews.0.at', 53], ['public.crews.0.level', 5]],
  [
    'a tile named under a vehicle',
    hunting,
    ['public.stack.3.spaces', [37]],
    ['public.crews.0.at', 37],
    ['public.crews.0.level', 3],
  ],
  ['more tiles named than asked for', hunting, ['public.stack.3.spaces', [37, 38]]],
  [
    'a second tile to name where there is none',
    hunting,
    ['public.tiles.38', -1],
    ['public.tiles.49', -1],
    ['public.bag.1', 9],
  ],
  ['three tiles to take', hunted, ['public.stack.3.spaces', [37, 49, 38]]],
  ['a tile to take that is not there', hunted, ['public.stack.3.spaces', [37, 40]]],
  ['a hand in a sequence before its petrol', drawing, ['public.stack.2.step', 'petrol']],
  ['a hand in a phase of its own', drawing, ['public.stack.2', undefined]],
  ['a hand after the plans', keepingTheLast, ['public.stack.0.next', 'convoy'], ['public.phase', 'planning']],
  ['a hand of who carries it all', keeping, ['public.crews.1.chassis', 3]],
  ['an arrival outside a convoy', oneHome, ['public.phase', 'planning']],
  ['a second arrival before the first', oneHome, ['public.crews.0.arrived', 2]],
  ['two first arrivals', twoHome, ['public.crews.0.arrived', 1]],
  ['an arrival that nobody counted', oneHome, ['public.arrivals', 0]],
  ['assistants of who is home', oneHome, ['public.crews.0.boxes', [0, 0, 1, 0]]],
  ['a crew home that has not passed', oneHome, ['public.crews.0.passed', false]],
  [
    'cards of who is home',
    oneHome,
    ['seats.0.hand.0', 1],
    ['public.crews.0.cards', 1],
    ['table.deck.0', 1],
    ['public.deck', 45],
  ],
  [
    'a crew in the destination that is not home',
    oneHome,
    ['public.crews.0.arrived', 0],
    ['public.arrivals', 0],
  ],
  ['a seat that nobody has', driving, ['public.stack.4.seat', 2]],
  ['a card that nobody knows', naming, ['public.stack.3.card', 15]],
  ['a space off the board', driving, ['public.stack.4.to', 119]],
  ['a vehicle off the board', driving, ['public.crews.1.at', 119]],
  ['a line that nobody sails', driving, ['public.stack.4.line', 10]],
  ['a tile of no kind', driving, ['public.tiles.60', 12]],
  ['a tile of no kind to lay', scouting, ['public.stack.3.tiles', [0, 12]]],
  ['a tile of no kind in hand', scouting, ['public.stack.3.held', 12]],
  ['a crew of no seat in turn order', driving, ['public.order', [0, 2]]],
  ['a gauge larger than any', driving, ['public.crews.1.petrolMax', 11]],
  ['a crew ready that is not at the table', planning, ['table.ready', 4]],
  ['a card of no kind face up', taking, ['public.row', [3, 12, 15]]],
  ['a place in a bivouac that nobody has', taking, ['public.stack.1.next', 2]],
  ['a card too many', driving, ['public.discard.0', 1]],
  ['a tile too few', driving, ['public.bag.0', 0]],
  ['a tile on a city', driving, ['public.tiles.26', 2], ['public.bag.2', 2]],
  ['money the bank never gave', driving, ['public.crews.0.francs', 90]],
  ['a hand of another size', driving, ['public.crews.0.cards', 1]],
  ['known cards that are not in hand', driving, ['public.crews.0.known.0', 1]],
  ['a hand that the chassis does not carry', driving, ['public.crews.0.chassis', 1]],
  ['petrol above its maximum', driving, ['public.crews.1.petrol', 7]],
  ['an engine above its maximum', driving, ['public.crews.1.engine', 6]],
  ['a chassis above its maximum', driving, ['public.crews.1.chassis', 6]],
  ['a token where the vehicle is not', driving, ['public.crews.0.level', 9]],
  ['two tokens in one place of the stack', driving, ['public.crews.0.since', 1]],
  ['a token that came later than all moves', driving, ['public.crews.1.since', 2]],
  ['a crew twice in turn order', driving, ['public.order.1', 0]],
  ['the same vehicle twice', driving, ['public.crews.1.id', 'french']],
  ['an arrival of who is on the road', driving, ['public.crews.1.arrived', 1], ['public.arrivals', 1]],
  ['more arrivals than crews home', driving, ['public.arrivals', 1]],
  ['pathfinders of who has passed', driving, ['public.crews.1.passed', true]],
  ['six assistants', driving, ['public.crews.1.boxes', [2, 2, 1, 1]]],
  ['another phase', driving, ['public.phase', 'planning']],
  ['an end with things to do', driving, ['public.phase', 'over']],
  ['an end in the middle', driving, ['public.stack', []]],
  ['an answer nobody was asked for', driving, ['seats.1.sealed', { do: 'pass' }]],
  ['somebody ready who was not asked', driving, ['table.ready', 2]],
  ['cards face up outside a bivouac', driving, ['public.row', [0]], ['table.deck.0', 1], ['public.deck', 43]],
  [
    'cards drawn by nobody’s tracker',
    driving,
    ['seats.1.drawn', [0]],
    ['table.deck.0', 1],
    ['public.deck', 43],
  ],
  ['another deck than all see', driving, ['public.deck', 43]],
  ['no stream for the bag', driving, ['table.chance.bag', undefined]],
  ['a script for chance', driving, ['table.chance.bag', [2, 0, 0]]],
  ['a stream of no kind', driving, ['table.chance.bag', [9, 0, 0]]],
  ['half a franc', driving, ['public.crews.0.francs', 80.5]],
  ['less than nothing', driving, ['public.crews.0.petrol', -1]],
  ['nothing with a sign', driving, ['public.arrivals', -0]],
  ['a number in words', driving, ['public.crews.0.francs', '80']],
  ['an answer its crew may not give', sabotaging, ['seats.1.sealed', { do: 'guard' }], ['table.ready', 2]],
  ['an answer that is none', sabotaging, ['seats.1.sealed', { do: 'fly' }], ['table.ready', 2]],
  ['an answer of another kind', sabotaging, ['seats.1.sealed', 7], ['table.ready', 2]],
  ['a crew ready without an answer', planning, ['table.ready', 1]],
  ['an answer of who is not ready', planning, ['seats.0.sealed', { do: 'plan', boxes: [5, 0, 0, 0] }]],
  ['a plan that is none', planning, ['seats.0.sealed', { do: 'pass' }], ['table.ready', 1]],
];

describe('a saved race', () => {
  it.each(Object.entries(POSITIONS))('is read while it waits: %s', (_name, position) => {
    expect(read(position())).not.toBeNull();
  });

  it.each(IMPOSSIBLE)('is refused with %s', (_name, position, ...changes) => {
    expect(read(position(), ...changes)).toBeNull();
  });

  it('is read with a plan that is sealed, and refused when all are and nothing happened', () => {
    const [blue, orange] = [
      { do: 'plan', boxes: [5, 0, 0, 0] },
      { do: 'plan', boxes: [0, 5, 0, 0] },
    ];
    const one = [
      ['seats.0.sealed', blue],
      ['table.ready', 1],
    ] as const;
    expect(read(planning(), ...one)).not.toBeNull();
    expect(
      read(planning(), ['seats.0.sealed', blue], ['seats.1.sealed', orange], ['table.ready', 3]),
    ).toBeNull();
  });
});
