// What strong crews plan in turn 1, as the laboratory counted it: pawns on four boxes for each road.
import { BOXES } from '@race/great-race/crew/crews.ts';
import { likelihoodOf, tenthOf } from '@race/study';
import counted from '@race/study/openings.json';
import { type OpeningsOfRoad, readOpenings } from '@race/study/openings.ts';
import { planWords } from '@race/words';
import type { JSX } from 'preact';
import { Icon } from '../../shell/icons/icon.tsx';
import { nameOf, say, words } from '../../shell/words/say.ts';
import { BOX_ICONS } from '../../table/dashboard/plate.tsx';
import { wayWords } from '../set-up/race-words.ts';
import './laboratory.css';

const OPENINGS = readOpenings(counted);
const THOUSAND = 1000;
const TEN = 10;

export function Openings(): JSX.Element | null {
  if (OPENINGS === null) return null;
  const { crews, races, seed, roads } = OPENINGS;
  const even = (TEN / crews).toLocaleString(words().locale);
  return (
    <section class="openings sheet" aria-labelledby="openings">
      <h3 id="openings" tabIndex={-1}>
        {say('laboratory.openings.title')}
      </h3>
      <p class="openings-how">{say('laboratory.openings.how', { races, crews, seed: String(seed), even })}</p>
      <div class="openings-roads">
        {roads.map((road) => (
          <Road key={`${road.board} ${road.towards}`} road={road} />
        ))}
      </div>
      <p class="openings-how">{say('laboratory.openings.few')}</p>
    </section>
  );
}

function Road({ road }: { road: OpeningsOfRoad }): JSX.Element {
  const { board, made, plans } = road;
  return (
    <table>
      <caption>
        <b>{nameOf('board', board)}</b> {wayWords(road)}
      </caption>
      <thead>
        <tr>
          <th scope="col">{say('laboratory.openings.plan')}</th>
          <th scope="col">{say('laboratory.openings.made')}</th>
          <th scope="col">{say('laboratory.openings.won')}</th>
        </tr>
      </thead>
      <tbody>
        {plans.map(({ boxes, times, won }) => (
          <tr key={boxes.join()}>
            <th scope="row">
              <Plan boxes={boxes} />
            </th>
            <td>{shareWords(times, made)}</td>
            <td>{shareWords(won, times)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function shareWords(some: number, all: number): string {
  const share = Math.round((THOUSAND * some) / Math.max(1, all));
  const likelihood = likelihoodOf(share);
  if (likelihood !== 'about') return say(`chances.${likelihood}`);
  return say('chances.about', { count: Math.max(1, tenthOf(share)) });
}

/** Pawns on the four boxes. */
const Plan = ({ boxes }: { boxes: readonly number[] }): JSX.Element => (
  <>
    <span class="unseen">{planWords(words(), boxes)}</span>
    <span class="openings-plan" aria-hidden="true">
      {BOXES.map((box, at) => (
        <span key={box} class={boxes[at] === 0 ? 'none' : ''}>
          <Icon name={BOX_ICONS[box]} />
          {boxes[at]}
        </span>
      ))}
    </span>
  </>
);
