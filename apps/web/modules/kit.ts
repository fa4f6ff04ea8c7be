// What the page lends to modules: everything of it that they may use, and nothing else of it.
export { GAUGE_ICONS, GAUGES, Gauge, type GaugeName } from '../dashboard/gauge.tsx';
export { crewName, theCrew } from '../dashboard/names.ts';
export { Token } from '../dashboard/silhouette.tsx';
export { Segments } from '../front/segments.tsx';
export { DrawnIcon } from '../icons/drawn-icon.tsx';
export { Icon } from '../icons/icon.tsx';
export { Layer, Part } from '../map/layer.tsx';
export { isCampAtFoot } from '../race/bivouac/camp.ts';
export { useBorrowedFocus } from '../race/borrowed-focus.ts';
export { arranged, context, labelOf } from '../race/choosing.ts';
export { keyOf } from '../race/decide/arrange.ts';
export { askWhy, give, isOnPage, reader } from '../race/race.ts';
export { RuleButton } from '../race/rules/rule-button.tsx';
export { save, savedOption } from '../settings/local-storage.ts';
export { crews, inOrder, type ShownCrew } from '../state/crews.ts';
export { gather, inPlay } from '../state/modules.ts';
export { facts, focus, publicState, sheet } from '../state/table-state.ts';
export { capital, named, nameOf, say, words } from '../words/say.ts';
