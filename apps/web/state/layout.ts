// The same question as the style sheets ask: is this a small or a narrow screen?
import { signal } from '@preact/signals';

/** Everything that is not a wide screen: see `@media` in the style sheets. */
const COMPACT = '(orientation: portrait), (max-width: 56.24em), (max-height: 34em)';

export const isCompact = (): boolean => matchMedia(COMPACT).matches;

/** Whether letters are larger than a table has room for: then its panels scroll. Set by `settings/text-size.ts`. */
export const areLettersLarge = signal(false);
