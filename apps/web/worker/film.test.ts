import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFilm } from './film.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'packages', 'great-race', 'recorded');
const text = readFileSync(join(FOLDER, 'africa-south-4-racers.game.json'), 'utf8');

function film() {
  const made = makeFilm(text);
  if (!made.ok) throw new Error(made.refusal.reason);
  return made.value;
}

const tampered = (change: object) => makeFilm(JSON.stringify({ ...JSON.parse(text), ...change }));

describe('a film of a recorded race', () => {
  it('begins before the first turn and ends with the standings', () => {
    const { race, moments, scenes } = film();
    expect(race.moments).toBe(moments.length);
    expect(scenes).toHaveLength(moments.length);
    expect(moments[0]?.events.map(({ key }) => key)).toContain('orderDrawn');
    expect(moments.at(-1)?.events.map(({ key }) => key)).toContain('raceEnded');
    expect(scenes.at(-1)?.standings).toHaveLength(4);
    expect(scenes.slice(0, -1).every(({ standings }) => standings === null)).toBe(true);
  });

  it('knows at which moment each turn begins', () => {
    const { race, moments } = film();
    expect(race.turns.map((at) => moments[at]?.turn)).toEqual(race.turns.map((_, index) => index + 1));
  });

  it('tells something at every moment, and nothing that only one seat may hear', () => {
    for (const { events } of film().moments) {
      expect(events.length).toBeGreaterThan(0);
      expect(events.filter((event) => 'to' in event)).toEqual([]);
    }
  });

  it('shows no hand and no draw still to come', () => {
    const { scenes } = film();
    const shown = JSON.stringify(scenes[Math.floor(scenes.length / 2)]);
    for (const secret of ['"hand":[', 'chance', 'sealed']) expect(shown).not.toContain(secret);
    expect(shown.length).toBeLessThan(4096);
  });

  it('is refused when the file is none, or not what it claims', () => {
    expect(makeFilm('{')).toMatchObject({ ok: false, refusal: { reason: 'record.notJson' } });
    expect(makeFilm('[]')).toMatchObject({ ok: false, refusal: { reason: 'record.notARecord' } });
    expect(tampered({ salt: 'other' })).toMatchObject({
      ok: false,
      refusal: { reason: 'record.commitment' },
    });
    expect(tampered({ options: { board: 'atlantis' } })).toMatchObject({ ok: false });
    expect(tampered({ options: null })).toMatchObject({ ok: false });
  });
});
