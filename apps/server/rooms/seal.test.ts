import { commit } from '@race/kernel';
import { expect, it } from 'vitest';
import { seal } from './seal.ts';

it.each([[[1, -2, 3]], [[7, 2, { do: 'plan', boxes: [1, 2, 1, 1] }]], ['é – 日本'], [null]])(
  'seals %j as the kernel commits to it',
  (value) => {
    expect(seal(value, 'salt')).toBe(commit(value, 'salt'));
  },
);
