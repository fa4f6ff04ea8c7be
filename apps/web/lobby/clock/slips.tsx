// Slips of paper about time: a clock that somebody proposes, and the bot that took one's seat.
import type { Refusal } from '@race/kernel';
import type { Clock, TableNews } from '@race/protocol';
import type { JSX } from 'preact';
import { ask } from '../../net/connection.ts';
import { say } from '../../words/say.ts';
import { clockWords } from './paces.ts';

interface Props {
  readonly news: TableNews;
  readonly onRefused: (refusal: Refusal | null) => void;
}

export function ClockSlips({ news, onRefused }: Props): JSX.Element {
  const wish = async (wished: Parameters<typeof ask>[0]) => {
    const done = await ask(wished);
    onRefused(done.ok ? null : done.refusal);
  };
  return (
    <>
      <ClockWish news={news} onWish={(clock) => void wish({ do: 'clock', table: news.table, clock })} />
      <BotDrives news={news} onBack={() => void wish({ do: 'back', table: news.table })} />
    </>
  );
}

function ClockWish({
  news,
  onWish,
}: {
  news: TableNews;
  onWish: (clock: Clock | null) => void;
}): JSX.Element | null {
  const { clockProposal: wish, seats, you, clock, stage } = news;
  if (wish === null || stage !== 'racing') return null;
  const maker = seats[wish.seat];
  const name = maker?.kind === 'person' ? maker.name : '';
  const count = seats.filter((sits) => sits.kind === 'person' && sits.bot === null).length;
  return (
    <section class="slip sheet" aria-label={say('clock.another')}>
      <p role="status">
        {wish.clock === null
          ? say('clock.wish.none', { name })
          : say('clock.wish', { name, clock: clockWords(wish.clock) })}{' '}
        {say('online.back.agreed', { agreed: wish.agreed.length, count })}
      </p>
      {wish.clock !== null && <p class="aside">{say(`clock.late.${wish.clock.late}.how`)}</p>}
      {you !== null && (
        <div class="slip-acts">
          {!wish.agreed.includes(you) && (
            <button type="button" class="button" onClick={() => onWish(wish.clock)}>
              {say('online.back.agree')}
            </button>
          )}
          <button type="button" class="button" onClick={() => onWish(clock)}>
            {say(wish.seat === you ? 'online.back.withdraw' : 'online.back.decline')}
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
