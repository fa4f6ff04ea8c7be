import { list, type OptionValues, oneOf, text, whole } from '../cli/options.ts';
import { RANDOM } from './game.ts';
import { GAME_IDS } from './index.ts';

/** The options of a game on the command line; a game reads those it has, with defaults for the rest. */
export const TABLE = {
  game: oneOf('which game', GAME_IDS, 'race'),
  board: text('africa or south-america', null),
  data: whole('the version of boards and tables', null, { least: 1 }),
  towards: text('south or north', null),
  crews: whole('how many crews', null, { least: 1 }),
  players: whole('how many players of the Dash', null, { least: 1 }),
  characters: text('drawn or chosen, in the Dash', null),
  level: whole('the level of René’s cards, 1 to 3 (solo)', null, { least: 1, most: 3 }),
  powers: text('none or all: René’s powers (solo)', null),
  modules: list('modules (season:hard picks a variant), none, or random', []),
};

type TableValues = Partial<OptionValues<typeof TABLE>> & Pick<OptionValues<typeof TABLE>, 'modules'>;

/** Only the given ones, so that each game keeps its defaults. */
export function tableOptions({ modules, ...given }: TableValues): object {
  const { board, data, towards, crews, players, characters, level, powers } = given;
  const said = Object.entries({ board, data, towards, crews, players, characters, level, powers }).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  const chosen = modules.filter((name) => name !== RANDOM);
  return { ...Object.fromEntries(said), ...(chosen.length > 0 ? { modules: chosen } : {}) };
}
