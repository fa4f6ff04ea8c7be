// The thinking thread: slow bots, hints, the helper, the coach, and the chances of a race. One request after the other.
import { loadAdviser, loadBot, loadCoach, loadNature } from '@race/bots/load.ts';
import type { Race } from '@race/great-race';
import { loadRace } from '@race/great-race/load.ts';
import { readOptions } from '@race/great-race/options.ts';
import { STREAMS } from '@race/great-race/state.ts';
import { begin, fast, originOf, readRecord, record, replay, streams } from '@race/kernel';
import { serve } from '@race/protocol/rpc.ts';
import { loadJudge, loadLines } from '@race/study/load.ts';
import { pose, puzzleOptions } from '@race/study/puzzle.ts';
import { loadSoloRules } from '../chunks.ts';
import { curveOfRace } from './chances.ts';
import { guideLearner } from './guide.ts';
import { ownAnswers, type Posing, type ThinkingProgress, type ThinkingWorker } from './messages.ts';

const SALT = 'puzzle';

export async function posedAsFile({ puzzle, lesson }: Posing): Promise<string | null> {
  const read = readOptions(puzzleOptions(puzzle.table));
  if (!read.ok) return null;
  const { options } = read;
  const rules = await loadRace(options);
  const posed = pose(rules, puzzle);
  if (posed === null) return null;
  const { seat, entries } = posed;
  const { seed } = puzzle;
  // Nothing has been answered since the puzzle was posed.
  const unplayed = { ...begin(rules, streams(STREAMS, seed)), entries: [], standing: [] };
  const players = Array.from({ length: rules.seats }, (_, one) =>
    one === seat ? { kind: 'person', name: '' } : { kind: 'bot', bot: 'racer' },
  );
  const file = record(unplayed, { options, salt: SALT, seed, fork: { seed, entries, seat } });
  return JSON.stringify({ ...file, players, lesson });
}

const sendProgress: (progress: ThinkingProgress) => void = serve<ThinkingWorker, ThinkingProgress>(self, {
  async choose({ options, bot, view, answers, chance }) {
    const [rules, player] = await Promise.all([loadRace(options), loadBot(bot, options)]);
    const own = ownAnswers(rules, answers);
    return own.indexOf(player.choose({ rules, view, answers: own, chance }));
  },

  async advise({ options, solo, view, answers, seed }) {
    const [rules, adviser] = await Promise.all([
      solo === undefined ? loadRace(options) : loadSoloRules().then(({ loadSolo }) => loadSolo(solo)),
      loadAdviser(solo === undefined ? options : { ...options, modules: solo.modules }),
    ]);
    return adviser({ rules, view, answers: ownAnswers(rules, answers), chance: fast(seed, view.seat ?? 0) });
  },

  async guide({ options, view, answers, done }) {
    const [rules, racer] = await Promise.all([loadRace(options), loadBot('racer', options)]);
    return guideLearner({ rules, racer, done }, view, ownAnswers(rules, answers));
  },

  async coach({ text, seat }) {
    const read = readRecord(text);
    const options = read.ok ? readOptions(read.value.options) : read;
    if (!read.ok || !options.ok) return null;
    const [rules, look] = await Promise.all([loadRace(options.options), loadCoach(options.options)]);
    const raced = replay<Race>(rules, STREAMS, read.value);
    if (!raced.ok) return null;
    const { value: history } = raced;
    const looking = look({ rules, history, seat, chance: fast(CHANCE, seat) });
    let step = looking.next();
    for (; step.done !== true; step = looking.next()) sendProgress(step.value);
    return step.value.map((lesson) => {
      const entries = history.standing
        .slice(0, lesson.begins)
        .map(({ seat: by, answer }) => ({ seat: by, answer }));
      return { ...lesson, fork: { ...originOf(read.value), entries, seat } };
    });
  },

  pose: posedAsFile,

  async playOut({ puzzle, given }) {
    const read = readOptions(puzzleOptions(puzzle.table));
    if (!read.ok) return null;
    const { options } = read;
    const [rules, nature, linesOf] = await Promise.all([loadRace(options), loadNature(options), loadLines()]);
    return linesOf({ rules, nature, puzzle, given });
  },

  async judge({ options, known, seat, ways, played }) {
    const [rules, nature, judge] = await Promise.all([loadRace(options), loadNature(options), loadJudge()]);
    return judge({
      rules,
      nature,
      known,
      seat,
      ways: ways.map(({ answers }) => ownAnswers(rules, answers)),
      kept: played === null ? [] : [played],
    });
  },

  chances: (race) => curveOfRace(race, sendProgress),
});

/** A fixed seed: the coach says the same about the same race. */
const CHANCE = 1935;
