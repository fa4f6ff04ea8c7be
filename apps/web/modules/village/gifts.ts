// How the five gifts are drawn: a cream disc with its thing, as large as a road sign.
import { PRINT, petrolSign } from '@race/atlas';
import { figure } from '@race/atlas/draw/type.ts';
import type { Gift } from '@race/great-race/modules/village/gifts.ts';

export const GIFTS = ['engine', 'chassis', 'petrol', 'money', 'card'] as const satisfies readonly Gift[];

const ENGINE =
  'M4,10.5H2.6V9H.8v8h1.8v-1.6H4V13.8H5.6V17H8l2.2,2.4h8.2V16.6h1.6v2.2h3.2V9.2H20v2.2h-1.6V8H14V6.2h3.2V4H7.6v2.2h3.2V8H8L5.6,10.5Z';

const THINGS: { readonly [G in Gift]: string } = {
  engine: `<path transform="translate(-10.6 -11.2) scale(.88)" d="${ENGINE}" fill="${PRINT.ink}"/>`,
  chassis: `<circle r="8" fill="none" stroke="${PRINT.ink}" stroke-width="3.4"/><path d="M0,-7V7M-7,0H7" stroke="${PRINT.ink}" stroke-width="2"/>`,
  petrol: `<g transform="scale(.74)">${petrolSign(3)}</g>`,
  money: figure('20F', 5.4, 15, PRINT.ink),
  card: `<rect x="-6" y="-8.5" width="12" height="17" rx="1.6" fill="#16343A" stroke="${PRINT.ink}"/><path d="M0,-5L1.6,-1.6L5,0L1.6,1.6L0,5L-1.6,1.6L-5,0L-1.6,-1.6Z" fill="#C89B4A"/>`,
};

/** On a disc of 15, green-rimmed: what is given, not asked. */
export const giftSign = (gift: Gift): string =>
  `<circle r="16.4" fill="${PRINT.cream}"/><circle r="14" fill="#FFF8E6" stroke="#3E7D3F" stroke-width="2.6"/>${THINGS[gift]}`;

export const giftOfMark = (mark: string): Gift | undefined =>
  GIFTS.find((gift) => mark === `village-${gift}`);
