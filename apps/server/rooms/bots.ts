// Bots at a table: each is told what its seat may know, and answers by the same path as a person.
import { legalActions, listSeats, open, type Seat, type Types, view } from '@race/kernel';
import { asked } from '@race/online';
import { secondsSince } from '../monitoring/meters.ts';
import { answerTextOf } from './answer-texts.ts';
import type { BotTurn } from './games.ts';
import { isLive, type LiveRoom } from './live-room.ts';
import { play } from './play.ts';
import { botChance, whoseIs } from './room.ts';
import type { RoomServices } from './room-services.ts';
import { botAt } from './table-record.ts';
import { newName } from './tokens.ts';

/** One answer of one bot; tells whether another may be due at once. */
export function playBot(services: RoomServices, room: LiveRoom): boolean {
  const { live, rules } = room;
  const seat = listSeats(asked(live)).find((one) => botAt(room.record, one) !== null);
  const bot = seat === undefined ? null : botAt(room.record, seat);
  if (seat === undefined || bot === null) return false;
  const answers = legalActions(open(rules, live.state), seat);
  const told = { view: view(rules, live.state, seat), answers, bot, chance: botChance(room, seat) };
  if (room.game.thinksLong(bot) && answers.length > 1) {
    thinkAbout(services, room, { seat, ...told }).catch((error: unknown) => services.fail(room, error));
    return false;
  }
  const since = performance.now();
  const answer = room.game.choose({ rules, ...told });
  services.meters.thinking.loop.observe(secondsSince(since));
  playAs(services, room, { seat, answer });
  return true;
}

const playAs = (
  services: RoomServices,
  room: LiveRoom,
  { seat, answer }: { seat: Seat; answer: Types['answer'] },
) => play(services, room, { seat, answerText: answerTextOf(answer), key: newName() }, null);

/** Lets a bot think elsewhere. What it comes to counts if nothing has happened at the table meanwhile. */
async function thinkAbout(
  services: RoomServices,
  room: LiveRoom,
  { seat, ...told }: Omit<BotTurn, 'rules'> & { readonly seat: Seat },
): Promise<void> {
  const { lines } = room.live;
  if (room.thinking === lines) return;
  room.thinking = lines;
  const since = performance.now();
  const place = await services.think(whoseIs(room), {
    game: room.game.id,
    options: room.plan.options,
    ...told,
  });
  services.meters.thinking.thread.observe(secondsSince(since));
  while (room.gate !== null) await room.gate;
  room.thinking = null;
  const isStill = isLive(room) && room.live.lines === lines && botAt(room.record, seat) === told.bot;
  const answer = place === null ? undefined : told.answers[place];
  if (isStill && answer !== undefined) playAs(services, room, { seat, answer });
  services.callBots(room);
}
