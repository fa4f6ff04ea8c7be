// The four boxes of a dashboard with the assistants that are left on them.
import { BOXES, type Box } from '@race/great-race/crew/crews.ts';
import type { JSX } from 'preact';
import { Icon, type IconName } from '../icons/icon.tsx';
import { capital, nameOf, say } from '../words/say.ts';
import type { ThingAct } from './act.ts';
import { Pawns } from './pawn.tsx';
import './boxes.css';

export const BOX_ICONS = {
  pathfinder: 'rose',
  mechanics: 'steering-wheel',
  security: 'winchester-rifle',
  funding: 'banknote',
} as const satisfies Record<Box, IconName>;

interface Props {
  readonly crew: string;
  readonly boxes: readonly number[];
  readonly act?: ((box: Box) => ThingAct) | undefined;
}

export function Boxes({ crew, boxes, act }: Props): JSX.Element {
  return (
    <ul class="boxes" aria-label={say('viewer.assistants')}>
      {BOXES.map((box, place) => (
        <BoxOf key={box} box={box} crew={crew} here={boxes[place] ?? 0} act={act?.(box)} />
      ))}
    </ul>
  );
}

interface BoxProps {
  readonly box: Box;
  readonly crew: string;
  readonly here: number;
  readonly act: ThingAct | undefined;
}

function BoxOf({ box, crew, here, act }: BoxProps): JSX.Element {
  return (
    <li class={`box ${act?.state ?? ''}${here === 0 ? ' empty' : ''}`}>
      {act && (
        <button
          type="button"
          class="box-act"
          aria-label={act.name}
          aria-description={act.state === 'lit' ? say('decide.lit') : undefined}
          aria-pressed={act.state === 'chosen'}
          onClick={act.run}
        />
      )}
      <span class="box-name" aria-hidden={act !== undefined}>
        <Icon name={BOX_ICONS[box]} />
        <span>{capital(nameOf('box', box))}</span>
      </span>
      {!act && <span class="unseen">: </span>}
      <span class="box-pawns" aria-hidden={act !== undefined}>
        <Pawns crew={crew} here={here} places={Math.max(1, here)} />
        <b>{here}</b>
      </span>
      {act && (
        <span class="box-note" aria-hidden="true">
          {act.note}
        </span>
      )}
    </li>
  );
}
