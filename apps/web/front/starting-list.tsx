// The end of the form: who goes where, in one look, and the amber button.
import { halftrack } from '@race/atlas';
import { choosesCrews } from '@race/great-race/options.ts';
import { listOf } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { Icon } from '../icons/icon.tsx';
import { named, nameOf, say, words } from '../words/say.ts';
import type { Choices } from './choices.ts';
import { wayWords } from './race-words.ts';
import { racing } from './seats.ts';
import './starting-list.css';

export function StartingList({
  choices,
  isStarting,
}: {
  choices: Choices;
  isStarting: boolean;
}): JSX.Element {
  const { board, seating, modules } = choices;
  const isLater = choosesCrews(modules);
  const seats = racing(seating);
  const names = seats.map(({ driver, name, crew }, seat) => {
    if (driver === 'person' && name.trim() !== '') return name.trim();
    return isLater ? say('names.seat', { number: seat + 1 }) : nameOf('surname', crew);
  });
  return (
    <div class="starting">
      <div class="starting-sheet sheet">
        <Stamp crew={isLater ? '' : (seats[0]?.crew ?? '')} />
        <div class="starting-words">
          <p class="label">{say('front.list')}</p>
          <p class="starting-way">{wayWords(choices)}</p>
          <p>{listOf(words(), names)}</p>
        </div>
        <button type="submit" class="button go" aria-busy={isStarting}>
          <span class="start-name">
            <Icon name="steering-wheel" />
            {say('front.start')}
          </span>
          <span class="start-how">
            {isStarting
              ? say('front.raceNow.busy')
              : say('front.start.how', { board: named('board', board), crews: seating.crews })}
          </span>
        </button>
      </div>
    </div>
  );
}

function Stamp({ crew }: { crew: string }): JSX.Element {
  return (
    <svg class="starting-stamp" viewBox="-1 -1 68 86" aria-hidden="true">
      <path d="M0,0H66V84H0Z" class="starting-stamp-paper" stroke-width="1.4" stroke-dasharray="4 2.4" />
      <path d="M6,6H60V78H6Z" class="starting-stamp-ground" />
      <circle cx="33" cy="36" r="18" class="starting-stamp-sun" />
      <g transform="translate(33 48) scale(.4)" dangerouslySetInnerHTML={{ __html: halftrack(crew) }} />
      <text x="33" y="73" text-anchor="middle" class="starting-stamp-year">
        1935
      </text>
    </svg>
  );
}
