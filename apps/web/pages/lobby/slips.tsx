// Slips of paper over an online table: proposals of another clock or of going back, a bot in the reader's seat.
import type { Refusal } from '@race/kernel';
import type { Clock, TableNews } from '@race/protocol';
import type { JSX } from 'preact';
import type { Go } from '../../shell/router/router.ts';
import { capital, say } from '../../shell/words/say.ts';
import { news, sendRequest, waits } from '../../sources/online/connection.ts';
import { AfterRace, goToNext, type OnRefused } from './after-race.tsx';
import { faceOf } from './games.ts';
import { mayAnswerOffer, presenceOf } from './presence.ts';
import { canFree, secondsSinceNews, useTicking } from './seats.tsx';
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
    now.shutUntil !== null ||
    now.cup !== null
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

interface OfferProps {
  readonly news: TableNews;
  readonly onRefused: OnRefused;
}

const nameAt = ({ seats }: TableNews, seat: number): string => {
  const sits = seats[seat];
  return sits?.kind === 'person' ? sits.name : '';
};

/** Somebody would like to end the race without a result. */
export function EndProposal({ news, onRefused }: OfferProps): JSX.Element | null {
  const { table, endProposal, seats, you } = news;
  if (endProposal === null) return null;
  const count = seats.filter((sits) => sits.kind === 'person' && sits.bot === null).length;
  const answer = (agrees: boolean) => void send({ do: 'end', table, agrees }, onRefused);
  return (
    <section class="slip sheet" aria-label={say('online.end')}>
      <p role="status">
        {say('online.end.wish', { name: nameAt(news, endProposal.seat) })}{' '}
        {say('online.back.agreed', { agreed: endProposal.agreed.length, count })}
      </p>
      {you !== null && (
        <div class="slip-acts">
          {!endProposal.agreed.includes(you) && (
            <button type="button" class="button" onClick={() => answer(true)}>
              {say('online.back.agree')}
            </button>
          )}
          <button type="button" class="button" onClick={() => answer(false)}>
            {say(endProposal.seat === you ? 'online.back.withdraw' : 'online.back.decline')}
          </button>
        </div>
      )}
    </section>
  );
}

/** Somebody would like to race again: only who agrees has a seat at the next table. */
export function RematchOffer({ news, go, onRefused }: OfferProps & { go: Go }): JSX.Element | null {
  const { table, rematch } = news;
  if (rematch === null || !mayAnswerOffer(news)) return null;
  return (
    <section class="slip sheet" aria-label={say('online.rematch')}>
      <p role="status">{say('online.rematch.offer', { name: nameAt(news, rematch.seat) })}</p>
      <div class="slip-acts">
        <button type="button" class="button go" onClick={() => void goToNext(news, go, onRefused)}>
          {say('online.back.agree')}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => void send({ do: 'rematch', table, agrees: false }, onRefused)}
        >
          {say('online.back.decline')}
        </button>
      </div>
    </section>
  );
}

/** The host's offer to let a bot drive for a player who stays away while the table waits for them. */
export function LetBotDrive({ news, onRefused }: OfferProps): JSX.Element | null {
  useTicking();
  const seat = (waits.value?.waitsFor ?? []).find((one) => {
    const sits = news.seats[one];
    return sits?.kind === 'person' && sits.bot === null && canFree(news, one, sits);
  });
  const sits = news.seats[seat ?? -1];
  if (seat === undefined || sits?.kind !== 'person') return null;
  return (
    <section class="slip sheet" aria-label={say('online.letBot')}>
      <p role="status">
        {capital(`${sits.name}: ${presenceOf(sits, secondsSinceNews())?.words ?? ''}`)}.{' '}
        {say('online.freeSeat.how')}
      </p>
      <div class="slip-acts">
        <button
          type="button"
          class="button"
          onClick={() => void send({ do: 'free', table: news.table, seat }, onRefused)}
        >
          {say('online.letBot')}
        </button>
      </div>
    </section>
  );
}

/** A race that ended before its rules ended it. */
export function Ended({ news, go }: { news: TableNews; go: Go }): JSX.Element | null {
  const { ended, seats } = news;
  if (ended === null) return null;
  const isOffered = mayAnswerOffer(news);
  const winner = seats.find((sits) => sits.kind === 'person' && !sits.conceded);
  const name = winner?.kind === 'person' ? winner.name : '';
  return (
    <section class="slip sheet" aria-label={faceOf(news.game)?.words.over()}>
      <p role="status">{say(`online.ended.${ended}`, { name })}</p>
      {!isOffered && (
        <div class="slip-acts">
          <AfterRace go={go} />
        </div>
      )}
    </section>
  );
}
