import { commit } from '@race/kernel';
import { expect, it } from 'vitest';
import { commitmentTo } from './commitment.ts';

it.each([[[1, -2, 3]], [[7, 2, { do: 'plan', boxes: [1, 2, 1, 1] }]], ['é – 日本'], [null]])(
  'is made of %j as the kernel makes it',
  (value) => {
    expect(commitmentTo(value, 'salt')).toBe(commit(value, 'salt'));
  },
);
