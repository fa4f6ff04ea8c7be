// Going back behind the horizon: one proposes it on the timeline, and everybody has to agree. TABLE-03.
import type { Refusal } from '@race/kernel';
import type { TableNews } from '@race/protocol';
import type { JSX } from 'preact';
import { news, sendRequest } from '../net/connection.ts';
import { say } from '../words/say.ts';

/** Where the table says what was refused; null when nothing was. */
type OnRefused = (refusal: Refusal | null) => void;

async function send(request: Parameters<typeof sendRequest>[0], onRefused: OnRefused): Promise<void> {
  const done = await sendRequest(request);
  onRefused(done.ok ? null : done.refusal);
}

/** Beside a moment that nobody can take back alone. */
export function GoBack({ line, onRefused }: { line: number; onRefused: OnRefused }): JSX.Element | null {
  const now = news.value;
  if (
    now === null ||
    now.you === null ||
    now.stage !== 'racing' ||
    now.proposal !== null ||
    now.shutUntil !== null
  )
    return null;
  const { table } = now;
  return (
    <button
      type="button"
      class="button moment-back"
      onClick={() => void send({ do: 'propose', table, beat: line - 1 }, onRefused)}
    >
      {say('online.back.ask')}
    </button>
  );
}

interface Props {
  readonly news: TableNews;
  /** Who would like to go back to where, in the words of the game. */
  readonly proposalWords: (name: string, step: number) => string;
  readonly onRefused: OnRefused;
}

export function Proposal({ news, proposalWords, onRefused }: Props): JSX.Element | null {
  const { table, proposal, seats, you } = news;
  if (proposal === null) return null;
  const people =
    proposal.needed?.length ?? seats.filter((sits) => sits.kind === 'person' && sits.bot === null).length;
  const maker = seats[proposal.seat];
  const answer = (agrees: boolean) =>
    void send({ do: 'consent', table, beat: proposal.beat, agrees }, onRefused);
  const hasAgreed = you !== null && proposal.agreed.includes(you);
  return (
    <section class="slip sheet" aria-label={say('online.back.ask')}>
      <p role="status">
        {proposalWords(maker?.kind === 'person' ? maker.name : '', proposal.beat)}{' '}
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
