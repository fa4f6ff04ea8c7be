import { view } from '@race/kernel';
import { type DeviceTable, writeTable } from '@race/local';
import { PERSON, planOf, playedTable, RACER } from '@race/local/testing/tables.ts';
import type { Notebook } from '@race/study/notebook.ts';
import { describe, expect, it } from 'vitest';
import type { StudyMoment, Viewpoint } from './messages.ts';
import { makeReplay } from './replay.ts';
import { isNotebookFile, makeStudy, replayOfNotebook } from './study.ts';

const PLAN = planOf([PERSON, RACER, RACER]);
const over = playedTable(PLAN);
const running = playedTable(PLAN, 24);

function studied(table: DeviceTable | string, viewpoint: Viewpoint) {
  const made = typeof table === 'string' ? replayOfNotebook(table) : makeReplay(writeTable(table));
  if (!made.ok) throw new Error(made.refusal.reason);
  const { studied: race, see } = made.value;
  const shown = see(viewpoint)?.replayIndex;
  if (race === null || shown === undefined) throw new Error('it cannot be studied');
  return { race, shown, study: makeStudy(race) };
}

/** The first moment from there on at which these eyes decide, with more than one way. */
function decision(
  { shown, study }: ReturnType<typeof studied>,
  from = 0,
): { at: number; moment: StudyMoment } {
  for (let at = from; at < shown.moments; at++) {
    const moment = study.moment(shown, { at, notebook: [], act: null });
    if (moment !== null && (moment.question?.ways.length ?? 0) > 2) return { at, moment };
  }
  throw new Error('nothing is decided');
}

/** A line of one act from a decision, and its reply. */
async function lineOf(of: ReturnType<typeof studied>, at: number, moment: StudyMoment): Promise<Notebook> {
  const { shown, study } = of;
  const [way] = moment.question?.ways ?? [];
  const by = moment.by ?? 0;
  const act = study.act(shown, {
    at,
    notebook: [],
    act: null,
    by,
    answers: way?.answers ?? [],
    world: 5,
    isAnew: false,
  });
  if (act === null) throw new Error('it cannot be played');
  return [act, ...(await study.replies(shown, { at, notebook: [act], act: 0, isOne: true }))];
}

const sharedBy = async (of: ReturnType<typeof studied>, from = 0) => {
  const { at, moment } = decision(of, from);
  const notebook = (await lineOf(of, at, moment)).map((act) => ({ ...act, comment: 'why not' }));
  const text = of.study.write(of.shown, { at, notebook, act: 0, isLine: true });
  if (text === null) throw new Error('it cannot be shared');
  return { at, moment, notebook, text };
};

describe('a race that is studied', () => {
  it('while it runs, is studied by its only person, and by nobody at a table of several', () => {
    expect(() => studied(running, 0)).not.toThrow();
    const around = playedTable(planOf([PERSON, PERSON, RACER]), 24);
    expect(() => studied(around, 0)).toThrow('it cannot be studied');
  });

  it('asks from what these eyes know, and from nothing else', () => {
    const { at, moment } = decision(studied(running, 0));
    const { question, leaving } = moment;
    const state = studied(running, 0).race.stateAt(leaving.line);
    if (question === null || state === null) throw new Error(`nothing is asked at ${at}`);
    expect(leaving.eyes).toBe(0);
    expect(question.known).toEqual(view(running.rules, state, 0));
    expect(JSON.stringify(question)).not.toContain('"seats"');
  });

  it('says nothing of the cards of others: who they are, and no question', () => {
    const { shown, study } = studied(over, 0);
    const others = Array.from({ length: shown.moments }, (_, at) =>
      study.moment(shown, { at, notebook: [], act: null }),
    ).filter((moment) => moment !== null && moment.by !== null && moment.by !== 0);
    expect(others.length).toBeGreaterThan(0);
    expect(others.every((moment) => moment?.question === null)).toBe(true);
    const hands = others.flatMap((moment) => (moment?.scene.hands ?? []).slice(1));
    expect(hands.every((hand) => hand === null)).toBe(true);
  });

  it('with all cards open has every hand, and no chance that is to come', () => {
    const open = studied(over, 'open');
    const { at, moment } = decision(open);
    const state = open.race.stateAt(moment.leaving.line);
    const known = moment.question?.known;
    if (known === undefined || !('seats' in known) || state === null) throw new Error(`no question at ${at}`);
    expect(known.seats.map(({ hand }) => hand)).toEqual(state.seats.map(({ hand }) => hand));
    expect(known.table.chance).not.toEqual(state.table.chance);
  });

  it('knows what was played, and a drive as one way with its price', () => {
    const open = studied(over, 'open');
    const moments = Array.from({ length: open.shown.moments }, (_, at) =>
      open.study.moment(open.shown, { at, notebook: [], act: null }),
    );
    const questions = moments.flatMap((moment) => moment?.question ?? []);
    expect(questions.filter(({ played }) => played !== null).length).toBeGreaterThan(0.9 * questions.length);
    const drives = questions.flatMap(({ ways }) => ways).filter(({ route }) => route !== null);
    expect(drives.some(({ answers }) => answers.length > 2)).toBe(true);
  });

  it('is nobody’s to study with everybody’s eyes: whose they are has to be said', () => {
    const { shown, study } = studied(over, 'everybody');
    expect(study.moment(shown, { at: 9, notebook: [], act: null })).toBeNull();
  });
});

describe('a line', () => {
  it('is played act by act, with what strong crews reply, and told', async () => {
    const of = studied(over, 0);
    const { at, moment } = decision(of, 20);
    const notebook = await lineOf(of, at, moment);
    const after = of.study.moment(of.shown, { at, notebook, act: notebook.length - 1 });
    expect(after?.scene.public).not.toEqual(moment.scene.public);
    expect(of.study.tell(notebook)).toHaveLength(notebook.length);
    const again = of.study.moment(of.shown, { at, notebook, act: notebook.length - 1 });
    expect(again).toEqual(after);
    const on = await of.study.replies(of.shown, { at, notebook: notebook.slice(0, 1), act: 0, isOne: false });
    const all = [...notebook.slice(0, 1), ...on];
    const end = of.study.moment(of.shown, { at, notebook: all, act: all.length - 1 });
    expect([0, null]).toContain(end?.by);
  });

  it('with other luck is another line beside it', async () => {
    const of = studied(over, 0);
    const { at, moment } = decision(of, 20);
    const [act] = await lineOf(of, at, moment);
    if (act === undefined) throw new Error('no act');
    const [told] = of.study.tell([act]);
    const anew = of.study.act(of.shown, {
      at,
      notebook: [act],
      act: 0,
      by: act.by,
      answers: told?.answers ?? [],
      world: 6,
      isAnew: true,
    });
    expect(anew).toEqual({ ...act, world: 6 });
  });

  it('is never seen with eyes that may not look', () => {
    const { shown, study } = studied(running, 0);
    const open: Notebook = [
      { after: { line: 3, eyes: null }, world: 1, by: 0, played: '0', name: '', comment: '' },
    ];
    expect(study.moment(shown, { at: 0, notebook: open, act: 0 })).toBeNull();
    expect(study.tell(open)).toEqual([]);
    expect(study.write(shown, { at: 0, notebook: open, act: 0, isLine: true })).toBeNull();
  });
});

describe('TABLE-02 lines as files and links', () => {
  it('a line carries its position and no other hand, and is opened elsewhere', async () => {
    const of = studied(over, 0);
    const { notebook, text, moment } = await sharedBy(of, 20);
    const file = JSON.parse(text);
    expect(Object.keys(file.position.position).sort()).toEqual(['own', 'public', 'ready', 'seat']);
    expect(file.race).toBeUndefined();
    expect(isNotebookFile(text)).toBe(true);
    const there = studied(text, 0);
    const read = there.study.read(text);
    if (!read.ok) throw new Error(read.refusal.reason);
    expect(read.value.map(({ comment }) => comment)).toEqual(notebook.map(({ comment }) => comment));
    const end = there.study.moment(there.shown, { at: 0, notebook: read.value, act: read.value.length - 1 });
    const here = of.study.moment(of.shown, { at: 0, notebook, act: notebook.length - 1 });
    expect(end?.scene).toEqual(here?.scene);
    expect(there.race.viewpoints).toEqual([0]);
    expect(moment.leaving.line).toBeGreaterThan(0);
  });

  it('is taken back into its own race, where it left it', async () => {
    const of = studied(over, 0);
    const { notebook, text } = await sharedBy(of, 20);
    expect(of.study.read(text)).toEqual({ ok: true, value: notebook });
  });

  it('all lines of a finished race come with the race', async () => {
    const of = studied(over, 0);
    const { notebook, at } = await sharedBy(of, 20);
    const text = of.study.write(of.shown, { at, notebook, act: null, isLine: false });
    const there = studied(text ?? '', 'open');
    expect(there.race.file).not.toBeNull();
    expect(there.study.read(text ?? '')).toEqual({ ok: true, value: notebook });
  });

  it('a position alone is opened, too', () => {
    const of = studied(over, 0);
    const made = makeReplay(writeTable(over));
    const { moment } = decision(of, 20);
    const text = made.ok ? made.value.position(moment.leaving.line, 0, 0) : null;
    const there = studied(text ?? '', 0);
    expect(there.study.read(text ?? '')).toEqual({ ok: true, value: [] });
    expect(there.study.moment(there.shown, { at: 0, notebook: [], act: null })?.by).toBe(0);
  });

  it('is refused with a reason: another race, another version, no notebook, an answer that is not possible', async () => {
    const of = studied(over, 0);
    const { text } = await sharedBy(of, 20);
    const file = JSON.parse(text);
    const refused = (change: object) => {
      const read = of.study.read(JSON.stringify({ ...file, ...change }));
      return read.ok ? null : read.refusal.reason;
    };
    const [act] = file.notebook;
    expect(refused({ name: 'another' })).toBe('study.otherRace');
    expect(refused({ study: 2 })).toBe('study.notANotebook');
    expect(refused({ notebook: {} })).toBe('study.notANotebook');
    expect(refused({ notebook: [{ ...act, played: '-ZZ' }] })).toBe('study.impossible');
    expect(refused({ position: { ...file.position, position: {} } })).toBe('position.impossible');
    expect(refused({ position: 'x' })).toBe('position.notAPosition');
    for (const broken of ['', '[', '{}', 'null', text.slice(0, -9)])
      expect(of.study.read(broken)).toMatchObject({ ok: false });
    const ofRunning = studied(running, 0);
    const name = ofRunning.race.name;
    const hidden = [{ ...act, after: { line: 0, eyes: null } }];
    const read = ofRunning.study.read(JSON.stringify({ ...file, name, line: 0, notebook: hidden }));
    expect(read).toMatchObject({ ok: false, refusal: { reason: 'study.hidden' } });
  });
});
