import clouds from 'virtual:game-icon/sun-cloud';
import windsock from 'virtual:game-icon/windsock';
import { weatherToll } from '@race/great-race/modules/season/toll.ts';
import type { ModuleFace } from '../../../../table/model/module-face.ts';
import type { TableModel } from '../kit.ts';

import { dieDrawing } from '../parts/die.tsx';
import { Board, Layer, skyWords } from './board.tsx';

/** The calendar, the weather over the map, the weather station. SEASON-01 to SEASON-05, SEASON-08. */
export const face = (table: TableModel): ModuleFace => ({
  name: 'season',
  icon: clouds,
  Board,
  glance: () => skyWords(table.publicState.value?.modules?.season?.weather ?? 'fair'),
  Layer,
  figures: { 'weather-station': windsock },
  sounds: { weatherRolled: 'dice' },
  weights: { weatherRolled: 82, seasonChosen: 55 },
  plates: { 'SEASON-03': { viewBox: '0 0 50 50', svg: dieDrawing(4) } },
  toll: weatherToll,
  note: { rule: 'SEASON-03', matters: ({ turn }) => turn > 0 },
});
