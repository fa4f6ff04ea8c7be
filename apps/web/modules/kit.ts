// What the page lends to modules: everything of it that they may use, and nothing else of it.
export { GAUGE_ICONS, GAUGES, Gauge, type GaugeName } from '../dash/gauge.tsx';
export { crewName, theCrew } from '../dash/names.ts';
export { Token } from '../dash/silhouette.tsx';
export { Segments } from '../front/segments.tsx';
export { DrawnIcon } from '../icons/drawn-icon.tsx';
export { Icon } from '../icons/icon.tsx';
export { isCampAtFoot } from '../live/bivouac/camp.ts';
export { useBorrowedFocus } from '../live/borrowed-focus.ts';
export { arranged, context, labelOf } from '../live/choosing.ts';
export { keyOf } from '../live/decide/arrange.ts';
export { askWhy, give, isOnPage, reader } from '../live/race.ts';
export { RuleButton } from '../live/rules/rule-button.tsx';
export { Layer, Part } from '../map/layer.tsx';
export { crews, inOrder, type ShownCrew } from '../state/crews.ts';
export { keep, kept } from '../state/keep.ts';
export { gather, inPlay } from '../state/modules.ts';
export { facts, focus, known, sheet } from '../state/shown.ts';
export { capital, named, nameOf, say, words } from '../words/say.ts';
