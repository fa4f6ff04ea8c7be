// Slips of paper over an online table: proposals of another clock or of going back, a bot in one's seat, turns elsewhere.
import type { Refusal } from '@race/kernel';
import type { Clock, TableNews } from '@race/protocol';
import type { JSX } from 'preact';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { say } from '../../shell/words/say.ts';
import { news, sendRequest, turnsElsewhere } from '../../sources/online/connection.ts';
import { clockWords } from './table-options.tsx';

interface ClockSlipsProps {
  readonly news: TableNews;
  readonly onRefused: (refusal: Refusal | null) => void;
}

export function ClockSlips({ news, onRefused }: ClockSlipsProps): JSX.Element {
  const send = async (request: Parameters<typeof sendRequest>[0]) => {
    const done = await sendRequest(request);
    onRefused(done.ok ? null : done.refusal);
  };
  return (
    <>
      <ClockProposal
        news={news}
        onRequest={(clock) => void send({ do: 'clock', table: news.table, clock })}
      />
      <BotDrives news={news} onBack={() => void send({ do: 'back', table: news.table })} />
    </>
  );
}

function ClockProposal({
  news,
  onRequest,
}: {
  news: TableNews;
  onRequest: (clock: Clock | null) => void;
}): JSX.Element | null {
  const { clockProposal, seats, you, clock, stage } = news;
  if (clockProposal === null || stage !== 'racing') return null;
  const maker = seats[clockProposal.seat];
  const name = maker?.kind === 'person' ? maker.name : '';
  const count = seats.filter((sits) => sits.kind === 'person' && sits.bot === null).length;
  return (
    <section class="slip sheet" aria-label={say('clock.another')}>
      <p role="status">
        {clockProposal.clock === null
          ? say('clock.wish.none', { name })
          : say('clock.wish', { name, clock: clockWords(clockProposal.clock) })}{' '}
        {say('online.back.agreed', { agreed: clockProposal.agreed.length, count })}
      </p>
      {clockProposal.clock !== null && (
        <p class="aside">{say(`clock.late.${clockProposal.clock.late}.how`)}</p>
      )}
      {you !== null && (
        <div class="slip-acts">
          {!clockProposal.agreed.includes(you) && (
            <button type="button" class="button" onClick={() => onRequest(clockProposal.clock)}>
              {say('online.back.agree')}
            </button>
          )}
          <button type="button" class="button" onClick={() => onRequest(clock)}>
            {say(clockProposal.seat === you ? 'online.back.withdraw' : 'online.back.decline')}
          </button>
        </div>
      )}
    </section>
  );
}

function BotDrives({ news, onBack }: { news: TableNews; onBack: () => void }): JSX.Element | null {
  const { you, seats, stage } = news;
  const sits = you === null ? undefined : seats[you];
  if (sits?.kind !== 'person' || sits.bot === null || stage !== 'racing') return null;
  return (
    <section class="slip sheet" aria-label={say('clock.bot')}>
      <h2>{say('clock.bot')}</h2>
      <p role="status">{say('clock.bot.how')}</p>
      <div class="slip-acts">
        <button type="button" class="button go" onClick={onBack}>
          {say('clock.bot.back')}
        </button>
      </div>
    </section>
  );
}

/** Shows a refusal at the table; null for none. */
type OnRefused = (refusal: Refusal | null) => void;

async function send(request: Parameters<typeof sendRequest>[0], onRefused: OnRefused): Promise<void> {
  const done = await sendRequest(request);
  onRefused(done.ok ? null : done.refusal);
}

/** Beside a moment behind the horizon: proposes to go back there, to which everybody has to agree. TABLE-03. */
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

interface ProposalProps {
  readonly news: TableNews;
  /** The proposal in the words of the game. */
  readonly proposalWords: (name: string, step: number) => string;
  readonly onRefused: OnRefused;
}

export function Proposal({ news, proposalWords, onRefused }: ProposalProps): JSX.Element | null {
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

/** A link to another table that waits for the reader. */
export function OtherTurn({ go }: { go: Go }): JSX.Element {
  const [table] = turnsElsewhere.value;
  return (
    <div role="status">
      {table !== undefined && (
        <section class="slip sheet" aria-label={say('notice.other')}>
          <p>{say('notice.other')}</p>
          <div class="slip-acts">
            <RouteLink to={{ at: 'online', table }} go={go} class="button">
              {say('notice.go')}
            </RouteLink>
          </div>
        </section>
      )}
    </div>
  );
}
