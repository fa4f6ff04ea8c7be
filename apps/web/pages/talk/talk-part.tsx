// The chat of a table, in its drawer and in its waiting room.
import type { RequestBody, RequestResult, TableNews } from '@race/protocol';
import { PHRASES } from '@race/protocol/people/talk.ts';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { save, savedText } from '../../shell/base/local-storage.ts';
import { isolated, refusalWords, say, words } from '../../shell/words/say.ts';
import { sendRequest, talkChanges } from '../../sources/online/connection.ts';
import { saidName, saidWords } from '../lobby/sign.tsx';
import { READ_LINES, readIn } from './read-lines.ts';
import { OwnWords, type Reported, ReportForm } from './talk-forms.tsx';
import './talk.css';

interface TalkProps {
  readonly news: TableNews;
  /** The last line that was read before; those after it stand below a rule. */
  readonly readUpTo?: number;
  /** In a drawer phrases and people are behind a word each. */
  readonly isDrawer?: boolean;
}

export function TalkPart({ news, readUpTo, isDrawer = false }: TalkProps): JSX.Element {
  const { table, you, phrasesOnly } = news;
  const [talk, setTalk] = useState<Talk>(NOTHING);
  const [announcement, setAnnouncement] = useState('');
  const [reported, setReported] = useState<Reported | null>(null);
  const look = async () => {
    const found = await sendRequest({ do: 'talk', table });
    if (!found.ok || found.value.kind !== 'talk') return;
    setTalk(found.value);
    // In the waiting room the lines are always in sight.
    const last = found.value.lines.at(-1)?.line;
    if (!isDrawer && last !== undefined) save(READ_LINES, readIn(savedText(READ_LINES), table, last));
  };
  const changes = talkChanges.value;
  useEffect(() => void look(), [table, changes, you, phrasesOnly]);
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
      {!isDrawer && <h3 class="label">{say('talk.title')}</h3>}
      <SaidList news={news} said={talk.lines} readUpTo={readUpTo} onReport={onReport} />
      <p class="talk-told" role="status">
        {announcement}
      </p>
      {reported !== null && (
        <ReportForm
          reported={reported}
          request={(said) => ({
            ...({ do: 'report', table, seat: reported.seat, line: reported.line } as const),
            ...said,
          })}
          onDone={done}
        />
      )}
      {you === null ? (
        <p class="aside">{say('talk.onlookers')}</p>
      ) : (
        <OwnWords
          words={talk.words}
          onWrite={(words) => doing({ do: 'write', table, words })}
          onSwitch={(wordless) => void doing({ do: 'wordless', wordless })}
        />
      )}
      <Folded isFolded={isDrawer && talk.words === 'open'} words={say('talk.phrases')}>
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
      </Folded>
      <Folded isFolded={isDrawer} words={say('talk.people')}>
        <Others
          news={news}
          muted={talk.muted}
          onMute={(seat, muted) => void doing({ do: 'mute', table, seat, muted })}
          onReport={onReport}
        />
      </Folded>
    </section>
  );
}

interface FoldedProps {
  readonly isFolded: boolean;
  readonly words: string;
  readonly children: ComponentChildren;
}

const Folded = ({ isFolded, words, children }: FoldedProps): ComponentChildren =>
  isFolded ? (
    <details class="talk-folded">
      <summary class="button">{words}</summary>
      {children}
    </details>
  ) : (
    children
  );

interface SaidListProps {
  readonly news: TableNews;
  readonly said: Talk['lines'];
  readonly readUpTo: number | undefined;
  /** Null where the server has no administrators to read reports. */
  readonly onReport: ((reported: Reported) => void) | null;
}

const timeOf = (made: number): string =>
  new Intl.DateTimeFormat(words().locale, { hour: '2-digit', minute: '2-digit' }).format(made);

/** The messages, scrolled to the latest. */
function SaidList({ news, said, readUpTo = Number.POSITIVE_INFINITY, onReport }: SaidListProps): JSX.Element {
  const { stage, you } = news;
  const list = useRef<HTMLDivElement>(null);
  const last = said.at(-1)?.line;
  const firstNew = said.find(({ line, yours }) => line > readUpTo && !yours)?.line;
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
          const { seat, line } = one;
          return (
            <li key={line} class={line === firstNew ? 'is-first-new' : ''}>
              {line === firstNew && <b class="talk-new">{say('talk.new')}</b>}
              <span>{saidWords(one)}</span>
              <time dateTime={new Date(one.made).toISOString()}>{timeOf(one.made)}</time>
              {onReport !== null && you !== null && seat !== null && !one.yours && (
                <button
                  type="button"
                  class="talk-report-line"
                  aria-label={say('talk.report.line', { name })}
                  onClick={() => onReport({ seat, line, name })}
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
