import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeRace, type Race, readOptions, STREAMS } from '@race/great-race';
import {
  begin,
  canonical,
  copy,
  legalActions,
  open,
  play,
  readRecord,
  replay,
  streams,
  view,
} from '@race/kernel';
import { describe, expect, it } from 'vitest';
import {
  actOf,
  deciderIn,
  following,
  isPlayable,
  joined,
  leavingOf,
  linesFrom,
  lineThrough,
  MOST_ACTS,
  type NoteAct,
  type Notebook,
  pathTo,
  playAct,
  readNotebook,
  withAct,
  withoutAct,
  worldSeenBy,
} from './notebook.ts';

const path = join(import.meta.dirname, '../great-race/recorded/africa-south-2-racers.game.json');
const record = readRecord(readFileSync(path, 'utf8'));
const options = record.ok ? readOptions(record.value.options) : record;
if (!record.ok || !options.ok) throw new Error('no race');
const rules = makeRace(options.options);
const raced = replay<Race>(rules, STREAMS, record.value);
if (!raced.ok) throw new Error('no race');
const { first, standing } = raced.value;

function stateAt(line: number) {
  const g = open<Race>(rules, copy<Race>(rules, first));
  for (const { seat, answer } of standing.slice(0, line)) play<Race>(g, seat, answer);
  return line < standing.length ? { public: g.public, seats: g.seats, table: g.table } : null;
}

const LINE = 60;

const root: NoteAct = {
  after: { line: LINE, eyes: 0 },
  world: 7,
  by: 0,
  played: '0',
  name: '',
  comment: '',
};
const after = (act: number, more: Partial<NoteAct> = {}): NoteAct => ({
  ...root,
  after: act,
  world: null,
  ...more,
});

/** Two lines from one moment, the first with a fork, and one from another moment. */
const TREE: Notebook = [
  root,
  after(0),
  after(0, { played: '1' }),
  after(1, { name: 'Ada', comment: 'a card more' }),
  { ...root, played: '2' },
  { ...root, after: { line: 20, eyes: 1 } },
];

describe('a notebook', () => {
  it('knows the path to each act, where it leaves the race, and what follows', () => {
    expect(pathTo(TREE, 3)).toEqual([0, 1, 3]);
    expect(leavingOf(TREE, 3)).toEqual({ line: LINE, eyes: 0 });
    expect(following(TREE, 0)).toEqual([1, 2]);
    expect(following(TREE, { line: LINE, eyes: 0 })).toEqual([0, 4]);
  });

  it('has each act once', () => {
    expect(withAct(TREE, { ...root, name: 'other' })).toEqual({ notebook: TREE, at: 0 });
    expect(withAct(TREE, after(3))?.at).toBe(6);
    const full = Array.from({ length: MOST_ACTS }, (_, nth) => ({ ...root, world: nth }));
    expect(withAct(full, { ...root, world: MOST_ACTS })).toBeNull();
  });

  it('loses an act with all that follows, and nothing else', () => {
    const less = withoutAct(TREE, 1);
    expect(less).toEqual([root, after(0, { played: '1' }), { ...root, played: '2' }, TREE[5]]);
  });

  it('gives one line, or the lines of one moment', () => {
    expect(lineThrough(TREE, 1)).toEqual([root, after(0), after(1, { name: 'Ada', comment: 'a card more' })]);
    expect(linesFrom(TREE, { line: LINE, eyes: 0 })).toEqual(TREE.slice(0, 5));
  });

  it('takes the lines of another one', () => {
    expect(joined(TREE.slice(0, 2), TREE)).toEqual(TREE);
    expect(joined(TREE, TREE)).toEqual(TREE);
  });

  it('is read as it was written', () => {
    expect(readNotebook(JSON.parse(JSON.stringify(TREE)))).toEqual(TREE);
  });

  it.each<[string, unknown]>([
    ['no list', {}],
    ['an act that follows itself', [after(0)]],
    ['an act that follows a later one', [after(1), root]],
    ['a line without a world', [{ ...root, world: null }]],
    ['no answer', [{ ...root, played: '' }]],
    ['an answer that is none', [{ ...root, played: '?' }]],
    ['a place before the race', [{ ...root, after: { line: -1, eyes: 0 } }]],
    ['a name of a thousand letters', [{ ...root, name: 'x'.repeat(1000) }]],
    ['no comment', [{ ...root, comment: undefined }]],
    ['too many acts', Array.from({ length: MOST_ACTS + 1 }, () => root)],
  ])('is refused: %s', (_, from) => {
    expect(readNotebook(from)).toBeNull();
  });
});

describe('a line', () => {
  const before = stateAt(LINE);
  if (before === null) throw new Error('the race is over');
  const by = deciderIn(rules, before, 0) ?? 0;

  it('is played in a world that its eyes allow, the same each time', () => {
    const act = { ...root, by };
    const once = playAct(rules, before, { act, eyes: by });
    const again = playAct(rules, before, { act, eyes: by });
    expect(once).not.toBeNull();
    expect(canonical(again?.state)).toBe(canonical(once?.state));
    const world = worldSeenBy(rules, before, { eyes: by, seed: 7 });
    expect(canonical(view<Race>(rules, world, by))).toBe(canonical(view<Race>(rules, before, by)));
  });

  it('does not change with what its eyes cannot see', () => {
    const other = 1 - by;
    const hidden = copy<Race>(rules, before);
    const unlike = begin<Race>(rules, streams(STREAMS, 99)).state;
    hidden.table.chance = unlike.table.chance;
    const mine = playAct(rules, before, { act: { ...root, by }, eyes: by });
    const theirs = playAct(rules, hidden, { act: { ...root, by }, eyes: by });
    expect(canonical(theirs?.state)).toBe(canonical(mine?.state));
    expect(other).not.toBe(by);
  });

  it('ends where an answer is not possible', () => {
    expect(playAct(rules, before, { act: { ...root, by, played: 'Z' }, eyes: by })).toBeNull();
    const bad: Notebook = [{ ...root, by }, after(0, { by, played: '-ZZ' })];
    expect(isPlayable(rules, bad, stateAt)).toBe(false);
    expect(isPlayable(rules, [{ ...root, by }], stateAt)).toBe(true);
    expect(isPlayable(rules, [{ ...root, after: { line: 9999, eyes: 0 } }], stateAt)).toBe(false);
    expect(isPlayable(rules, [{ ...root, after: { line: 3, eyes: 9 } }], stateAt)).toBe(false);
  });

  it('takes as many answers as are possible one after the other', () => {
    const [one] = legalActions(open<Race>(rules, before), by);
    if (one === undefined) throw new Error('nobody is asked');
    const acted = actOf(rules, before, { by, answers: [one, { do: 'stop' }] });
    expect(acted?.played).toBe('0');
    expect(actOf(rules, before, { by, answers: [{ do: 'stop' }] })).toBeNull();
  });
});
