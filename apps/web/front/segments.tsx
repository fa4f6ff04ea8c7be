// One of a few, side by side. The chosen one wears ink or enamel, never amber.
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import './segments.css';

interface Choice<T extends string> {
  readonly value: T;
  readonly words: string;
  /** Where a choice is said in another language than the page. */
  readonly lang?: string;
  readonly isOff?: boolean;
}

interface Props<T extends string> {
  readonly legend: string;
  /** Read out only, where the place says what is chosen. */
  readonly isLegendUnseen?: boolean;
  readonly choices: readonly Choice<T>[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
  /** What explains why some of them are off. */
  readonly describedBy?: string | undefined;
}

export function Segments<T extends string>(props: Props<T>): JSX.Element {
  const { legend, isLegendUnseen = false, choices, chosen, onChoose, describedBy } = props;
  const name = useId();
  return (
    <fieldset class="segments" aria-describedby={describedBy}>
      <legend class={isLegendUnseen ? 'unseen' : ''}>{legend}</legend>
      {choices.map(({ value, words, lang, isOff = false }) => (
        <label key={value} class="segment">
          <input
            type="radio"
            class="unseen"
            name={name}
            checked={value === chosen}
            disabled={isOff}
            onChange={() => onChoose(value)}
          />
          <span lang={lang}>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
