import { beforeEach, describe, expect, it, vi } from 'vitest';

const storage = new Map<string, string>();
const root = { dataset: {} as Record<string, string>, style: { setProperty: vi.fn() } };
const listeners = new Map<string, () => void>();
const screen = { letter: 16 };

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn() }));
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: `${screen.letter}px` }));
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('innerHeight', 800);
});

describe('the size of letters', () => {
  it('is set as a factor', async () => {
    storage.set('textSize', '175');
    await import('./text-size.ts');
    expect(root.style.setProperty).toHaveBeenCalledWith('--text-size', '1.75');
  });

  it('lets the panels of a table scroll where there is no room for it, and no longer when there is', async () => {
    screen.letter = 32;
    await import('./text-size.ts');
    const { areLettersLarge } = await import('./layout.ts');
    expect([areLettersLarge.value, root.dataset.letters]).toEqual([true, 'large']);
    vi.stubGlobal('innerWidth', 2560);
    vi.stubGlobal('innerHeight', 1440);
    listeners.get('resize')?.();
    expect([areLettersLarge.value, root.dataset.letters]).toEqual([false, 'plain']);
  });
});
