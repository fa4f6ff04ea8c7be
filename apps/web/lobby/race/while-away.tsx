// What happened in a race since one last looked: as a short film on the map, and beside it as text, what touched oneself first.
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { pace } from '../../front/wishes.ts';
import { past, reader, showAgain, skip, waiting } from '../../live/race.ts';
import { ask, missedAfter, news } from '../../net/here.ts';
import { type Dispatch, printed } from '../../paper/dispatches.ts';
import { sentenceOf } from '../../paper/sentences.ts';
import { moves } from '../../state/motion.ts';
import { known } from '../../state/shown.ts';
import { weightiest } from '../../stepper/headline.ts';
import { say } from '../../words/say.ts';
import { AwaySlip } from '../away-slip.tsx';
import { missed } from './missed.ts';

const SENTENCES = 2;

export function WhileAway(): JSX.Element | null {
  const after = missedAfter.value;
  const seat = reader.value;
  // While the film runs the paper itself lags behind: the text is that of the end.
  const found = useMemo(
    () => (after === null || seat === null ? null : missed(past.peek(), { after, seat })),
    [after, seat],
  );
  useEffect(() => {
    if (after !== null && seat !== null) void playMissed(after);
  }, [after, seat]);
  if (found === null) return null;
  const parts = [
    { title: say('desk.paper.you'), told: found.mine.map(told) },
    { title: say('online.while.others'), told: found.others.map(told) },
  ];
  return <AwaySlip parts={parts} onClose={skip} onSkip={waiting.value > 0 ? skip : null} />;
}

const told = (dispatch: Dispatch): string =>
  weightiest(printed(dispatch), SENTENCES).map(sentenceOf).join(' ');

/** Who wants no motion, or no waiting, has the text and how things stand. */
async function playMissed(after: number): Promise<void> {
  const table = news.peek()?.table;
  if (table === undefined || !moves.peek() || pace.peek() === 'atOnce') return;
  const [brought, { filmOfMissed }] = await Promise.all([
    ask({ do: 'film', table }),
    import('./film-of-missed.ts'),
  ]);
  const now = known.peek();
  if (!brought.ok || brought.value.kind !== 'film' || now === null || missedAfter.peek() !== after) return;
  const film = filmOfMissed(past.peek().slice(after + 1), brought.value.film.frames, now);
  if (film !== null) showAgain(film.before, film.beats);
}
