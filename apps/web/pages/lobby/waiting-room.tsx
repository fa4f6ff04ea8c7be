// The waiting room: the link, the seats, and the start.

import { useSignal } from '@preact/signals';
import type { SeatNews, TableNews } from '@race/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { lazy } from '../../shell/base/lazy.tsx';
import { loadPlayers, loadTalk } from '../../shell/chunks.ts';
import { Notice } from '../../shell/frame/notice.tsx';
import { Page, Section } from '../../shell/frame/page.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { type Go, writeRoute } from '../../shell/router/router.ts';
import { refusalWords, say } from '../../shell/words/say.ts';
import { introduce, sendRequest } from '../../sources/online/connection.ts';
import { myName } from '../../sources/online/identity.ts';
import { addressOf } from './addresses.ts';
import { LinkField, NameField } from './fields.tsx';
import { faceOf } from './games.ts';
import { FreeSeat, SeatList } from './seats.tsx';
import { Sign } from './sign.tsx';
import { ClockChoice, clockWords, TalkChoice } from './table-options.tsx';
import './waiting-room.css';

const RatedPart = lazy(async () => (await loadPlayers()).RatedPart, null);
const TalkPart = lazy(async () => (await loadTalk()).TalkPart, null);

interface Props {
  readonly news: TableNews;
  readonly go: Go;
}

export function WaitingRoom({ news, go }: Props): JSX.Element {
  // A signal is up to date at once, even when Enter is pressed before the next render.
  const name = useSignal(myName());
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState<string | null>(null);
  const { table, you, options } = news;
  const face = faceOf(news.game);
  const doing = async (request: Parameters<typeof sendRequest>[0]) => {
    const done = await sendRequest(request);
    if (!done.ok) setNotice(refusalWords(done.refusal));
  };
  const sit = async (seat: number) => {
    if (name.value.trim() === '') return setNotice(say('online.name.missing'));
    const known = await introduce(name.value.trim());
    if (!known.ok) return setNotice(refusalWords(known.refusal));
    await doing({ do: 'sit', table, seat });
  };
  const chair = (seat: number, sits: SeatNews) => {
    if (seat === you)
      return (
        <button type="button" class="button" onClick={() => void doing({ do: 'leave', table })}>
          {say('online.rise')}
        </button>
      );
    if (sits.kind === 'person')
      return <FreeSeat news={news} seat={seat} sits={sits} onRequest={(request) => void doing(request)} />;
    const as = say('online.sit.as', { crew: face?.seatWords(options, seat) ?? '' });
    return (
      <button
        type="button"
        class={you === null && seat === firstFree(news) ? 'button go' : 'button'}
        aria-label={as}
        title={as}
        onClick={() => void sit(seat)}
      >
        {say('online.sit')}
      </button>
    );
  };
  return (
    <Page room="friends" title={say('online.room.title')} aside={say('online.room.aside')} go={go}>
      <div class="room">
        <Section title={say('online.seats')} aside={face?.about(options) ?? ''} class="room-seats">
          <div class="sheet room-sheet">
            {you === null && (
              <form
                onSubmit={(event) => {
                  event.preventDefault();
                  if (firstFree(news) >= 0) void sit(firstFree(news));
                }}
              >
                <NameField name={name.value} onName={(next) => (name.value = next)} />
              </form>
            )}
            <SeatList news={news} you={you} act={chair} notes={notes} />
            <p class="aside">{say('online.watching', { count: news.watching })}</p>
            <RatedPart
              news={news}
              onRated={(rated) => void doing({ do: 'rated', table, rated })}
              onNotes={setNotes}
            />
            {news.host ? (
              <>
                <TalkChoice
                  phrasesOnly={news.phrasesOnly}
                  onPhrasesOnly={(phrasesOnly) => void doing({ do: 'phrasesOnly', table, phrasesOnly })}
                />
                <ClockChoice
                  clock={news.clock}
                  onClock={(clock) => void doing({ do: 'clock', table, clock })}
                />
              </>
            ) : (
              <p>{say('clock.says', { clock: clockWords(news.clock) })}</p>
            )}
          </div>
        </Section>
        <Section title={say('online.link')} class="room-link">
          <div class="sheet room-sheet">
            <LinkField
              name={say('online.link')}
              how={say('online.link.how')}
              address={addressOf(writeRoute({ at: 'online', table }))}
            />
          </div>
        </Section>
        <Start news={news} onRequest={(request) => void doing(request)} />
        <div class="part">
          <div class="sheet room-sheet">
            <TalkPart news={news} />
          </div>
        </div>
      </div>
      <Sign />
      <Notice words={notice} onDismiss={() => setNotice(null)} />
    </Page>
  );
}

/** -1 when all seats are taken. */
const firstFree = ({ seats }: TableNews): number => seats.findIndex(({ kind }) => kind === 'open');

interface StartProps {
  readonly news: TableNews;
  readonly onRequest: (request: Parameters<typeof sendRequest>[0]) => void;
}

function Start({ news, onRequest }: StartProps): JSX.Element {
  const { table, game, you, host, seats } = news;
  const words = faceOf(game)?.words;
  const mine = you === null ? undefined : seats[you];
  const isReady = mine?.kind === 'person' && mine.ready;
  const free = seats.filter(({ kind }) => kind === 'open').length;
  return (
    <div class="room-start">
      {mine !== undefined && !host && (
        <button
          type="button"
          class={isReady ? 'button' : 'button go'}
          onClick={() => onRequest({ do: 'ready', table, ready: !isReady })}
        >
          {say(isReady ? 'online.notReady' : 'online.ready')}
        </button>
      )}
      {host ? (
        <button type="button" class="button go room-begin" onClick={() => onRequest({ do: 'begin', table })}>
          <span class="start-name">
            <Icon name="steering-wheel" />
            {words?.begin()}
          </span>
          <span class="start-how">{say('online.begin.how', { count: free })}</span>
        </button>
      ) : (
        <p class="room-host">{you === null ? say('online.watchingOnly') : words?.host()}</p>
      )}
    </div>
  );
}
