// Figures that turn on drums: money, time, how long a race takes.
import type { JSX } from 'preact';
import './drums.css';

const FIGURES = Array.from({ length: 10 }, (_, figure) => figure);

/** The digits, each on a drum of its own; the words for readers are said by whoever shows them. */
export const DrumFigures = ({ digits }: { digits: string }): JSX.Element => (
  <>
    {[...digits].map((digit, place) => (
      <span key={digits.length - place} class="drum">
        <span class="drum-strip" style={{ transform: `translateY(-${Number(digit) * 10}%)` }}>
          {FIGURES.map((shown) => (
            <span key={shown}>{shown}</span>
          ))}
        </span>
      </span>
    ))}
  </>
);

interface Props {
  readonly count: number;
  readonly unit: string;
  /** What it is and how much, for readers. */
  readonly label: string;
}

/** A count on three drums, and its unit. */
export const Drums = ({ count, unit, label }: Props): JSX.Element => (
  <div class="drums" role="img" aria-label={label}>
    <DrumFigures digits={String(count).padStart(3, '0')} />
    <span class="drum-unit">{unit}</span>
  </div>
);
