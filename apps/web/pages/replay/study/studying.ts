// Studying a race at any moment: what is best there, lines that leave it, and the notebook they are kept in.
import { batch, computed, signal } from '@preact/signals';
import type { Answer } from '@race/great-race';
import type { Refusal, Seat } from '@race/kernel';
import type { Judgement, WeighedWay } from '@race/study/best.ts';
import {
  following,
  joined,
  type Leaving,
  leavingOf,
  type NoteAct,
  type Notebook,
  readNotebook,
  withAct,
  withoutAct,
} from '@race/study/notebook.ts';
import { save, savedText } from '../../../shell/base/local-storage.ts';
import { FULL, type StudyMoment, type StudyWay, type ToldAct } from '../../../sources/replay/messages.ts';
import { replayRequest } from '../../../sources/replay/worker-client.ts';
import { makeThinker } from '../../../sources/thinking/thinker.ts';
import { perTable } from '../../../table/model/table.ts';
import { playerOf, replayOf } from '../replay.ts';

/** A way that is shown, with its chance. */
export interface ShownWay extends WeighedWay, StudyWay {
  readonly isPlayed: boolean;
}

export type Judging = Judgement | 'weighing' | 'failed' | null;

/** The worlds of lines that leave the race, the first one and others. */
const FIRST_WORLD = 1935;

export const studyOf = perTable((table) => {
  const { at, brought, goTo, isOpening, isStudied, lookWith, replay, replayIndex } = replayOf(table);
  const { pause } = playerOf(table);
  const notebook = signal<Notebook>([]);
  const told = signal<readonly ToldAct[]>([]);
  /** The act of the notebook that is shown; null at a moment of the race. */
  const act = signal<number | null>(null);
  const now = signal<StudyMoment | null>(null);
  const judging = signal<Judging>(null);
  /** The rank of the way that is looked at. */
  const chosen = signal(0);
  /** Strong crews are thinking. */
  const isBusy = signal(false);
  const refusal = signal<Refusal | null>(null);
  const thinker = makeThinker();

  const ways = computed<readonly ShownWay[]>(() => {
    const [judged, question] = [judging.value, now.value?.question];
    if (judged === null || typeof judged === 'string' || question == null) return [];
    return judged.ways.flatMap((weighed) => {
      const way = question.ways[weighed.place];
      return way === undefined ? [] : [{ ...way, ...weighed, isPlayed: weighed.place === question.played }];
    });
  });

  const chosenWay = computed<ShownWay | null>(() => ways.value[chosen.value] ?? null);

  let wanted = 0;
  /** Steps that are part of going to a line do not leave it. */
  let isMoving = false;

  /** Shows what is decided where the reader stands, and has it weighed. */
  async function look(): Promise<void> {
    const ticket = ++wanted;
    const place = { at: at.peek(), notebook: notebook.peek(), act: act.peek() };
    const seen = await replayRequest('study', place).catch(() => null);
    if (ticket !== wanted) return;
    batch(() => {
      now.value = seen;
      chosen.value = 0;
      judging.value = seen?.question == null ? null : 'weighing';
      if (seen !== null && place.act !== null) showLine(seen);
    });
    if (seen?.question == null) return thinker.stop();
    const judged = await thinker.think('judge', seen.question);
    if (ticket === wanted) judging.value = judged ?? 'failed';
  }

  function showLine({ scene, told: last }: StudyMoment): void {
    table.isActed.value = false;
    table.publicState.value = scene.public;
    table.openHands.value = scene.hands ?? [];
    table.standings.value = scene.standings;
    if (last !== null)
      table.moments.value = [
        ...table.moments.peek(),
        { seat: last.by, events: last.events, horizon: last.hasLuck },
      ];
  }

  /** Goes to an act of the notebook; back to the race for null. */
  async function goToAct(to: number | null): Promise<void> {
    pause();
    const leaving = to === null ? null : leavingOf(notebook.peek(), to);
    isMoving = true;
    if (leaving !== null) await standAt(leaving);
    act.value = to;
    await goTo(at.peek());
    isMoving = false;
    await look();
  }

  /** A line is shown from where it leaves the race, through the eyes that it is seen with. */
  async function standAt({ line, eyes }: Leaving): Promise<void> {
    const viewpoint = eyes ?? 'open';
    if (replayIndex.peek()?.viewpoint !== viewpoint) await lookWith(viewpoint);
    const to = replayIndex.peek()?.lines.findLastIndex((one) => one <= line) ?? -1;
    if (to >= 0 && to !== at.peek()) await goTo(to);
  }

  /** Steps out of the line by one act. */
  const back = (): Promise<void> => {
    const after = notebook.peek()[act.peek() ?? -1]?.after;
    return act.peek() === null ? Promise.resolve() : goToAct(typeof after === 'number' ? after : null);
  };

  function keep(next: Notebook): void {
    notebook.value = next;
    const name = replay.peek()?.notebookName ?? null;
    if (name !== null) saveNotebook(name, next);
  }

  async function add(acts: readonly NoteAct[]): Promise<boolean> {
    let [all, last] = [notebook.peek(), act.peek()];
    for (const one of acts) {
      const after = typeof one.after === 'number' && last !== null ? last : one.after;
      const added = withAct(all, { ...one, after });
      if (added === null) {
        refusal.value = FULL;
        return false;
      }
      all = added.notebook;
      last = added.at;
    }
    const more = all.length > notebook.peek().length;
    keep(all);
    if (more) told.value = await replayRequest('tellNotebook', all);
    await goToAct(last);
    return true;
  }

  /** Gives answers where the reader stands; as an act of its own in another world where it is tried anew. */
  async function give(by: Seat, answers: readonly Answer[], anew: number | null = null): Promise<boolean> {
    const place = { at: at.peek(), notebook: notebook.peek(), act: act.peek() };
    const made = await replayRequest('act', {
      ...place,
      by,
      answers,
      world: anew ?? FIRST_WORLD,
      isAnew: anew !== null,
    });
    return made !== null && add([made]);
  }

  /** Strong crews answer: one of them, or all until the reader's crew decides again. */
  async function reply(isOne: boolean): Promise<void> {
    if (isBusy.peek()) return;
    isBusy.value = true;
    const place = { at: at.peek(), notebook: notebook.peek(), act: act.peek() };
    const made = await replayRequest('replies', { ...place, isOne }).catch(() => []);
    isBusy.value = false;
    if (made.length > 0) await add(made);
  }

  /** Plays the way that is looked at; strong crews answer it. */
  async function playOn(isOne: boolean): Promise<void> {
    pause();
    const [way, by] = [chosenWay.peek(), now.peek()?.by ?? null];
    if (way !== null && by !== null && !(await give(by, way.answers))) return;
    if (now.peek()?.by !== by || way === null) await reply(isOne);
  }

  /** The same act once more, with other chance. */
  async function tryAnew(): Promise<void> {
    const here = act.peek();
    const one = told.peek()[here ?? -1];
    const before = notebook.peek()[here ?? -1];
    if (here === null || one === undefined || before === undefined) return;
    const again = following(notebook.peek(), before.after).length;
    const made = await replayRequest('act', {
      at: at.peek(),
      notebook: notebook.peek(),
      act: here,
      by: one.by,
      answers: one.answers,
      world: FIRST_WORLD + again,
      isAnew: true,
    });
    if (made !== null) await addBeside(made);
  }

  async function addBeside(made: NoteAct): Promise<void> {
    const added = withAct(notebook.peek(), made);
    if (added === null) {
      refusal.value = FULL;
      return;
    }
    keep(added.notebook);
    told.value = await replayRequest('tellNotebook', added.notebook);
    await goToAct(added.at);
  }

  function write(words: Partial<Pick<NoteAct, 'name' | 'comment'>>): void {
    const here = act.peek();
    if (here !== null)
      keep(notebook.peek().map((one, place) => (place === here ? { ...one, ...words } : one)));
  }

  /** Takes an act out of the notebook, with all that follows. */
  async function remove(gone: number): Promise<void> {
    await back();
    keep(withoutAct(notebook.peek(), gone));
    act.value = null;
    told.value = await replayRequest('tellNotebook', notebook.peek());
    await goToAct(null);
  }

  const written = (isLine: boolean): Promise<string | null> =>
    replayRequest('writeNotebook', { at: at.peek(), notebook: notebook.peek(), act: act.peek(), isLine });

  /** Takes the lines of a file; where they are refused nothing changes. */
  async function take(text: string): Promise<boolean> {
    const read = await replayRequest('readNotebook', text);
    const all = read.ok ? joined(notebook.peek(), read.value) : null;
    if (!read.ok || all === null) {
      refusal.value = read.ok ? FULL : read.refusal;
      return false;
    }
    refusal.value = null;
    keep(all);
    told.value = await replayRequest('tellNotebook', all);
    return true;
  }

  function end(): void {
    isStudied.value = false;
    if (act.peek() !== null) void goToAct(null);
    thinker.stop();
  }

  // Another race has another notebook.
  table.effect(() => {
    const name = replay.value?.notebookName ?? null;
    const lines = brought.peek();
    const kept = name === null ? [] : savedNotebook(name);
    batch(() => {
      act.value = null;
      now.value = null;
      judging.value = null;
      refusal.value = null;
      notebook.value = joined(kept, lines) ?? lines;
    });
    const all = notebook.peek();
    if (all.length > 0)
      void replayRequest('tellNotebook', all).then((acts) => {
        // What can no longer be played is dropped whole.
        if (acts.length === all.length) told.value = acts;
        else notebook.value = [];
        if (lines.length > 0 && acts.length === all.length) void goToAct(all.length - 1);
      });
  });

  // A step in the race leaves the line.
  table.effect(() => {
    const [, eyes, isShown] = [at.value, replayIndex.value?.viewpoint, isStudied.value];
    if (!isShown || isOpening.value || eyes === undefined || isMoving) return;
    act.value = null;
    void look();
  });

  table.onClose(() => thinker.stop());

  return {
    act,
    back,
    chosen,
    chosenWay,
    end,
    give,
    goToAct,
    isBusy,
    judging,
    notebook,
    now,
    playOn,
    refusal,
    remove,
    reply,
    take,
    told,
    tryAnew,
    ways,
    write,
    written,
  };
});

// Notebooks on this device: the last ones, by their race.
const SAVED = 'notebooks';
const MOST = 20;

type Saved = readonly (readonly [race: string, notebook: unknown])[];

function savedNotebooks(): Saved {
  try {
    const read: unknown = JSON.parse(savedText(SAVED) ?? '[]');
    return Array.isArray(read) ? read.filter((one): one is Saved[number] => Array.isArray(one)) : [];
  } catch {
    return [];
  }
}

function savedNotebook(name: string): Notebook {
  const found = savedNotebooks().find(([race]) => race === name);
  return (found === undefined ? null : readNotebook(found[1])) ?? [];
}

function saveNotebook(name: string, notebook: Notebook): void {
  const others = savedNotebooks().filter(([race]) => race !== name);
  const all = notebook.length === 0 ? others : [[name, notebook] as const, ...others];
  save(SAVED, JSON.stringify(all.slice(0, MOST)));
}
