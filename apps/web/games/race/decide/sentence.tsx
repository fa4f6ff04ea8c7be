// One sentence: the question, the cost of the choice so far, or why something cannot be done.
import { listOf } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { isCompact } from '../../../shell/settings/layout.ts';
import { say, words } from '../../../shell/words/say.ts';
import { crewName } from '../../../table/dashboard/crew.tsx';
import { sentencesOf } from '../../../table/model/sentences.ts';
import { type TableModel, useTable } from '../../../table/model/table.ts';
import { weightiest } from '../../../table/newspaper/weights.ts';
import { inHandOf } from '../cards/held.ts';
import { choosingOf } from '../choosing.ts';
import { actingOf, lessonOf } from './acting.ts';
import { lazyPartsOf, Parts, Price, Refusal, Tile } from './lazy-parts.tsx';
import './sentence.css';

/** A question or a report, and below it what it means. */
export interface BarWords {
  readonly head: string;
  readonly rest: string;
}

export function Sentence(): JSX.Element {
  const table = useTable();
  const { gather, refused } = table;
  const { lazyParts } = lazyPartsOf(table);
  const { chosenWay, options } = choosingOf(table);
  const tile = isAsked(table) ? (lazyParts.value?.tileNow(table) ?? null) : null;
  const isLaying = inHandOf(table).inHand.value !== null;
  if (refused.value !== null)
    return (
      <>
        <Instead />
        {tile !== null && (isCompact() || isLaying) && (
          <div class="says">
            <Tile tile={tile} />
          </div>
        )}
      </>
    );
  const { acts, told } = lessonOf(table);
  const Told = told.value;
  // While something is only told, nothing is chosen yet.
  const isTelling = acts.value !== null;
  const { head, rest } = toldNow(table);
  // Beside a map with room for it, the price of a way is on its tag.
  const isOnTag = chosenWay.value !== null && !isCompact();
  const due = isAsked(table) && !isOnTag ? (lazyParts.value?.dueNow(table) ?? null) : null;
  return (
    <div class="says">
      <div class="says-words">{Told ? <Told /> : <BothWords head={head} rest={rest} />}</div>
      {due !== null && !isTelling && <Price {...due} />}
      {tile !== null && <Tile tile={tile} />}
      {!isTelling && options.value.some((one) => one.do === 'fit') && <Parts />}
      {!isTelling &&
        isAsked(table) &&
        gather(({ Beside }) => Beside).map((Beside, at) => <Beside key={at} />)}
    </div>
  );
}

const BothWords = ({ head, rest }: BarWords): JSX.Element => (
  <>
    <p class={head.length > LONG ? 'says-head long' : 'says-head'}>{head}</p>
    {rest !== '' && <p class="says-rest">{rest}</p>}
  </>
);

/** A refusal, in the room of the question, so that the bar stays as high. */
function Instead(): JSX.Element {
  return (
    <div class="says-instead">
      <div class="says says-room" aria-hidden="true">
        <div class="says-words">
          <BothWords {...toldNow(useTable())} />
        </div>
      </div>
      <Refusal />
    </div>
  );
}

const isAsked = (table: TableModel): boolean => {
  const { waiting } = table;
  const { answers } = choosingOf(table);
  return waiting.value === 0 && answers.value.length > 0;
};

function toldNow(table: TableModel): BarWords {
  const { acted, moment } = table;
  const { sentenceOf } = sentencesOf(table);
  const { lazyParts } = lazyPartsOf(table);
  const told = () =>
    weightiest(table, acted.value.length > 0 ? acted.value : (moment.value?.events ?? []), 2)
      .map(sentenceOf)
      .join(' ');
  return (
    askedNow(table) ?? { head: lazyParts.value?.planNow(table) ?? (told() || waitWords(table)), rest: '' }
  );
}

/** Who has yet to answer, where nothing else is shown: others plan in secret. */
function waitWords(table: TableModel): string {
  const { crews, seatView } = table;
  const waitsFor = seatView.value?.waitsFor ?? [];
  const names = crews.value
    .filter(({ seat }) => waitsFor.includes(seat))
    .map((crew) => crewName(table, crew));
  return names.length === 0 ? '' : say('questions.waiting', { crews: listOf(words(), names) });
}

/** The question, or the choice so far; null while there is none. */
function askedNow(table: TableModel): BarWords | null {
  const { isActing } = actingOf(table);
  const { lazyParts } = lazyPartsOf(table);
  const { asked } = choosingOf(table);
  if (!isAsked(table) || (isActing.value && lazyParts.value === null)) return null;
  return lazyParts.value?.chosenWords(table) ?? { head: asked.value, rest: '' };
}

/** The same as one text. */
export function questionNow(table: TableModel): string | null {
  const told = askedNow(table);
  return told === null ? null : [told.head, told.rest].filter(Boolean).join(' ');
}

/** The length from which a sentence is set smaller. */
const LONG = 60;
