// What follows from a report: nothing, a warning, silence, or being shut out, for so long.
import { type ReportNews, SANCTIONS, type SanctionKind } from '@race/protocol/administration.ts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Segments } from '../front/segments.tsx';
import { say } from '../words/say.ts';
import type { Doing } from './page.tsx';

const FOLLOWS = ['dismiss', ...SANCTIONS] as const;
type Follows = 'dismiss' | SanctionKind;

const LENGTHS = ['1', '7', '30', 'good'] as const;
type Length = (typeof LENGTHS)[number];
const daysOf = (length: Length): number | null => (length === 'good' ? null : Number(length));

interface Props {
  readonly report: ReportNews;
  readonly doing: Doing;
}

export function ReportDecision({ report, doing }: Props): JSX.Element {
  const [follows, setFollows] = useState<Follows>('dismiss');
  const [length, setLength] = useState<Length>('7');
  const lasts = follows === 'silence' || follows === 'ban';
  const submit = (event: Event) => {
    event.preventDefault();
    const { person, reason } = report;
    const days = lasts ? daysOf(length) : null;
    void doing(
      follows === 'dismiss'
        ? { do: 'dismiss', report: report.report }
        : { do: 'sanction', person, report: report.report, kind: follows, reason, days },
      say('admin.settled.done'),
    );
  };
  return (
    <form class="admin-settle" onSubmit={submit}>
      <Segments
        legend={say('admin.what')}
        choices={FOLLOWS.map((value) => ({ value, words: say(`admin.do.${value}`) }))}
        chosen={follows}
        onChoose={setFollows}
      />
      {lasts && (
        <Segments
          legend={say('admin.howLong')}
          choices={LENGTHS.map((value) => ({ value, words: lengthWords(value) }))}
          chosen={length}
          onChoose={setLength}
        />
      )}
      <button type="submit" class="button">
        {say('admin.settle')}
      </button>
    </form>
  );
}

const lengthWords = (length: Length): string =>
  length === 'good' ? say('admin.forGood') : say('admin.days', { count: Number(length) });
