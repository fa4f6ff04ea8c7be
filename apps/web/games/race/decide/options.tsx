// The options of a question: tiles, crews, shares of damage, parts, vehicles, fares. The main button confirms one.

import { damageSign, dangerSign, petrolSign, put } from '@race/atlas';
import type { Answer, Saying } from '@race/great-race';
import { BOUGHT } from '@race/great-race/answers.ts';
import { partPrice } from '@race/great-race/assistants/parts.ts';
import type { ComponentChildren, JSX } from 'preact';
import { Icon, IconButton } from '../../../shell/icons/icon.tsx';
import { nameOf, say } from '../../../shell/words/say.ts';
import { type TableModel, useTable } from '../../../table/model/table.ts';
import { openRule, RuleButton } from '../../../table/rules/open-rule.tsx';
import { choosingOf } from '../choosing.ts';
import { labelOf } from '../labels.ts';
import { otherWords, whyWords } from '../route-words.ts';
import { AnswerPicture } from './answer-picture.tsx';
import { keyOf } from './arrange.ts';
import { fittingOf } from './previews.ts';

import './options.css';
import './levels.css';
import './price.css';

export function Options(): JSX.Element | null {
  const table = useTable();
  const { options } = choosingOf(table);
  // Levels are shared out on the gauges.
  const shown = options.value.filter((one) => one.do !== 'fit' && one.do !== 'split');
  if (shown.length === 0) return null;
  return (
    <fieldset class="options">
      <legend class="unseen">{say('decide.choices')}</legend>
      {shown.map((one) => (
        <OptionChip key={keyOf(one)} answer={one} />
      ))}
    </fieldset>
  );
}

const fits = (table: TableModel): readonly Saying<'fit'>[] => {
  const { options } = choosingOf(table);
  return options.value.filter((one) => one.do === 'fit');
};

/** The part that is being fitted. */
const partNow = (table: TableModel): string | null => {
  const { option } = choosingOf(table);
  return option.value?.do === 'fit' ? option.value.part : null;
};

function OptionChip({ answer }: { answer: Answer }): JSX.Element {
  const table = useTable();
  const { option, pick } = choosingOf(table);
  return (
    <Chip
      name="option"
      words={labelOf(table, answer)}
      isOn={option.value === answer}
      choose={() => pick(answer)}
    >
      <AnswerPicture answer={answer} />
    </Chip>
  );
}

interface ChipProps {
  readonly name: string;
  readonly words: string;
  readonly isOn: boolean;
  readonly choose: () => void;
  readonly children: ComponentChildren;
}

function Chip({ name, words, isOn, choose, children }: ChipProps): JSX.Element {
  return (
    <label class={isOn ? 'option on' : 'option'} title={words}>
      <input type="radio" class="unseen" name={name} aria-label={words} checked={isOn} onChange={choose} />
      {children}
    </label>
  );
}

/** First the part, then its place. */
export function Parts(): JSX.Element | null {
  const table = useTable();
  const parts = [...new Set(fits(table).map(({ part }) => part))];
  if (parts.length === 0) return null;
  return (
    <fieldset class="options">
      <legend class="unseen">{say('decide.parts')}</legend>
      {parts.map((part) => (
        <Chip
          key={part}
          name="part"
          words={partWords(table, part)}
          isOn={part === partNow(table)}
          choose={() => pickPart(table, part)}
        >
          <PartPicture part={part} />
        </Chip>
      ))}
    </fieldset>
  );
}

function PartPicture({ part }: { part: string }): JSX.Element {
  const table = useTable();
  const picture = table.facts.value?.cards.find(({ id }) => id === part)?.picture;
  if (!picture) return <b>{partWords(table, part)}</b>;
  return (
    <>
      <Icon name={picture} />
      <span class="option-part">{partWords(table, part)}</span>
    </>
  );
}

function pickPart(table: TableModel, part: string): void {
  const { fitNow } = fittingOf(table);
  const { pick } = choosingOf(table);
  const fit = fitNow(fits(table).filter((one) => one.part === part));
  if (fit !== null) pick(fit);
}

function partWords(table: TableModel, part: string): string {
  const { context, mine } = choosingOf(table);
  const [now, crew] = [context.value, mine.value];
  if (part !== BOUGHT || now === null || crew === null) return nameOf('card', part);
  return say('dashboard.francs', { francs: partPrice(now.rules, crew) });
}

// A stepper for the levels of petrol.
export function Levels(): JSX.Element {
  const table = useTable();
  const { levels, mostLevels, wantLevels } = choosingOf(table);
  const count = levels.value;
  return (
    <fieldset class="levels">
      <legend class="unseen">{nameOf('gauge', 'petrol')}</legend>
      <IconButton
        icon="minus"
        words={say('decide.less')}
        act={() => wantLevels(levels.peek() - 1)}
        isOff={count <= 1}
      />
      <output class="levels-count" aria-live="off">
        {count}
      </output>
      <IconButton
        icon="plus"
        words={say('decide.more')}
        act={() => wantLevels(levels.peek() + 1)}
        isOff={count >= mostLevels.value}
      />
    </fieldset>
  );
}

interface Due {
  readonly petrol: number;
  readonly damage: number;
  readonly dangers: number;
}

/** The words beside it say the same. */
export function Price({ petrol, damage, dangers }: Due): JSX.Element {
  const signs = [
    petrolSign(petrol),
    ...(damage > 0 ? [damageSign(damage)] : []),
    ...Array.from({ length: dangers }, dangerSign),
  ];
  const rule = damage + dangers > 0 ? 'BASE-DRIVE-03' : 'BASE-DRIVE-02';
  return (
    <button
      type="button"
      class="price"
      aria-haspopup="dialog"
      aria-label={say('decide.rule')}
      title={say('decide.rule')}
      onClick={() => openRule(rule)}
    >
      <svg
        viewBox={`-16 -16 ${signs.length * 30 + 2} 32`}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: signs.map((sign, at) => put(at * 30, 0, 1, sign)).join('') }}
      />
    </button>
  );
}

// Another route to the chosen space.
export function OtherWay(): JSX.Element | null {
  const table = useTable();
  const { chooseWay, chosenWay, wayOffered } = choosingOf(table);
  const [way, other] = [chosenWay.value, wayOffered.value];
  const words = way === null || other === null ? null : otherWords(table, way, other);
  if (words === null) return null;
  return (
    <button
      type="button"
      class="button idle-act other-way"
      aria-label={say('names.labelled', { label: words.head, words: words.rest })}
      onClick={() => chooseWay(other)}
    >
      <span>{words.head}</span>
      <small>{words.rest}</small>
    </button>
  );
}

// Why something cannot be done, with its rule beside it.
export function Refusal(): JSX.Element | null {
  const table = useTable();
  const { refused } = table;
  const refusal = refused.value;
  if (refusal === null) return null;
  const text = whyWords(table, refusal);
  return (
    <div class="says" role="alert">
      <p class="says-head long says-no">{text}</p>
      <RuleButton rule={refusal.rule} />
    </div>
  );
}
