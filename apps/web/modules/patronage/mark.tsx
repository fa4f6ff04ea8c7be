import coins from 'virtual:game-icon/two-coins';
import { SUMS } from '@race/great-race/modules/patronage/track.ts';
import type { JSX } from 'preact';
import { DrawnIcon, nameOf, publicState, say } from '../kit.ts';

/** What the patron would pay. */
export function Mark({ seat }: { seat: number }): JSX.Element | null {
  const sum = SUMS[publicState.value?.modules?.patronage?.markers[seat] ?? 0] ?? 0;
  if (sum === 0) return null;
  const francs = say('viewer.francs', { francs: sum });
  return (
    <span class="mark" title={say('names.labelled', { label: nameOf('module', 'patronage'), words: francs })}>
      <DrawnIcon body={coins} />
      <span class="unseen">{nameOf('module', 'patronage')}</span> {francs}
    </span>
  );
}
