import { BOTS, isBotName } from '@race/bots';
import { FEWEST_CREWS, MOST_CREWS } from '@race/great-race';
import { type ApiFigures, playAt, playHere } from '../api/run.ts';
import { command } from '../cli/command.ts';
import { UsageFault } from '../cli/fault.ts';
import { text, whole } from '../cli/options.ts';

export const api = command({
  name: 'api',
  summary: 'Plays races with bot accounts through the public API, as a stranger’s program would.',
  options: {
    bot: text('the bot that plays every crew', 'racer'),
    races: whole('number of races, one after the other', 1, { least: 1, most: 10_000 }),
    crews: whole('number of crews', 2, { least: FEWEST_CREWS, most: MOST_CREWS }),
    seed: whole('the same seed gives the same players', 1, { least: 0, most: 0x7fffffff }),
    server: text('another server; RACE_TOKENS then has a token for each crew, with commas', null),
  },
  async run({ bot, races, crews, seed, server }, { progress }) {
    if (!isBotName(bot)) throw new UsageFault(`there is no bot “${bot}”: ${Object.keys(BOTS).join(', ')}`);
    const report = (done: number): void => progress.show(done, races, 'races');
    const plan = { bot, races, crews, seed };
    const figures =
      server === null ? await playHere(plan, report) : await playAt(server, tokensFor(crews), plan, report);
    return { result: figures, text: show(figures), ok: figures.verified === races };
  },
});

function tokensFor(crews: number): readonly string[] {
  const tokens = (process.env.RACE_TOKENS ?? '').split(',').filter((token) => token !== '');
  if (tokens.length !== crews) throw new UsageFault(`RACE_TOKENS has ${tokens.length} tokens, not ${crews}`);
  return tokens;
}

const show = ({ races, crews, bot, answers, late, verified }: ApiFigures): string =>
  `${races} races of ${crews} crews by ${bot}: ${answers} answers, ${late} too late, ${verified} files replayed`;
