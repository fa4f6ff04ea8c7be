import { LANGUAGES } from '@race/rulebook';
import { describe, expect, it } from 'vitest';
import { audit, strangers } from './audit.ts';
import { readSources } from './sources.ts';

describe('law 10', () => {
  const sources = readSources();

  it('every rule identifier is named by a test', async () => {
    const untested = (await audit(sources)).filter(({ tests }) => tests.length === 0);
    expect(untested.map(({ id }) => id)).toEqual([]);
  });

  it('every rule identifier has a text in four languages', async () => {
    const untold = (await audit(sources)).filter(({ texts }) => texts.length < LANGUAGES.length);
    expect(untold.map(({ id }) => id)).toEqual([]);
  });

  it('every rule identifier is cited by the code that obeys it', async () => {
    const uncited = (await audit(sources)).filter(({ code }) => code.length === 0);
    expect(uncited.map(({ id }) => id)).toEqual([]);
  });

  it('no other identifier is cited anywhere', () => {
    expect(strangers(sources)).toEqual([]);
  });
});
