import type { Crew } from '@race/great-race';
import { sum } from '@race/kernel/sum.ts';
import { capital, cardList, enumerate, listOf, named, planWords, t, thePlace, type Words } from '@race/words';
import { heading, item, type TextPage, text, title } from '../console/page.ts';
import { crewOf } from '../seat/world.ts';
import { crewName, type NarrationContext, paired } from './telling.ts';

/** Turn, phase and order, then the player's own crew. */
export function situationPage(telling: NarrationContext): TextPage {
  const { words, sight } = telling;
  const { turn, phase, order } = sight.view.public;
  const names = listOf(
    words,
    order.map((seat) => crewName(telling, seat)),
  );
  return [
    title(t(words, 'terminal.turn', { turn, phase: named(words, `names.phase.${phase}`) })),
    text(t(words, 'terminal.order', { order: names })),
    ownLine(telling),
  ];
}

/** One's own crew in a line or two. */
export function ownLine(telling: NarrationContext) {
  const { words, sight } = telling;
  const crew = crewOf(sight);
  const gauges = t(words, 'terminal.gauges', gaugesOf(crew));
  const parts = [
    stands(telling, crew),
    gauges,
    money(words, crew),
    ...assistants(telling, crew),
    cards(words, crew),
  ];
  return text(`${capital(words, enumerate(words, parts))}.`);
}

/** The other crews at a glance, or all of them. */
export function rivalsPage(telling: NarrationContext, which: 'rivals' | 'all'): TextPage {
  const { words, sight } = telling;
  const { order, crews, deck, discard, bag } = sight.view.public;
  const seats = which === 'all' ? order : order.filter((seat) => seat !== sight.seat);
  const lines = seats.flatMap((seat) => {
    const crew = crews[seat];
    return crew === undefined ? [] : [item(paired(crewName(telling, seat), rivalWords(telling, crew)))];
  });
  const stock = { deck, discard: sum(discard), bag: sum(bag) };
  const all = [heading(t(words, 'terminal.crewsAll')), ...lines, text(t(words, 'terminal.stock', stock))];
  return which === 'all' ? all : [heading(t(words, 'terminal.rivals')), ...lines];
}

function rivalWords(telling: NarrationContext, crew: Crew): string {
  const { words } = telling;
  const where = t(words, 'terminal.standsShort', standing(telling, crew));
  const gauges = t(words, 'terminal.gaugesShort', gaugesOf(crew));
  return enumerate(words, [
    where,
    gauges,
    money(words, crew),
    cardsKnown(telling, crew),
    ...condition(telling, crew),
  ]);
}

function condition(telling: NarrationContext, crew: Crew): string[] {
  const { words } = telling;
  if (crew.arrived > 0) return [t(words, 'terminal.arrived')];
  const broken = crew.engine === 0 ? [t(words, 'terminal.broken')] : [];
  const passed = inConvoy(telling) && crew.passed ? [t(words, 'terminal.passed')] : [];
  return [...broken, ...passed, ...assistants(telling, crew)];
}

const stands = (telling: NarrationContext, crew: Crew): string =>
  t(telling.words, 'terminal.stands', standing(telling, crew));

function standing({ words, sight }: NarrationContext, crew: Crew) {
  const { board } = sight.rules;
  const at = thePlace(words, board, { space: crew.at, form: 'at' });
  return { at, level: crew.level, last: board.level[board.destination] ?? 0 };
}

const gaugesOf = ({ petrol, petrolMax, engine, engineMax, chassis, chassisMax }: Crew) => ({
  petrol,
  petrolMax,
  engine,
  engineMax,
  chassis,
  chassisMax,
});

const money = (words: Words, { francs }: Crew): string => t(words, 'terminal.money', { francs });

/** Assistants are on the dashboard only while a convoy is under way. */
function assistants(telling: NarrationContext, { boxes, passed }: Crew): string[] {
  const { words } = telling;
  if (!inConvoy(telling)) return [];
  if (sum(boxes) > 0) return [t(words, 'terminal.assistants', { plan: planWords(words, boxes) })];
  return passed ? [] : [t(words, 'terminal.noAssistants')];
}

const inConvoy = ({ sight }: NarrationContext): boolean => sight.view.public.phase === 'convoy';

const cards = (words: Words, crew: Crew): string => t(words, 'terminal.cards', { count: crew.cards });

/** BASE-SETUP-09: what was taken face up stays known to all. */
function cardsKnown({ words, sight }: NarrationContext, crew: Crew): string {
  const known = crew.known.flatMap((count, card) => {
    const id = sight.rules.cards[card]?.id;
    return id === undefined ? [] : Array.from({ length: count }, () => id);
  });
  if (known.length === 0) return cards(words, crew);
  return t(words, 'terminal.cardsKnown', { cards: cards(words, crew), known: cardList(words, known) });
}
