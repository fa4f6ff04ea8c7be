// Going back behind the horizon: one proposes it on the timeline, and everybody has to agree. TABLE-03.
import type { TableNews } from '@race/protocol';
import type { JSX } from 'preact';
import { past, refused } from '../live/race.ts';
import { momentsOf } from '../live/timeline/moments.ts';
import { ask, news } from '../net/here.ts';
import { say } from '../words/say.ts';

async function wish(wished: Parameters<typeof ask>[0]): Promise<void> {
  const done = await ask(wished);
  refused.value = done.ok ? null : done.refusal;
}

/** Beside a moment that nobody can take back alone. */
export function GoBack({ line }: { line: number }): JSX.Element | null {
  const now = news.value;
  if (now === null || now.you === null || now.stage !== 'racing' || now.proposal !== null) return null;
  const { table } = now;
  return (
    <button
      type="button"
      class="button moment-back"
      onClick={() => void wish({ do: 'propose', table, beat: line - 1 })}
    >
      {say('online.back.ask')}
    </button>
  );
}

export function Proposal({ news: { table, proposal, seats, you } }: { news: TableNews }): JSX.Element | null {
  if (proposal === null) return null;
  const people = seats.filter((sits) => sits.kind === 'person' && sits.bot === null).length;
  const maker = seats[proposal.seat];
  const turn = momentsOf(past.value)[proposal.beat + 1]?.turn ?? 0;
  const answer = (agrees: boolean) => void wish({ do: 'consent', table, beat: proposal.beat, agrees });
  const hasAgreed = you !== null && proposal.agreed.includes(you);
  return (
    <section class="slip sheet" aria-label={say('online.back.ask')}>
      <p role="status">
        {say('online.back.wish', {
          name: maker?.kind === 'person' ? maker.name : '',
          turn,
          count: past.value.length - 1 - proposal.beat,
        })}{' '}
        {say('online.back.agreed', { agreed: proposal.agreed.length, count: people })}
      </p>
      {you !== null && (
        <div class="slip-acts">
          {!hasAgreed && (
            <button type="button" class="button" onClick={() => answer(true)}>
              {say('online.back.agree')}
            </button>
          )}
          <button type="button" class="button" onClick={() => answer(false)}>
            {say(proposal.seat === you ? 'online.back.withdraw' : 'online.back.decline')}
          </button>
        </div>
      )}
    </section>
  );
}
