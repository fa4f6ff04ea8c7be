// The icons taken from game-icons.net (CC BY 3.0: Lorc, Delapouite and others); see CREDITS.
export const GAME_ICONS = [
  'banknote',
  'binoculars',
  'camel',
  'car-wheel',
  'card-draw',
  'cash',
  'dynamite',
  'footprint',
  'gas-pump',
  'jerrycan',
  'mustache',
  'newspaper',
  'paddle-steamer',
  'spring',
  'steering-wheel',
  'toolbox',
  'treasure-map',
  'winchester-rifle',
  'wrench',
] as const;
export type GameIcon = (typeof GAME_ICONS)[number];
