// What stands in the land of a room: luggage, books, a telescope and the like. Each stands on y = 0, around x = 0.
import { liveryOf } from '../crews.ts';
import { PRINT } from '../theme.ts';

const shape = (d: string, fill: string, width = 1.3): string =>
  `<path d="${d}" fill="${fill}" stroke="${PRINT.outline}" stroke-width="${width}" stroke-linejoin="round"/>`;
const line = (d: string, stroke: string = PRINT.outline, width = 1.2): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const camel = (x: number, size: number): string =>
  `<path transform="translate(${x} 0) scale(${size})" d="M-13,0L-12,-9C-14,-12 -13,-16 -10,-17C-7,-23 -3,-23 0,-17C2,-22 6,-22 8,-17C10,-17 11,-19 12,-22L13,-25C13,-27 18,-27 19,-25C19,-24 17,-24 16,-24L14,-15C13,-12 11,-11 9,-10L10,0H8L7,-9H-8L-10,0Z" fill="#4E2430"/>`;

/** Three camels on the horizon. */
export const caravan = (): string => camel(-30, 0.8) + camel(0, 0.8) + camel(30, 0.72);

/** A trunk with labels, a suitcase on it, and a hat box. */
export const luggage = (): string =>
  `<path d="M-46,1H52L64,5H-30Z" fill="#000" opacity=".28"/>` +
  shape('M-44,-34H20V0H-44Z', '#8A5A2F') +
  shape('M-44,-34H20V-26H-44Z', '#A06C3A') +
  shape('M-36,-34H-30V0H-36ZM6,-34H12V0H6Z', '#5C3A1E', 1) +
  shape('M-16,-29H-8V-21H-16Z', '#E3BE68', 1) +
  shape('M-28,-19H-14V-8H-28Z', '#F3E3BE', 0.8) +
  line('M-25,-15.6h8M-25,-12h5', '#8E2A1E', 1.4) +
  `<circle cx="-3" cy="-12" r="5.4" fill="#0F7C86" stroke="${PRINT.outline}" stroke-width=".8"/>` +
  line('M-5.8,-12h5.6M-3,-14.8v5.6', '#F3E3BE', 1.2) +
  shape('M-34,-54H8V-34H-34Z', '#7F2A1E') +
  line('M-18,-54C-18,-60 -8,-60 -8,-54', '#3A1E16', 2.6) +
  shape('M-34,-54H-28V-34H-34ZM2,-54H8V-34H2Z', '#B98A4A', 0.9) +
  shape('M26,-20H54V0H26Z', '#D9C496') +
  shape('M24,-25H56V-18H24Z', '#C7AE77') +
  line('M40,-25V0', '#8E2A1E', 3);

/** An open tool box, a jerrycan and a wheel leaning on it. */
export const tools = (): string =>
  `<path d="M-46,1H52L64,5H-30Z" fill="#000" opacity=".28"/>` +
  line('M-28,-24L-12,-46', '#8A8272', 3.6) +
  line('M-14,-24L-20,-50M-23,-51l6,-1', '#C89B4A', 3) +
  line('M-2,-24L8,-44', '#6B6358', 3.4) +
  shape('M3,-44L9,-52L15,-48L12,-41Z', '#8A8272', 1) +
  shape('M-40,-24H14V0H-40Z', '#7F2A1E') +
  shape('M-40,-24H14V-17H-40Z', '#9C3A2A', 1) +
  shape('M-18,-21H-8V-13H-18Z', '#E3BE68', 0.9) +
  shape('M24,-34H50V0H24Z', '#5F6A3A') +
  shape('M28,-42H36V-34H28Z', '#454E2A', 1) +
  line('M38,-34V-40H48V-34M27,-28l20,24M47,-28l-20,24', '#3C4424', 1.6);

/** Books in a pile, one of them open against it. */
export const books = (): string =>
  `<path d="M-46,1H52L64,5H-30Z" fill="#000" opacity=".28"/>` +
  shape('M-40,-11H22V0H-40Z', '#7F2A1E') +
  shape('M-36,-9H22V-2H-36Z', '#F3E3BE', 0.7) +
  shape('M-34,-22H26V-11H-34Z', '#16525A') +
  shape('M-34,-20H22V-13H-34Z', '#EAD6A6', 0.7) +
  shape('M-38,-32H16V-22H-38Z', '#B98A4A') +
  shape('M-34,-30H16V-24H-34Z', '#F3E3BE', 0.7) +
  shape(
    'M-8,-36C-16,-42 -28,-42 -34,-38L-32,-58C-24,-62 -14,-60 -8,-54C-2,-60 8,-62 16,-58L18,-38C12,-42 0,-42 -8,-36Z',
    '#FBF2DA',
  ) +
  line('M-8,-54V-36', '#8A6A34', 1.2) +
  line(
    'M-28,-53q8,-3 15,1M-28.6,-48q8,-3 15,1M-29,-43q8,-3 15,1M-3,-52q8,-4 15,-1M-3,-47q8,-4 15,-1M-3,-42q8,-4 15,-1',
    '#8A6A48',
    1,
  ) +
  shape('M34,-30H46L44,0H36Z', '#C89B4A') +
  shape('M36,-30C32,-42 40,-40 40,-50C46,-42 48,-38 44,-30Z', '#F4B942', 1);

/** A telescope on its legs before a tent. */
export const telescope = (): string =>
  `<path d="M-60,1H62L72,5H-46Z" fill="#000" opacity=".28"/>` +
  shape('M-62,0L-30,-46L2,0Z', '#D9C496') +
  shape('M-30,-46L-40,0H-20Z', '#3A2A1E', 1) +
  shape('M-30,-46L2,0H-20Z', '#B79C68', 1) +
  line('M-30,-46V-54', PRINT.outline, 1.6) +
  shape('M-30,-54L-18,-50L-30,-46Z', '#0F7C86', 1) +
  line('M36,-30L20,0M36,-30L38,0M36,-30L54,0', '#5C3A1E', 2.6) +
  `<g transform="translate(36 -33) rotate(-28)">` +
  shape('M-20,-4H14V4H-20Z', '#C89B4A') +
  shape('M14,-6H34V6H14Z', '#E3BE68') +
  shape('M-28,-2.600H-20V2.600H-28Z', '#5C3A1E', 1) +
  `</g>`;

/** An easel with a painted poster. */
export const easel = (): string =>
  `<path d="M-36,1H42L54,5H-20Z" fill="#000" opacity=".28"/>` +
  line('M0,-66L-24,0M0,-66L24,0M0,-66L6,-4', '#5C3A1E', 2.6) +
  shape('M-24,-60H24V-16H-24Z', '#F3E3BE') +
  `<path d="M-20.5,-56.500H20.500V-42H-20.500Z" fill="#2D6C72"/><path d="M-20.5,-44C-10,-50 4,-42 20.5,-47V-30H-20.500Z" fill="#E0A050"/><circle cx="8" cy="-48" r="5" fill="#FFF1C8"/><path d="M-20.5,-34C-4,-40 8,-32 20.5,-36V-19.500H-20.500Z" fill="#8E4A2E"/>` +
  shape('M-30,-16H30V-12H-30Z', '#8A5A2F', 1) +
  shape('M34,-12C34,-17 50,-17 50,-12L48,0H36Z', '#8A8272', 1) +
  line('M39,-13L37,-27M43,-13V-29M46,-13L50,-26', '#B98A4A', 1.8);

/** Telegraph poles with their wires. */
export const telegraph = (): string => {
  const pole = (x: number, scale: number) =>
    `<g transform="translate(${x} 0) scale(${scale})">${line('M0,0V-70', '#4A2E1E', 4)}${line('M-14,-64H14M-11,-54H11', '#4A2E1E', 3)}${line('M-12,-67v2M12,-67v2M-9,-57v2M9,-57v2', '#F3E3BE', 3)}</g>`;
  return (
    line(
      'M-150,-38Q-110,-34 -76,-52M-150,-33Q-110,-29 -76,-45M-76,-52Q-20,-42 22,-66M-76,-45Q-20,-34 22,-58M22,-66Q70,-48 130,-74',
      '#3A241A',
      0.9,
    ) +
    pole(-76, 0.8) +
    pole(22, 1)
  );
};

/** A strongbox with its key in the lock. */
export const strongbox = (): string =>
  `<path d="M-40,1H46L58,5H-24Z" fill="#000" opacity=".28"/>` +
  shape('M-38,-28H38V0H-38Z', '#6B4A2A') +
  shape('M-38,-28C-38,-48 38,-48 38,-28Z', '#8A6238') +
  shape('M-30,-41V0H-22V-43ZM22,-43V0H30V-41Z', '#3A3430', 1) +
  shape('M-10,-32H10V-12H-10Z', '#E3BE68') +
  shape('M-2.6,-25A3.6,3.6 0 1 1 2.6,-25L4,-16H-4Z', '#2B2018', 0.6);

/** A loving cup on its plinth, with a laurel on it. */
export const trophy = (): string =>
  `<path d="M-34,1H40L52,5H-18Z" fill="#000" opacity=".28"/>` +
  line('M-20,-58C-44,-62 -42,-34 -15,-33M20,-58C44,-62 42,-34 15,-33', PRINT.outline, 7) +
  line('M-20,-58C-44,-62 -42,-34 -15,-33M20,-58C44,-62 42,-34 15,-33', '#C89B4A', 4.4) +
  shape('M-22,-66H22C22,-38 14,-26 4,-24V-14H-4V-24C-14,-26 -22,-38 -22,-66Z', '#E3BE68') +
  shape('M8,-65H21C21,-40 14,-28 5,-25C10,-38 11,-52 8,-65Z', '#C89B4A', 0.6) +
  shape('M-24,-70H24V-64H-24Z', '#F4DFA0', 1) +
  line('M-9,-36C-14,-42 -14,-50 -8,-55M9,-36C14,-42 14,-50 8,-55', '#5F6A3A', 3) +
  shape('M-16,-14H16L20,-8H-20Z', '#C89B4A', 1) +
  shape('M-26,-8H26V0H-26Z', '#3A241A');

/** A road sign with two arms. */
export const signpost = (): string =>
  `<path d="M-14,1H18L30,5H2Z" fill="#000" opacity=".28"/>` +
  shape('M-2.6,0V-64H2.600V0Z', '#F3E3BE') +
  line('M-2.6,-8l5,-6M-2.6,-20l5,-6M-2.6,-32l5,-6', '#8E2A1E', 3) +
  shape('M-2,-60H30L38,-54L30,-48H-2Z', '#FBF2DA') +
  shape('M2,-46H-28L-36,-40L-28,-34H2Z', '#FBF2DA') +
  line('M4,-54H28M-24,-40H-4', '#8A6A48', 1.6);

const tent = (colour: string): string =>
  shape('M0,-84L60,0L84,-8L26,-86Z', '#4A4438') +
  shape('M-60,0L0,-84L60,0Z', colour) +
  shape('M0,-84L-14,0H14Z', '#E9CF92');

/** Two tents by a fire. */
export const tents = (): string =>
  `<g transform="translate(-232 0) scale(1.05)">${tent('#6E6450')}</g><g transform="translate(226 2) scale(1.16)">${tent('#5E5A4E')}</g>` +
  '<ellipse cy="4" rx="92" ry="13" fill="#F2C27A" opacity=".17"/>' +
  line('M-17,0L15,-7M17,0L-15,-7', '#5C3A1E', 6) +
  '<path d="M0,-6C-18,-10 -14,-26 -6,-34C-7,-26 -2,-26 0,-32C2,-40 0,-46 -3,-52C12,-44 18,-30 13,-20C17,-22 18,-26 17,-30C24,-20 18,-6 0,-6Z" fill="#E58A3A"/>' +
  '<path d="M1,-7C-9,-9 -8,-18 -2,-23C-1,-18 4,-20 4,-27C12,-20 11,-8 1,-7Z" fill="#FBE6B8"/>';

/** The mug of a crew, for a player who sits at the table. */
export const mug = (crew: string): string => {
  const { colour } = liveryOf(crew);
  return (
    '<ellipse cx="2" cy="16" rx="24" ry="6" fill="#000" opacity=".4"/>' +
    `<path d="M16,-8C30,-10 30,8 16,7" fill="none" stroke="${PRINT.outline}" stroke-width="8"/><path d="M16,-8C30,-10 30,8 16,7" fill="none" stroke="${colour}" stroke-width="5"/>` +
    shape('M-18,-16V12C-18,18 18,18 18,12V-16Z', colour, 1.6) +
    shape('M-18,-16C-18,-22 18,-22 18,-16C18,-10 -18,-10 -18,-16Z', '#2B1A12', 1.6) +
    line('M-18,4C-18,9 18,9 18,4', '#F3E3BE', 1.6)
  );
};

/** A storm lantern, the only light on the table. */
export const lantern = (): string =>
  '<ellipse cy="30" rx="30" ry="7" fill="#000" opacity=".4"/>' +
  line('M-14,-34C-14,-58 14,-58 14,-34', '#B98A4A', 3.4) +
  shape('M-18,-34H18L22,28H-22Z', '#FBF2DA', 1.6) +
  '<path d="M0,20C-13,14 -9,-2 0,-16C9,-2 13,14 0,20Z" fill="#F2C27A"/>' +
  shape('M-22,-38H22V-31H-22ZM-25,26H25V33H-25Z', '#8A5A2F', 1.6);
