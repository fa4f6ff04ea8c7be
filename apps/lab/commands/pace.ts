import { seedOf } from '@race/balance';
import { seatBots } from '@race/bots';
import type { RaceBot } from '@race/bots/base/bots.ts';
import { command } from '../cli/command.ts';
import { text, whole } from '../cli/options.ts';
import { rounded, table } from '../cli/table.ts';
import { race } from '../games/race.ts';
import { botsOf } from '../simulate/job.ts';
import { playGame } from '../simulate/play.ts';

/** A round of three champions may take so many seconds. */
const MOST_SECONDS = 8;

export const pace = command({
  name: 'pace',
  summary:
    'Measures how long bots think, in one thread: the CPU seconds of a round of all crews, and the milliseconds of an answer.',
  options: {
    bot: text('the bot that all crews are driven by', 'champion'),
    crews: whole('crews in each race', 3, { least: 2, most: 5 }),
    races: whole('number of races', 2, { least: 1 }),
    seed: whole('the same seed gives the same races', 1, { least: 0, most: 0x7fffffff }),
  },
  run({ bot, crews, races, seed }, { progress }) {
    const [thinker] = botsOf(race, [bot]);
    if (thinker === undefined) throw new Error(`no bot ${bot}`);
    const rounds: number[] = [];
    const answers: number[] = [];
    for (let nth = 0; nth < races; nth++) {
      progress.show(nth, races, 'races');
      const tables = race.duels.length;
      const rules = race.make({ ...Object(race.duels[nth % tables]), crews });
      const first = rounds.length;
      const clocked = clock(thinker, ({ turn, milliseconds }) => {
        answers.push(milliseconds);
        rounds[first + turn] = (rounds[first + turn] ?? 0) + milliseconds / 1000;
      });
      const start = seedOf(seed, nth);
      playGame(race, { rules, seed: start, players: seatBots(new Array(crews).fill(clocked), start) });
    }
    const raced = rounds.filter((seconds) => seconds > 0).sort((a, b) => a - b);
    const all = answers.sort((a, b) => a - b);
    const result = {
      bot,
      crews,
      races,
      seed,
      rounds: raced.length,
      secondsARound: { mean: rounded(mean(raced)), most: rounded(raced.at(-1) ?? 0) },
      answers: all.length,
      millisecondsAnAnswer: {
        mean: rounded(mean(all)),
        p95: rounded(all[Math.floor(0.95 * all.length)] ?? 0),
      },
    };
    const { secondsARound, millisecondsAnAnswer } = result;
    return {
      result,
      text: table([
        ['CPU', 'mean', 'most', '95th'],
        [`seconds a round of ${crews}`, secondsARound.mean, secondsARound.most, ''],
        ['milliseconds an answer', millisecondsAnAnswer.mean, '', millisecondsAnAnswer.p95],
      ]),
      ok: secondsARound.most <= MOST_SECONDS,
    };
  },
});

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

interface Clocked {
  readonly turn: number;
  readonly milliseconds: number;
}

/** The same bot; what each of its answers takes is told. */
const clock = ({ name, choose }: RaceBot, tell: (took: Clocked) => void): RaceBot => ({
  name,
  choose(ask) {
    const before = process.threadCpuUsage();
    const answer = choose(ask);
    const { user, system } = process.threadCpuUsage(before);
    tell({ turn: ask.view.public.turn, milliseconds: (user + system) / 1000 });
    return answer;
  },
});
