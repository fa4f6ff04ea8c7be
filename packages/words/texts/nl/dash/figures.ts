import { translationOf } from '../../../text.ts';
import type { figures as English } from '../../en/dash/figures.ts';

export const figures = translationOf<typeof English>()({
  'dash.figures.dashes': 'Sprints',
  'dash.figures.best': 'Beste traject',
  'dash.figures.stages': 'Etappes',
  'dash.figures.stages.mean': 'Etappes, gemiddeld',
  'dash.figures.speed': 'Totale snelheid',
  'dash.figures.speed.mean': 'Totale snelheid, gemiddeld',
  'dash.figures.stagesPlot': 'Etappes, Sprint voor Sprint',
  'dash.figures.byCharacter': 'Per personage',
  'dash.figures.byPlayers': 'Per aantal spelers',
  'dash.figures.players': '{count|one # speler|other # spelers}',
  'dash.figures.all': 'Sprint voor Sprint',
  'dash.figures.dash': 'Sprint',
});
