// Luggage labels are told apart by their cut. Each cut fills a box of the given size.

export const CUTS = ['octagon', 'tag', 'ticket', 'scoop'] as const;
export type Cut = (typeof CUTS)[number];

/** A label as it is cut out of the paper. */
export const cut = (form: Cut, width: number, height: number): string => FORMS[form](width, height);

const CORNER = 14;
const SHOULDER = 26;
const NOTCH = 12;
const BITE = 16;

const FORMS = {
  octagon: (w, h) =>
    `M${CORNER},0H${w - CORNER}L${w},${CORNER}V${h - CORNER}L${w - CORNER},${h}H${CORNER}L0,${h - CORNER}V${CORNER}Z`,
  tag: (w, h) => `M0,${SHOULDER}L30,0H${w - 30}L${w},${SHOULDER}V${h}H0Z`,
  ticket: (w, h) =>
    `M0,0H${w}V${h / 2}a${NOTCH},${NOTCH} 0 0 0 0,${2 * NOTCH}V${h}H0V${h / 2 + 2 * NOTCH}a${NOTCH},${NOTCH} 0 0 0 0,${-2 * NOTCH}Z`,
  scoop: (w, h) =>
    `M${BITE},0H${w - BITE}A${BITE},${BITE} 0 0 0 ${w},${BITE}V${h - BITE}A${BITE},${BITE} 0 0 0 ${w - BITE},${h}H${BITE}A${BITE},${BITE} 0 0 0 0,${h - BITE}V${BITE}A${BITE},${BITE} 0 0 0 ${BITE},0Z`,
} satisfies Record<Cut, (width: number, height: number) => string>;
