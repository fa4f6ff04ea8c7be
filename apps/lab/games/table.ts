import { list, oneOf, text, type Values, whole } from '../cli/options.ts';
import { RANDOM } from './game.ts';
import { GAME_IDS } from './index.ts';

/** The options that say what is played; a game takes those it knows and has its usual for the rest. */
export const TABLE = {
  game: oneOf('which game', GAME_IDS, 'race'),
  board: text('africa or south-america', null),
  towards: text('south or north', null),
  crews: whole('how many crews', null, { least: 1 }),
  level: whole('the level of René’s cards, 1 to 3 (solo)', null, { least: 1, most: 3 }),
  powers: text('none or all: René’s powers (solo)', null),
  modules: list('which modules (season:hard says how), none, or random', []),
};

/** Only what was said, so that each game keeps its own usual. */
export function tableOptions({ modules, ...given }: Values<typeof TABLE>): object {
  const { board, towards, crews, level, powers } = given;
  const said = Object.entries({ board, towards, crews, level, powers }).filter(([, value]) => value !== null);
  const chosen = modules.filter((name) => name !== RANDOM);
  return { ...Object.fromEntries(said), ...(chosen.length > 0 ? { modules: chosen } : {}) };
}
