// The bots at a device's table: each answers when it is asked.
import type { Rules, Seat, Types } from '@race/kernel';
import { askedBot, botAnswer, type GameTable } from '@race/local';
import type { BackgroundBots, OpenGame } from './game-adapter.ts';

/** What bots need of the host they play at. */
interface Table<X, A> {
  open(): OpenGame<X> | null;
  inTurn(job: () => Promise<unknown>): Promise<unknown>;
  /** Gives a seat's answer. */
  give(seat: Seat, answer: A): Promise<unknown>;
}

export function makeBots<T extends Types, R extends Rules<T>, O, B extends string>(
  { open, inTurn, give }: Table<GameTable<T, R, O, B>, T['answer']>,
  backgroundBots: BackgroundBots<GameTable<T, R, O, B>, T['answer']> | undefined,
) {
  type AnyTable = GameTable<T, R, O, B>;
  /** The table that a bot thinks about elsewhere. */
  let considered: AnyTable | null = null;

  /** Nobody waits for a bot that takes its time; what happens meanwhile makes its answer void. */
  async function think(
    background: BackgroundBots<AnyTable, T['answer']>,
    table: AnyTable,
    seat: Seat,
  ): Promise<void> {
    if (considered === table) return;
    considered = table;
    const thought = await background.elsewhere(table, seat);
    await inTurn(async () => {
      if (open()?.table !== table) return;
      considered = null;
      await give(seat, thought ?? (await background.here(table, seat)));
    });
  }

  return {
    /** Whoever is asked next answers, if it is a bot. */
    play(): void {
      const id = open()?.id;
      void inTurn(async () => {
        const now = open();
        if (now === null || now.id !== id) return;
        const seat = askedBot(now.table);
        if (seat < 0) return;
        if (backgroundBots?.takesTime(now.table, seat) === true)
          return void think(backgroundBots, now.table, seat);
        await give(seat, botAnswer(now.table, seat));
      });
    },
  };
}
