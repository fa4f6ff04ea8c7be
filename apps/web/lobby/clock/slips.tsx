// Slips of paper about time: a clock that somebody proposes, and the bot that took one's seat.
import type { Refusal } from '@race/kernel';
import type { Clock, TableNews } from '@race/protocol';
import type { JSX } from 'preact';
import { sendRequest } from '../../net/connection.ts';
import { say } from '../../words/say.ts';
import { clockWords } from './paces.ts';

interface Props {
  readonly news: TableNews;
  readonly onRefused: (refusal: Refusal | null) => void;
}

export function ClockSlips({ news, onRefused }: Props): JSX.Element {
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
