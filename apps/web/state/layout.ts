// The same question as the style sheets ask: is this a small or a narrow screen?

/** Everything that is not a wide screen: see `@media` in the style sheets. */
const COMPACT = '(orientation: portrait), (max-width: 56.24em), (max-height: 34em)';

export const isCompact = (): boolean => matchMedia(COMPACT).matches;
