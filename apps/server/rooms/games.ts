// The games that can be played here, each behind one shape: the rooms know none of them.
import { BOTS, isBotName } from '@race/bots';
import { isPatient } from '@race/bots/names.ts';
import { type Answer, makeRace, type Race, type RaceRules, readOptions, STREAMS } from '@race/great-race';
import { canonical, type Rules, type Stream, type Types, type View } from '@race/kernel';

export interface Game {
  readonly id: string;
  readonly streams: readonly string[];
  /** Options from outside, made whole; or the one that is not allowed. */
  read(
    options: object,
  ): { readonly ok: true; readonly options: object } | { readonly ok: false; readonly option: string };
  rules(options: object): Rules<Types>;
  isBot(name: string): boolean;
  /** Whether a bot takes so long over an answer that it must think in a thread of its own. */
  thinksLong(bot: string): boolean;
  choose(asked: Asked): Types['answer'];
}

/** A bot, and all it is told. */
export interface Asked {
  readonly rules: Rules<Types>;
  readonly view: View<Types>;
  readonly answers: readonly Types['answer'][];
  readonly bot: string;
  readonly chance: Stream;
}

/** Rules are the same for all tables with the same options. */
const MOST_RULES = 64;

function race(): Game {
  const made = new Map<string, RaceRules>();
  function rules(options: object): RaceRules {
    const key = canonical(options);
    const known = made.get(key);
    if (known !== undefined) return known;
    const read = readOptions(options);
    if (!read.ok) throw new Error(`a kept table has options that are not allowed: ${read.fault.option}`);
    if (made.size >= MOST_RULES) made.clear();
    const fresh = makeRace(read.options);
    made.set(key, fresh);
    return fresh;
  }
  return {
    id: 'race',
    streams: STREAMS,
    read(options) {
      const read = readOptions(options);
      return read.ok ? { ok: true, options: read.options } : { ok: false, option: read.fault.option };
    },
    rules: (options) => anyGame(rules(options)),
    isBot: isBotName,
    thinksLong: isPatient,
    choose({ rules: own, view, answers, bot, chance }) {
      if (!isBotName(bot)) throw new Error(`no bot is called ${bot}`);
      const seen = { view: view as View<Race>, answers: answers as readonly Answer[] };
      return BOTS[bot].choose({ rules: raceAgain(own), ...seen, chance });
    },
  };
}

// A game's own types end here: a room hands answers and states back to the rules they came from.
const anyGame = (rules: RaceRules): Rules<Types> => rules as unknown as Rules<Types>;
const raceAgain = (rules: Rules<Types>): RaceRules => rules as unknown as RaceRules;

const GAMES: readonly Game[] = [race()];

export const gameOf = (id: string): Game | null => GAMES.find((game) => game.id === id) ?? null;
