import { describe, expect, it } from 'vitest';
import { keyAct } from './box.tsx';

const press = (code: string, more: Partial<Parameters<typeof keyAct>[0]> = {}) =>
  keyAct({ code, key: '', shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...more });

describe('planning by keys', () => {
  it('places with 1 to 4, on the row and on the block', () => {
    expect(press('Digit1')).toEqual({ from: 'hand', to: 0 });
    expect(press('Numpad4')).toEqual({ from: 'hand', to: 3 });
  });

  it('takes back with Shift, whatever the keyboard writes then', () => {
    expect(press('Digit2', { shiftKey: true, key: '"' })).toEqual({ from: 1, to: 'hand' });
  });

  it('is ready with Enter', () => {
    expect(press('Enter', { key: 'Enter' })).toBe('ready');
  });

  it('leaves every other key alone', () => {
    for (const code of ['Digit0', 'Digit5', 'KeyA', 'ArrowUp']) expect(press(code)).toBeNull();
    expect(press('Digit1', { ctrlKey: true })).toBeNull();
  });
});
