import { CUP_KINDS, MOST_ROUNDS } from '@race/protocol';
import { command } from '../cli/command.ts';
import { flag, oneOf, whole } from '../cli/options.ts';
import { playCup } from '../cups/play.ts';

export const cup = command({
  name: 'cup',
  summary:
    'Plays whole cups with bots through a real server, and computes their standings again from the logs.',
  options: {
    crews: whole('number of crews that enter', 64, { least: 2, most: 128 }),
    rounds: whole('number of rounds', 5, { least: 1, most: MOST_ROUNDS }),
    seed: whole('the same seed gives the same players and kills', 1, { least: 0, most: 0x7fffffff }),
    kind: oneOf('how crews are paired', CUP_KINDS, 'swiss'),
    game: oneOf('which game', ['race', 'dash'], 'race'),
    size: whole('crews at a table', 4, { least: 2, most: 4 }),
    kill: flag('kill the server with -9 once in each round'),
  },
  async run({ crews, rounds, seed, kind, game, size, kill: kills }, { progress }) {
    const figures = await playCup({ crews, rounds, seed, kind, game, size, kills }, (round) =>
      progress.show(round, rounds, 'rounds'),
    );
    const text =
      `${figures.crews} crews, ${figures.rounds} rounds, ${figures.tables} tables, ${figures.kills} kills: ` +
      `${figures.lost} tables lost, the standings computed again ${figures.agree ? 'agree' : 'DO NOT AGREE'}`;
    return { result: figures, text, ok: figures.lost === 0 && figures.agree && figures.tables > 0 };
  },
});
