import type { Score } from '@race/balance';
import {
  fast,
  isOver,
  legalActions,
  listSeats,
  open,
  pending,
  play,
  type Rules,
  start,
  streams,
  type Types,
  view,
} from '@race/kernel';
import type { LabGame } from '../games/game.ts';
import { botsOf } from '../simulate/job.ts';
import { drawRace, type MatchJob, worthOf } from './match.ts';
import type { Outsider } from './outside.ts';

/** Races between an external program and one of our bots; one question after the other. */
export async function playOutside<T extends Types, R extends Rules<T>>(
  game: LabGame<T, R>,
  {
    outsider,
    job,
  }: { readonly outsider: Outsider; readonly job: Omit<MatchJob, 'bots'> & { readonly rival: string } },
): Promise<Score> {
  const [rival] = botsOf(game, [job.rival]);
  if (rival === undefined) throw new Error('nobody to race against');
  let wins = 0;
  let ask = 0;
  for (let nth = 0; nth < job.games; nth++) {
    const { options, seed, firstSits } = drawRace(job, nth);
    const rules = game.make(options);
    const chance = fast(seed, nth);
    const first = start<T>(rules, streams(game.streams, seed));
    const watch = game.watch(first);
    const g = open<T>(rules, first);
    while (!isOver(g)) {
      const [seat = 0] = listSeats(pending(rules, g));
      const answers = legalActions(g, seat);
      const seen = view<T>(rules, g, seat);
      const [only] = answers;
      if (answers.length === 1) play(g, seat, only);
      else if (seat === firstSits)
        play(
          g,
          seat,
          await outsider.choose<T>({ ask: ++ask, options: game.optionsOf(rules), seat, view: seen, answers }),
        );
      else play(g, seat, rival.choose({ rules, view: seen, answers, chance }));
    }
    wins += worthOf(watch.end(g).winners, firstSits);
  }
  return { games: job.games, wins };
}
