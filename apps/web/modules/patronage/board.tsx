// The patrons' track: rising sums, a marker a crew, and cashing in.

import { SUMS } from '@race/great-race/modules/patronage/track.ts';
import type { JSX } from 'preact';
import { me, openFrame } from '../boards/acts.ts';
import { crewName, crews, publicState, RuleButton, say, Token, theCrew } from '../kit.ts';
import { Cash } from './cash.tsx';
import './board.css';

export function Board(): JSX.Element | null {
  const markers = publicState.value?.modules?.patronage?.markers;
  if (markers === undefined) return null;
  const off = crews.value.filter(({ seat }) => (markers[seat] ?? 0) < 0);
  return (
    <>
      <h3 class="label">{say('boards.patronage.track')}</h3>
      <ol class="patrons">
        {SUMS.map((sum, space) => (
          <li key={space} class={space === 0 ? 'patron patron-start' : 'patron'}>
            <b>{space === 0 ? say('boards.patronage.start') : say('viewer.francs', { francs: sum })}</b>
            <span class="patron-markers">
              {crews.value
                .filter(({ seat }) => markers[seat] === space)
                .map((crew) => (
                  <span key={crew.seat} class={crew.seat === me.value ? 'mine' : ''} title={crewName(crew)}>
                    <Token crew={crew.id} />
                    <span class="unseen">{crewName(crew)}</span>
                  </span>
                ))}
            </span>
          </li>
        ))}
      </ol>
      {off.map((crew) => (
        <p key={crew.seat} class="aside">
          {say('boards.patronage.off', { crew: theCrew(crew) })}
        </p>
      ))}
      <div class="board-act">
        <p class="aside">{say('boards.patronage.how')}</p>
        {openFrame.value?.kind === 'sequence' && <Cash />}
        <RuleButton rule="PATRON-04" />
      </div>
    </>
  );
}
