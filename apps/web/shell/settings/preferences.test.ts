import { LANGUAGES } from '@race/words/language.ts';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Setting } from './preferences.ts';

vi.mock('./text-size.ts', () => ({}));
const storage = new Map<string, string>();
const root = { dataset: {} as Record<string, string> };
const device = { matches: false, addEventListener: vi.fn() };

/** The module as a page loads it, with what the device remembers. */
async function loaded(remembered: Record<string, string>) {
  storage.clear();
  for (const [name, value] of Object.entries(remembered)) storage.set(name, value);
  vi.resetModules();
  vi.doMock('../words/say.ts', async () => {
    const { preference } = await import('../base/local-storage.ts');
    return {
      say: (key: string) => key,
      percent: String,
      words: () => ({ locale: 'en-GB' }),
      languagePreference: preference('language', LANGUAGES, 'en'),
    };
  });
  return (await import('./preferences.ts')).preferences;
}

const chosenIn = (preferences: Awaited<ReturnType<typeof loaded>>) =>
  Object.fromEntries(Object.entries(preferences).map(([name, { chosen }]) => [name, chosen.value]));

function chooseLast<Option extends string>({ options, choose }: Setting<Option>): void {
  const last = options.at(-1);
  if (last !== undefined) choose(last);
}

const wordsOf = <Option extends string>({ options, words }: Setting<Option>): string[] => options.map(words);

// Test files share their modules: none may keep one that was loaded with a mock.
afterAll(() => {
  vi.doUnmock('../words/say.ts');
  vi.doUnmock('./text-size.ts');
  vi.unstubAllGlobals();
  vi.resetModules();
});

beforeEach(() => {
  device.matches = false;
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
  });
  vi.stubGlobal('matchMedia', () => device);
  vi.stubGlobal('document', { documentElement: root });
});

const DEFAULTS = {
  language: 'en',
  light: 'auto',
  pace: 'brisk',
  motion: 'system',
  volume: 'normal',
  textSize: '100',
  keys: 'on',
};

describe('the preferences', () => {
  it('are the defaults where nothing was chosen', async () => {
    expect(chosenIn(await loaded({}))).toMatchObject(DEFAULTS);
  });

  it('come back as they were chosen, each under its own name', async () => {
    for (const one of Object.values(await loaded({}))) chooseLast(one);
    const last = {
      language: LANGUAGES.at(-1),
      light: 'night',
      pace: 'atOnce',
      motion: 'still',
      volume: 'loud',
      textSize: '200',
      keys: 'off',
    };
    expect(Object.fromEntries(storage)).toMatchObject(last);
    expect(chosenIn(await loaded(Object.fromEntries(storage)))).toMatchObject(last);
  });

  it.each(['', 'fast', '__proto__', '150 %', '1e3', '[object Object]', 'null', '<b>'])(
    'are the defaults where what is saved makes no sense: %s',
    async (value) => {
      const nonsense = Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, value]));
      expect(chosenIn(await loaded(nonsense))).toMatchObject(DEFAULTS);
    },
  );

  it('last as long as the page where nothing may be saved', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('not allowed');
      },
      setItem: () => {
        throw new Error('not allowed');
      },
    });
    const { pace } = await loaded({});
    pace.choose('atOnce');
    expect(pace.chosen.value).toBe('atOnce');
  });

  it('begin without sound for whoever wants less motion', async () => {
    expect((await loaded({ motion: 'still' })).volume.chosen.value).toBe('off');
    device.matches = true;
    expect((await loaded({})).volume.chosen.value).toBe('off');
    expect((await loaded({ volume: 'soft' })).volume.chosen.value).toBe('soft');
  });

  it('hold things still even when the device lets them move', async () => {
    const { motion } = await loaded({});
    const { moves } = await import('./motion.ts');
    const deviceChanges = () => device.addEventListener.mock.lastCall?.[1]();
    expect(moves.value).toBe(true);
    motion.choose('still');
    deviceChanges();
    expect(moves.value).toBe(false);
    motion.choose('system');
    expect(moves.value).toBe(true);
    device.matches = true;
    deviceChanges();
    expect(moves.value).toBe(false);
  });
});

describe('a setting', () => {
  it('has words for itself and for each option', async () => {
    for (const one of Object.values(await loaded({}))) {
      expect(one.legend()).not.toBe('');
      expect(new Set(wordsOf(one)).size).toBe(one.options.length);
    }
  });
});
