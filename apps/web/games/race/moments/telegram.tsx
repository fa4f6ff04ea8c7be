// A telegram: what was done to the reader or, in a replay, to another crew, from which level to which, what it forbids, why it was not stopped, what comes next.
import { STRIKE_BOX, strikeScene } from '@race/atlas/draw/scenes/strike.ts';
import type { Seat } from '@race/kernel';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Icon, iconBody } from '../../../shell/icons/icon.tsx';
import { nameOf, say } from '../../../shell/words/say.ts';
import { GAUGE_ICONS } from '../../../table/dashboard/gauge.tsx';
import { turnWords } from '../../../table/map/title.ts';
import { type TableModel, useTable } from '../../../table/model/table.ts';
import { type Blow, fallenThrough, HIT_GAUGES } from './blows.ts';
import type { Suffered } from './follow.ts';
import type { Foiled } from './occurrences.ts';
import { doneBy, foiledWords, lostWords, meaningOf, nextOf, titleOf, whyWords } from './words.ts';
import './telegram.css';

/** The most lines about who did it. */
const MOST = 3;

export function Telegram({ content, putAway }: { content: Suffered; putAway: () => void }): JSX.Element {
  const table = useTable();
  const { blows, seat } = content;
  const attacks = blows.filter(({ by }) => by !== seat).reverse();
  const shown = [...new Set(attacks.map((blow) => doneBy(table, content, blow)))].slice(0, MOST);
  const next = nextOf(table, content);
  const falls = fallenThrough(blows);
  return (
    <section class="cable sheet" aria-label={say('moments.telegram')}>
      <TelegramHead seat={seat} />
      <Picture blow={attacks[0] ?? blows.at(-1)} />
      <div class="cable-fact">
        <h2>{titleOf(table, content)}</h2>
        <p class="cable-falls">
          {HIT_GAUGES.map((gauge) => {
            const fall = falls[gauge];
            return (
              fall && (
                <span key={gauge} class="cable-fall">
                  <Icon name={GAUGE_ICONS[gauge]} />
                  <span class="unseen">{nameOf('gauge', gauge)} </span>
                  {fall.from} → {fall.to}
                </span>
              )
            );
          })}
        </p>
      </div>
      <p class="cable-text">
        {shown.join(' ')} <b>{meaningOf(table, content)}</b> {attacks.length > 0 && whyWords(table, content)}{' '}
        {lostWords(content)}
        {attacks.length > MOST && say('moments.more', { count: attacks.length - MOST })}
      </p>
      <div class="cable-foot">
        <p>{next}</p>
        <button type="button" class="button" onClick={putAway}>
          {say('moments.putAway')}
        </button>
      </div>
    </section>
  );
}

/** An attack that came to nothing, on a small form. */
export function FoiledTelegram({ content }: { content: Foiled }): JSX.Element {
  const table = useTable();
  return (
    <section class="cable small sheet" aria-label={say('moments.telegram')}>
      <TelegramHead seat={content.by} />
      <h2>{say('moments.foiled')}</h2>
      <p class="cable-text">{foiledWords(table, content)}</p>
    </section>
  );
}

/** Where it is delivered: to the reader, or in a replay to the crew it is about. */
function TelegramHead({ seat }: { seat: Seat }): JSX.Element {
  const table = useTable();
  const { crews, reader } = table;
  const city = cityOf(table, crews.value[reader.value ?? seat]?.at ?? -1);
  return (
    <p class="cable-head label">
      <span>{say('moments.telegram')}</span>
      <span>{[city, turnWords(table)].filter(Boolean).join(', ')}</span>
    </p>
  );
}

function cityOf({ readable }: TableModel, space: number): string {
  const id = readable.value?.board.spaces[space]?.city?.id;
  return id === undefined ? '' : nameOf('city', id);
}

function Picture({ blow }: { blow: Blow | undefined }): JSX.Element | null {
  const { crews, facts } = useTable();
  const crew = blow === undefined ? undefined : crews.value[blow.by];
  const card = facts.value?.cards.find(({ id }) => id === blow?.card)?.picture;
  const svg = useMemo(
    () =>
      crew === undefined ? '' : strikeScene({ crew: crew.id, ...(card != null && { card: iconBody(card) }) }),
    [crew?.id, card],
  );
  return (
    <svg
      class="cable-picture"
      viewBox={STRIKE_BOX}
      preserveAspectRatio={card == null ? 'xMidYMid slice' : 'xMinYMid slice'}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
