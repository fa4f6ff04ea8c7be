import { makeRace, type Race, readOptions, STREAMS } from '@race/great-race';
import {
  begin,
  chooseFrom,
  fast,
  type History,
  isOver,
  legalActions,
  listSeats,
  open,
  pending,
  streams,
  undoable,
  view,
  write,
} from '@race/kernel';
import { describe, expect, it } from 'vitest';
import {
  applyAnswer,
  follow,
  goBack,
  type LiveTable,
  type LogLine,
  lineOf,
  type Mirror,
  mayAnswer,
  messagesFor,
  mirrorOf,
  openLiveTable,
  pastOf,
  rebuild,
  sightOf,
  takeableIn,
  takeBack,
  viewOf,
} from './index.ts';

const SEATS = [0, 1, 2, null];

function raceOf(seed: number) {
  const read = readOptions({ crews: 3, order: 'seated', vehicles: ['french', 'italian', 'english'] });
  if (!read.ok) throw new Error(read.fault.option);
  const rules = makeRace(read.options);
  const chance = streams(STREAMS, [seed, 2, 3, 4, 5, 6, 7, 8]);
  return { rules, chance, options: read.options };
}

/** A live table beside the kernel's own history of it, and a mirror for everyone who looks on. */
function tableOf(seed: number) {
  const { rules, chance, options } = raceOf(seed);
  const live: LiveTable<Race> = openLiveTable(rules, chance);
  let history: History<Race> = begin(rules, chance);
  const lines: LogLine<Race>[] = [];
  const mirrors = new Map<number | null, Mirror<Race> | null>();
  const look = (seat: number | null, since: number | null = null) => {
    const past = pastOf({ rules, chance, lines }, seat, since);
    const message = JSON.parse(JSON.stringify(sightOf('t', live, { ...past, seat, seen: null, options })));
    return mirrorOf<Race>(message, mirrors.get(seat) ?? null);
  };
  for (const seat of SEATS) mirrors.set(seat, look(seat));

  function tell(effect: Parameters<typeof messagesFor<Race>>[2]): void {
    const telling = messagesFor('t', live, effect, null);
    for (const seat of SEATS) {
      const text = telling(seat);
      const mirror = mirrors.get(seat);
      if (text !== null && mirror != null) mirrors.set(seat, follow(mirror, JSON.parse(text)));
    }
  }

  return {
    rules,
    chance,
    live,
    lines,
    mirrors,
    look,
    history: () => history,
    answer(seat: number, answer: Race['answer']) {
      const advanced = applyAnswer(live, seat, answer);
      const written = write(history, { seat, answer });
      if (!advanced.ok || !written.ok) throw new Error('a legal answer is refused');
      history = written.history;
      lines.push(lineOf(live, { seat, answer }));
      tell(advanced.effect);
    },
    undo(seat: number) {
      const written = write(history, { seat, undo: true });
      const taken = takeBack(live, seat);
      expect(taken.how !== 'refused').toBe(written.ok);
      if (taken.how === 'refused' || !written.ok) return;
      history = written.history;
      const entry = { seat, undo: true } as const;
      const after = { entry, at: live.at + 1, question: live.at + 1, checksum: 0 };
      const effect =
        taken.how === 'withdrawn'
          ? taken.effect
          : goBack(live, rebuild(rules, chance, [...lines, after]), { undone: taken.beat });
      lines.push(lineOf(live, entry));
      tell(effect);
    },
  };
}

type TestTable = ReturnType<typeof tableOf>;

function check({ live, history, mirrors, rules, chance, lines }: TestTable): void {
  expect(live.state).toEqual(history().state);
  for (const seat of SEATS) {
    const mirror = mirrors.get(seat);
    if (mirror == null) throw new Error('a mirror broke');
    expect(viewOf(mirror)).toEqual(view(rules, live.state, seat));
    if (seat === null) continue;
    expect(mayAnswer<Race>(rules, mirror, streams(STREAMS, 9))).toEqual(
      legalActions(open(rules, live.state), seat),
    );
    expect(takeableIn(mirror).length > 0).toBe(undoable(history(), seat) >= 0);
  }
  const again = rebuild(rules, chance, lines);
  expect({ ...again, rules: null }).toEqual({ ...live, rules: null });
}

describe('a live table', () => {
  it.each([1, 2, 3, 4])(
    'is what the kernel makes of the log, and every mirror is its seat’s view (%i)',
    (seed) => {
      const table = tableOf(seed);
      const chance = fast(seed, 8);
      for (let n = 0; n < 250 && !isOver(table.live.state); n++) {
        const asked = listSeats(pending(table.rules, table.live.state));
        const seat = chooseFrom(chance, asked);
        table.answer(seat, chooseFrom(chance, legalActions(open(table.rules, table.live.state), seat)));
        if (n % 5 === 0) table.undo(chooseFrom(chance, [0, 1, 2]));
        if (n % 10 === 0) check(table);
      }
      check(table);
    },
  );

  it('shows who comes late, or comes back, the same as who was there', () => {
    const table = tableOf(7);
    const chance = fast(7, 8);
    const play = (count: number) => {
      for (let n = 0; n < count; n++) {
        const [seat = 0] = listSeats(pending(table.rules, table.live.state));
        table.answer(seat, chooseFrom(chance, legalActions(open(table.rules, table.live.state), seat)));
      }
    };
    play(60);
    const old = table.mirrors.get(1) ?? null;
    play(30);
    const there = table.mirrors.get(1);
    expect(table.look(1)).toEqual(there);
    table.mirrors.set(1, old);
    expect(table.look(1, old?.at ?? 0)).toEqual(there);
  });

  it('does not take a message that does not fit', () => {
    const table = tableOf(8);
    const mirror = table.mirrors.get(0);
    if (mirror == null) throw new Error('a mirror broke');
    const beat = { type: 'beat', table: 't', at: 1, question: 1, checksum: 'wrong' } as const;
    expect(follow(mirror, beat)).toBeNull();
    expect(follow(mirror, { ...beat, at: 2 })).toBeNull();
    expect(follow(mirror, { ...beat, public: { nowhere: { deep: [1] } } })).toBeNull();
    expect(follow(mirror, { ...beat, own: { hand: { 99: [1] } } })).toBeNull();
  });
});
