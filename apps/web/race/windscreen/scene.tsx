// Dusk over the camp in flat bands, static and the same for every race. Night changes its inks, not its shapes.
import type { JSX } from 'preact';
import './scene.css';

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

/** Specks of the upper sky: one path for all. */
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

export function Scene(): JSX.Element {
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
