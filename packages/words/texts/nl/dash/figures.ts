import { translationOf } from '../../../text.ts';
import type { figures as english } from '../../en/dash/figures.ts';

export const figures = translationOf<typeof english>()({
  'dash.figures.dashes': 'Sprints',
  'dash.figures.best': 'Beste traject',
  'dash.figures.stages': 'Etappes',
  'dash.figures.stages.mean': 'Etappes, gemiddeld',
  'dash.figures.speed': 'Som van de snelheden',
  'dash.figures.speed.mean': 'Som van de snelheden, gemiddeld',
  'dash.figures.stagesPlot': 'Etappes, Sprint voor Sprint',
  'dash.figures.byCharacter': 'Per personage',
  'dash.figures.byPlayers': 'Per aantal spelers',
  'dash.figures.players': '{count} spelers',
  'dash.figures.all': 'Sprint voor Sprint',
  'dash.figures.dash': 'Sprint',
});
