export { AidButtons } from '../table/aid-sheet.tsx';
export { MenuSheet } from '../table/menu/menu-sheet.tsx';
export { RuleSheet, RulesOf } from '../table/rules/rule-sheet.tsx';
export { KeySheet, MapWords } from './race/aids/sheets.tsx';
export { Background, Notice } from './race/background.tsx';
export { CardLeaf } from './race/cards/card-leaf.tsx';
