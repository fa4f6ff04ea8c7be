import type { Answer } from '@race/great-race';
import { farEnd, lineOf } from '@race/great-race/board/board.ts';
import { given } from '@race/great-race/testing/given.ts';
import { sampledPositions } from '@race/great-race/testing/random-races.ts';
import { legalActions, listSeats, open, pending } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { type Arrangement, arrange, cardsThatHelp, placeOf } from './arrange.ts';
import { type ButtonRow, type RowChoice, rowOf } from './row.ts';

/** All questions of many random races, with their answers. */
function* questions(): Generator<{ answers: readonly Answer[]; arranged: Arrangement; kind: string }> {
  for (const { rules, state } of sampledPositions({ races: 12, every: 3 })) {
    const g = open(rules, state);
    for (const seat of listSeats(pending(rules, g))) {
      const answers = legalActions(g, seat);
      const at = state.public.crews[seat]?.at ?? -1;
      const arranged = arrange(answers, (line) => farEnd(lineOf(rules.board, line), at));
      yield { answers, arranged, kind: state.public.stack.at(-1)?.kind ?? '' };
    }
  }
}

const placed = ({ boxes, cards, spaces, petrol, options, windscreen, row, buttons }: Arrangement) => [
  ...[...boxes.values(), ...cards.values(), ...spaces.values()].flat(),
  ...[petrol, options, windscreen, row, buttons].flat(),
];

const NOTHING: RowChoice = {
  thing: null,
  isNamed: false,
  hasWays: false,
  space: null,
  way: null,
  option: null,
  levels: 0,
};

/** What a player would choose on the table to get to an answer. */
function choiceFor(answer: Answer): RowChoice {
  const place = placeOf(answer, () => 0);
  const thing = place.on === 'box' ? place.box : place.on === 'petrol' ? place.on : null;
  const levels = answer.do === 'fuel' ? answer.levels : 0;
  return { ...NOTHING, thing, levels, option: answer, space: 'space' in answer ? answer.space : null };
}

const deedsOf = ({ main, second, end, quiet, more }: ButtonRow): Answer[] =>
  [main, second, end, quiet, ...more].flatMap((act) =>
    act?.deed && 'answer' in act.deed ? [act.deed.answer] : [],
  );

describe('an arrangement', () => {
  it('has every answer of every question in exactly one place', () => {
    const kinds = new Set<string>();
    for (const { answers, arranged, kind } of questions()) {
      kinds.add(kind);
      expect(new Set(placed(arranged))).toEqual(new Set(answers));
      expect(placed(arranged)).toHaveLength(answers.length);
    }
    expect(kinds.size).toBeGreaterThanOrEqual(14);
  });

  it('leaves no answer out of reach: each is on a card, in a row, behind the windscreen or a button of the bar', () => {
    for (const { answers, arranged } of questions())
      for (const answer of answers) {
        const { on } = placeOf(answer, () => 0);
        // A tile is laid by touching its space.
        if (on === 'card' || on === 'windscreen' || on === 'row' || answer.do === 'place') continue;
        const space = [...arranged.spaces].find(([, here]) => here.includes(answer))?.[0];
        const chosen = choiceFor(answer);
        const row = rowOf(arranged, space === undefined ? chosen : { ...chosen, space });
        expect(deedsOf(row), JSON.stringify(answer)).toContain(answer);
      }
  });

  it('gives an answer that nobody has heard of yet a button', () => {
    const unheard: Answer = JSON.parse('{ "do": "fly", "height": 3 }');
    const arranged = arrange([unheard], () => null);
    expect(arranged.buttons).toEqual([unheard]);
    expect(deedsOf(rowOf(arranged, NOTHING))).toEqual([unheard]);
  });

  it('gives an answer of a module the hole or the board that the module names', () => {
    const [here, there]: Answer[] = JSON.parse('[{ "do": "fly" }, { "do": "swim" }]');
    if (here === undefined || there === undefined) throw new Error('no answers');
    const standOf = (verb: string) => (verb === 'fly' ? ('main' as const) : ('board' as const));
    const arranged = arrange([here, there], () => null, standOf);
    expect(arranged.board).toEqual([there]);
    const row = rowOf(arranged, NOTHING, standOf);
    expect(row.main?.deed).toEqual({ answer: here });
    expect(row.expected).toBe(row.main);
  });
});

const meetingFor = (race: ReturnType<typeof given>, asked: Parameters<typeof cardsThatHelp>[0]) =>
  cardsThatHelp(asked, race.blue.options(), (id) => race.rules.cards.find((card) => card.id === id));

describe('cards that meet what is asked', () => {
  it('BASE-DRIVE-03 are the militia at a danger', () => {
    const race = given({
      blue: { at: 'timbuktu', petrol: 4, hand: ['militia', 'guide', 'jerrycan'] },
      tiles: { 'se of timbuktu': '1p-danger' },
    });
    race.blue.drives('se');
    expect(race.question).toBe('entry');
    expect(meetingFor(race, { kind: 'entry', isShort: false })).toEqual([{ do: 'play', card: 'militia' }]);
  });

  it('BASE-DRIVE-04 are jerrycans too where the tank does not hold the price', () => {
    const race = given({
      blue: { at: 'timbuktu', petrol: 0, hand: ['militia', 'jerrycan'] },
      tiles: { 'se of timbuktu': '1p-danger' },
    });
    race.blue.drives('se');
    expect(race.question).toBe('entry');
    expect(meetingFor(race, { kind: 'entry', isShort: true })).toContainEqual({
      do: 'play',
      card: 'jerrycan',
    });
  });

  it('BASE-DRIVE-06 are the guide at a stop symbol, and not the petrol that could be poured there', () => {
    const race = given({
      blue: { at: 'timbuktu', petrol: 4, hand: ['guide', 'jerrycan'] },
      tiles: { 'se of timbuktu': '1p-stop' },
    });
    race.blue.drives('se');
    expect(race.question).toBe('halt');
    expect(meetingFor(race, { kind: 'halt', isShort: false })).toEqual([{ do: 'play', card: 'guide' }]);
  });

  it('POSTAL-06 are the express delivery where a parcel could be handed over, and not the petrol', () => {
    const race = given({
      modules: ['postal'],
      slots: {
        postal: { cities: Array(19).fill(-1), aboard: [2, -1], bag: [8, 8, 7, 8], from: [-1, -1] },
      },
      blue: { at: 61, petrol: 3, hand: ['express-delivery', 'jerrycan'] },
      tiles: { 61: '1p' },
    });
    race.blue.drives(62);
    expect(race.question).toBe('parcel');
    expect(meetingFor(race, { kind: undefined, isShort: false })).toEqual([
      { do: 'play', card: 'express-delivery' },
    ]);
  });

  it('are none where it is only time for cards', () => {
    const race = given({ blue: { at: 'timbuktu', petrol: 4, hand: ['jerrycan'] } });
    expect(race.blue.may({ do: 'play', card: 'jerrycan' })).toBe(true);
    expect(meetingFor(race, { kind: 'sequence', isShort: false })).toEqual([]);
  });
});
