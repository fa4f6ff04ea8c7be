// The breakpoints of the layout by name. Style sheets write `@media (--compact)`, and the build puts the query in.
/** Any screen that is not wide: a narrow or a low one. Scripts use this one, too. */
export const COMPACT = '(orientation: portrait), (max-width: 56.24em), (max-height: 34em)';

/** A tablet, or less: an open newspaper would lie on the crews. */
export const TABLET_AND_DOWN = '(orientation: portrait), (max-width: 75em), (max-height: 34em)';

export const BREAKPOINTS = {
  '--compact': COMPACT,
  '--wide': '(min-width: 56.25em) and (min-height: 34.01em)',
  /** Wide screens, by how low they are. */
  '--wide-60': '(min-width: 56.25em) and (min-height: 34.01em) and (max-height: 60em)',
  '--wide-53': '(min-width: 56.25em) and (min-height: 34.01em) and (max-height: 53.5em)',
  '--wide-50': '(min-width: 56.25em) and (min-height: 34.01em) and (max-height: 50em)',
  /** Wide screens, by how wide they are: a tablet, a laptop, and a desk with room to spare. */
  '--wide-tablet': '(min-width: 56.25em) and (min-height: 34.01em) and (max-width: 75em)',
  '--wide-laptop': '(min-width: 56.25em) and (min-height: 34.01em) and (max-width: 87.9em)',
  '--wide-desk': '(min-width: 106.25em) and (min-height: 34.01em)',
  /** Compact and lying on its side. */
  '--flat':
    '(orientation: landscape) and (max-width: 56.24em), (orientation: landscape) and (max-height: 34em)',
  '--flat-small': '(orientation: landscape) and (max-width: 44em)',
  '--low': '(orientation: landscape) and (max-height: 34em)',
  '--lowest': '(max-height: 34em)',
  '--short': '(max-height: 46em)',
  '--tall': '(orientation: portrait) and (min-height: 46em)',
  '--not-wide': '(max-width: 56.24em)',
  '--narrow': '(orientation: portrait), (max-width: 56.24em)',
  '--laptop': '(max-width: 75em)',
  '--tablet': '(max-width: 60em)',
  '--small-tablet': '(max-width: 44em)',
  '--phone': '(max-width: 34em)',
  '--phone-30': '(max-width: 30em)',
  '--small-phone': '(max-width: 26em)',
  '--smallest': '(max-width: 23.9em)',
  '--beside': '(width >= 48rem)',
  /** The column of a table, by the height that the decision bar leaves it. */
  '--column-35': '(height < 35rem)',
  '--column-33': '(height < 33rem)',
  '--column-28': '(height < 28rem)',
  '--column-25': '(height < 25.5rem)',
  /** Columns of a page, by the width of the page's container. */
  '--one-column': '(max-width: 51.99rem)',
  '--two-columns': '(min-width: 52rem)',
  '--three-columns': '(min-width: 76rem)',
  /** The set-up of a race has all its parts beside each other. */
  '--set-up-columns': '(min-width: 60rem)',
  '--set-up-narrow': '(min-width: 60rem) and (max-width: 76rem)',
  '--one-word': '(max-width: 20rem)',
  /** The table of the Dash, with a line under each heading. */
  '--dash-roomy': '(min-width: 75.01em) and (min-height: 50.01em)',
  /** The ticket of a character in the Dash. */
  '--dash-ticket-narrow': '(max-width: 8.2rem)',
  /** The front page, by the room for its poster and its tickets. */
  '--poster-wide': '(min-width: 60rem) and (min-height: 45rem) and (min-aspect-ratio: 5 / 4)',
  '--poster-narrow':
    '(min-width: 60rem) and (max-width: 76rem) and (min-height: 45rem) and (min-aspect-ratio: 5 / 4)',
  '--poster-wide-low':
    '(min-width: 60rem) and (min-height: 45rem) and (max-height: 47rem) and (min-aspect-ratio: 5 / 4)',
  '--poster-low': '(orientation: portrait) and (max-height: 42rem)',
  '--poster-flat': '(orientation: landscape) and (max-height: 28rem)',
  '--poster-tiny': '(max-width: 17rem)',
} as const;

type Breakpoint = keyof typeof BREAKPOINTS;

const isBreakpoint = (name: string): name is Breakpoint => name in BREAKPOINTS;

/** Replaces the names in a query by what they stand for; an unknown name is an error. */
export function readBreakpoints(query: string): string {
  return query.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => {
    if (!isBreakpoint(name)) throw new Error(`${name} is no breakpoint`);
    return BREAKPOINTS[name];
  });
}
