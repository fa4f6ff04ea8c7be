import type { JSX } from 'preact';
import { Segments } from '../front/segments.tsx';
import { say } from '../words/say.ts';
import type { Doing } from './page.tsx';

const CHOICES = [null, 365, 90, 30] as const;

/** How long tables are kept whose race is over. */
export function Retention({ days, doing }: { days: number | null; doing: Doing }): JSX.Element {
  return (
    <div class="sheet admin-sheet">
      <Segments
        legend={say('admin.keep')}
        isLegendUnseen
        choices={CHOICES.map((value) => ({
          value: String(value),
          words: value === null ? say('admin.keep.ever') : say('admin.keep.days', { count: value }),
        }))}
        chosen={String(days)}
        onChoose={(value) => {
          const chosen = CHOICES.find((one) => String(one) === value) ?? null;
          void doing({ do: 'keep', days: chosen }, say('admin.keep.done'));
        }}
      />
      <p class="aside">{say('admin.keep.how')}</p>
    </div>
  );
}
