// When a game is over: a rematch, its replay, its certificate.

import type { Refusal } from '@race/kernel';
import type { RematchOffer, TableNews } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lazy } from '../../shell/base/lazy.tsx';
import { loadPlayers } from '../../shell/chunks.ts';
import type { Go } from '../../shell/router/router.ts';
import { refusalWords, say } from '../../shell/words/say.ts';
import { plansIn } from '../../sources/online/certificates.ts';
import {
  certificates,
  checkRace,
  closeTable,
  device,
  news,
  sendRequest,
} from '../../sources/online/connection.ts';
import { isKnown } from '../../sources/online/identity.ts';
import { expeditionOf } from './addresses.ts';
import { faceOf } from './games.ts';
import { mayAnswerOffer } from './presence.ts';

const AfterRating = lazy(async () => (await loadPlayers()).AfterRating, null);

export function AfterRace({ go }: { go: Go }): JSX.Element | null {
  const now = news.value;
  if (now === null) return null;
  const { table, you, rematch, shutUntil, cup } = now;
  return (
    <>
      {shutUntil !== null && (
        <button type="button" class="button go" onClick={() => go(expeditionOf(shutUntil))}>
          {say('online.expedition.table')}
        </button>
      )}
      {cup !== null && (
        <button type="button" class="button go" onClick={() => go({ at: 'cup', cup: cup.cup })}>
          {say('online.cup.go')}
        </button>
      )}
      <Again news={now} go={go} />
      {you === null && rematch !== null && (
        <button type="button" class="button go" onClick={() => go({ at: 'online', table: rematch.table })}>
          {say('online.rematch.go')}
        </button>
      )}
      <button type="button" class="button" onClick={() => go({ at: 'replay', table })}>
        {say('standings.watch')}
      </button>
      {now.rated && you !== null && <AfterRating news={now} />}
    </>
  );
}

/** Whether the reader drove in a race that is over, as far as the server lists it. */
async function isOwn(table: string): Promise<boolean> {
  if (!isKnown()) return false;
  const found = await sendRequest({ do: 'mine' });
  if (!found.ok || found.value.kind !== 'mine') return false;
  return found.value.tables.some((one) => one.table === table && one.stage === 'over');
}

interface OwnRaceProps {
  readonly table: string;
  /** What there is at its end, in the words of the game. */
  readonly end: string;
  readonly go: Go;
}

/** Over the film of a race that the reader drove in: another race with the same people, and the way to its end. */
export function OwnRace({ table, end, go }: OwnRaceProps): JSX.Element | null {
  const [isPutAway, setPutAway] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void isOwn(table).then((own) => {
      if (own && isWanted) void device.request({ do: 'open', table });
    });
    return () => {
      isWanted = false;
      closeTable(table);
    };
  }, [table]);
  const now = news.value;
  if (isPutAway || now === null || now.table !== table || now.you === null || now.stage !== 'over')
    return null;
  return (
    <div class="slips">
      <section class="slip sheet" aria-label={say('online.ownRace')}>
        <p role="status">{say('online.ownRace')}</p>
        <div class="slip-acts">
          <Again news={now} go={go} isQuiet={now.rematch === null} />
          <button type="button" class="button" onClick={() => go({ at: 'online', table })}>
            {end}
          </button>
          <button type="button" class="button" onClick={() => setPutAway(true)}>
            {say('table.close')}
          </button>
        </div>
      </section>
    </div>
  );
}

interface AgainProps {
  readonly news: TableNews;
  readonly go: Go;
  /** Whether something else is the main act of the page. */
  readonly isQuiet?: boolean;
}

/** Offers another race, agrees to such an offer, or goes to its table. */
function Again({ news: now, go, isQuiet = false }: AgainProps): JSX.Element | null {
  const [announcement, setAnnouncement] = useState('');
  const { game, you, rematch, shutUntil, cup } = now;
  if (shutUntil !== null || cup !== null || you === null) return null;
  const onRefused: OnRefused = (refusal) => setAnnouncement(refusal === null ? '' : refusalWords(refusal));
  const decline = async () => {
    const done = await sendRequest({ do: 'rematch', table: now.table, agrees: false });
    onRefused(done.ok ? null : done.refusal);
  };
  return (
    <>
      <button
        type="button"
        class={isQuiet ? 'button' : 'button go'}
        onClick={() => void goToNext(now, go, onRefused)}
      >
        {rematch === null ? faceOf(game)?.words.again() : rematchWords(now, rematch)}
      </button>
      {mayAnswerOffer(now) && (
        <button type="button" class="button" onClick={() => void decline()}>
          {say('online.rematch.not')}
        </button>
      )}
      <p class={announcement === '' ? 'unseen' : undefined} role="status">
        {announcement}
      </p>
    </>
  );
}

/** Whose offer it is that the button agrees to. */
function rematchWords({ seats, you }: TableNews, { seat, agreed }: RematchOffer): string {
  const sits = seats[seat];
  if (you !== null && agreed.includes(you)) return say('online.rematch.go');
  return say('online.rematch.with', { name: sits?.kind === 'person' ? sits.name : '' });
}

/** The certificate of a game: what was sealed while it ran, and after the end a check of it. */
export function CertificatePart({
  news: { table, game, stage, shutUntil },
}: {
  news: TableNews;
}): JSX.Element | null {
  const [announcement, setAnnouncement] = useState('');
  const certificate = certificates.value.get(table);
  const words = faceOf(game)?.words;
  if (certificate === undefined || words === undefined) return null;
  const plans = plansIn(certificate);
  const check = async () => {
    setAnnouncement(say('online.check.busy'));
    const file = await sendRequest({ do: 'file', table });
    if (!file.ok) return setAnnouncement(refusalWords(file.refusal));
    const text = file.value.kind === 'file' ? file.value.text : '';
    const answers = await checkRace(text, certificate);
    setAnnouncement(answers === null ? words.bad() : words.good({ plans, answers }));
  };
  return (
    <section class="certificate" aria-label={say('online.certificate')}>
      <h4 class="label">{say('online.certificate')}</h4>
      <p class="seal">{say('online.certificate.seed', { seal: certificate.commitment })}</p>
      <p>{say('online.certificate.plans', { count: plans })}</p>
      {stage === 'over' && (shutUntil ?? 0) <= Date.now() && (
        <button type="button" class="button" onClick={() => void check()}>
          {words.check()}
        </button>
      )}
      <p role="status">{announcement}</p>
    </section>
  );
}

/** Shows a refusal at the table; null for none. */
export type OnRefused = (refusal: Refusal | null) => void;

/** Offers another race or agrees to the offer, and goes to its table. */
export async function goToNext(
  { table }: Pick<TableNews, 'table'>,
  go: Go,
  onRefused: OnRefused,
): Promise<void> {
  const done = await sendRequest({ do: 'rematch', table, agrees: true });
  onRefused(done.ok ? null : done.refusal);
  // The reader may have left meanwhile.
  if (done.ok && done.value.kind === 'table' && news.peek()?.table === table)
    go({ at: 'online', table: done.value.table });
}
