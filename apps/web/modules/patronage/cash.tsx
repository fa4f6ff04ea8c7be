import type { JSX } from 'preact';
import { labelOf, say } from '../kit.ts';
import { ActButton } from '../parts/act-button.tsx';
import { mySum } from './sum.ts';

/** Takes what lies under the marker; touched when it cannot be done it says why. */
export const Cash = (): JSX.Element => (
  <ActButton
    answer={{ do: 'cash' }}
    words={say('boards.patronage.cash', { francs: mySum() })}
    label={labelOf({ do: 'cash' })}
  />
);
