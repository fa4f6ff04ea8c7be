// The bots at a device's table: each answers when it is asked. Slow ones think in a background thread.
import { loadBot } from '@race/bots/load.ts';
import { isPatient } from '@race/bots/names.ts';
import type { Answer } from '@race/great-race';
import { fingerprint, type Rules, type Seat, type Types } from '@race/kernel';
import { askedBot, botAnswer, botQuestion, type DeviceTable, type GameTable } from '@race/local';
import type { Choosing } from '../thinking/messages.ts';
import type { OpenGame } from './host.ts';

/** Bots that think in a background thread, so that nobody waits for them. */
export interface BackgroundBots<X, A> {
  takesTime(table: X, seat: Seat): boolean;
  /** The answer of the bot at a seat; null when it was cancelled, or no thread can be started. */
  elsewhere(table: X, seat: Seat): Promise<A | null>;
  /** The same answer, computed in this thread while everybody waits. */
  here(table: X, seat: Seat): Promise<A>;
}

/** What bots need from their host. */
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
  /** What a bot is thinking about in the background: its race, and what it sees there. */
  let considered: { readonly matter: string } | null = null;

  const mattersNow = (id: string, table: AnyTable, seat: Seat): string =>
    fingerprint([id, seat, questionFor(table, seat)]);

  /**
   * Lets a slow bot think. It goes on while others seal their plans, of which it sees nothing; its answer is dropped if
   * anything it knows of has changed meanwhile.
   */
  async function think(
    background: BackgroundBots<AnyTable, T['answer']>,
    { id, table }: OpenGame<AnyTable>,
    seat: Seat,
  ): Promise<void> {
    const matter = mattersNow(id, table, seat);
    if (considered?.matter === matter) return;
    const mine = { matter };
    considered = mine;
    const thought = await background.elsewhere(table, seat).catch(() => null);
    await inTurn(async () => {
      if (considered !== mine) return;
      considered = null;
      const now = open();
      if (now === null || askedBot(now.table) !== seat) return;
      if (mattersNow(now.id, now.table, seat) !== matter) return;
      await give(seat, thought ?? (await background.here(now.table, seat)));
    });
  }

  return {
    /** Lets the next player answer, if it is a bot. */
    play(): void {
      const id = open()?.id;
      void inTurn(async () => {
        const now = open();
        if (now === null || now.id !== id) return;
        const seat = askedBot(now.table);
        if (seat < 0) return;
        if (backgroundBots?.takesTime(now.table, seat) === true) return void think(backgroundBots, now, seat);
        await give(seat, botAnswer(now.table, seat));
      });
    },
  };
}

/** What the answer of a bot hangs on: who else is ready is nothing to it, nor how many answers were given before. */
function questionFor<T extends Types, R extends Rules<T>, O, B extends string>(
  table: GameTable<T, R, O, B>,
  seat: Seat,
): unknown {
  const { bot, view, answers } = botQuestion(table, seat);
  return { bot, public: view.public, own: view.own, answers };
}

/** The slow bots of a race. `choose` returns the index of an answer, or null like `elsewhere`. */
export const backgroundBotsWith = (
  choose: (question: Choosing) => Promise<number | null>,
): BackgroundBots<DeviceTable, Answer> => ({
  takesTime({ plan }, seat) {
    const player = plan.players[seat];
    return player?.kind === 'bot' && isPatient(player.bot);
  },
  async elsewhere(table, seat) {
    const question = botQuestion(table, seat);
    const place = await choose({ options: table.plan.options, ...question });
    return question.answers[place ?? -1] ?? null;
  },
  async here(table, seat) {
    const { bot, ...asked } = botQuestion(table, seat);
    return (await loadBot(bot, table.plan.options)).choose({ rules: table.rules, ...asked });
  },
});
