// A race that is studied: what is decided at each moment, lines that leave it, and notebooks as files and links.
import { loadBot } from '@race/bots/load.ts';
import type { Race, RaceEvent } from '@race/great-race';
import {
  type AppliedStep,
  fast,
  heard,
  isOver,
  legalActions,
  open,
  type Read,
  type Seat,
  type State,
  view,
} from '@race/kernel';
import { refuseFile } from '@race/kernel/refuse.ts';
import { answerTo, driveRoutes, meansOf, rematchPlayers, writePosition } from '@race/local';
import { isPositionFile } from '@race/local/files.ts';
import {
  actOf,
  deciderIn,
  isPlayable,
  type Leaving,
  leavingOf,
  linesFrom,
  lineThrough,
  type NoteAct,
  type Notebook,
  pathTo,
  playAct,
  readNotebook,
  worldSeenBy,
} from '@race/study/notebook.ts';
import type {
  ReplayIndex,
  StudyMoment,
  StudyPlace,
  StudyQuestion,
  StudyWay,
  ToldAct,
  WantedAct,
} from './messages.ts';
import { sceneOf } from './moments.ts';
import { makeReplay, type RaceReplay, replayPosition, type StudiedRace } from './replay.ts';

export type Study = ReturnType<typeof makeStudy>;

/** The world of lines whose chance nobody asked to be another. */
const FIRST_WORLD = 1935;
/** The most answers that rivals give without the eyes being asked: a whole turn of four crews. */
const MOST_REPLIES = 160;
const MOST_WAYS = 60;

/** Where somebody stands who studies. */
interface Standpoint {
  readonly leaving: Leaving;
  readonly state: State<Race>;
  readonly steps: readonly AppliedStep<Race>[];
}

export function makeStudy(race: StudiedRace) {
  const { rules, history, players, options } = race;

  const mayLook = (eyes: Seat | null): boolean => race.viewpoints.includes(eyes ?? 'open');

  /** Where a line leaves the race at a moment: where the eyes are asked, if they are before the next one. */
  function leavingAt({ viewpoint, lines }: ReplayIndex, at: number): Leaving | null {
    if (viewpoint === 'everybody') return null;
    const eyes = viewpoint === 'open' ? null : viewpoint;
    const [first = 0, next = first + 1] = [lines[at], lines[at + 1]];
    for (let line = first; eyes !== null && line < next; line++) {
      const state = race.stateAt(line);
      if (state !== null && deciderIn(rules, state, eyes) === eyes) return { line, eyes };
    }
    return { line: first, eyes };
  }

  /** The last notebook line that was played, so that the next act of it does not begin at the race again. */
  function standAt(shown: ReplayIndex, { at, notebook, act }: StudyPlace): Standpoint | null {
    const leaving = act === null ? leavingAt(shown, at) : leavingOf(notebook, act);
    if (leaving === null || !mayLook(leaving.eyes)) return null;
    let state = race.stateAt(leaving.line) ?? (act === null ? history.state : null);
    let steps: readonly AppliedStep<Race>[] = [];
    for (const one of act === null ? [] : pathTo(notebook, act)) {
      const now = notebook[one];
      const played =
        now === undefined || state === null ? null : playAct(rules, state, { act: now, eyes: leaving.eyes });
      if (played === null) return null;
      ({ state, steps } = played);
    }
    return state === null ? null : { leaving, state, steps };
  }

  function questionIn(
    { leaving, state }: Standpoint,
    { by, isInRace }: { by: Seat; isInRace: boolean },
  ): StudyQuestion {
    const { eyes, line } = leaving;
    const ways = waysIn(race, state, by);
    const given = history.standing.slice(line).find(({ seat }) => seat === by)?.answer;
    // Later answers of the same drive say which of its ways was taken.
    const entered = history.standing.slice(line).filter(({ seat }) => seat === by);
    const played = ways.findIndex(({ answers }) => answers.every((one, nth) => entered[nth]?.answer === one));
    const first = ways.findIndex(({ answers }) => answers[0] === given);
    const isKnown = isInRace && given !== undefined;
    return {
      options,
      known:
        eyes === null ? worldSeenBy(rules, state, { eyes, seed: FIRST_WORLD }) : view(rules, state, eyes),
      seat: by,
      ways,
      played: isKnown ? placeOf(played, first) : null,
    };
  }

  function moment(shown: ReplayIndex, wanted: StudyPlace): StudyMoment | null {
    const stand = standAt(shown, wanted);
    if (stand === null) return null;
    const { leaving, state, steps } = stand;
    const { eyes } = leaving;
    const by = deciderIn(rules, state, eyes);
    return {
      leaving,
      scene: sceneOf(rules, state, eyes ?? 'open'),
      told: toldOf(steps, eyes),
      by,
      question:
        by === null || (eyes !== null && by !== eyes)
          ? null
          : questionIn(stand, { by, isInRace: wanted.act === null }),
    };
  }

  function act(shown: ReplayIndex, wanted: WantedAct): NoteAct | null {
    const before = wanted.isAnew && wanted.act !== null ? placeBefore(wanted, wanted.act) : wanted;
    const stand = standAt(shown, before);
    if (stand === null) return null;
    const { by } = wanted;
    const isMadeUp = before.act === null || wanted.isAnew;
    const { eyes } = stand.leaving;
    const state = isMadeUp ? worldSeenBy(rules, stand.state, { eyes, seed: wanted.world }) : stand.state;
    const answers = wanted.answers.flatMap((answer) => rules.readAnswer(answer) ?? []);
    const acted = actOf(rules, state, { by, answers });
    return acted === null
      ? null
      : {
          after: before.act ?? stand.leaving,
          world: isMadeUp ? wanted.world : null,
          by,
          played: acted.played,
          name: '',
          comment: '',
        };
  }

  async function replies(
    shown: ReplayIndex,
    { isOne, ...wanted }: StudyPlace & { readonly isOne: boolean },
  ): Promise<readonly NoteAct[]> {
    const stand = standAt(shown, wanted);
    if (stand === null || isOver(stand.state)) return [];
    const bot = await loadBot('planner', options);
    const { eyes } = stand.leaving;
    const world = wanted.act === null ? FIRST_WORLD : null;
    let state = world === null ? stand.state : worldSeenBy(rules, stand.state, { eyes, seed: world });
    const acts: NoteAct[] = [];
    const mine = eyes ?? (wanted.act === null ? null : (wanted.notebook[wanted.act]?.by ?? null));
    for (let n = 0; n < MOST_REPLIES; n++) {
      const by = deciderIn(rules, state, eyes);
      if (by === null || by === mine) break;
      const answers = legalActions(open<Race>(rules, state), by);
      const chosen = bot.choose({
        rules,
        view: view<Race>(rules, state, by),
        answers,
        chance: fast(FIRST_WORLD, n),
      });
      const acted = actOf(rules, state, { by, answers: [chosen] });
      const before = acts.at(-1);
      if (acted === null || (isOne && before !== undefined && before.by !== by)) break;
      state = acted.state;
      // What one crew does one after the other is one act.
      if (before?.by === by) acts[acts.length - 1] = { ...before, played: before.played + acted.played };
      else
        acts.push({
          after: acts.length === 0 ? (wanted.act ?? stand.leaving) : wanted.notebook.length + acts.length - 1,
          world: acts.length === 0 ? world : null,
          by,
          played: acted.played,
          name: '',
          comment: '',
        });
    }
    return acts;
  }

  /** What was told of each act; nothing of one that cannot be played. */
  function tell(notebook: Notebook): ToldAct[] {
    const shown: ReplayIndex = { viewpoint: 'open', moments: 0, lines: [], turns: [], phases: [], marks: [] };
    return notebook.flatMap((_, at) => {
      const stand = standAt(shown, { at: 0, notebook, act: at });
      return stand === null ? [] : (toldOf(stand.steps, stand.leaving.eyes) ?? []);
    });
  }

  function write(
    shown: ReplayIndex,
    { isLine, ...wanted }: StudyPlace & { readonly isLine: boolean },
  ): string | null {
    const { notebook, act: at } = wanted;
    const whole = { study: VERSION, name: race.name };
    if (!isLine && race.file !== null)
      return JSON.stringify({ ...whole, line: 0, race: JSON.parse(race.file), notebook });
    const leaving = at === null ? leavingAt(shown, wanted.at) : leavingOf(notebook, at);
    const state = leaving === null ? null : race.stateAt(leaving.line);
    if (leaving === null || state === null || !mayLook(leaving.eyes)) return null;
    const lines = isLine && at !== null ? lineThrough(notebook, at) : linesFrom(notebook, leaving);
    const seat = leaving.eyes ?? deciderIn(rules, state, null) ?? 0;
    const position = writePosition(rules, state, {
      seat: leaving.eyes,
      players: rematchPlayers(players, seat),
      options,
    });
    const { line } = leaving;
    return JSON.stringify({
      ...whole,
      line,
      position: JSON.parse(position),
      notebook: moved(lines, -line),
    });
  }

  /** The lines of a file or a link, if they are of this race and can be played. */
  function read(text: string): Read<Notebook> {
    const file = readStudyFile(text);
    if (!file.ok) return file;
    const { name, line, base, notebook } = file.value;
    const isOfPosition = base.name === race.name;
    if (name !== race.name && !isOfPosition) return refuseFile('study.otherRace');
    const lines = moved(notebook, isOfPosition ? 0 : line);
    const areSeen = lines.every(({ after }) => typeof after === 'number' || mayLook(after.eyes));
    if (!areSeen) return refuseFile('study.hidden');
    if (!isPlayable(rules, lines, race.stateAt)) return refuseFile('study.impossible');
    return { ok: true, value: lines };
  }

  return { moment, act, replies, tell, write, read };
}

const placeOf = (...places: readonly number[]): number | null => places.find((place) => place >= 0) ?? null;

/** The place from which an act is tried once more. */
function placeBefore(wanted: StudyPlace, act: number): StudyPlace {
  const after = wanted.notebook[act]?.after;
  return { ...wanted, act: typeof after === 'number' ? after : null };
}

const moved = (notebook: Notebook, lines: number): Notebook =>
  notebook.map((act) =>
    typeof act.after === 'number' ? act : { ...act, after: { ...act.after, line: act.after.line + lines } },
  );

const toldOf = (steps: readonly AppliedStep<Race>[], eyes: Seat | null): ToldAct | null => {
  const [first] = steps;
  if (first === undefined) return null;
  const events = steps.flatMap((step): readonly RaceEvent[] =>
    eyes === null ? step.events : heard<Race>(step.events, eyes),
  );
  const answers = steps.map(({ answer }) => answer);
  return { by: first.seat, answers, events, hasLuck: steps.some(({ horizon }) => horizon) };
};

/** What a crew can do: each answer, and each drive with all its spaces. */
function waysIn({ rules }: StudiedRace, state: State<Race>, by: Seat): StudyWay[] {
  const answers = legalActions(open<Race>(rules, state), by);
  const means = meansOf(rules, state, by);
  const from = state.public.crews[by]?.at ?? -1;
  const routes = means === null ? [] : driveRoutes({ rules, known: state.public, from, means });
  const begin = answers.filter((answer) => answer.do === 'drive');
  const drives = routes.slice(0, MOST_WAYS).flatMap((route): StudyWay[] => {
    const spaces = route.spaces.flatMap((space) => rules.readAnswer(answerTo(space, route.fare)) ?? []);
    const stop = route.ends ? [] : (rules.readAnswer({ do: 'stop' }) ?? []);
    return spaces.length === route.spaces.length
      ? [{ answers: [...begin, ...spaces, ...[stop].flat()], route }]
      : [];
  });
  const isDriven = ({ do: verb }: (typeof answers)[number]) =>
    drives.length > 0 && (verb === 'drive' || verb === 'enter' || verb === 'line');
  const others = answers.filter((answer) => !isDriven(answer));
  return [...others.map((answer) => ({ answers: [answer], route: null })), ...drives];
}

// Notebooks as files and links.

const VERSION = 1;
/** A finished race and a full notebook are far shorter. Longer texts are refused unread. */
const LONGEST = 2_000_000;

interface StudyFile {
  /** By what the notebook of its race is known. */
  readonly name: string;
  /** Where its position is in that race. */
  readonly line: number;
  readonly base: { readonly is: 'race' | 'position'; readonly text: string; readonly name: string | null };
  readonly notebook: Notebook;
}

function readStudyFile(text: string): Read<StudyFile> {
  if (text.length > LONGEST) return refuseFile('study.notANotebook');
  const from = parsed(text);
  if (from === null) return refuseFile('study.notANotebook');
  if (!('study' in from) && isPositionFile(text))
    return positionOfFile(text, { name: '', line: 0, notebook: [] });
  const { study, name, line, race, position } = from;
  if (study !== VERSION) return refuseFile('study.notANotebook');
  const notebook = readNotebook(from.notebook);
  if (notebook === null || typeof name !== 'string' || !Number.isSafeInteger(line))
    return refuseFile('study.notANotebook');
  const rest = { name, line: Number(line), notebook };
  if (position !== undefined) return positionOfFile(JSON.stringify(position), rest);
  if (race === undefined) return refuseFile('study.notANotebook');
  return { ok: true, value: { ...rest, base: { is: 'race', text: JSON.stringify(race), name: null } } };
}

function positionOfFile(text: string, rest: Omit<StudyFile, 'base'>): Read<StudyFile> {
  const made = replayPosition(text);
  if (!made.ok) return made;
  const { notebookName: name } = made.value.race;
  return { ok: true, value: { ...rest, base: { is: 'position', text, name } } };
}

function parsed(text: string): { readonly [key: string]: unknown } | null {
  try {
    const from: unknown = JSON.parse(text);
    return typeof from === 'object' && from !== null ? { ...from } : null;
  } catch {
    return null;
  }
}

/** Whether a text claims to be a notebook, or a position that may have one. */
export const isNotebookFile = (text: string): boolean =>
  text.length <= LONGEST && (isPositionFile(text) || 'study' in (parsed(text) ?? {}));

/** The race or the position that a notebook comes with. */
export function replayOfNotebook(text: string): Read<RaceReplay> {
  const file = readStudyFile(text);
  if (!file.ok) return file;
  const { is, text: base } = file.value.base;
  return is === 'race' ? makeReplay(base) : replayPosition(base);
}
