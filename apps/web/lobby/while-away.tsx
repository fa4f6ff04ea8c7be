// What happened since one last looked: what touched oneself first, then the others.
import type { JSX } from 'preact';
import { past, reader } from '../live/race.ts';
import { missedAfter } from '../net/here.ts';
import { type Dispatch, printed } from '../paper/dispatches.ts';
import { sentenceOf } from '../paper/sentences.ts';
import { weightiest } from '../stepper/headline.ts';
import { say } from '../words/say.ts';
import { missed } from './missed.ts';

/** The newspaper has the rest. */
const MOST = 8;
const SENTENCES = 2;

export function WhileAway(): JSX.Element | null {
  const after = missedAfter.value;
  const seat = reader.value;
  if (after === null || seat === null) return null;
  const { mine, others } = missed(past.value, { after, seat });
  if (mine.length + others.length === 0) return null;
  const close = () => {
    missedAfter.value = null;
  };
  return (
    <section class="slip sheet" aria-label={say('online.while')}>
      <h2>{say('online.while')}</h2>
      <Part title={say('desk.paper.you')} dispatches={mine} />
      <Part title={say('online.while.others')} dispatches={others} />
      <div class="slip-acts">
        <button type="button" class="button" onClick={close}>
          {say('live.close')}
        </button>
      </div>
    </section>
  );
}

function Part({ title, dispatches }: { title: string; dispatches: readonly Dispatch[] }): JSX.Element | null {
  if (dispatches.length === 0) return null;
  return (
    <>
      <h3 class="label">{title}</h3>
      <ul>
        {dispatches.slice(-MOST).map((dispatch) => (
          <li key={dispatch.from}>{weightiest(printed(dispatch), SENTENCES).map(sentenceOf).join(' ')}</li>
        ))}
      </ul>
    </>
  );
}
