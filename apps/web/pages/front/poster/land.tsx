// Faceted hills, dunes and the road. Paths count from the foot of the picture and are stretched to the sheet.
import type { JSX } from 'preact';
import { IconMark } from '../../../shell/icons/icon.tsx';
import type { Composition, PosterShape, PosterSheet, PosterSpot } from './composition.ts';

interface Lie {
  readonly hills: string;
  readonly hillShade: string;
  readonly dune: string;
  readonly duneShade: string;
  readonly sand: string;
  readonly road: string;
  /** The dark ground, from its own upper edge. */
  readonly ground: string;
}

const LIES = {
  wide: {
    hills:
      'M0,-212L90,-256L140,-234L232,-312L300,-256L372,-282L470,-220L600,-238L700,-204L860,-224L1000,-208L1080,-264L1130,-238L1196,-290L1240,-252L1330,-276L1440,-224V-114H0Z',
    hillShade:
      'M232,-312L300,-256L288,-214L340,-180H214L250,-238ZM90,-256L140,-234L128,-194H92L104,-224ZM1196,-290L1240,-252L1262,-184H1180L1212,-226ZM1080,-264L1130,-238L1122,-190H1076L1090,-226ZM1330,-276L1440,-224V-184H1340L1350,-234Z',
    dune: 'M0,-188C200,-216 360,-212 520,-192C700,-172 860,-220 1080,-216C1240,-212 1340,-190 1440,-194V60H0Z',
    duneShade:
      'M1080,-216C1240,-212 1340,-190 1440,-194V-124C1260,-124 1130,-154 1064,-134C1100,-170 1060,-194 1080,-216Z',
    sand: 'M0,-150C240,-168 420,-132 700,-148C960,-160 1180,-118 1440,-132V60H0Z',
    road: 'M210,-140C420,-132 640,-108 860,-74C1100,-42 1300,-28 1440,-24V60H700C860,36 900,-4 740,-48C600,-86 420,-120 210,-136Z',
    ground: 'M0,4C200,-24 420,-4 700,0C1000,4 1200,-14 1440,-2V2000H0Z',
  },
  tall: {
    hills:
      'M0,-106L22,-114L54,-138L78,-122L96,-112L132,-104L180,-110L226,-102L268,-122L296,-112L332,-134L352,-120L374,-112V-60H0Z',
    hillShade:
      'M54,-138L78,-122L74,-106L88,-92H48L60,-118ZM268,-122L296,-112L292,-96H262L272,-108ZM332,-134L352,-120L374,-112V-90H326L338,-112Z',
    dune: 'M0,-94C52,-103 94,-102 136,-96C182,-89 214,-116 262,-116C312,-116 346,-98 374,-100V220H0Z',
    duneShade: 'M262,-116C312,-116 346,-98 374,-100V-58C330,-58 292,-70 262,-62C274,-84 256,-100 262,-116Z',
    sand: 'M0,-74C62,-80 110,-66 182,-72C250,-76 306,-58 374,-62V220H0Z',
    road: 'M0,-71C82,-68 160,-54 232,-36C300,-20 346,-14 374,-12V220H96C226,60 214,2 172,-24C122,-50 72,-61 0,-67Z',
    ground: 'M0,3C100,-5 250,5 374,-3V2000H0Z',
  },
} as const satisfies Record<PosterShape, Lie>;

export function Land({ sheet, plan }: { sheet: PosterSheet; plan: Composition }): JSX.Element {
  const lie = LIES[sheet.shape];
  const stretch = `translate(0 ${sheet.foot}) scale(${plan.across} ${plan.scale})`;
  return (
    <>
      <g transform={stretch}>
        <path d={lie.hills} class="hills" />
        <path d={lie.hillShade} class="hill-shade" />
        <path d={lie.dune} class="dune" />
        <path d={lie.duneShade} class="dune-shade" />
      </g>
      <g class="camels">
        {plan.camels.map((camel) => (
          <IconMark key={camel.x} name="camel" x={camel.x} y={camel.y} size={camel.scale} />
        ))}
      </g>
      <g transform={stretch}>
        <path d={lie.sand} class="sand" />
        <path d={lie.road} class="road" />
      </g>
      {plan.palms.map((palm, nearness) => (
        <Palm key={palm.x} spot={palm} nearness={nearness} />
      ))}
    </>
  );
}

export function Ground({ sheet, plan }: { sheet: PosterSheet; plan: Composition }): JSX.Element {
  return (
    <path
      transform={`translate(0 ${plan.ground}) scale(${plan.across} 1)`}
      d={LIES[sheet.shape].ground}
      class="ground"
    />
  );
}

/** One frond, drawn to the right from the crown; the others are turned and turned over. */
const FROND = 'M0,0C24,-22 62,-24 92,14C76,2 66,2 60,10C56,0 46,-4 40,4C36,-4 24,-6 18,2C14,-2 6,-2 0,0Z';
const FRONDS = [
  'rotate(-24)',
  'rotate(12) scale(1.05)',
  'rotate(48) scale(.86)',
  'scale(-1 1) rotate(-20) scale(1.08)',
  'scale(-1 1) rotate(14)',
  'scale(-1 1) rotate(50) scale(.8)',
  'rotate(-62) scale(.72)',
];

function Palm({ spot, nearness }: { spot: PosterSpot; nearness: number }): JSX.Element {
  return (
    <g transform={`translate(${spot.x} ${spot.y}) scale(${spot.scale})`} class={`palm-${nearness}`}>
      <path d="M-34,0C-28,-70 -18,-130 0,-196L11,-192C-4,-130 -12,-66 -14,0Z" />
      <g transform="translate(5 -194)">
        {FRONDS.map((turn) => (
          <path key={turn} d={FROND} transform={turn} />
        ))}
        <circle cx="-5" cy="7" r="6" />
        <circle cx="8" cy="6" r="5" />
      </g>
    </g>
  );
}
