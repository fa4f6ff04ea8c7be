// What one must know about keeping this race.
import type { ComponentChildren, JSX } from 'preact';
import { lazy } from '../lazy.tsx';
import { say } from '../words/say.ts';
import { forgetNotice, notice } from './race.ts';

const LossNotice = lazy(async () => (await import('./loss-notice.tsx')).LossNotice, null);

/** Over whatever lies on the table. */
export function Notice({ table }: { table: string }): JSX.Element | null {
  const about = notice.value;
  if (about === null) return null;
  if (about !== 'elsewhere') return <LossNotice about={about} table={table} />;
  return <Slip words={say('live.elsewhere')} />;
}

interface SlipProps {
  readonly words: string;
  readonly children?: ComponentChildren;
}

/** A slip of paper that stays until it is put away. */
export function Slip({ words, children }: SlipProps): JSX.Element {
  return (
    <div class="sheet live-notice" role="status">
      <p>{words}</p>
      {children}
      <button type="button" class="button" onClick={forgetNotice}>
        {say('live.close')}
      </button>
    </div>
  );
}
