// A gauge: bezel, dial, needle, and a drum window with the same number, so that nobody has to read an angle.
import type { JSX } from 'preact';
import { lazy } from '../../shell/base/lazy.tsx';
import { loadTurn } from '../../shell/chunks.ts';
import { Icon, IconMark } from '../../shell/icons/icon.tsx';
import { capital, nameOf, say } from '../../shell/words/say.ts';
import type { GaugeSharing, Sharing, ThingAct } from './plate.tsx';
import './gauge.css';

export const GAUGES = ['engine', 'petrol', 'chassis'] as const;
export type GaugeName = (typeof GAUGES)[number];

export const GAUGE_ICONS = {
  engine: 'engine',
  petrol: 'gas-pump',
  chassis: 'car-wheel',
} as const satisfies Record<GaugeName, string>;

/** How far it fell. */
const Struck = lazy(async () => (await loadTurn()).Struck, null);

const SWEEP = 120;
const NEEDLE = 'M-2.6,14L-1.1,-43L0,-46L1.1,-43L2.6,14Z';

interface Props {
  readonly name: GaugeName;
  /** Its name, where it differs from the default one. */
  readonly words?: string;
  readonly level: number;
  readonly max: number;
  /** The level it would show after the chosen act. */
  readonly then?: number | undefined;
  readonly act?: ThingAct | undefined;
  /** Levels that are being shared out on it. */
  readonly shares?: GaugeSharing | undefined;
  readonly kind?: Sharing['kind'] | undefined;
  /** The level before the crew was hit. */
  readonly was?: number | undefined;
}

export function Gauge(props: Props): JSX.Element {
  const {
    name,
    words: gauge = capital(nameOf('gauge', name)),
    level,
    max,
    then = level,
    act,
    shares,
    kind,
    was = level,
  } = props;
  return (
    <div class={`gauge gauge-${name} ${act?.state ?? ''}`}>
      {act && (
        <button
          type="button"
          class="gauge-act"
          aria-label={act.name}
          aria-description={act.state === 'lit' ? say('decide.lit') : undefined}
          aria-pressed={act.state === 'chosen'}
          onClick={act.run}
        />
      )}
      <svg viewBox="-62 -62 124 124" role="img" aria-label={say('dashboard.gauge', { gauge, level, max })}>
        <circle r="61" cy="1.6" class="gauge-shadow" />
        <circle r="60" fill="url(#bezel)" />
        <circle r="55" class="gauge-groove" />
        <circle r="53" class="gauge-gap" />
        <circle r="51" fill="url(#dial)" />
        <path d={arc(0, 1, max, 45)} class="gauge-red" />
        <Scale max={max} />
        <g class="gauge-icon">
          <IconMark name={GAUGE_ICONS[name]} x={0} y={-13} size={15} />
        </g>
        <rect x="-11.5" y="25" width="23" height="18" rx="2.4" class="gauge-window" />
        <text y="39.6" class="gauge-figure">
          {level}
          <tspan dx="1" class="gauge-max">
            /{max}
          </tspan>
        </text>
        {then !== level && <Then level={level} then={then} max={max} />}
        <g class="needle" style={{ transform: `rotate(${angleOf(level, max)}deg)` }}>
          <path d={NEEDLE} transform="translate(1.2 1.6)" class="needle-shadow" />
          <path d={NEEDLE} class="needle-hand" />
        </g>
        <circle r="6.4" fill="url(#bezel)" class="gauge-hub" />
        <circle r="2" class="gauge-gap" />
        <path d="M-42,-18A46,46 0 0 1 20,-41C2,-36 -24,-24 -42,-18Z" class="gauge-glass" />
        <circle r="60" class="gauge-lamp" />
        {was > level && <Struck was={was} level={level} max={max} />}
      </svg>
      <div class="gauge-name label" aria-hidden="true">
        {gauge}
      </div>
      {shares && <Shares shares={shares} kind={kind} />}
      <div class="gauge-then" aria-hidden="true">
        {then !== level && (
          <>
            {level} → <b>{then}</b>
          </>
        )}
      </div>
    </div>
  );
}

interface SharesProps {
  readonly shares: GaugeSharing;
  readonly kind: Sharing['kind'] | undefined;
}

/** Less, how many, more. */
function Shares({ shares, kind }: SharesProps): JSX.Element {
  const { levels, less, lessWords, more, moreWords } = shares;
  const step = (icon: 'minus' | 'plus', words: string, act: (() => void) | null) => (
    <button
      type="button"
      class="button share-step"
      aria-label={words}
      title={words}
      aria-disabled={act === null}
      onClick={() => act?.()}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div class={`shares shares-${kind}`}>
      {step('minus', lessWords, less)}
      <output>{levels > 0 ? `${kind === 'damage' ? '−' : '+'}${levels}` : 0}</output>
      {step('plus', moreWords, more)}
    </div>
  );
}

/** A dashed needle for that level, and an arc from the present level to it. */
function Then({ level, then, max }: { level: number; then: number; max: number }): JSX.Element {
  const [low, high] = level < then ? [level, then] : [then, level];
  return (
    <>
      <path d={arc(low, high, max, 49)} class="gauge-then-key" />
      <path d={arc(low, high, max, 49)} class="gauge-then-arc" />
      <path d="M-1.6,4L0,-42L1.6,4Z" transform={`rotate(${angleOf(then, max)})`} class="gauge-then-needle" />
    </>
  );
}

/** A long tick and a numeral for each level, three short ticks between. */
function Scale({ max }: { max: number }): JSX.Element {
  const levels = Array.from({ length: max + 1 }, (_, level) => level);
  const quarters = levels.slice(0, -1).flatMap((level) => [0.25, 0.5, 0.75].map((part) => level + part));
  return (
    <g class="gauge-scale">
      <path d={levels.map((level) => tick(level, max, 38)).join('')} class="gauge-tick" />
      <path d={quarters.map((level) => tick(level, max, 43.4)).join('')} class="gauge-quarter" />
      {levels.map((level) => {
        const [x, y] = polar(angleOf(level, max), 29.5);
        return (
          <text key={level} x={x} y={y + 5} class={level === 0 ? 'gauge-numeral zero' : 'gauge-numeral'}>
            {level}
          </text>
        );
      })}
    </g>
  );
}

export const angleOf = (level: number, max: number): number => -SWEEP + (2 * SWEEP * level) / max;

function polar(angle: number, reach: number): readonly [number, number] {
  const turn = (angle * Math.PI) / 180;
  return [round(reach * Math.sin(turn)), round(-reach * Math.cos(turn))];
}

const round = (value: number): number => Math.round(value * 10) / 10;

const tick = (level: number, max: number, inner: number): string =>
  `M${polar(angleOf(level, max), 47)}L${polar(angleOf(level, max), inner)}`;

export function arc(from: number, to: number, max: number, reach: number): string {
  const [start, end] = [angleOf(from, max), angleOf(to, max)];
  const isLarge = end - start > 180 ? 1 : 0;
  return `M${polar(start, reach)}A${reach},${reach} 0 ${isLarge} 1 ${polar(end, reach)}`;
}
