// The four boxes of a dashboard with the assistants that are left on them.
import { BOXES, type Box } from '@race/great-race/crew/crews.ts';
import type { JSX } from 'preact';
import { Icon, type IconName } from '../icons/icon.tsx';
import { capital, nameOf, say } from '../words/say.ts';
import { Pawns } from './pawn.tsx';
import './boxes.css';

const BOX_ICONS = {
  pathfinder: 'rose',
  mechanics: 'steering-wheel',
  security: 'winchester-rifle',
  funding: 'banknote',
} as const satisfies Record<Box, IconName>;

export function Boxes({ crew, boxes }: { crew: string; boxes: readonly number[] }): JSX.Element {
  return (
    <ul class="boxes" aria-label={say('viewer.assistants')}>
      {BOXES.map((box, place) => {
        const here = boxes[place] ?? 0;
        return (
          <li key={box} class={`box${here === 0 ? ' empty' : ''}`}>
            <span class="box-name">
              <Icon name={BOX_ICONS[box]} />
              {capital(nameOf('box', box))}
            </span>
            <span class="unseen">: </span>
            <span class="box-pawns">
              <Pawns crew={crew} here={here} places={Math.max(1, here)} />
              <b>{here}</b>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
