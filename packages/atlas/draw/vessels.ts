// The two vessels of the lines, about 20 units across, in one colour.

/** A steamer: hull, deckhouse, funnel and its smoke. */
export const ship = (colour: string): string =>
  `<g fill="${colour}"><path d="M-10,2.2H10L7.4,7.4H-7.6Z"/><path d="M-7,-1.6H6.6V1.2H-7Z"/><path d="M-4.6,-4.6H4V-2.4H-4.6Z"/><path d="M-1.8,-9.4H2.2V-5.2H-1.8Z"/></g>` +
  `<path d="M2,-8.8C5,-11 8,-8 10.4,-10M-8.4,-1.6V-7.4M-10,9.6C-7.5,8.2 -5,11 -2.5,9.6C0,8.2 2.5,11 5,9.6C7,8.4 8.6,9.6 10,9.6" fill="none" stroke="${colour}" stroke-width="1.3" stroke-linecap="round"/>`;

/** An airship with fins and gondola. */
export const zeppelin = (colour: string, gap: string): string =>
  `<path d="M-8.6,-2.2L-11.4,-6.4H-7.4L-4.4,-4.6M-8.6,2.2L-11.4,6.4H-7.4L-4.4,4.6" fill="${colour}"/>` +
  `<path d="M11.4,0C9.4,-4.2 4.4,-5.6 -1,-5.2C-5.6,-4.8 -9,-2.6 -10.8,0C-9,2.6 -5.6,4.8 -1,5.2C4.4,5.6 9.4,4.2 11.4,0Z" fill="${colour}"/>` +
  `<path d="M-8,-1.6C-3,-2.8 5,-2.8 9.6,-1.2M-8,1.6C-3,2.8 5,2.8 9.6,1.2" fill="none" stroke="${gap}" stroke-width=".7"/>` +
  `<path d="M-1,6H4.6L3.8,8.6H-.2Z" fill="${colour}"/>`;
