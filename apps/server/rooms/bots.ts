// Bots at a table: each is told what its seat may know, and answers by the same path as a person.
import { legalActions, listSeats, open, type Seat, type Types, view } from '@race/kernel';
import { asked } from '@race/live';
import { secondsSince } from '../watch/meters.ts';
import type { Asked } from './games.ts';
import type { House } from './house.ts';
import { isLive, type LiveRoom } from './live-room.ts';
import { botAt } from './matter.ts';
import { play } from './play.ts';
import { botChance, whoseIs } from './room.ts';
import { speak } from './spoken.ts';
import { newName } from './tokens.ts';

/** One answer of one bot; tells whether another may be due at once. */
export function playBot(house: House, room: LiveRoom): boolean {
  const { live, rules } = room;
  const seat = listSeats(asked(live)).find((one) => botAt(room.matter, one) !== null);
  const bot = seat === undefined ? null : botAt(room.matter, seat);
  if (seat === undefined || bot === null) return false;
  const answers = legalActions(open(rules, live.state), seat);
  const told = { view: view(rules, live.state, seat), answers, bot, chance: botChance(room, seat) };
  if (room.game.thinksLong(bot) && answers.length > 1) {
    thinkAbout(house, room, { seat, ...told }).catch((error: unknown) => house.fail(room, error));
    return false;
  }
  const since = performance.now();
  const answer = room.game.choose({ rules, ...told });
  house.meters.thinking.loop.observe(secondsSince(since));
  playAs(house, room, { seat, answer });
  return true;
}

const playAs = (house: House, room: LiveRoom, { seat, answer }: { seat: Seat; answer: Types['answer'] }) =>
  play(house, room, { seat, said: speak(answer), key: newName() }, null);

/** Lets a bot think elsewhere. What it comes to counts if nothing has happened at the table meanwhile. */
async function thinkAbout(
  house: House,
  room: LiveRoom,
  { seat, ...told }: Omit<Asked, 'rules'> & { readonly seat: Seat },
): Promise<void> {
  const { lines } = room.live;
  if (room.thinking === lines) return;
  room.thinking = lines;
  const since = performance.now();
  const place = await house.think(whoseIs(room), { game: room.game.id, options: room.plan.options, ...told });
  house.meters.thinking.thread.observe(secondsSince(since));
  while (room.gate !== null) await room.gate;
  room.thinking = null;
  const isStill = isLive(room) && room.live.lines === lines && botAt(room.matter, seat) === told.bot;
  const answer = place === null ? undefined : told.answers[place];
  if (isStill && answer !== undefined) playAs(house, room, { seat, answer });
  house.callBots(room);
}
