// Where other processes write at the same table, a wish may have been made for what stands there no longer.
import type { Refusal } from '@race/kernel';
import type { KeptHead } from '@race/store';
import type { Asker } from '../rooms/asker.ts';
import { NO } from '../rooms/refusals.ts';
import type { At, Granted } from './grants.ts';

const MOST_TRIES = 5;

/** Grants a wish at a table. Refused is only what the table refuses as it stands now. */
export async function insist(
  at: At,
  table: string,
  grant: (at: At) => Promise<Granted>,
  tried = 1,
): Promise<Granted> {
  const { desk, session, asker } = at;
  const { hall } = desk;
  if (hall.isAlone) return grant(at);
  const room = await hall.room(table);
  const stood: KeptHead = { lines: room?.live?.lines ?? 0, revision: room?.revision ?? 0 };

  async function reconsider(refusal: Refusal): Promise<Granted> {
    if (tried === MOST_TRIES) return refusal;
    if (refusal !== NO.otherWrote) {
      const stands = await hall.store.head(table);
      if (stands?.lines === stood.lines && stands.revision === stood.revision) return refusal;
      await hall.upToDate(table);
    }
    return insist(at, table, grant, tried + 1);
  }

  async function later(refusal: Refusal): Promise<void> {
    const granted = await reconsider(refusal);
    if (granted === null) return;
    if ('reason' in granted) asker.refuse(granted);
    else session.outcome(asker.id, granted);
  }

  function giveUp(error: unknown): void {
    asker.refuse(NO.notKept);
    desk.failed(error);
  }

  const insisting: Asker = {
    member: asker.member,
    id: asker.id,
    since: asker.since,
    written: (beat) => asker.written(beat),
    refuse: (refusal) => void later(refusal).catch(giveUp),
  };
  const granted = await grant({ ...at, asker: insisting });
  return granted !== null && 'reason' in granted ? reconsider(granted) : granted;
}
