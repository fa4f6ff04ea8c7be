import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { race } from '../games/race.ts';
import { lab, labJson } from '../testing/lab.ts';
import { tryGamesOf } from './job.ts';
import { save } from './save.ts';

const folder = mkdtempSync(join(tmpdir(), 'race-laws-'));
afterAll(() => rmSync(folder, { recursive: true }));

const JOB = { game: 'race', modules: [], seed: 2, nth: 0, decisions: 500 };

/** The race with a planted fault: from the second turn on something is missing. */
const faulty: typeof race = {
  ...race,
  trial: (rules, hurry) => ({
    ...race.trial(rules, hurry),
    missing: (state) => (state.public.turn < 2 ? null : 'a card has blown away'),
  }),
};

describe('a game that breaks a law', () => {
  const { violations } = tryGamesOf(faulty, JOB);

  it('comes with all it takes to break it again', () => {
    expect(violations[0]).toMatchObject({ law: '7', how: 'a card has blown away', lines: expect.any(Array) });
    expect(violations[0]?.lines).toHaveLength(violations[0]?.after ?? 0);
  });

  it('stops the search, since it would hardly stay the only one', () => {
    expect(violations).toHaveLength(3);
  });

  it('is written to a file that can be verified, replayed and tried again', async () => {
    const [violation] = violations;
    if (violation === undefined) throw new Error('nothing was broken');
    const { file } = save(violation, join(folder, 'law-7.json'));
    expect(await labJson('verify', file)).toMatchObject({ ok: true, lines: violation.after });
    expect(await lab('replay', file)).toMatchObject({ code: 0 });
    expect(await labJson('laws', '--again', file)).toMatchObject({ law: '7', breach: null });
  });
});

describe('a game that keeps the laws', () => {
  it('adds to the number of checks', () => {
    const { games, decisions, checks, violations } = tryGamesOf(race, JOB);
    expect(violations).toEqual([]);
    expect(games).toBeGreaterThanOrEqual(1);
    expect(decisions).toBeGreaterThanOrEqual(JOB.decisions);
    expect(checks['1']).toBeGreaterThan(decisions);
    expect(checks['5']).toBeGreaterThan(0);
  });
});
