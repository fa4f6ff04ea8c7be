// Controls of forms: a choice side by side, and buttons for what cannot be undone.
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { say } from '../words/say.ts';
import './segments.css';
import './drop-button.css';

interface Choice<T extends string> {
  readonly value: T;
  readonly words: string;
  /** The language of the words, if it is not that of the page. */
  readonly lang?: string;
  readonly isOff?: boolean;
}

interface SegmentsProps<T extends string> {
  readonly legend: string;
  /** Only read out, where the place makes clear what is chosen. */
  readonly isLegendUnseen?: boolean;
  readonly choices: readonly Choice<T>[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
  /** The id of the text that explains why some choices are off. */
  readonly describedBy?: string | undefined;
}

export function Segments<T extends string>(props: SegmentsProps<T>): JSX.Element {
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

export function DropButton({ about, onDrop }: { about: string; onDrop: () => void }): JSX.Element {
  return (
    <ArmedButton
      words={(isArmed) => say(isArmed ? 'site.dropAgain' : 'site.drop')}
      about={about}
      onDone={onDrop}
    />
  );
}

interface ArmedProps {
  readonly words: (isArmed: boolean) => string;
  readonly about?: string;
  readonly onDone: () => void;
}

/** For what cannot be undone: the first tap arms it, the second acts. Leaving it or Escape disarms it. */
export function ArmedButton({ words, about, onDone }: ArmedProps): JSX.Element {
  const [isArmed, setArmed] = useState(false);
  const disarm = () => setArmed(false);
  return (
    <button
      type="button"
      class={isArmed ? 'button drop is-armed' : 'button drop'}
      onClick={() => (isArmed ? onDone() : setArmed(true))}
      onBlur={disarm}
      onKeyDown={(event) => {
        if (event.key === 'Escape') disarm();
      }}
    >
      <span aria-live="polite">{words(isArmed)}</span>
      {about !== undefined && <span class="unseen"> {about}</span>}
    </button>
  );
}
