// Everything of the page that modules may use.

export { save, savedOption } from '../../../shell/base/local-storage.ts';
export { Segments } from '../../../shell/frame/controls.tsx';
export { DrawnIcon, Icon } from '../../../shell/icons/icon.tsx';
export { capital, named, nameOf, say, words } from '../../../shell/words/say.ts';
export { crewName, Token, theCrew } from '../../../table/dashboard/crew.tsx';
export { GAUGE_ICONS, GAUGES, Gauge, type GaugeName } from '../../../table/dashboard/gauge.tsx';
export { useBorrowedFocus } from '../../../table/focus.ts';
export { Layer, Part } from '../../../table/map/layer.tsx';
export type { ShownCrew } from '../../../table/model/shown-state.ts';
export { perTable, type TableModel, useTable } from '../../../table/model/table.ts';
export { RuleButton } from '../../../table/rules/open-rule.tsx';
export { campPlaceOf } from '../bivouac/camp-place.ts';
export { choosingOf } from '../choosing.ts';
export { keyOf } from '../decide/arrange.ts';
export { labelOf } from '../labels.ts';
