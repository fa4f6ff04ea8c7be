import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('./text-size.ts', () => ({}));

const storage = new Map<string, string>();
const root = { dataset: {} as Record<string, string> };
const device = { matches: false, addEventListener: vi.fn() };

/** The module as a page loads it, with what the device remembers. */
async function loaded(remembered: Record<string, string>) {
  storage.clear();
  for (const [name, value] of Object.entries(remembered)) storage.set(name, value);
  vi.resetModules();
  return import('./preferences.ts');
}

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
  });
  vi.stubGlobal('matchMedia', () => device);
  vi.stubGlobal('document', { documentElement: root });
});

describe('the settings', () => {
  it('come back as they were chosen', async () => {
    const { choosePace, chooseMotion, chooseTextSize } = await loaded({});
    choosePace('brisk');
    chooseMotion('still');
    chooseTextSize('150');
    const again = await loaded(Object.fromEntries(storage));
    expect(again.pace.value).toBe('brisk');
    expect(again.motion.value).toBe('still');
    expect(again.textSize.value).toBe('150');
  });

  it.each(['', 'fast', '__proto__', '150 %', '1e3', '[object Object]', 'null', '<b>'])(
    'are the usual where what is remembered makes no sense: %s',
    async (value) => {
      const { pace, motion, textSize } = await loaded({ pace: value, motion: value, textSize: value });
      expect([pace.value, motion.value, textSize.value]).toEqual(['calm', 'system', '100']);
    },
  );

  it('are the defaults where nothing may be saved', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('not allowed');
      },
      setItem: () => {
        throw new Error('not allowed');
      },
    });
    const { pace, choosePace } = await loaded({});
    choosePace('atOnce');
    expect(pace.value).toBe('atOnce');
  });

  it('hold things still even when the device would let them move', async () => {
    const { chooseMotion } = await loaded({});
    const { moves } = await import('./motion.ts');
    expect(moves.value).toBe(true);
    chooseMotion('still');
    expect(moves.value).toBe(false);
    moves.value = true;
    expect(moves.value).toBe(false);
    chooseMotion('system');
    expect(moves.value).toBe(true);
  });
});
