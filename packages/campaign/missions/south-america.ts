import { always, atLeast, type Mission, mission, through } from './mission.ts';

const RISK = 6;

/** Missions of South America. */
export const SOUTH_AMERICA: readonly Mission[] = [
  mission(
    'to-land-of-fire',
    'south-america',
    always(({ towards }) => towards === 'south'),
  ),
  mission(
    'to-the-caribbean',
    'south-america',
    always(({ towards }) => towards === 'north'),
  ),
  mission('amazon', 'south-america', through('manaus', 'belem')),
  mission('rubber-road', 'south-america', through('iquitos', 'manaus')),
  mission('inca-road', 'south-america', through('quito', 'la-paz')),
  mission('pacific', 'south-america', through('lima', 'antofagasta')),
  mission('bay-of-saints', 'south-america', through('salvador', 'rio-de-janeiro')),
  mission('silver-river', 'south-america', through('asuncion', 'buenos-aires')),
  mission(
    'jungle-and-peaks',
    'south-america',
    atLeast(RISK, ({ riskSpaces }) => riskSpaces),
  ),
];
