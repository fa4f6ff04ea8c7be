import { fingerprint } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import {
  answer,
  askedPeople,
  type DeviceTable,
  isFinished,
  LONGEST_NAME,
  playBots,
  writeTable,
} from './index.ts';
import { DICE, must, PERSON, planOf, playedTable, RACER, wiseAnswer } from './testing/tables.ts';
import { readTable } from './whole.ts';

const MIXED = planOf([PERSON, RACER, DICE], { board: 'south-america', towards: 'north' });
const text = writeTable(playedTable(MIXED, 12));

type File = { [name: string]: unknown; entries: { [name: string]: unknown }[]; players: unknown[] };

/** The file after it was tampered with. */
function changed(change: (file: File) => void): string {
  const file = JSON.parse(text) as File;
  change(file);
  return JSON.stringify(file);
}

/** The table after it was written and read again. */
function written(table: DeviceTable): DeviceTable {
  const read = readTable(writeTable(table));
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
}

const refusal = (reason: string, details: object = {}) => ({
  ok: false,
  refusal: { reason, rule: 'TABLE-02', with: details },
});

describe('TABLE-02 a table as a file', () => {
  it('comes back as it was: race, players, seed and log', () => {
    const table = playedTable(MIXED, 12);
    const read = readTable(text);
    if (!read.ok) throw new Error(read.refusal.reason);
    expect(read.value.plan).toEqual(table.plan);
    expect(read.value.history.entries).toEqual(table.history.entries);
    expect(fingerprint(read.value.history.state)).toBe(fingerprint(table.history.state));
  });

  it('gives the same bot answers after a resume, random bots included', () => {
    let kept = playedTable(MIXED, 0);
    let resumed = kept;
    for (let n = 0; !isFinished(kept); n++) {
      const [seat = -1] = askedPeople(kept);
      const given = wiseAnswer(kept, seat);
      kept = playBots(must(answer(kept, seat, given)));
      if (n % 4 === 0) resumed = written(resumed);
      const own = resumed.rules.readAnswer(given);
      if (own === null) throw new Error('an answer was lost');
      resumed = playBots(must(answer(resumed, seat, own)));
      expect(n).toBeLessThan(400);
    }
    expect(resumed.history.entries).toEqual(kept.history.entries);
    expect(fingerprint(resumed.history.state)).toBe(fingerprint(kept.history.state));
  });

  it('reads a race that is over', () => {
    const table = playedTable(planOf([PERSON, RACER]));
    const read = readTable(writeTable(table));
    expect(read.ok && isFinished(read.value)).toBe(true);
  });

  it('keeps what a race is there to teach, and no name that is none', () => {
    const lesson = readTable(
      writeTable({ ...playedTable(MIXED, 3), plan: { ...MIXED, lesson: 'tutorial' } }),
    );
    expect(lesson.ok && lesson.value.plan.lesson).toBe('tutorial');
    for (const bad of [7, '', 'A'.repeat(99), '<b>']) {
      const read = readTable(changed((file) => Object.assign(file, { lesson: bad })));
      expect(read.ok && 'lesson' in read.value.plan).toBe(false);
    }
  });

  it('keeps a sealed table sealed: a key of eight words comes back', () => {
    const plan = { ...MIXED, seed: [1, 2, 3, 4, 5, 6, 7, 8] };
    const read = readTable(writeTable(playedTable(plan, 3)));
    expect(read.ok && read.value.plan.seed).toEqual(plan.seed);
  });
});

describe('TABLE-02 files that are refused', () => {
  it('refuses what is cut off or is no file of a race', () => {
    expect(readTable(text.slice(0, -40))).toEqual(refusal('record.notJson'));
    expect(readTable('')).toEqual(refusal('record.notJson'));
    expect(readTable('[]')).toEqual(refusal('record.notARecord'));
    expect(readTable('{"format":1}')).toEqual(refusal('record.notARecord'));
  });

  it('refuses a file of a newer version, of another game or of other rules', () => {
    expect(readTable(changed((file) => Object.assign(file, { format: 2 })))).toEqual(
      refusal('record.newer', { format: 2 }),
    );
    expect(readTable(changed((file) => Object.assign(file, { game: 'dash' })))).toEqual(
      refusal('record.otherGame', { game: 'dash' }),
    );
    expect(readTable(changed((file) => Object.assign(file, { version: 99 })))).toEqual(
      refusal('record.otherRules', { version: 99 }),
    );
  });

  it('refuses options that no race has, and names the option', () => {
    const withOptions = (options: unknown) => readTable(changed((file) => Object.assign(file, { options })));
    expect(withOptions({ board: 'asia' })).toEqual(refusal('record.options', { option: 'board' }));
    expect(withOptions({ crews: 9 })).toEqual(refusal('record.options', { option: 'crews' }));
    expect(withOptions({ weather: 'fine' })).toEqual(refusal('record.options', { option: 'weather' }));
    expect(withOptions(null)).toEqual(refusal('record.options', { option: 'options' }));
  });

  it.each([
    ['too few', [PERSON, RACER]],
    ['too many', [PERSON, RACER, DICE, RACER]],
    ['none', []],
    ['no list', 'Anna'],
    ['an unknown bot', [PERSON, RACER, { kind: 'bot', bot: 'oracle' }]],
    ['a bot named like a property of every object', [PERSON, RACER, { kind: 'bot', bot: 'toString' }]],
    ['a bot without a name', [PERSON, RACER, { kind: 'bot' }]],
    ['an unknown kind', [PERSON, RACER, { kind: 'ghost', name: 'Anna' }]],
    ['a person without a name', [PERSON, RACER, { kind: 'person' }]],
    ['a name that is no text', [PERSON, RACER, { kind: 'person', name: 7 }]],
    ['a name without end', [PERSON, RACER, { kind: 'person', name: 'a'.repeat(LONGEST_NAME + 1) }]],
    ['nobody on a seat', [PERSON, RACER, null]],
  ])('refuses wrong players: %s', (_what, players) => {
    expect(readTable(changed((file) => Object.assign(file, { players })))).toEqual(refusal('record.players'));
  });

  it('refuses a file without players', () => {
    expect(readTable(changed((file) => Reflect.deleteProperty(file, 'players')))).toEqual(
      refusal('record.players'),
    );
  });

  it('takes nothing from the players but what a player has', () => {
    const read = readTable(
      changed((file) => file.players.splice(0, 1, { kind: 'person', name: 'Anna', francs: 900 })),
    );
    expect(read.ok && read.value.plan.players[0]).toEqual(PERSON);
  });

  it('refuses another seed than the race was opened with', () => {
    expect(readTable(changed((file) => Object.assign(file, { seed: 7 })))).toEqual(
      refusal('record.commitment'),
    );
    expect(readTable(changed((file) => Object.assign(file, { salt: 'sugar' })))).toEqual(
      refusal('record.commitment'),
    );
  });

  it('refuses a changed line and names it', () => {
    const line = 3;
    expect(readTable(changed((file) => Object.assign(file.entries[line] ?? {}, { print: '00' })))).toEqual(
      refusal('record.differs', { line: line + 1 }),
    );
    expect(
      readTable(changed((file) => Object.assign(file.entries[line] ?? {}, { answer: { do: 'fly' } }))),
    ).toEqual(refusal('record.noAnswer', { line: line + 1 }));
    expect(
      readTable(changed((file) => Object.assign(file.entries[line] ?? {}, { answer: { do: 'stop' } }))),
    ).toMatchObject({ ok: false, refusal: { reason: 'record.illegal', with: { line: line + 1 } } });
  });

  it('refuses a line that is missing in the middle', () => {
    expect(readTable(changed((file) => file.entries.splice(5, 1)))).toMatchObject({
      ok: false,
      refusal: { rule: 'TABLE-02', with: { line: expect.any(Number) } },
    });
  });
});
