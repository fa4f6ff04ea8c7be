import { makeRace, type Race, readOptions, STREAMS } from '@race/great-race';
import { raceTrial } from '@race/great-race/laws/trial.ts';
import {
  beginAt,
  chooseFrom,
  copy,
  type Entry,
  fast,
  legalActions,
  listSeats,
  type Origin,
  open,
  pending,
  type Refusal,
  type Rules,
  standingIn,
  streams,
  takeable,
  takeBack,
  type Undo,
  view,
} from '@race/kernel';
import { type Keep, onDevice, tryGame } from '@race/kernel/laws/index.ts';
import { describe, expect, it } from 'vitest';
import {
  applyAnswer,
  follow,
  foresee,
  goBack,
  isAsForeseen,
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
  undoLast,
  viewOf,
} from './index.ts';

const SEATS = [0, 1, 2, null];
const SEED = [1, 2, 3, 4, 5, 6, 7, 8];
const OPTIONS = { crews: 3, order: 'seated', vehicles: ['french', 'italian', 'english'] };

function rulesOf(options: object) {
  const read = readOptions(options);
  if (!read.ok) throw new Error(read.fault.option);
  return makeRace(read.options);
}

/** A live table with its log, and a mirror for each seat and a spectator. */
function tableOf(rules: Rules<Race>, origin: Origin) {
  const begun = beginAt<Race>(rules, STREAMS, origin);
  if (!begun.ok) throw new Error(begun.refusal.reason);
  const first = () => copy(rules, begun.history.first);
  const live = openLiveTable(rules, first());
  const chance = streams(STREAMS, origin.seed);
  const lines: LogLine<Race>[] = [];
  const mirrors = new Map<number | null, Mirror<Race> | null>();
  const look = (seat: number | null, since: number | null = null) => {
    const past = pastOf({ rules, chance, lines }, seat, since);
    const message = sightOf('t', live, { ...past, seat, seen: null, options: {} });
    return mirrorOf<Race>(JSON.parse(JSON.stringify(message)), mirrors.get(seat) ?? null);
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

  function write(entry: Entry<Race>): Refusal | null {
    if (!('undo' in entry)) {
      const given = applyAnswer(live, entry.seat, entry.answer);
      if (!given.ok) return given.refusal;
      lines.push(lineOf(live, entry));
      tell(given.effect);
      return null;
    }
    const taken = undo(entry);
    if (taken.how === 'refused') return taken.refusal;
    lines.push(lineOf(live, entry));
    tell(taken.effect);
    return null;
  }

  /** An undo as the server carries it out. */
  function undo(entry: Undo) {
    const after = { ...entry, at: live.at + 1, question: live.at + 1, checksum: 0 };
    const again = () => rebuild(rules, first(), [...lines, after]);
    if (entry.to === undefined) {
      const taken = undoLast(live, entry);
      if (taken.how !== 'again') return taken;
      return { how: 'again', effect: goBack(live, again(), taken.undone) } as const;
    }
    const agreed = takeBack(live, entry);
    if (agreed.how === 'refused') return agreed;
    const rebuilt = again();
    return { how: 'again', effect: goBack(live, rebuilt, { undoneFrom: rebuilt.beats }) } as const;
  }

  /** That every mirror is its seat's view, and that the table can be opened anew from its log. */
  function check(): void {
    for (const seat of SEATS) {
      const mirror = mirrors.get(seat);
      if (mirror == null) throw new Error('a mirror broke');
      expect(viewOf(mirror)).toEqual(view(rules, live.state, seat));
      if (seat === null) continue;
      expect(mayAnswer<Race>(rules, mirror, streams(STREAMS, 9))).toEqual(
        legalActions(open(rules, live.state), seat),
      );
      if (live.state.public.stack.length > 0)
        expect(takeableIn(mirror)).toHaveLength(takeable(live, seat).length);
    }
    expect({ ...rebuild(rules, first(), lines), rules: null }).toEqual({ ...live, rules: null });
  }

  return { rules, live, lines, mirrors, look, write, check };
}

const onLiveTable: Keep<Race> = ({ rules }, origin) => {
  const { live, lines, write, check } = tableOf(rules, origin);
  return {
    write(entry) {
      const refusal = write(entry);
      if (lines.length % 4 === 0) check();
      return refusal;
    },
    state: () => live.state,
    steps: () => live,
    answers: () => standingIn(lines),
  };
};

describe('a live table', () => {
  it.each([
    ['without modules', OPTIONS],
    ['where only those who can answer are asked', { ...OPTIONS, askOnlyWhoCan: true }],
    ['with modules', { ...OPTIONS, modules: ['patronage', 'village'] }],
  ])('law 11: has the history of a device, and every mirror is its seat’s view, %s', (_which, options) => {
    const trial = { ...raceTrial(rulesOf(options), 50), keeps: [onDevice<Race>, onLiveTable] };
    for (const seed of [1, 2, 3]) {
      const { breach, checks } = tryGame(trial, seed, { laws: ['11'] });
      expect(breach).toBeNull();
      expect(checks['11']).toBeGreaterThan(0);
    }
  });

  it('law 11 catches a live table whose horizon is not kept', () => {
    const forgetful: Keep<Race> = (trial, origin) => {
      const { live, lines, write } = tableOf(trial.rules, origin);
      return {
        write(entry) {
          const refusal = write(entry);
          live.standing = [];
          return refusal;
        },
        state: () => live.state,
        steps: () => live,
        answers: () => standingIn(lines),
      };
    };
    const trial = { ...raceTrial(rulesOf(OPTIONS), 50), keeps: [onDevice<Race>, forgetful] };
    expect(tryGame(trial, 1, { laws: ['11'] }).breach?.law).toBe('11');
  });

  it('shows who comes late, or comes back, the same as who was there', () => {
    const table = tableOf(rulesOf(OPTIONS), { seed: SEED });
    const chance = fast(7, 8);
    const play = (count: number) => {
      for (let n = 0; n < count; n++) {
        const { rules, live } = table;
        const [seat = 0] = listSeats(pending(rules, live.state));
        table.write({ seat, answer: chooseFrom(chance, legalActions(open(rules, live.state), seat)) });
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

  it.each([
    ['without modules', OPTIONS],
    ['with modules', { ...OPTIONS, modules: ['patronage', 'village', 'season'] }],
  ])('foresees what is certain, and nothing else, %s', (_which, options) => {
    const table = tableOf(rulesOf(options), { seed: SEED });
    const { rules, live, mirrors } = table;
    const chance = fast(7, 9);
    let foreseen = 0;
    for (let n = 0; n < 500 && live.state.public.stack.length > 0; n++) {
      const [seat = 0] = listSeats(pending(rules, live.state));
      const answer = chooseFrom(chance, legalActions(open(rules, live.state), seat));
      const mirror = mirrors.get(seat);
      if (mirror == null) throw new Error('a mirror broke');
      const known = JSON.stringify(mirror);
      const next = foresee<Race>(rules, mirror, { answer, chance: streams(STREAMS, n) });
      expect(JSON.stringify(mirror)).toBe(known);
      table.write({ seat, answer });
      if (next === null) continue;
      foreseen += 1;
      const told = mirrors.get(seat);
      expect(told != null && isAsForeseen(next, told)).toBe(true);
      expect(viewOf(next)).toEqual(view(rules, live.state, seat));
    }
    expect(foreseen).toBeGreaterThan(100);
  });

  it('tells what was foreseen from what came', () => {
    const table = tableOf(rulesOf(OPTIONS), { seed: SEED });
    const { rules, live, mirrors } = table;
    const [seat = 0] = listSeats(pending(rules, live.state));
    const [one, other] = legalActions(open(rules, live.state), seat);
    const mirror = mirrors.get(seat);
    if (mirror == null || one === undefined || other === undefined) throw new Error('nobody is asked');
    const next = foresee<Race>(rules, mirror, { answer: one, chance: streams(STREAMS, 1) });
    if (next === null) throw new Error('a card that lies open is no secret');
    table.write({ seat, answer: other });
    const told = mirrors.get(seat);
    expect(told != null && isAsForeseen(next, told)).toBe(false);
    // Somebody else is asked now.
    if (told != null)
      expect(foresee<Race>(rules, told, { answer: one, chance: streams(STREAMS, 1) })).toBeNull();
  });

  it('does not take a message that does not fit', () => {
    const mirror = tableOf(rulesOf(OPTIONS), { seed: SEED }).mirrors.get(0);
    if (mirror == null) throw new Error('a mirror broke');
    const beat = { type: 'beat', table: 't', at: 1, question: 1, checksum: 'wrong' } as const;
    expect(follow(mirror, beat)).toBeNull();
    expect(follow(mirror, { ...beat, at: 2 })).toBeNull();
    expect(follow(mirror, { ...beat, public: { nowhere: { deep: [1] } } })).toBeNull();
    expect(follow(mirror, { ...beat, own: { hand: { 99: [1] } } })).toBeNull();
  });
});
