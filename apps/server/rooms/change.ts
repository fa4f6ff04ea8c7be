import { followTable, sendClocks } from './clocks.ts';
import { sendNews } from './news.ts';
import { notWritten } from './play.ts';
import type { Replier } from './replier.ts';
import { nextRow } from './row.ts';
import type { TableActor } from './table-actor.ts';
import type { TableRecord } from './table-record.ts';

export interface RecordChange {
  readonly replier: Replier | null;
  /** Called when it is written, before anybody is told. */
  readonly onWritten?: () => void;
  /** Called when everybody has been told. */
  readonly onTold?: () => unknown;
  /** What to do where another process wrote first; otherwise the request is refused. */
  readonly again?: () => void;
}

/** Writes a table record that has changed, then sends it to everybody at the table. */
export function change(actor: TableActor, record: TableRecord, options: RecordChange): void {
  const { replier, onWritten, onTold, again } = options;
  const { game, timers, services } = actor;
  game.record = record;
  followTable(actor);
  const { up } = timers.clocks;
  timers.clocks.up = null;
  services.committer.add({ write: 'table', row: nextRow(actor, services.now()) }, (verdict) => {
    if (verdict !== 'written') return void notWritten(actor, verdict, { replier, again });
    actor.guard(() => {
      onWritten?.();
      replier?.written(game.live?.at ?? 0);
      sendNews(actor);
      sendClocks(actor, up);
      onTold?.();
    });
  });
}
