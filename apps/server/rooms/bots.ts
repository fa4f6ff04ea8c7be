// Bots at a table: each gets the view of its seat and answers on the same path as a person.
import {
  type Answered,
  fast,
  fingerprint,
  legalActions,
  listSeats,
  open,
  type Seat,
  view,
} from '@race/kernel';
import { asked } from '@race/online';
import { newName } from '../common/tokens.ts';
import { secondsSince } from '../monitoring/meters.ts';
import { answerTextOf } from './answer-texts.ts';
import type { BotTurn } from './games.ts';
import { isLive, type LiveActor } from './live.ts';
import { play } from './play.ts';
import { botAt } from './table-record.ts';

/** Plays one answer of one bot. Returns whether another may be due at once. */
export function playBot(actor: LiveActor): boolean {
  const { live } = actor.game;
  const { rules } = actor;
  const seat = listSeats(asked(live)).find((one) => botAt(actor.game.record, one) !== null);
  const bot = seat === undefined ? null : botAt(actor.game.record, seat);
  if (seat === undefined || bot === null) return false;
  const answers = legalActions(open(rules, live.state), seat);
  const told = { view: view(rules, live.state, seat), answers, bot, chance: botChance(actor, seat) };
  if (actor.served.thinksLong(bot) && answers.length > 1) {
    thinkAbout(actor, { seat, ...told }).catch((error: unknown) => actor.fail(error));
    return false;
  }
  const since = performance.now();
  const answer = actor.served.choose({ rules, ...told });
  actor.services.meters.thinking.loop.observe(secondsSince(since));
  playAs(actor, { seat, answer });
  return true;
}

/** A bot's own chance: from the race and the line it answers, so it plays the same after a restart. */
function botChance({ plan, rules, game }: LiveActor, seat: Seat) {
  const seed = Number.parseInt(fingerprint([plan.seed, plan.salt]).slice(-8), 16);
  return fast(seed, game.live.lines * rules.seats + seat);
}

const playAs = (actor: LiveActor, { seat, answer }: Answered) =>
  play(actor, { seat, answerText: answerTextOf(answer), key: newName() }, null);

/** What a bot's answer hangs on. Others who seal their plans meanwhile change nothing of it. */
const matterOf = (
  { view: { public: known, own }, answers, bot }: Pick<BotTurn, 'view' | 'answers' | 'bot'>,
  seat: Seat,
): string => fingerprint({ seat, known, own, answers, bot });

/** What the bot of this seat would think about now; null if it is not asked, or no longer there. */
function matterNow(actor: LiveActor, seat: Seat): string | null {
  const { live, record } = actor.game;
  const bot = botAt(record, seat);
  if (bot === null || !listSeats(asked(live)).includes(seat)) return null;
  const answers = legalActions(open(actor.rules, live.state), seat);
  return matterOf({ view: view(actor.rules, live.state, seat), answers, bot }, seat);
}

/** Lets a bot think in a thread. Its answer is dropped if anything it knows of has changed meanwhile. */
async function thinkAbout(
  actor: LiveActor,
  { seat, ...told }: Omit<BotTurn, 'rules'> & { readonly seat: Seat },
): Promise<void> {
  const matter = matterOf(told, seat);
  if (actor.timers.thinking === matter) return;
  actor.timers.thinking = matter;
  const since = performance.now();
  const place = await actor.services.thinkers.think(actor.whose, {
    game: actor.served.id,
    options: actor.plan.options,
    ...told,
  });
  actor.services.meters.thinking.thread.observe(secondsSince(since));
  await actor.gate.opened();
  if (actor.timers.thinking === matter) actor.timers.thinking = null;
  const answer = place === null ? undefined : told.answers[place];
  if (isLive(actor) && matterNow(actor, seat) === matter && answer !== undefined)
    playAs(actor, { seat, answer });
  actor.services.bots.call(actor);
}
