import { withBack } from '@race/words/parts/back.ts';
import { lazy } from '../../lazy.tsx';
import { addTexts } from '../../words/say.ts';
import type { SlipProps } from './slip.tsx';

/** The slip of what was missed, with the words it needs. */
export const AwaySlip = lazy<SlipProps>(async () => {
  const [{ Slip }] = await Promise.all([import('./slip.tsx'), addTexts(withBack)]);
  return Slip;
}, null);
