// The windscreen itself: a brass frame with two panes, a wiper, and the camp behind the glass.

import { halftrack, pennant } from '@race/atlas';
import { includes } from '@race/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { say } from '../../../shell/words/say.ts';
import { fullName } from '../../../table/dashboard/crew.tsx';
import { PresenceMark } from '../../../table/dashboard/presence.tsx';
import type { ShownCrew } from '../../../table/model/shown-state.ts';
import { type TableModel, useTable } from '../../../table/model/table.ts';
import { draftOf } from './draft.ts';
import { shadeOf } from './planning.tsx';
import './glass.css';
import './camp.css';
import './scene.css';

interface Props {
  readonly seat: number;
  readonly turn: number;
  readonly children: ComponentChildren;
}

export function Glass({ seat, turn, children }: Props): JSX.Element {
  return (
    <div class="glass">
      <div class="glass-pane">
        <Scene />
        <div class="glass-shine" />
      </div>
      <Frame />
      <Wiper />
      <Telegram turn={turn} />
      <Camp seat={seat} />
      {children}
    </div>
  );
}

/** Scaled to any screen, with lines of constant width. */
const OPENING = 'M70,46Q72,28 92,28H1348Q1368,28 1370,46L1410,540H30Z';
const POST = 'M713,22H727L730,540H710Z';

function Frame(): JSX.Element {
  return (
    <svg class="glass-frame" viewBox="0 0 1440 546" preserveAspectRatio="none" aria-hidden="true">
      <linearGradient id="windscreen-brass" x2="0" y2="1">
        <stop offset="0" class="stop-light" />
        <stop offset=".4" class="stop-mid" />
        <stop offset="1" class="stop-dark" />
      </linearGradient>
      <path d={OPENING} class="frame-edge" />
      <path d={OPENING} class="frame-brass" />
      <path d={POST} class="frame-post" />
    </svg>
  );
}

function Wiper(): JSX.Element {
  return (
    <svg class="glass-wiper" viewBox="0 0 200 226" aria-hidden="true">
      <path d="M18,18C48,78 88,128 150,168" />
      <path d="M84,88L194,218" class="wiper-blade" />
      <circle cx="18" cy="18" r="13" fill="url(#bezel)" />
    </svg>
  );
}

function Telegram({ turn }: { turn: number }): JSX.Element {
  const table = useTable();
  return (
    <div class="glass-telegram sheet">
      <p class="glass-when label">
        <span>{say('front.telegram')}</span> <span>{say('planning.when', { turn })}</span>
      </p>
      <h2>{say('planning.title')}</h2>
      <p>{secretWords(table)}</p>
    </div>
  );
}

/** Nobody else plans in a solo race. */
function secretWords(table: TableModel): string {
  const { facts } = table;
  const solo = facts.value?.solo;
  if (solo === undefined) return say('planning.secret');
  return say(solo.rival === null ? 'solo.plan.alone' : 'solo.plan.rene');
}

// The other crews, camped outside: crews that are ready have their lamps on. Nothing else is known of them. BASE-PLAN-04.
function Camp({ seat }: { seat: number }): JSX.Element {
  const table = useTable();
  const { inOrder } = table;
  const { isPlanning } = shadeOf(table);
  const { ready } = draftOf(table);
  const others = inOrder.value.filter((crew) => crew.seat !== seat);
  // The windscreen goes up once all are ready.
  const isOpen = !isPlanning.value;
  return (
    <ul class="camp" aria-label={say('planning.camp')}>
      {others.map((crew) => (
        <Camped key={crew.seat} crew={crew} isReady={isOpen || includes(ready.value, crew.seat)} />
      ))}
    </ul>
  );
}

function Camped({ crew, isReady }: { crew: ShownCrew; isReady: boolean }): JSX.Element {
  const table = useTable();
  const vehicle = useMemo(
    () => `<g transform="translate(-46 -66)">${pennant(crew.id)}</g>${halftrack(crew.id)}`,
    [crew.id],
  );
  return (
    <li class={isReady ? 'camped ready' : 'camped'}>
      <svg viewBox="-116 -72 236 80" aria-hidden="true">
        <Tent />
        {isReady && <path d="M46,-22L120,-50V6Z" class="camp-beam" />}
        <g dangerouslySetInnerHTML={{ __html: vehicle }} />
        {isReady && <circle cx="45" cy="-22" r="4" class="camp-lamp" />}
      </svg>
      <p class="camp-plate">
        {fullName(table, crew)}
        <span class="camp-dot"> · </span>
        <span>{doesWords(crew, isReady)}</span>
        <PresenceMark seat={crew.seat} />
      </p>
    </li>
  );
}

/** René plans nothing: while the others do, he refuels and repairs. SOLO-17. */
function doesWords({ isRene }: ShownCrew, isReady: boolean): string {
  if (isRene) return say('solo.end.rests');
  return say(isReady ? 'planning.ready' : 'planning.planning');
}

function Tent(): JSX.Element {
  return (
    <g transform="translate(-78 -2) scale(.62)">
      <ellipse cx="8" cy="2" rx="56" ry="6" class="tent-shadow" />
      <path d="M-50,0L-4,-46L46,0Z" class="tent" />
      <path d="M-4,-46L46,0H14Z" class="tent-shade" />
      <path d="M-12,0L-4,-34L4,0Z" class="tent-light" />
    </g>
  );
}

// Dusk over the camp in flat bands, the same for every race. At night the colours change, not the shapes.
const BANDS = 8;
const BAND = 44;
const WIDTH = 1440;
const HEIGHT = 560;
const SUN = { x: 930, y: 330 } as const;

const RAYS = Array.from({ length: 13 }, (_, ray) => {
  const angle = ((ray * 15 - 180) * Math.PI) / 180;
  const rim = (turn: number) =>
    `${Math.round(SUN.x + 1300 * Math.cos(angle + turn))},${Math.round(SUN.y + 1300 * Math.sin(angle + turn))}`;
  return `M${SUN.x},${SUN.y}L${rim(-0.05)}L${rim(0.05)}Z`;
}).join('');

/** Stars of the upper sky, as one path. */
const STARS = Array.from({ length: 46 }, (_, star) => {
  const x = (star * 389) % WIDTH;
  const y = 12 + ((star * 71) % 140);
  return `M${x},${y}h${1 + (star % 3)}`;
}).join('');

const HILLS =
  'M0,350L80,322L130,336L210,280L262,318L330,296L420,340L520,318L600,346L760,330L900,352L1050,326L1130,342L1210,286L1290,330L1360,306L1440,336V470H0Z';
const HILL_SHADE =
  'M210,280L262,318L252,350L300,372H200L226,330ZM330,296L420,340L404,372H330L342,330ZM1210,286L1290,330L1276,350L1320,372H1200L1226,330ZM1360,306L1440,336V372H1352L1368,336Z';
const FAR_DUNE = 'M0,412C140,392 220,350 340,346C470,352 520,406 700,398C860,386 940,354 1440,368V560H0Z';
const FAR_SHADE = 'M340,346C470,352 520,406 700,398C560,432 430,438 330,462C400,412 330,392 340,346Z';
const NEAR_DUNE = 'M0,440C200,418 480,392 720,388C850,394 900,448 1080,440C1240,428 1320,400 1440,404V560H0Z';
const NEAR_SHADE = 'M720,388C850,394 900,448 1080,440C940,474 810,480 710,504C780,454 710,434 720,388Z';
const SAND = 'M0,466C300,444 620,484 900,464C1140,450 1300,466 1440,460V560H0Z';
const GROUND = 'M0,520C300,504 700,532 1440,508V560H0Z';

function Fire(): JSX.Element {
  return (
    <g transform="translate(640 476)">
      <circle r="70" class="fire-glow" />
      <circle r="36" class="fire-glow" />
      <path d="M-12,2C-16,-12 -4,-16 -4,-30C6,-22 14,-12 10,2Z" fill="#F2761C" />
      <path d="M-6,2C-8,-6 0,-10 0,-18C6,-12 8,-6 5,2Z" fill="#FFD96A" />
      <path d="M-16,4L14,-1M-14,-1L16,4" class="fire-logs" />
    </g>
  );
}

function Scene(): JSX.Element {
  return (
    <svg
      class="dusk"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {Array.from({ length: BANDS }, (_, band) => (
        <rect key={band} y={band * BAND} width={WIDTH} height={HEIGHT} class={`dusk-${band}`} />
      ))}
      <path d={RAYS} class="dusk-rays" />
      <path d={STARS} class="dusk-stars" />
      <circle cx={SUN.x} cy={SUN.y} r="104" class="dusk-halo" />
      <circle cx={SUN.x} cy={SUN.y} r="84" class="dusk-sun" />
      <path d={HILLS} class="dusk-hills" />
      <path d={HILL_SHADE} class="dusk-hill-shade" />
      <path d={FAR_DUNE} class="dusk-far" />
      <path d={FAR_SHADE} class="dusk-far-shade" />
      <path d={NEAR_DUNE} class="dusk-near" />
      <path d={NEAR_SHADE} class="dusk-near-shade" />
      <path d={SAND} class="dusk-sand" />
      <path d={GROUND} class="dusk-ground" />
      <Fire />
    </svg>
  );
}
