// One of a row: tiles, crews, shares of damage, parts, vehicles, fares. Chosen here, done by the main button.
import type { Answer, Saying } from '@race/great-race';
import { BOUGHT } from '@race/great-race/answers.ts';
import { partPrice } from '@race/great-race/assistants/parts.ts';
import type { ComponentChildren, JSX } from 'preact';
import { FIGURES } from '../../dashboard/card.tsx';
import { Icon } from '../../icons/icon.tsx';
import { nameOf, say } from '../../words/say.ts';
import { context, labelOf, mine, option, options, pick } from '../choosing.ts';
import { AnswerPicture } from './answer-picture.tsx';
import { keyOf } from './arrange.ts';
import { fitNow } from './fitting.ts';
import './options.css';

export function Options(): JSX.Element {
  const part = partNow();
  const shown = options.value.filter((one) => one.do !== 'fit' || one.part === part);
  return (
    <fieldset class="options">
      <legend class="unseen">{say('decide.choices')}</legend>
      {shown.map((one) => (
        <OptionChip key={keyOf(one)} answer={one} />
      ))}
    </fieldset>
  );
}

const fits = (): readonly Saying<'fit'>[] => options.value.filter((one) => one.do === 'fit');

/** The part that is being fitted. */
const partNow = (): string | null => (option.value?.do === 'fit' ? option.value.part : null);

function OptionChip({ answer }: { answer: Answer }): JSX.Element {
  return (
    <Chip name="option" words={labelOf(answer)} isOn={option.value === answer} choose={() => pick(answer)}>
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

/** First which part, then where it goes. */
export function Parts(): JSX.Element | null {
  const parts = [...new Set(fits().map(({ part }) => part))];
  if (parts.length === 0) return null;
  return (
    <fieldset class="options">
      <legend class="unseen">{say('decide.parts')}</legend>
      {parts.map((part) => (
        <Chip
          key={part}
          name="part"
          words={partWords(part)}
          isOn={part === partNow()}
          choose={() => pickPart(part)}
        >
          {part === BOUGHT ? <b>{partWords(part)}</b> : <Icon name={FIGURES[part] ?? 'toolbox'} />}
        </Chip>
      ))}
    </fieldset>
  );
}

function pickPart(part: string): void {
  const fit = fitNow(fits().filter((one) => one.part === part));
  if (fit !== null) pick(fit);
}

function partWords(part: string): string {
  const [now, crew] = [context.value, mine.value];
  if (part !== BOUGHT || now === null || crew === null) return nameOf('card', part);
  return say('viewer.francs', { francs: partPrice(now.rules, crew) });
}
