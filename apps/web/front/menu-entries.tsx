// The other ways to play, as luggage labels: the cut, not the colour, tells them apart.
import type { JSX } from 'preact';
import { RouteLink } from '../router/route-link.tsx';
import type { Go, Route } from '../router/router.ts';
import { say } from '../words/say.ts';
import { type Cut, cut } from './cuts.ts';
import { Figure, type FigureName } from './figure.tsx';
import type { PosterShape } from './poster/composition.ts';
import './menu-entries.css';

interface MenuEntry {
  readonly key: 'set' | 'around' | 'friends' | 'alone';
  readonly to: Route;
  readonly cut: Cut;
  readonly figure: FigureName;
}

const MENU_ENTRIES: readonly MenuEntry[] = [
  { key: 'set', to: { at: 'set', around: false }, cut: 'tag', figure: 'treasure-map' },
  { key: 'around', to: { at: 'set', around: true }, cut: 'octagon', figure: 'around' },
  { key: 'friends', to: { at: 'friends' }, cut: 'letter', figure: 'letter' },
  { key: 'alone', to: { at: 'solo', campaign: null }, cut: 'ticket', figure: 'passport' },
];

interface Aside {
  readonly name:
    | 'front.way.learn'
    | 'front.way.dash'
    | 'front.way.expedition'
    | 'front.way.races'
    | 'front.way.watch'
    | 'desk.rules';
  readonly to: Route;
  readonly figure: FigureName;
}

const ASIDES: readonly Aside[] = [
  { name: 'front.way.learn', to: { at: 'learn' }, figure: 'footprint' },
  { name: 'front.way.dash', to: { at: 'dash', table: null, isReplay: false }, figure: 'cards' },
  { name: 'front.way.expedition', to: { at: 'expedition', day: null }, figure: 'calendar' },
  { name: 'front.way.races', to: { at: 'races' }, figure: 'trunk' },
  { name: 'front.way.watch', to: { at: 'watch', table: null }, figure: 'binoculars' },
  { name: 'desk.rules', to: { at: 'rules', rule: null }, figure: 'book' },
];

/** Four ways into a race as whole labels, and what lies beside them as small ones. */
export function MenuEntries({ shape, go }: { shape: PosterShape; go: Go }): JSX.Element {
  return (
    <nav class="ways" aria-label={say('front.ways')}>
      <ul>
        {MENU_ENTRIES.map((way) => (
          <li key={way.key}>
            <RouteLink to={way.to} go={go} class={`way way-${way.key}`}>
              {shape === 'wide' ? <Label way={way} /> : <Stub figure={way.figure} />}
              <span class="way-words">
                <span class="way-name">{say(`front.way.${way.key}`)}</span>{' '}
                <span class="way-how">
                  {say(shape === 'wide' ? `front.way.${way.key}.how` : `front.way.${way.key}.short`)}
                </span>
              </span>
            </RouteLink>
          </li>
        ))}
      </ul>
      <ul class="asides">
        {ASIDES.map(({ name, to, figure }) => (
          <li key={name}>
            <RouteLink to={to} go={go} class="way aside">
              <Stub figure={figure} />
              <span class="way-words way-name">{say(name)}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const WIDTH = 324;
const HEIGHT = 172;
const SKY = 107;
const RIM = 5.4;

/** A whole label with its picture above the words. */
function Label({ way }: { way: MenuEntry }): JSX.Element {
  const outside = cut(way.cut, WIDTH, HEIGHT);
  const inside = cut(way.cut, WIDTH - 2 * RIM, HEIGHT - 2 * RIM);
  const clip = `label-${way.key}`;
  const middle = WIDTH / 2;
  return (
    <svg class="way-label" viewBox={`-1 -1 ${WIDTH + 4} ${HEIGHT + 7}`} aria-hidden="true">
      <clipPath id={clip}>
        <path d={inside} transform={`translate(${RIM} ${RIM})`} />
      </clipPath>
      <path d={outside} transform="translate(2 5)" class="way-shade" />
      <path d={outside} class="way-paper" stroke-width="1.6" />
      <g clip-path={`url(#${clip})`}>
        <rect width={WIDTH} height={SKY} class="way-sky" />
        <path d={raysFrom(middle, 92, 260)} class="way-rays" />
        <circle cx={middle} cy="104" r="62" class="way-disc" />
        <rect y={SKY} width={WIDTH} height={HEIGHT - SKY} class="way-field" />
        <path
          d="M0,96C60,88 104,98 162,93C222,88 268,97 324,92V108H0Z"
          class="way-ink"
          transform={`scale(${WIDTH / 324} 1)`}
        />
        <Figure name={way.figure} x={middle} y={58} size={74} />
      </g>
      <path d={inside} transform={`translate(${RIM} ${RIM})`} class="way-line" />
      {way.cut === 'tag' && <circle cx={middle} cy="16" r="6" class="way-eyelet" stroke-width="2.5" />}
    </svg>
  );
}

/** The small form: the picture left of the words. */
function Stub({ figure }: { figure: FigureName }): JSX.Element {
  return (
    <svg class="way-stub" viewBox="0 0 54 76" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect x="-20" y="-20" width="94" height="116" class="way-sky" />
      <path d={raysFrom(27, 40, 90)} class="way-rays" />
      <circle cx="27" cy="38" r="21" class="way-disc" />
      <Figure name={figure} x={27} y={38} size={30} />
    </svg>
  );
}

function raysFrom(x: number, y: number, length: number): string {
  const rim = (angle: number) =>
    `${(x + length * Math.cos(angle)).toFixed(1)},${(y + length * Math.sin(angle)).toFixed(1)}`;
  return Array.from({ length: 18 }, (_, ray) => {
    const angle = ((ray * 20 + 4) * Math.PI) / 180;
    return `M${x},${y}L${rim(angle - 0.08)}L${rim(angle + 0.08)}Z`;
  }).join('');
}
