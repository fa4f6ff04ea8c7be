// The thinking thread: slow bots, hints, the helper, and the coach. One request after the other.
import { loadAdviser, loadBot, loadCoach } from '@race/bots/load.ts';
import type { Race, RaceRules } from '@race/great-race';
import { loadRace } from '@race/great-race/load.ts';
import { readOptions } from '@race/great-race/options.ts';
import { STREAMS } from '@race/great-race/state.ts';
import { fast, originOf, readRecord, replay } from '@race/kernel';
import {
  type Advising,
  type Choosing,
  type Coaching,
  type FromThinker,
  type Guiding,
  ownAnswers,
  type ToThinker,
} from './messages.ts';

const post = (told: FromThinker): void => postMessage(told);

async function choose({ options, bot, view, answers, chance }: Choosing): Promise<FromThinker> {
  const [rules, player] = await Promise.all([loadRace(options), loadBot(bot, options)]);
  const own = ownAnswers(rules, answers);
  return { type: 'chosen', place: own.indexOf(player.choose({ rules, view, answers: own, chance })) };
}

async function advise({ options, solo, view, answers, seed }: Advising): Promise<FromThinker> {
  const [rules, adviser] = await Promise.all([
    solo === undefined ? loadRace(options) : loadSolo(solo),
    loadAdviser(solo === undefined ? options : { ...options, modules: solo.modules }),
  ]);
  const ask = { rules, view, answers: ownAnswers(rules, answers), chance: fast(seed, view.seat ?? 0) };
  return { type: 'advice', advice: adviser(ask) };
}

async function guide({ options, view, answers, done }: Guiding): Promise<FromThinker> {
  const [rules, racer, { guideLearner }] = await Promise.all([
    loadRace(options),
    loadBot('racer', options),
    import('../learn/guide/guide.ts'),
  ]);
  return { type: 'guided', ...guideLearner({ rules, racer, done }, view, ownAnswers(rules, answers)) };
}

async function loadSolo(solo: NonNullable<Advising['solo']>): Promise<RaceRules> {
  return (await import('@race/great-race/modules/solo/load.ts')).loadSolo(solo);
}

async function coach({ text, seat }: Coaching): Promise<FromThinker> {
  const read = readRecord(text);
  if (!read.ok) return { type: 'refused', refusal: read.refusal };
  const options = readOptions(read.value.options);
  if (!options.ok) return NO_OPTIONS;
  const [rules, look] = await Promise.all([loadRace(options.options), loadCoach(options.options)]);
  const raced = replay<Race>(rules, STREAMS, read.value);
  if (!raced.ok) return { type: 'refused', refusal: raced.refusal };
  const { value: history } = raced;
  const looking = look({ rules, history, seat, chance: fast(CHANCE, seat) });
  let step = looking.next();
  for (; step.done !== true; step = looking.next()) post({ type: 'progress', ...step.value });
  const lessons = step.value.map((lesson) => {
    const entries = history.standing
      .slice(0, lesson.begins)
      .map(({ seat: by, answer }) => ({ seat: by, answer }));
    return { ...lesson, fork: { ...originOf(read.value), entries, seat } };
  });
  return { type: 'lessons', lessons };
}

/** The coach says the same of the same race. */
const CHANCE = 1935;

const NO_OPTIONS: FromThinker = {
  type: 'refused',
  refusal: { reason: 'record.notARecord', rule: 'TABLE-02', with: {} },
};

addEventListener('message', async ({ data }: MessageEvent<ToThinker>) => {
  switch (data.do) {
    case 'choose':
      return post(await choose(data));
    case 'advise':
      return post(await advise(data));
    case 'guide':
      return post(await guide(data));
    case 'coach':
      return post(await coach(data));
  }
});
