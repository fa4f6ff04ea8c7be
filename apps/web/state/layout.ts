// The same questions as the style sheets ask: is this a small or a narrow screen, and is it a low one?

/** Everything that is not a wide screen: see `@media` in the style sheets. */
const COMPACT = '(orientation: portrait), (max-width: 56.24em), (max-height: 34em)';

export const isCompact = (): boolean => matchMedia(COMPACT).matches;

/** Of these the ones that lie on their side. */
export const isFlat = (): boolean => isCompact() && matchMedia('(orientation: landscape)').matches;
