import type { Messages } from '../../../text.ts';

// Statistics of all dashes on a device.
export const figures = {
  'dash.figures.dashes': 'Dashes',
  'dash.figures.best': 'Best course',
  'dash.figures.stages': 'Stages',
  'dash.figures.stages.mean': 'Stages, on average',
  'dash.figures.speed': 'Total speed',
  'dash.figures.speed.mean': 'Total speed, on average',
  'dash.figures.stagesPlot': 'Stages, Dash by Dash',
  'dash.figures.byCharacter': 'By character',
  'dash.figures.byPlayers': 'By number of players',
  'dash.figures.players': '{count|one # player|other # players}',
  'dash.figures.all': 'Dash by Dash',
  'dash.figures.dash': 'Dash',
} as const satisfies Messages;
