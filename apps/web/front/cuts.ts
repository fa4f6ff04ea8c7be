// Luggage labels are told apart by their cut. Each cut fills a box of the given size.

export type Cut = keyof typeof FORMS;

/** A label as it is cut out of the paper. */
export const cut = (form: Cut, width: number, height: number): string => FORMS[form](width, height);

const CORNER = 14;
const SHOULDER = 26;
const NOTCH = 12;
const BITE = 16;

const FORMS = {
  octagon: (w: number, h: number) =>
    `M${CORNER},0H${w - CORNER}L${w},${CORNER}V${h - CORNER}L${w - CORNER},${h}H${CORNER}L0,${h - CORNER}V${CORNER}Z`,
  tag: (w: number, h: number) => `M0,${SHOULDER}L30,0H${w - 30}L${w},${SHOULDER}V${h}H0Z`,
  ticket: (w: number, h: number) =>
    `M0,0H${w}V${h / 2}a${NOTCH},${NOTCH} 0 0 0 0,${2 * NOTCH}V${h}H0V${h / 2 + 2 * NOTCH}a${NOTCH},${NOTCH} 0 0 0 0,${-2 * NOTCH}Z`,
  scoop: (w: number, h: number) =>
    `M${BITE},0H${w - BITE}A${BITE},${BITE} 0 0 0 ${w},${BITE}V${h - BITE}A${BITE},${BITE} 0 0 0 ${w - BITE},${h}H${BITE}A${BITE},${BITE} 0 0 0 0,${h - BITE}V${BITE}A${BITE},${BITE} 0 0 0 ${BITE},0Z`,
  /** One corner folded over. */
  letter: (w: number, h: number) => `M0,0H${w - SHOULDER}L${w},${SHOULDER}V${h}H0Z`,
} satisfies { readonly [form: string]: (width: number, height: number) => string };
