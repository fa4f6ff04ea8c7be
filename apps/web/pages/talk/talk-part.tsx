// The chat of a table, in its drawer and in its waiting room.
import type { RequestBody, RequestResult, TableNews } from '@race/protocol';
import { type ComponentChildren, Fragment, type JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { save, savedText } from '../../shell/base/local-storage.ts';
import { isolated, refusalWords, say, words } from '../../shell/words/say.ts';
import { sendRequest, talkChanges } from '../../sources/online/connection.ts';
import { saidName, saidWords } from '../lobby/sign.tsx';
import { mayMute, READ_LINES, readIn } from './read-lines.ts';
import { OwnWords, Phrases, type Reported, ReportForm, SaidLines } from './talk-forms.tsx';
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
        <Phrases onSay={(phrase) => void doing({ do: 'say', table, phrase })} />
      </Folded>
      <Others
        news={news}
        talk={talk}
        isFolded={isDrawer}
        onMute={(seat, muted) => void doing({ do: 'mute', table, seat, muted })}
        onReport={onReport}
      />
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

/** The messages of the table. */
function SaidList({ news, said, readUpTo = Number.POSITIVE_INFINITY, onReport }: SaidListProps): JSX.Element {
  const firstNew = said.find(({ line, yours }) => line > readUpTo && !yours)?.line;
  const lines = said.map((one) => {
    const { seat, line, made, yours } = one;
    const name = saidName(one);
    const canReport = onReport !== null && news.you !== null && seat !== null && !yours;
    return {
      line,
      made,
      when: timeOf(made),
      told: saidWords(one),
      isNew: line === firstNew,
      report: canReport ? { name, act: () => onReport({ seat, line, name }) } : null,
    };
  });
  // During a race the sign at the edge of the table announces messages.
  return <SaidLines lines={lines} isLive={news.stage === 'gathering'} />;
}

interface OthersProps {
  readonly news: TableNews;
  readonly talk: Talk;
  readonly isFolded: boolean;
  readonly onMute: (seat: number, muted: boolean) => void;
  /** Null where the server has no administrators to read reports. */
  readonly onReport: ((reported: Reported) => void) | null;
}

/** The other people at the table, to report, and to mute once they have spoken. */
function Others({ news, talk, isFolded, onMute, onReport }: OthersProps): JSX.Element | null {
  const { seats, you } = news;
  const others = seats.flatMap((sits, seat) => {
    if (sits.kind !== 'person' || seat === you) return [];
    const one = {
      seat,
      name: isolated(sits.name),
      isMuted: talk.muted.includes(seat),
      canMute: mayMute(talk, seat),
    };
    return one.canMute || (onReport !== null && you !== null) ? [one] : [];
  });
  if (others.length === 0) return null;
  return (
    <Folded isFolded={isFolded} words={say('talk.people')}>
      <div class="talk-phrases">
        {others.map(({ seat, name, isMuted, canMute }) => (
          <Fragment key={seat}>
            {canMute && (
              <button
                type="button"
                class="button"
                aria-pressed={isMuted}
                onClick={() => onMute(seat, !isMuted)}
              >
                {say('talk.mute.of', { name })}
              </button>
            )}
            {onReport !== null && you !== null && (
              <button type="button" class="button" onClick={() => onReport({ seat, line: null, name })}>
                {say('talk.report.person', { name })}
              </button>
            )}
          </Fragment>
        ))}
      </div>
    </Folded>
  );
}

/** The chat as the reader gets it, and what they may say. */
type Talk = Omit<Extract<RequestResult, { kind: 'talk' }>, 'kind'>;

/** Before the server has answered. */
const NOTHING: Talk = { lines: [], muted: [], words: 'watching', reports: false };
