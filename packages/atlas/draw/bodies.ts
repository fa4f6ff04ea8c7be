// Seven bodies for one chassis, so that crews differ in silhouette too. Facing right, ground line at y = 0.
import { EDGE, GLASS, line, part } from './coachwork.ts';
import type { Body, Livery } from './crews.ts';
import { PRINT } from './theme.ts';

const skirt = (d: string, dark: string): string => `<path d="${d}" fill="${dark}" opacity=".55"/>`;
const head = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="3.2" fill="#E9C9A0" ${EDGE}/>`;
const helmet = (x: number, y: number): string =>
  part(`M${x - 5},${y}C${x - 4},${y - 4.4} ${x + 4},${y - 4.4} ${x + 5},${y}Z`, '#F3E6C6');
const rivets = (xs: readonly number[], y: number): string =>
  xs.map((x) => `<circle cx="${x}" cy="${y}" r=".9" fill="${PRINT.outline}"/>`).join('');

const SKIRT = 'M-46,-22H10V-15H-46Z';

export const bodyOf: Record<Body, (livery: Livery) => string> = {
  torpedo: ({ colour, dark }) =>
    part('M-46,-33H-14L-10,-27H10V-15H-46Z', colour) +
    skirt(SKIRT, dark) +
    part('M-44,-33C-42,-44 -20,-46 -10,-44L-4,-42L2,-29L-1,-28L-8,-40C-20,-42 -36,-41 -40,-33Z', '#D9BE86') +
    line('M-30,-43C-31,-38 -32,-35 -33,-33M-20,-44C-20,-39 -20,-36 -20,-33') +
    head(-14, -36) +
    helmet(-14, -37.6),
  turret: ({ colour, dark, light }) =>
    part('M-46,-34L-38,-40H-4L4,-28H10V-15H-46Z', colour) +
    skirt(SKIRT, dark) +
    part('M-32,-40C-32,-50 -12,-50 -12,-40Z', light) +
    line('M-13,-45H2', 2.4) +
    line('M-40,-33H-33M-27,-33H-20M-10,-34H-3', 2.4) +
    rivets([-42, -34, -26, -18, -10, -2, 6], -18.4),
  canvas: ({ colour }) =>
    part('M-46,-26H10V-15H-46Z', colour) +
    part('M-47,-26C-48,-46 -44,-48 -38,-48H-16C-11,-48 -11,-44 -10,-26Z', '#D8C79E') +
    line('M-37,-48C-39,-40 -39,-32 -39,-26M-27,-48V-26M-17,-48C-16,-40 -16,-32 -16,-26') +
    `<path d="M-46,-32C-30,-28 -20,-30 -10,-31V-26H-46Z" fill="${PRINT.outline}" opacity=".16"/>` +
    part('M-10,-26L-8,-42H2L8,-27Z', colour) +
    `<path d="M-6,-39H.5L4.5,-28.6H-6.8Z" ${GLASS}/>`,
  van: ({ colour, dark }) =>
    part('M-46,-46H-6V-42L2,-41L8,-27H10V-15H-46Z', colour) +
    skirt(SKIRT, dark) +
    `<path d="M-4,-38H.6L5,-28H-4Z" ${GLASS}/><rect x="-40" y="-40" width="9" height="8" rx="1" ${GLASS}/><rect x="-26" y="-40" width="9" height="8" rx="1" ${GLASS}/>` +
    line('M-44,-49H-8M-42,-49V-46M-26,-49V-46M-10,-49V-46', 1.2) +
    part('M-38,-55H-27V-49H-38Z', '#8A5A2F') +
    `<rect x="-24" y="-53.6" width="12" height="4.6" rx="2.2" fill="#C7A35C" ${EDGE}/>`,
  boat: ({ colour, dark }) =>
    part('M-50,-24C-40,-34 -22,-36 -8,-33L10,-27V-15H-40C-46,-16 -50,-20 -50,-24Z', colour) +
    skirt('M-46,-20C-30,-22 -8,-22 10,-21V-15H-40Z', dark) +
    part('M-10,-33L-2,-42L1,-41L-3,-31Z', '#CFE0DA') +
    head(-16, -38) +
    part('M-20,-38C-20,-43 -12,-43 -12,-38H-8', dark) +
    `<circle cx="-30" cy="-26" r="5" fill="${PRINT.cream}" ${EDGE}/>`,
  charabanc: ({ colour, dark, light }) =>
    part('M-46,-28H-40V-32H-34V-28H-26V-32H-20V-28H-8L-4,-27H10V-15H-46Z', colour) +
    skirt(SKIRT, dark) +
    line('M-44,-28V-46M-24,-32V-47M-6,-27V-47', 1.3) +
    part('M-49,-46C-40,-50 -10,-50 -1,-47V-44C-10,-46 -40,-46 -49,-43Z', light) +
    line('M-49,-43l4,2.4l4,-3l4,3l4,-3l4,3l4,-3l4,3l4,-3l4,3l4,-3l4,2.6', 0.9) +
    head(-31, -36) +
    helmet(-31, -37.6) +
    head(-13, -35) +
    helmet(-13, -36.6),
  tanker: ({ colour, dark, light }) =>
    part('M-46,-25H10V-15H-46Z', dark) +
    part('M-44,-26C-49,-28 -49,-42 -44,-44H-18C-13,-42 -13,-28 -18,-26Z', colour) +
    `<path d="M-45,-40H-17" stroke="${light}" stroke-width="3"/>` +
    line('M-38,-44V-26M-25,-44V-26', 1.1) +
    part('M-35,-44V-47H-28V-44Z', dark) +
    part('M-11,-25V-42H0L7,-27H10V-20H-11Z', colour) +
    `<path d="M-7,-39H-1L4,-29H-7Z" ${GLASS}/>`,
};
