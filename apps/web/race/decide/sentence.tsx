// One sentence: what is asked, what the choice so far would cost, or why something cannot be done.
import { listOf } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { crewName } from '../../dashboard/names.ts';
import { sentenceOf } from '../../paper/sentences.ts';
import { weightiest } from '../../replay/headline.ts';
import { crews } from '../../state/crews.ts';
import { isCompact } from '../../state/layout.ts';
import { gather } from '../../state/modules.ts';
import { moment } from '../../state/table-state.ts';
import { say, words } from '../../words/say.ts';
import { answers, asked, chosenWay, options } from '../choosing.ts';
import { refused, seatView, waiting } from '../race.ts';
import { RuleButton } from '../rules/rule-button.tsx';
import { isActing } from './acting.ts';
import { lazyParts, Parts, Price, Refusal, Tile } from './lazy-parts.tsx';
import { sizeOf } from './sentence-size.ts';
import './sentence.css';

export function Sentence(): JSX.Element {
  if (refused.value !== null) return <Refusal />;
  const text = sentenceNow();
  const due = isAsked() ? (lazyParts.value?.dueNow() ?? null) : null;
  const tile = isAsked() ? (lazyParts.value?.tileNow() ?? null) : null;
  const rule = chosenWay.value === null ? undefined : lazyParts.value?.ruleOfWay(chosenWay.value);
  return (
    <div class="says">
      <p class={sizeOf(text)}>{text}</p>
      {rule !== undefined && !isCompact() && <RuleButton rule={rule} />}
      {due !== null && <Price {...due} />}
      {tile !== null && <Tile tile={tile} />}
      {options.value.some((one) => one.do === 'fit') && <Parts />}
      {isAsked() && gather(({ Beside }) => Beside).map((Beside, at) => <Beside key={at} />)}
    </div>
  );
}

const isAsked = (): boolean => waiting.value === 0 && answers.value.length > 0;

function sentenceNow(): string {
  const told = () =>
    weightiest(moment.value?.events ?? [], 2)
      .map(sentenceOf)
      .join(' ');
  return questionNow() ?? lazyParts.value?.planNow() ?? (told() || waitWords());
}

/** Whom the table waits for, where nothing is to be told: others plan in secret. */
function waitWords(): string {
  const waitsFor = seatView.value?.waitsFor ?? [];
  const names = crews.value.filter(({ seat }) => waitsFor.includes(seat)).map(crewName);
  return names.length === 0 ? '' : say('questions.waiting', { crews: listOf(words(), names) });
}

/** What is asked, or what the choice so far comes to; null while nothing is. */
export function questionNow(): string | null {
  if (!isAsked() || (isActing.value && lazyParts.value === null)) return null;
  return lazyParts.value?.chosenWords() ?? asked.value;
}
