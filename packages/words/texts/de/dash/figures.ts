import { translationOf } from '../../../text.ts';
import type { figures as English } from '../../en/dash/figures.ts';

export const figures = translationOf<typeof English>()({
  'dash.figures.dashes': 'Sprints',
  'dash.figures.best': 'Beste Strecke',
  'dash.figures.stages': 'Etappen',
  'dash.figures.stages.mean': 'Etappen im Schnitt',
  'dash.figures.speed': 'Gesamt\u00adgeschwindigkeit',
  'dash.figures.speed.mean': 'Gesamt\u00adgeschwindigkeit im Schnitt',
  'dash.figures.stagesPlot': 'Etappen, Sprint für Sprint',
  'dash.figures.byCharacter': 'Nach Figur',
  'dash.figures.byPlayers': 'Nach Spielerzahl',
  'dash.figures.players': '{count|other # Spieler}',
  'dash.figures.all': 'Sprint für Sprint',
  'dash.figures.dash': 'Sprint',
});
