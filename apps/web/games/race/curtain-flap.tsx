// The curtain: a tent shut with laces. A label has the name and the colours of the person who should open it.

import { liveryOf } from '@race/atlas';
import { includes } from '@race/kernel';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { capital, nameOf, say } from '../../shell/words/say.ts';
import { crewName, Silhouette } from '../../table/dashboard/crew.tsx';
import { type TableModel, useTable } from '../../table/model/table.ts';

import './curtain.css';

const nameAt = (table: TableModel, seat: number): string => {
  const { seatView } = table;
  const player = seatView.value?.players[seat];
  return player?.kind === 'person' && player.name !== '' ? player.name : crewName(table, { seat });
};

/** A person with the crew's own name is not named twice. */
function crewWords(crew: string, name: string): string {
  if (crew === '') return '';
  const team = capital(nameOf('crew', crew));
  const surname = nameOf('surname', crew);
  return surname === name ? team : `${surname} · ${team}`;
}

export function TentFlap({ seat }: { seat: number }): JSX.Element {
  const table = useTable();
  const { crews, lift } = table;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  const crew = crews.value[seat]?.id ?? '';
  const name = nameAt(table, seat);
  return (
    <div
      class="curtain"
      role="dialog"
      aria-modal="true"
      aria-labelledby="curtain-to"
      aria-describedby="curtain-why"
    >
      <Canvas crew={crew} />
      <div class="curtain-hung">
        <div class="curtain-label sheet">
          <i class="curtain-eyelet" />
          <Silhouette crew={crew} />
          <h2 id="curtain-to">{say('table.curtain', { name })}</h2>
          <p class="curtain-crew">{crewWords(crew, name)}</p>
          <button ref={button} type="button" class="button go" onClick={() => void lift(seat)}>
            {say('table.lift', { name })}
          </button>
          <p id="curtain-why" class="aside">
            {say('planning.handOver')}
          </p>
          <Changes />
        </div>
      </div>
    </div>
  );
}

/** BASE-PLAN-04: a crew that is ready may change its plan until the last crew is ready. */
function Changes(): JSX.Element | null {
  const table = useTable();
  const { seatView } = table;
  const now = seatView.value;
  if (now === null || now.view.public.phase !== 'planning') return null;
  const people = now.players.flatMap((player, seat) =>
    player.kind === 'person' && includes(now.view.ready, seat) ? [seat] : [],
  );
  if (people.length === 0) return null;
  return (
    <div class="curtain-changes">
      <p class="aside">{say('planning.mayChange')}</p>
      {people.map((seat) => (
        <button
          key={seat}
          type="button"
          class="button curtain-change"
          onClick={() => void changePlan(table, seat)}
        >
          {say('planning.change', { name: nameAt(table, seat) })}
        </button>
      ))}
    </div>
  );
}

async function changePlan(table: TableModel, seat: number): Promise<void> {
  const { lift, request } = table;
  await lift(seat);
  await request({ do: 'undo', seat });
}

/** Where the stripes begin at the ridge and at the foot, left of the middle; the right half mirrors them. */
const STRIPES = [0, 2, 4, 6]
  .map((stripe) => {
    const [ridge, foot] = [stripe * 88, stripe * 118];
    return `M${720 - ridge},0H${632 - ridge}L${602 - foot},900H${720 - foot}Z`;
  })
  .join('');
const LACES = Array.from({ length: 9 }, (_, lace) => 96 + lace * 92);
const SCALLOPS = `M0,0V58${'q30,44 60,0'.repeat(24)}V0Z`;

/** Two flaps in the crew's colours, laced from the ridge down; light shows at their foot. */
function Canvas({ crew }: { crew: string }): JSX.Element {
  const { colour } = liveryOf(crew);
  return (
    <svg
      class="curtain-canvas"
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <rect width="1440" height="900" class="canvas-cloth" />
      <path d={STRIPES} fill={colour} class="canvas-stripe" />
      <path d={STRIPES} fill={colour} class="canvas-stripe" transform="matrix(-1 0 0 1 1440 0)" />
      <path d="M720,0H1440V900H720Z" class="canvas-shade" />
      <path d="M720,330C700,560 676,720 630,900H810C764,720 740,560 720,330Z" class="canvas-glow" />
      <path d="M688,0C686,300 676,620 596,900M752,0C754,300 764,620 844,900" class="canvas-seam" />
      {LACES.map((y) => (
        <path key={y} d={`M690,${y}L750,${y + 46}M750,${y}L690,${y + 46}`} class="canvas-lace" />
      ))}
      <path d={SCALLOPS} class="canvas-fall" transform="translate(0 9)" />
      <path d={SCALLOPS} fill={`url(#crew-${crew})`} class="canvas-valance" />
    </svg>
  );
}
