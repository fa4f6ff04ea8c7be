import { translationOf } from '../../../text.ts';
import type { figures as English } from '../../en/dash/figures.ts';

export const figures = translationOf<typeof English>()({
  'dash.figures.dashes': 'Ruées',
  'dash.figures.best': 'Meilleur parcours',
  'dash.figures.stages': 'Étapes',
  'dash.figures.stages.mean': 'Étapes en moyenne',
  'dash.figures.speed': 'Somme des vitesses',
  'dash.figures.speed.mean': 'Somme des vitesses en moyenne',
  'dash.figures.stagesPlot': 'Étapes, Ruée par Ruée',
  'dash.figures.byCharacter': 'Par personnage',
  'dash.figures.byPlayers': 'Par nombre de joueurs',
  'dash.figures.players': '{count|one # joueur|other # joueurs}',
  'dash.figures.all': 'Ruée par Ruée',
  'dash.figures.dash': 'Ruée',
});
