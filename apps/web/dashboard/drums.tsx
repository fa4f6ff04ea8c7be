// Money turns on three drums.
import type { JSX } from 'preact';
import { say } from '../words/say.ts';
import './drums.css';

const FIGURES = Array.from({ length: 10 }, (_, figure) => figure);

export function Drums({ francs }: { francs: number }): JSX.Element {
  const figures = [...String(francs).padStart(3, '0')].map(Number);
  return (
    <div
      class="drums"
      role="img"
      aria-label={say('names.labelled', {
        label: say('viewer.money'),
        words: say('viewer.francs', { francs }),
      })}
    >
      {figures.map((figure, place) => (
        <span key={figures.length - place} class="drum">
          <span class="drum-strip" style={{ transform: `translateY(-${figure * 10}%)` }}>
            {FIGURES.map((shown) => (
              <span key={shown}>{shown}</span>
            ))}
          </span>
        </span>
      ))}
      <span class="drum-unit">F</span>
    </div>
  );
}
