import { describe, expect, it } from 'vitest';
import { foresee } from './camp.tsx';

/** Spare parts, driver, and three dangers. */
const lying = [1, 2, 3, 4, 5].map((number) => ({ number, isDanger: number > 2 }));

const claims = (named: readonly number[], doTakenHurt = false) => ({ named, doTakenHurt });

describe('a bivouac beside René', () => {
  it('shows what he takes after the player, and which dangers then lie there (SOLO-15, SOLO-16)', () => {
    expect(foresee(lying, 2, claims([1, 3]))).toEqual({ his: [1, 3], dangers: 2 });
    expect(foresee(lying, 4, claims([1, 3]))).toEqual({ his: [1, 3], dangers: 1 });
  });

  it('passes a claim on an empty space to the next filled one (SOLO-15)', () => {
    expect(foresee(lying, 3, claims([1, 3]))).toEqual({ his: [1, 4], dangers: 1 });
    expect(foresee(lying, 5, claims([5]))).toEqual({ his: [1], dangers: 2 });
  });

  it('leaves the rest where he has taken already', () => {
    expect(foresee(lying.slice(1, 4), 4, claims([]))).toEqual({ his: [], dangers: 1 });
    expect(foresee(lying.slice(0, 1), 1, claims([1, 3]))).toEqual({ his: [], dangers: 0 });
  });

  it('counts the dangers he takes where they hurt too (LEGACY-RED-01)', () => {
    expect(foresee(lying, 2, claims([1, 3], true))).toEqual({ his: [1, 3], dangers: 3 });
  });
});
