// The chat of a table, in its menu and in its waiting room.
import type { RequestBody, RequestResult, TableNews } from '@race/protocol';
import { PHRASES } from '@race/protocol/people/talk.ts';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { refusalWords, say } from '../../shell/words/say.ts';
import { isolated } from '../../shell/words/written.ts';
import { lastMessage, sendRequest } from '../../sources/online/connection.ts';
import { saidName, saidWords } from '../lobby/sign.tsx';
import { OwnWords, type Reported, ReportForm } from './talk-forms.tsx';
import './talk.css';

export function TalkPart({ news }: { news: TableNews }): JSX.Element {
  const { table, you, phrasesOnly } = news;
  const [talk, setTalk] = useState<Talk>(NOTHING);
  const [announcement, setAnnouncement] = useState('');
  const [reported, setReported] = useState<Reported | null>(null);
  const look = async () => {
    const found = await sendRequest({ do: 'talk', table });
    if (found.ok && found.value.kind === 'talk') setTalk(found.value);
  };
  const latest = lastMessage.value;
  useEffect(() => void look(), [table, latest, you, phrasesOnly]);
  const doing = async (request: RequestBody): Promise<boolean> => {
    const done = await sendRequest(request);
    setAnnouncement(done.ok ? '' : refusalWords(done.refusal));
    if (done.ok) await look();
    return done.ok;
  };
  const onReport = talk.reports ? setReported : null;
  const done = (words: string) => {
    setReported(null);
    setAnnouncement(words);
  };
  return (
    <section class="talk" aria-label={say('talk.title')}>
      <h3 class="label">{say('talk.title')}</h3>
      <SaidList news={news} said={talk.lines} onReport={onReport} />
      <p class="talk-told" role="status">
        {announcement}
      </p>
      {reported !== null && <ReportForm table={table} reported={reported} onDone={done} />}
      {you !== null && (
        <>
          <OwnWords
            words={talk.words}
            onWrite={(words) => doing({ do: 'write', table, words })}
            onSwitch={(wordless) => void doing({ do: 'wordless', wordless })}
          />
          <p class="aside">{say('talk.how')}</p>
          <div class="talk-phrases">
            {PHRASES.map((phrase) => (
              <button
                key={phrase}
                type="button"
                class="button"
                onClick={() => void doing({ do: 'say', table, phrase })}
              >
                {say(`talk.phrase.${phrase}`)}
              </button>
            ))}
          </div>
        </>
      )}
      <Others
        news={news}
        muted={talk.muted}
        onMute={(seat, muted) => void doing({ do: 'mute', table, seat, muted })}
        onReport={onReport}
      />
    </section>
  );
}

interface SaidListProps {
  readonly news: TableNews;
  readonly said: Talk['lines'];
  /** Null where the server has no administrators to read reports. */
  readonly onReport: ((reported: Reported) => void) | null;
}

/** The messages, scrolled to the latest. */
function SaidList({ news, said, onReport }: SaidListProps): JSX.Element {
  const { stage, you } = news;
  const list = useRef<HTMLDivElement>(null);
  const last = said.at(-1)?.line;
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [last]);
  return (
    // During a race the sign at the edge of the table announces messages.
    <div
      ref={list}
      class="talk-said"
      role="log"
      aria-live={stage === 'gathering' ? 'polite' : 'off'}
      aria-label={say('talk.list')}
    >
      <ol>
        {said.map((one) => {
          const name = saidName(one);
          return (
            <li key={one.line}>
              <span>{saidWords(one)}</span>
              {onReport !== null && you !== null && !one.yours && (
                <button
                  type="button"
                  class="talk-report-line"
                  aria-label={say('talk.report.line', { name })}
                  onClick={() => onReport({ seat: one.seat, line: one.line, name })}
                >
                  {say('talk.report')}
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {said.length === 0 && <p class="aside">{say('talk.none')}</p>}
    </div>
  );
}

interface OthersProps {
  readonly news: TableNews;
  readonly muted: readonly number[];
  readonly onMute: (seat: number, muted: boolean) => void;
  /** Null where the server has no administrators to read reports. */
  readonly onReport: ((reported: Reported) => void) | null;
}

/** The other people at the table, to mute or to report. */
function Others({ news, muted, onMute, onReport }: OthersProps): JSX.Element {
  const { seats, you } = news;
  return (
    <div class="talk-phrases">
      {seats.map((sits, seat) => {
        if (sits.kind !== 'person' || seat === you) return null;
        const name = isolated(sits.name);
        const isMuted = muted.includes(seat);
        return (
          <>
            <button
              key={`mute ${seat}`}
              type="button"
              class="button"
              aria-pressed={isMuted}
              onClick={() => onMute(seat, !isMuted)}
            >
              {say('talk.mute.of', { name })}
            </button>
            {onReport !== null && you !== null && (
              <button
                key={`report ${seat}`}
                type="button"
                class="button"
                onClick={() => onReport({ seat, line: null, name })}
              >
                {say('talk.report.person', { name })}
              </button>
            )}
          </>
        );
      })}
    </div>
  );
}

/** The chat as the reader gets it, and what they may say. */
type Talk = Omit<Extract<RequestResult, { kind: 'talk' }>, 'kind'>;

/** Before the server has answered. */
const NOTHING: Talk = { lines: [], muted: [], words: 'watching', reports: false };
