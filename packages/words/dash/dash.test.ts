import {
  BOOSTERS,
  CHARACTERS,
  type DashAnswer,
  type DashEvent,
  makeDash,
  STREAMS,
  VEHICLES,
} from '@race/dash';
import {
  chooseFrom,
  fast,
  isOver,
  legalActions,
  listSeats,
  open,
  pending,
  play,
  start,
  streams,
  why,
} from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { LEADERS } from '../../great-race/modules/leaders/who.ts';
import { loadDashRules } from '../../rulebook/dash.ts';
import { LANGUAGES, loadWords } from '../index.ts';
import { find } from '../t.ts';
import { dashLabel, dashQuestion, dashRefusal, dashSentence } from './index.ts';

const rules = makeDash({ players: 5, characters: 'chosen', data: 1 });
const context = { rules, name: (seat: number) => `N${seat}` };

/** Everything that random dashes tell, ask, offer and refuse. */
function heardIn(games: number) {
  const events = new Map<string, DashEvent>();
  const answers = new Map<string, DashAnswer>();
  const refusals = new Map<string, NonNullable<ReturnType<typeof why>>>();
  const dice = fast(1, 1);
  for (let seed = 0; seed < games; seed++) {
    const g = open(rules, start(rules, streams(STREAMS, seed)), []);
    while (!isOver(g)) {
      const seat = chooseFrom(dice, listSeats(pending(rules, g)));
      for (const asked of rules.answers.all.filter((_, at) => at % 7 === seed % 7)) {
        const refusal = why(rules, g, chooseFrom(dice, [0, 1, 2, 3, 4]), asked);
        if (refusal !== null) refusals.set(refusal.reason, refusal);
      }
      const answer = chooseFrom(dice, legalActions(g, seat));
      answers.set(answer.do, answer);
      play(g, seat, answer);
      for (const event of g.events ?? []) events.set(event.key, event);
    }
  }
  return { events: [...events.values()], answers: [...answers.values()], refusals: [...refusals.values()] };
}

const heard = heardIn(30);

describe.each(LANGUAGES)('the Dash in %s', async (language) => {
  const words = await loadWords(language);

  it('tells every event, offers every answer and words every refusal, with nothing left to fill', () => {
    const said = [
      ...heard.events.map((event) => dashSentence(words, event, context)),
      ...heard.answers.map((answer) => dashLabel(words, answer, context)),
      ...heard.refusals.map((refusal) => dashRefusal(words, refusal, context)),
      ...(['cast', 'play', 'follow', 'take', 'boost'] as const).map((kind) =>
        dashQuestion(words, { kind, seat: 0, next: 0, booster: 'swap' } as never, context),
      ),
    ];
    expect(said.filter((text) => text === '' || /[{}]|undefined/.test(text))).toEqual([]);
    expect(heard.events.length).toBeGreaterThanOrEqual(14);
    expect(heard.answers.length).toBe(7);
  });

  it('has its own words for each reason, but for those of the kernel', () => {
    const missing = heard.refusals.filter(({ reason }) => find(words, `dash.refusals.${reason}`, '') === '');
    expect(missing).toEqual([]);
  });

  it('calls boosters what the rulebook calls them, and names every vehicle', async () => {
    const book = await loadDashRules(language);
    const titles = Object.entries(book.rules).flatMap(([id, { title }]) =>
      /^DASH-BOOST-0[1-6]$/.test(id) ? [title] : [],
    );
    expect(BOOSTERS.map((booster) => find(words, `dash.booster.${booster}`, ''))).toEqual(titles);
    expect(VEHICLES.every((vehicle) => find(words, `dash.vehicle.${vehicle}`, '') !== '')).toBe(true);
  });

  it('calls characters what the race calls its leaders', () => {
    for (const character of CHARACTERS)
      expect(find(words, `dash.character.${character}`, '')).toBe(
        find(words, `names.surname.${character}`, '-'),
      );
  });
});

describe('DASH-COMP-01 the characters', () => {
  it('are the leaders of the race', () => {
    expect([...CHARACTERS].sort()).toEqual([...LEADERS].sort());
  });
});
