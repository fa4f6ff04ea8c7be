// The choice so far, in words and signs; fetched together with the means of choosing.

import type { Saying } from '@race/great-race';
import { partPrice } from '@race/great-race/assistants/parts.ts';
import { FUNDING } from '@race/great-race/crew/crews.ts';
import { petrolPrice } from '@race/great-race/crew/petrol.ts';
import { type AskingFrame, askingFrame } from '@race/words/asking.ts';
import { stillDue } from '@race/words/due.ts';
import { say } from '../../../shell/words/say.ts';
import { theCrew } from '../../../table/dashboard/crew.tsx';
import type { TableModel } from '../../../table/model/table.ts';
import { choosingOf } from '../choosing.ts';
import { wayTold } from '../driving/way-told.ts';
import { labelOf } from '../labels.ts';
import { asSentence, meetsOf, ruleOfWay } from '../route-words.ts';
import { funds } from './acting.ts';
import { costWords } from './costs.ts';
import { petrolFirstOf, petrolFirstWords } from './petrol-first.ts';
import { repairPlanOf } from './repair-plan.ts';
import type { Thing } from './row.ts';
import type { BarWords } from './sentence.tsx';

/** Null while nothing has been chosen: then the question is shown. */
export function chosenWords(table: TableModel): BarWords | null {
  const { armed, chosen, chosenWay, isSpent, namedThing, option, row, selectedThing } = choosingOf(table);
  const { held } = petrolFirstOf(table);
  if (armed.value !== null) return costWords(table, armed.value);
  if (held.value !== null) return petrolFirstWords(table, held.value);
  if (chosenWay.value !== null) return wayTold(table, chosenWay.value);
  const deed = row.value.main?.deed ?? null;
  if (chosen.value !== null && deed !== null && 'answer' in deed)
    return { head: `${labelOf(table, deed.answer)}?`, rest: '' };
  if (option.value?.do === 'split' || option.value?.do === 'fit') return shareWords(table, option.value);
  if (selectedThing.value !== null) {
    const head = `${lastWords(table)}${thingWords(table, selectedThing.value)}`;
    const isOpen = selectedThing.value === 'mechanics' && namedThing.value === null;
    return { head, rest: isOpen ? '' : behindWords(table, selectedThing.value) };
  }
  if (isSpent.value) return { head: say('decide.ask.driveDry'), rest: '' };
  return handWords(table) ?? layWords(table);
}

/** What the gauges mean after a share of damage or a repair. */
function shareWords(table: TableModel, answer: Saying<'split'> | Saying<'fit'>): BarWords | null {
  const { asked, bearer, mine } = choosingOf(table);
  const { plan } = repairPlanOf(table);
  const crew = mine.value;
  if (crew === null || (answer.do === 'split' && bearer.value === null))
    return { head: asked.value, rest: '' };
  const damage = bearer.value?.damage ?? 0;
  const gain = answer.do === 'fit' ? (plan.value ?? answer) : null;
  const engine = gain === null ? crew.engine - answer.engine : crew.engine + gain.engine;
  const chassis = gain === null ? crew.chassis - (damage - answer.engine) : crew.chassis + gain.chassis;
  const rest = [
    engine === 0 ? say('deciding.after.broken') : say('deciding.after.engine', { engine }),
    say('deciding.after.chassis', { chassis }),
  ];
  if (crew.cards > chassis) rest.push(say('deciding.after.discard', { count: crew.cards - chassis }));
  return { head: asked.value, rest: rest.join(' ') };
}

/** While a tile is being laid. */
function layWords(table: TableModel): BarWords | null {
  const { asked, context } = choosingOf(table);
  const frame = context.value === null ? null : askingFrame(context.value.known);
  if (frame?.kind !== 'lay') return null;
  // After a card the sequence goes on.
  const sequence = context.value?.known.stack.find(({ kind }) => kind === 'sequence');
  const isLast = sequence !== undefined && 'step' in sequence && sequence.step === 'done';
  const rest = [say('deciding.lay'), ...(isLast ? [say('deciding.lay.ends')] : [])].join(' ');
  return { head: asked.value, rest };
}

/** A crew that has arrived has made this convoy the last. BASE-END-02. */
function lastWords(table: TableModel): string {
  const { crews } = table;
  const first = crews.value.find(({ arrived }) => arrived === 1);
  return first === undefined ? '' : `${say('decide.ask.last', { crew: theCrew(table, first) })} `;
}

/** Over the limit of the hand a card may also be played. BASE-HAND-03. */
function handWords(table: TableModel): BarWords | null {
  const { answers, asked, context } = choosingOf(table);
  const frame = context.value === null ? null : askingFrame(context.value.known);
  const canPlay = answers.value.some(({ do: verb }) => verb === 'play');
  if (frame?.kind === 'tracking') return { head: asked.value, rest: say('decide.inHand') };
  if (frame?.kind !== 'hand') return null;
  const rest = [say('decide.inHand'), ...(canPlay ? [say('decide.orPlay')] : [])].join(' ');
  return { head: asked.value, rest };
}

/** A drive without a route so far. */
const ANY_WAY = { spaces: [] };

/** In the first turn, says what laying a tile means for the others. */
function behindWords(table: TableModel, one: Thing): string {
  const { context } = choosingOf(table);
  return one === 'pathfinder' && context.value?.known.turn === 1 ? say('turn.behind') : '';
}

function thingWords(table: TableModel, one: Thing): string {
  const { arranged, context, litSpaces, mine } = choosingOf(table);
  const crew = mine.value;
  if (one === 'pathfinder') return say('decide.ask.pathfinder');
  if (one === 'funding')
    return say('decide.ask.funding', { assistants: crew?.boxes[FUNDING] ?? 0, francs: funds(table) });
  const here = one === 'petrol' ? [] : (arranged.value.boxes.get(one) ?? []);
  if (one === 'mechanics') {
    const canRepair = here.some(({ do: verb }) => verb === 'repair');
    if (crew?.engine === 0 && !canRepair && context.value !== null)
      return say('decide.ask.stuck', { price: partPrice(context.value.rules, crew), francs: crew.francs });
    if (crew?.engine === 0) return say('decide.ask.broken');
    const canDrive = here.some(({ do: verb }) => verb === 'drive');
    if (!canDrive && crew?.petrol === 0) return say('decide.ask.dry');
    const drives = say('decide.ask.mechanics', { spaces: canDrive ? (crew?.engine ?? 0) : 0 });
    // Spaces are lit once the drive is chosen.
    const isLit = canDrive && litSpaces.value.length > 0;
    return [
      drives,
      ...(isLit ? [say('decide.ask.pick')] : []),
      ...(canDrive ? meetsOf(table, ANY_WAY).map(asSentence) : []),
    ].join(' ');
  }
  if (one === 'security')
    return say('decide.ask.security', { tiles: here.filter(({ do: verb }) => verb === 'clear').length });
  return petrolWords(table);
}

function petrolWords(table: TableModel): string {
  const { context, levels, mine } = choosingOf(table);
  const [now, crew] = [context.value, mine.value];
  if (now === null || crew === null) return '';
  const price = petrolPrice(now.rules, crew);
  const where = now.rules.board.isCity[crew.at] === true ? 'city' : 'other';
  return say('decide.ask.petrol', { levels: levels.value, francs: levels.value * price, price, where });
}

/** The price of the choice, as signs. */
export function dueNow(table: TableModel): { petrol: number; damage: number; dangers: number } | null {
  const { chosenWay, context } = choosingOf(table);
  const way = chosenWay.value;
  // An unknown tile has no price yet.
  if (way !== null) return way.unknown > 0 && way.petrol + way.damage + way.dangers === 0 ? null : way;
  const frame = context.value === null ? null : askingFrame(context.value.known);
  if (frame?.kind !== 'entry') return null;
  const { petrol, damage } = stillDue(frame);
  return { petrol, damage, dangers: frame.danger ? 1 : 0 };
}

/** The tile to be laid, or the one that a module asks about. */
export function tileNow(table: TableModel): string | null {
  const { gather } = table;
  const { context } = choosingOf(table);
  const now = context.value;
  const frame = now === null ? null : askingFrame(now.known);
  if (frame?.kind === 'lay') return now?.rules.tiles[frame.held]?.id ?? null;
  return gather(({ tileAsked }) => tileAsked?.())[0] ?? null;
}

/** The rule behind the question. */
export function ruleNow(table: TableModel): string | null {
  const { chosenWay, context, selectedThing } = choosingOf(table);
  if (chosenWay.value !== null) return ruleOfWay(chosenWay.value);
  const frame = context.value === null ? null : askingFrame(context.value.known);
  if (frame === null) return null;
  if (frame.kind === 'sequence' && selectedThing.value !== null) return THING_RULES[selectedThing.value];
  return FRAME_RULES[frame.kind];
}

const THING_RULES: Readonly<Record<Thing, string>> = {
  petrol: 'BASE-PETROL-01',
  pathfinder: 'BASE-PATH-01',
  mechanics: 'BASE-DRIVE-01',
  security: 'BASE-GUARD-01',
  funding: 'BASE-FUND-01',
};

const FRAME_RULES: Readonly<Record<AskingFrame['kind'], string>> = {
  setup: 'BASE-SETUP-01',
  bivouac: 'BASE-BIVOUAC-01',
  plan: 'BASE-PLAN-01',
  sequence: 'BASE-CONVOY-01',
  lay: 'BASE-PATH-01',
  repair: 'BASE-MECH-01',
  drive: 'BASE-DRIVE-01',
  entry: 'BASE-DRIVE-17',
  halt: 'BASE-DRIVE-06',
  split: 'BASE-DRIVE-03',
  hand: 'BASE-HAND-01',
  tracking: 'BASE-HAND-04',
  target: 'CARD-07',
  pick: 'CARD-07',
  window: 'CARD-02',
};
