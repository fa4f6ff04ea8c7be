// The five vehicles of the Dash as they were in 1935, in any livery. About 124 wide, nose to the right, the ground or keel on y = 0.
import { type Livery, liveryOf } from '../crews.ts';
import { n } from '../svg.ts';
import { PRINT } from '../theme.ts';

export const DASH_VEHICLES = ['train', 'car', 'motorbike', 'boat', 'plane'] as const;
export type DashVehicle = (typeof DASH_VEHICLES)[number];

/** What a vehicle is painted in. */
export type DashPaint = Pick<Livery, 'colour' | 'dark' | 'light' | 'on' | 'initial'>;

/** Starters are nobody's: khaki. */
const STARTER: DashPaint = {
  colour: '#8A7350',
  dark: '#5C4733',
  light: '#C9B48A',
  on: '#FFF8E6',
  initial: '',
};

/** Deforêt has the colours of her crew, and her own letter. */
const LETTERS: { readonly [crew: string]: string } = { suffragettes: 'F', american: 'H' };

/** A character has the colours of the crew it leads; null is nobody. */
export function paintOf(character: string | null): DashPaint {
  if (character === null) return STARTER;
  const livery = liveryOf(character);
  return { ...livery, initial: LETTERS[character] ?? livery.initial };
}

const INK = PRINT.outline;
const edge = (width = 1.3): string =>
  `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

function wheel(x: number, y: number, r: number, rim = '#E7D2A0'): string {
  const spokes = [0, 1, 2, 3].map((spoke) => {
    const angle = (spoke * Math.PI) / 4;
    const [dx, dy] = [r * 0.58 * Math.cos(angle), r * 0.58 * Math.sin(angle)];
    return `M${n(x - dx)},${n(y - dy)}L${n(x + dx)},${n(y + dy)}`;
  });
  const disc = (radius: number, fill: string) =>
    `<circle cx="${x}" cy="${y}" r="${n(radius)}" fill="${fill}"/>`;
  return (
    disc(r, '#231A15') +
    disc(r * 0.62, rim) +
    disc(r * 0.5, '#8B6C40') +
    `<path d="${spokes.join('')}" stroke="${rim}" stroke-width="${n(r * 0.13)}"/>` +
    disc(r * 0.2, '#231A15')
  );
}

const GOLD = '#D9B36A';
const PADDLES = [0, 1, 2, 3]
  .map((paddle) => {
    const angle = (paddle * Math.PI) / 4 + 0.2;
    const [dx, dy] = [13 * Math.cos(angle), 13 * Math.sin(angle)];
    return `M${n(-50 - dx)},${n(-12 - dy)}L${n(-50 + dx)},${n(-12 + dy)}`;
  })
  .join('');

const DRAWN: { readonly [V in DashVehicle]: (c: DashPaint) => string } = {
  train: (c) =>
    '<path d="M40,-44C34,-54 22,-52 18,-60C6,-66 -6,-56 -20,-62C-34,-66 -44,-58 -62,-60C-48,-52 -36,-56 -26,-50C-12,-46 -2,-52 8,-48C18,-44 28,-48 32,-40Z" fill="#FFF6DF" opacity=".85"/>' +
    `<path d="M-62,-36H-40V-8H-62Z" fill="${c.dark}" ${edge()}/><path d="M-60,-36C-58,-41 -44,-41 -42,-36Z" fill="#2B2018"/><path d="M-38,-41H-20C-18,-41 -17,-40 -16,-38H36C52,-38 60,-26 63,-10H-38Z" fill="${c.colour}" ${edge()}/>` +
    `<path d="M-16,-38H36C46,-38 52,-33 56,-27H-16Z" fill="${c.light}" opacity=".55"/><path d="M-38,-24H57.4L59.4,-19H-38Z" fill="#FBF2DA" ${edge(0.7)}/><path d="M-62,-24H-40V-19H-62Z" fill="#FBF2DA" opacity=".9"/>` +
    `<path d="M-35,-37H-29V-28H-35ZM-27,-37H-21V-28H-27Z" fill="#BFD6D0" ${edge(0.8)}/><path d="M28,-38V-43C28,-45 38,-45 38,-42L39,-37.6Z" fill="#2B2018"/>` +
    `<path d="M6,-38C6,-42 14,-42 14,-38ZM-8,-38C-8,-41 -2,-41 -2,-38Z" fill="${c.dark}" ${edge(0.8)}/><path d="M-38,-12H63L66,-5H56L52,-9H-38Z" fill="${c.dark}" ${edge()}/><path d="M-63,-10H-38V-7H-63Z" fill="${INK}"/>` +
    wheel(-56, -5, 5) +
    wheel(-45, -5, 5) +
    wheel(-28, -8.4, 8.4, GOLD) +
    wheel(-9, -8.4, 8.4, GOLD) +
    wheel(10, -8.4, 8.4, GOLD) +
    wheel(30, -4.6, 4.6) +
    wheel(42, -4.6, 4.6) +
    `<path d="M-30,-7H24" stroke="#F2D68F" stroke-width="2.2"/><circle cx="57" cy="-22" r="3.4" fill="#FFF0BE" ${edge(1)}/>`,
  car: (c) =>
    `<ellipse cx="0" cy="-.5" rx="58" ry="3.4" fill="${INK}" opacity=".35"/><path d="M-52,-14C-55,-22 -50,-28 -42,-29C-38,-42 -30,-46 -18,-46H0C8,-46 12,-42 17,-31L44,-28C52,-27 55,-22 55,-12H-52Z" fill="${c.colour}" ${edge()}/>` +
    `<path d="M-42,-29C-38,-42 -30,-46 -18,-46H0C6,-46 9,-44 13,-38L-36,-38Z" fill="${c.light}" opacity=".5"/><path d="M-33,-30C-31,-38 -27,-41 -19,-41H-14V-30ZM-11,-41H-1C4,-41 7,-37 10,-30H-11Z" fill="#CFE2DA" ${edge(1)}/>` +
    '<path d="M-30,-34L-24,-40M-6,-33L1,-40" stroke="#FFF" stroke-width="1.6" opacity=".8"/><path d="M-52,-22H17L52,-23" stroke="#FBF2DA" stroke-width="1.6" fill="none"/>' +
    `<path d="M-12.5,-30V-12M11,-30V-12" stroke="${INK}" stroke-width="1"/><path d="M-10,-26H-5M-19,-26H-15" stroke="#F2D68F" stroke-width="1.8"/>` +
    `<path d="M22,-29V-18M27,-28.5V-18M32,-28V-18M37,-27.6V-18" stroke="${c.dark}" stroke-width="1.8"/><path d="M48,-29H53C55,-24 55,-18 54,-11H48Z" fill="#E3BE68" ${edge()}/>` +
    `<path d="M-54,-11C-54,-24 -34,-26 -27,-12L-22,-8H16C20,-12 22,-24 36,-24C48,-24 53,-16 56,-8L52,-6H-50Z" fill="${c.dark}" ${edge()}/><circle cx="50" cy="-26" r="4" fill="#FFF0BE" ${edge(1)}/>` +
    '<path d="M55,-8H61M-54,-10H-58" stroke="#E3BE68" stroke-width="2.6"/>' +
    wheel(-38, -9.4, 9.6) +
    wheel(37, -9.4, 9.6) +
    `<rect x="-60" y="-24" width="7" height="12" rx="2" fill="#7A4A22" ${edge(0.9)}/>`,
  motorbike: (c) =>
    `<ellipse cx="0" cy="-.5" rx="52" ry="3.2" fill="${INK}" opacity=".35"/>` +
    wheel(-35, -12, 12) +
    wheel(36, -12, 12) +
    `<path d="M-35,-12L-20,-28H18L36,-12M-20,-28L-6,-12H10L18,-28" fill="none" stroke="${INK}" stroke-width="4"/>` +
    `<path d="M22,-40L36,-12M22,-40L12,-45M20,-38L27,-43" fill="none" stroke="${INK}" stroke-width="3.4" stroke-linecap="round"/><path d="M23,-21C27,-27 44,-27 48,-16" fill="none" stroke="${c.dark}" stroke-width="3.6"/>` +
    `<path d="M-49,-17C-47,-28 -28,-30 -22,-20" fill="none" stroke="${c.dark}" stroke-width="3.8"/><path d="M-14,-29C-10,-40 12,-40 19,-31L15,-26H-12Z" fill="${c.colour}" ${edge()}/>` +
    `<path d="M-8,-34C-2,-37 6,-37 11,-34" stroke="#FBF2DA" stroke-width="1.8" fill="none"/><path d="M-34,-33C-28,-38 -20,-37 -13,-31L-15,-28H-30Z" fill="#5A3519" ${edge()}/>` +
    `<path d="M-30,-28L-27,-22M-24,-28L-27,-22" stroke="${INK}" stroke-width="1.6"/><circle cx="27" cy="-34" r="5" fill="#FFF0BE" ${edge(1.2)}/>` +
    '<path d="M-4,-10C-20,-5 -38,-6 -50,-7" stroke="#D9C08C" stroke-width="3.4" fill="none" stroke-linecap="round"/>' +
    `<path d="M-30,-17C-34,-27 -24,-31 -12,-31H-4C-2,-31 -1,-29 0,-27C14,-27 30,-24 35,-15C30,-9 20,-8 8,-8H-18C-25,-8 -28,-12 -30,-17Z" fill="${c.colour}" ${edge()}/>` +
    `<path d="M-29,-20C-30,-27 -22,-29 -12,-29L-4,-29L0,-25C12,-25 26,-22 31,-17C10,-20 -12,-21 -29,-20Z" fill="${c.light}" opacity=".6"/>` +
    `<path d="M-24,-30C-18,-33 -8,-33 -3,-30L0,-27C-8,-25 -18,-26 -24,-30Z" fill="#5A3519" ${edge(1)}/><path d="M0,-27L-2,-38L3,-36L7,-26.6Z" fill="#CFE2DA" ${edge(1)}/><path d="M-22,-15H28" stroke="#FBF2DA" stroke-width="1.8"/>` +
    `<path d="M-20,-10C-18,-18 -2,-18 0,-10" fill="none" stroke="${c.dark}" stroke-width="3.6"/>` +
    wheel(-10, -8.4, 8.4),
  boat: (c) =>
    `<path d="M-8,-58C-18,-64 -26,-58 -36,-64C-46,-68 -54,-62 -64,-64C-54,-56 -44,-60 -36,-55C-26,-51 -18,-56 -10,-52Z" fill="#FFF6DF" opacity=".85"/><path d="M-46,-13V-23H46V-13Z" fill="#FBF2DA" ${edge()}/>` +
    `<path d="M-36,-24V-34H34V-24Z" fill="#FBF2DA" ${edge()}/><path d="M-42,-35H40L38,-38H-40Z" fill="${c.dark}" ${edge(0.9)}/><path d="M-50,-24H50L48,-26.6H-48Z" fill="${c.dark}" ${edge(0.9)}/>` +
    `<path d="M14,-38V-47H30V-38Z" fill="#FBF2DA" ${edge()}/><path d="M12,-47H32L31,-49.4H13Z" fill="${c.dark}" ${edge(0.8)}/><path d="M17,-45H21V-41H17ZM24,-45H28V-41H24Z" fill="#7FB0B4" ${edge(0.7)}/>` +
    [-30, -22, -14, -6, 2, 10, 18, 26]
      .map((x) => `<rect x="${x}" y="-32" width="4.4" height="5" fill="#7FB0B4" ${edge(0.6)}/>`)
      .join('') +
    [-26, -16, -6, 4, 14, 24, 34]
      .map(
        (x) =>
          `<path d="M${x},-14V-20C${x},-22 ${x + 5},-22 ${x + 5},-20V-14Z" fill="#5B7F86" ${edge(0.6)}/>`,
      )
      .join('') +
    `<path d="M-12,-38L-11,-58H-3L-2,-38Z" fill="${c.colour}" ${edge()}/><path d="M-11.3,-52H-2.7L-2.4,-47H-11.6Z" fill="#FBF2DA"/><path d="M-12,-58H-2V-55.6H-12Z" fill="${INK}"/>` +
    `<path d="M42,-24V-52M42,-51L54,-48L42,-45Z" stroke="${INK}" stroke-width="1.2" fill="${c.colour}"/><path d="M-50,-13H58C57,-6 52,0 45,0H-44C-48,-4 -50,-8 -50,-13Z" fill="${c.colour}" ${edge()}/>` +
    `<path d="M-49,-9H56.6L55,-6H-47.6Z" fill="#FBF2DA" opacity=".92"/><circle cx="-50" cy="-12" r="13" fill="#8E2A1E" ${edge()}/><circle cx="-50" cy="-12" r="8.4" fill="none" stroke="#F2D68F" stroke-width="1.4"/>` +
    `<path d="${PADDLES}" stroke="#F2D68F" stroke-width="1.8"/><path d="M-66,0C-58,-3 -52,-3 -44,0S-28,3 -20,0S-4,-3 4,0S20,3 28,0S44,-3 52,0S62,2 66,0L62,5H-62Z" fill="#DCEBE2" opacity=".9"/>`,
  plane: (c) =>
    `<path d="M-52,-34L-61,-54C-56,-56 -50,-55 -47,-51L-36,-36Z" fill="${c.colour}" ${edge()}/><path d="M-58,-50L-50,-50L-46,-45L-56,-45Z" fill="#FBF2DA"/>` +
    `<path d="M-60,-33C-50,-40 -20,-43 6,-43C30,-43 46,-38 52,-29C50,-22 38,-18 20,-18C-12,-18 -44,-24 -60,-33Z" fill="${c.colour}" ${edge()}/>` +
    `<path d="M-58,-33C-48,-38 -20,-41 6,-41C28,-41 42,-38 48,-32C20,-30 -30,-30 -58,-33Z" fill="${c.light}" opacity=".6"/><path d="M-56,-31C-30,-27 10,-26 50,-27" stroke="#FBF2DA" stroke-width="2.4" fill="none"/>` +
    [-26, -17, -8, 1, 10]
      .map((x) => `<rect x="${x}" y="-37.6" width="6" height="6" rx="1.2" fill="#CFE2DA" ${edge(0.8)}/>`)
      .join('') +
    `<path d="M22,-40C30,-40 36,-37 39,-33H22Z" fill="#CFE2DA" ${edge(0.9)}/><path d="M-66,-33L-42,-36L-40,-33L-64,-30Z" fill="${c.dark}" ${edge(0.9)}/>` +
    `<path d="M-14,-54L-6,-17M10,-54L18,-17M-6,-54L-14,-17M18,-54L10,-17" stroke="${INK}" stroke-width="1"/><path d="M-12,-54V-17M16,-54V-17" stroke="#7A4A22" stroke-width="2.4"/>` +
    `<path d="M-30,-55C-28,-59 24,-61 36,-57C38,-55 34,-53 28,-53H-26C-30,-53 -31,-54 -30,-55Z" fill="${c.colour}" ${edge()}/><path d="M-28,-56C-10,-59 20,-60 34,-57L20,-56Z" fill="${c.light}" opacity=".8"/>` +
    `<path d="M-28,-17C-26,-21 24,-23 36,-19C38,-17 34,-15 28,-15H-24C-28,-15 -29,-16 -28,-17Z" fill="${c.dark}" ${edge()}/><path d="M8,-26H30C36,-26 38,-22 36,-19H8C4,-21 4,-24 8,-26Z" fill="${c.colour}" ${edge()}/>` +
    `<path d="M36,-24H40V-20H36Z" fill="${INK}"/><ellipse cx="41" cy="-22" rx="2" ry="14" fill="#FFF6DF" opacity=".7" stroke="${INK}" stroke-width=".7"/><path d="M2,-15L6,-8M22,-15L16,-8" stroke="${INK}" stroke-width="2"/>` +
    `<path d="M2,-10C4,-15 20,-15 22,-8H2Z" fill="${c.colour}" ${edge(0.9)}/>` +
    wheel(11, -5.6, 5.6) +
    '<circle cx="-52" cy="-24" r="2.6" fill="#231A15"/>',
};

/** A vehicle in the colours of a character, or of nobody. */
export const dashVehicle = (vehicle: DashVehicle, character: string | null): string =>
  DRAWN[vehicle](paintOf(character));
