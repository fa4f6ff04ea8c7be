// One sentence: what is asked, what the choice so far would cost, or why something cannot be done.
import { FUNDING } from '@race/great-race/crew/crews.ts';
import { petrolPrice } from '@race/great-race/crew/petrol.ts';
import type { Way } from '@race/table';
import { askingFrame } from '@race/words/asking.ts';
import { stillDue } from '@race/words/due.ts';
import { find, listOf } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { crewName } from '../../dash/names.ts';
import { sentenceOf } from '../../paper/sentences.ts';
import { crews } from '../../state/crews.ts';
import { isCompact } from '../../state/layout.ts';
import { gather } from '../../state/modules.ts';
import { moment } from '../../state/shown.ts';
import { weightiest } from '../../stepper/headline.ts';
import { capital, say, words } from '../../words/say.ts';
import {
  answers,
  arranged,
  asked,
  chosen,
  chosenWay,
  context,
  isArmed,
  labelOf,
  levels,
  mine,
  options,
  row,
  thing,
} from '../choosing.ts';
import { refused, sight, waiting } from '../race.ts';
import { RuleButton } from '../rules/rule-button.tsx';
import { againWords, ruleOfWay, wayWords } from '../way-words.ts';
import { Parts, Tile } from './later.tsx';
import { Price } from './price.tsx';
import type { Thing } from './row.ts';
import { funds, whyWords } from './words.ts';
import './sentence.css';

/** Letters beyond which a sentence is set smaller, and smaller still. */
const LONG = 84;
const LONGER = 105;
const LONGEST = 165;

const sizeOf = ({ length }: string): string => {
  if (length > LONGEST) return 'says-text longer longest';
  if (length > LONGER) return 'says-text longer';
  return length > LONG ? 'says-text long' : 'says-text';
};

export function Sentence(): JSX.Element {
  if (refused.value !== null) return <Refusal />;
  const text = sentenceNow();
  const due = dueNow();
  const tile = tileNow();
  const way = chosenWay.value;
  return (
    <div class="says">
      <p class={sizeOf(text)}>{text}</p>
      {way !== null && !isCompact() && <RuleButton rule={ruleOfWay(way)} />}
      {due !== null && <Price {...due} />}
      {tile !== null && <Tile tile={tile} />}
      {options.value.some((one) => one.do === 'fit') && <Parts />}
      {isAsked() && gather(({ Beside }) => Beside).map((Beside, at) => <Beside key={at} />)}
    </div>
  );
}

function Refusal(): JSX.Element | null {
  const refusal = refused.value;
  if (refusal === null) return null;
  const text = whyWords(refusal);
  return (
    <div class="says" role="alert">
      <p class={`${sizeOf(text)} says-no`}>{text}</p>
      <RuleButton rule={refusal.rule} />
    </div>
  );
}

const isAsked = (): boolean => waiting.value === 0 && answers.value.length > 0;

function sentenceNow(): string {
  const told = () =>
    weightiest(moment.value?.events ?? [], 2)
      .map(sentenceOf)
      .join(' ');
  return questionNow() ?? (told() || waitWords());
}

/** Whom the table waits for, where nothing is to be told: others plan in secret. */
function waitWords(): string {
  const waitsFor = sight.value?.waitsFor ?? [];
  const names = crews.value.filter(({ seat }) => waitsFor.includes(seat)).map(crewName);
  return names.length === 0 ? '' : say('questions.waiting', { crews: listOf(words(), names) });
}

/** What is asked, or what the choice so far comes to; null while nothing is. */
export function questionNow(): string | null {
  if (!isAsked()) return null;
  if (isArmed.value) return passWords();
  if (chosenWay.value !== null) return [wayWords(chosenWay.value), ...againThere(chosenWay.value)].join(' ');
  const deed = row.value.main?.deed ?? null;
  if (chosen.value !== null && deed !== null && 'answer' in deed) return labelOf(deed.answer);
  return thing.value === null
    ? [asked.value, ...orPlay()].join(' ')
    : `${lastWords()}${thingWords(thing.value)}`;
}

/** Who has arrived has made this convoy the last. BASE-END-02. */
function lastWords(): string {
  const first = crews.value.find(({ arrived }) => arrived === 1);
  return first === undefined ? '' : `${say('decide.ask.last', { crew: crewName(first) })} `;
}

/** Over the limit of the hand a card may also be played. BASE-HAND-03. */
function orPlay(): string[] {
  const frame = context.value === null ? null : askingFrame(context.value.known);
  const canPlay = answers.value.some(({ do: verb }) => verb === 'play');
  return frame?.kind === 'hand' && canPlay ? [say('decide.orPlay')] : [];
}

/** Where no tag stands beside the space, the bar says that there is another way. */
const againThere = (way: Way): string[] =>
  isCompact() ? againWords(way).map((again) => `${capital(again)}.`) : [];

/** Passing means something else where a module asks. */
const passWords = (): string =>
  find(words(), `decide.ask.pass.${context.value?.known.stack.at(-1)?.kind}`, say('decide.ask.pass'));

function thingWords(one: Thing): string {
  const crew = mine.value;
  if (one === 'pathfinder') return say('decide.ask.pathfinder');
  if (one === 'funding')
    return say('decide.ask.funding', { assistants: crew?.boxes[FUNDING] ?? 0, francs: funds() });
  const here = one === 'petrol' ? [] : (arranged.value.boxes.get(one) ?? []);
  if (one === 'mechanics') {
    if (crew?.engine === 0) return say('decide.ask.broken');
    const canDrive = here.some(({ do: verb }) => verb === 'drive');
    if (!canDrive && crew?.petrol === 0) return say('decide.ask.dry');
    return say('decide.ask.mechanics', { spaces: canDrive ? (crew?.engine ?? 0) : 0 });
  }
  if (one === 'security')
    return say('decide.ask.security', { tiles: here.filter(({ do: verb }) => verb === 'clear').length });
  return petrolWords();
}

function petrolWords(): string {
  const [now, crew] = [context.value, mine.value];
  if (now === null || crew === null) return '';
  const price = petrolPrice(now.rules, crew);
  const where = now.rules.board.isCity[crew.at] === true ? 'city' : 'other';
  return say('decide.ask.petrol', { levels: levels.value, francs: levels.value * price, price, where });
}

/** What would be paid, as signs. */
function dueNow(): { petrol: number; damage: number; dangers: number } | null {
  if (!isAsked()) return null;
  const way = chosenWay.value;
  // The price of what nobody has seen yet is no price.
  if (way !== null) return way.unknown > 0 && way.petrol + way.damage + way.dangers === 0 ? null : way;
  const frame = context.value === null ? null : askingFrame(context.value.known);
  if (frame?.kind !== 'entry') return null;
  const { petrol, damage } = stillDue(frame);
  return { petrol, damage, dangers: frame.danger ? 1 : 0 };
}

/** The tile in hand, to be laid; or the one a module asks about. */
function tileNow(): string | null {
  const now = context.value;
  const frame = now === null || !isAsked() ? null : askingFrame(now.known);
  if (frame?.kind === 'lay') return now?.rules.tiles[frame.held]?.id ?? null;
  return isAsked() ? (gather(({ tileAsked }) => tileAsked?.())[0] ?? null) : null;
}
