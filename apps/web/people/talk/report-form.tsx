// Reporting a line, or the person who sits there.
import { LONGEST_REPORT, REPORT_REASONS, type ReportReason } from '@race/protocol/administration.ts';
import type { JSX } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Segments } from '../../front/segments.tsx';
import { sendRequest } from '../../net/connection.ts';
import { refusalWords, say } from '../../words/say.ts';

/** What is reported: a line, or with null whoever sits there. */
export interface Reported {
  readonly seat: number;
  readonly line: number | null;
  readonly name: string;
}

interface Props {
  readonly table: string;
  readonly reported: Reported;
  /** With what there is to say, or nothing where it was let go. */
  readonly onDone: (announcement: string) => void;
}

export function ReportForm({ table, reported, onDone }: Props): JSX.Element {
  const { seat, line, name } = reported;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [reason, setReason] = useState<ReportReason>('insult');
  const [words, setWords] = useState('');
  const [trouble, setTrouble] = useState('');
  useEffect(() => heading.current?.focus(), [seat, line]);
  const send = async (event: Event) => {
    event.preventDefault();
    const done = await sendRequest({ do: 'report', table, seat, line, reason, words });
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
        choices={REPORT_REASONS.map((value) => ({ value, words: say(`reason.${value}`) }))}
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
