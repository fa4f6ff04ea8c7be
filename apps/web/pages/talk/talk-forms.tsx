// The parts of every chat, of a table and of a club: what was said, writing, phrases, and reporting a message or a person.
import type { RequestBody, WordsHere } from '@race/protocol';
import { LONGEST_REPORT, REPORT_REASONS, type ReportReason } from '@race/protocol/administration.ts';
import { PHRASES, type Phrase } from '@race/protocol/people/talk.ts';
import { LONGEST_WORDS } from '@race/protocol/people/words.ts';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Segments } from '../../shell/frame/controls.tsx';
import { refusalWords, say } from '../../shell/words/say.ts';
import { sendRequest } from '../../sources/online/connection.ts';
import '../lobby/fields.css';
import './talk.css';

interface SaidLine {
  readonly line: number;
  readonly made: number;
  readonly when: string;
  readonly told: ComponentChildren;
  /** The first that the reader has not read. */
  readonly isNew?: boolean;
  /** Null where it cannot be reported. */
  readonly report: { readonly name: string; readonly act: () => void } | null;
}

interface SaidProps {
  readonly lines: readonly SaidLine[];
  /** Whether each new line is announced. */
  readonly isLive: boolean;
}

/** The messages, scrolled to the latest. */
export function SaidLines({ lines, isLive }: SaidProps): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.line;
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [last]);
  return (
    <div
      ref={list}
      class="talk-said"
      role="log"
      aria-live={isLive ? 'polite' : 'off'}
      aria-label={say('talk.list')}
    >
      <ol>
        {lines.map(({ line, made, when, told, isNew = false, report }) => (
          <li key={line} class={isNew ? 'is-first-new' : ''}>
            {isNew && <b class="talk-new">{say('talk.new')}</b>}
            <span dir="auto">{told}</span>
            <time dateTime={new Date(made).toISOString()}>{when}</time>
            {report !== null && (
              <button
                type="button"
                class="talk-report-line"
                aria-label={say('talk.report.line', { name: report.name })}
                onClick={report.act}
              >
                {say('talk.report')}
              </button>
            )}
          </li>
        ))}
      </ol>
      {lines.length === 0 && <p class="aside">{say('talk.none')}</p>}
    </div>
  );
}

/** What everybody reads in their own language. */
export const Phrases = ({ onSay }: { onSay: (phrase: Phrase) => void }): JSX.Element => (
  <div class="talk-phrases">
    {PHRASES.map((phrase) => (
      <button key={phrase} type="button" class="button" onClick={() => onSay(phrase)}>
        {say(`talk.phrase.${phrase}`)}
      </button>
    ))}
  </div>
);

interface OwnWordsProps {
  readonly words: WordsHere;
  /** Who reads them, where that is not a table. */
  readonly how?: string;
  readonly onWrite: (words: string) => Promise<boolean>;
  readonly onSwitch: (wordless: boolean) => void;
}

/** The field for a message, or why there is none; and the switch for readers who want phrases only. */
export function OwnWords({ words, how, onWrite, onSwitch }: OwnWordsProps): JSX.Element {
  const canSwitch = words === 'open' || words === 'off';
  return (
    <div class="talk-own">
      {words === 'open' ? (
        <WordsForm how={how ?? say('talk.write.how')} onWrite={onWrite} />
      ) : (
        <p class="aside">{say(`talk.words.${words}`)}</p>
      )}
      {canSwitch && (
        <button
          type="button"
          class="button"
          aria-pressed={words === 'off'}
          onClick={() => onSwitch(words === 'open')}
        >
          {say('talk.only')}
        </button>
      )}
    </div>
  );
}

/** From here on the form says how many letters are left. */
const NEARLY_FULL = 60;

function WordsForm({ how, onWrite }: Pick<OwnWordsProps, 'onWrite'> & { readonly how: string }): JSX.Element {
  const id = useId();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const left = LONGEST_WORDS - text.length;
  const send = async (event: Event) => {
    event.preventDefault();
    // What stands there, even when Enter is pressed before the next render.
    const written = field.current?.value ?? text;
    if (written.trim() !== '' && (await onWrite(written))) setText('');
  };
  return (
    <form class="talk-write" onSubmit={(event) => void send(event)}>
      <label for={id}>{say('talk.write')}</label>
      <input
        ref={field}
        id={id}
        type="text"
        class="typed"
        dir="auto"
        value={text}
        maxLength={LONGEST_WORDS}
        autocomplete="off"
        aria-describedby={`${id}how`}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="button">
        {say('talk.write.do')}
      </button>
      <p id={`${id}how`} class="aside">
        {left <= NEARLY_FULL ? say('talk.write.left', { count: left }) : how}
      </p>
    </form>
  );
}

/** A message, or with null the person at the seat. */
export interface Reported {
  readonly seat: number;
  readonly line: number | null;
  readonly name: string;
}

interface ReportProps {
  /** What is reported: a message, or a person or a club. */
  readonly reported: Pick<Reported, 'line' | 'name'>;
  readonly request: (said: { readonly reason: ReportReason; readonly words: string }) => RequestBody;
  /** With an announcement, empty when the report was cancelled. */
  readonly onDone: (announcement: string) => void;
}

export function ReportForm({ reported, request, onDone }: ReportProps): JSX.Element {
  const { line, name } = reported;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [reason, setReason] = useState<ReportReason>('insult');
  const [words, setWords] = useState('');
  const [trouble, setTrouble] = useState('');
  useEffect(() => heading.current?.focus(), [name, line]);
  const send = async (event: Event) => {
    event.preventDefault();
    const done = await sendRequest(request({ reason, words }));
    if (done.ok) onDone(say('talk.report.done'));
    else setTrouble(refusalWords(done.refusal));
  };
  return (
    <form class="talk-report" aria-labelledby={id} onSubmit={(event) => void send(event)}>
      <h4 id={id} ref={heading} tabIndex={-1}>
        {say(line === null ? 'talk.report.person' : 'talk.report.line', { name })}
      </h4>
      <p class="aside">{say('talk.report.how', { name })}</p>
      <Segments
        legend={say('talk.report.reason')}
        choices={REPORT_REASONS.map((value) => ({ value, words: say(`moderation.reason.${value}`) }))}
        chosen={reason}
        onChoose={setReason}
      />
      <label for={`${id}words`}>{say('talk.report.words')}</label>
      <textarea
        id={`${id}words`}
        class="typed talk-report-words"
        maxLength={LONGEST_REPORT}
        value={words}
        onInput={(event) => setWords(event.currentTarget.value)}
      />
      <div class="talk-phrases">
        <button type="submit" class="button">
          {say('talk.report.do')}
        </button>
        <button type="button" class="button" onClick={() => onDone('')}>
          {say('talk.report.not')}
        </button>
      </div>
      <p class="talk-told" role="alert">
        {trouble}
      </p>
    </form>
  );
}
