import type { ResourceTexts } from '../../resources.ts';

export const resources = {
  'trail-hunter': {
    name: 'Trail hunter',
    a: 'a trail hunter',
    does: 'discard any 2 tiles',
    rule: 'Discard 2 tiles from anywhere on the board; they leave the game. Danger card, played in step 2. 2 copies.',
    ruling: 'You cannot choose a tile with a vehicle on it.',
  },
  financial: {
    name: 'Financial',
    a: 'a financial card',
    does: '+30 F',
    rule: 'Take 30 F. Played in step 2. 3 copies.',
  },
  'refuelling-station': {
    name: 'Refuelling station',
    a: 'a refuelling station',
    does: '+5 petrol',
    rule: 'Raise your petrol by 5 levels. Played in step 2. 2 copies.',
  },
  driver: {
    name: 'Driver',
    a: 'a driver card',
    does: 'an extra drive',
    rule: 'Make a drive (see “BASE-DRIVE-01”). Played in step 2. 3 copies.',
  },
  repairman: {
    name: 'Repairman',
    a: 'a repairman card',
    does: 'an extra repair',
    rule: 'Make a repair, like a repairman on mechanics (see “BASE-MECH-01”). Played in step 2. 3 copies.',
  },
  cartographer: {
    name: 'Carto\u00adgrapher',
    a: 'a cartographer',
    does: 'place 3 tiles',
    rule: 'Draw 3 tiles and place them, like a pathfinder (see “BASE-PATH-01”). Played in step 2. 3 copies.',
  },
  saboteur: {
    name: 'Saboteur',
    a: 'a saboteur',
    does: 'a rival loses 2 levels of engine or chassis',
    rule: 'Another crew loses 2 levels of engine, of chassis, or one of each: you choose. Danger card, played in step 2. 3 copies.',
  },
  tracker: {
    name: 'Tracker',
    a: 'a tracker',
    does: 'draw 3 cards, keep 2',
    rule: 'Draw 3 cards, keep 2 of them and discard 1. Played in step 2. 2 copies.',
  },
  'con-artist': {
    name: 'Con artist',
    a: 'a con artist',
    does: 'swap any 2 tiles',
    rule: 'Swap 2 tiles anywhere on the board. Danger card, played in step 2. 2 copies.',
    ruling: 'You cannot choose a tile with a vehicle on it.',
  },
  transport: {
    name: 'Transport',
    a: 'a transport card',
    does: 'ship or zeppelin: 50 F less',
    rule: 'A sea or air line costs you 50 F less. You can combine several of these cards, but you never get change. Played with a drive. 2 copies.',
  },
  'spare-parts': {
    name: 'Spare parts',
    a: 'a spare parts card',
    does: '+1 engine or chassis',
    rule: 'Raise your engine or your chassis by 1 level. Played with a repair. 6 copies.',
  },
  toolbox: {
    name: 'Toolbox',
    a: 'a toolbox',
    does: '+3 engine or chassis, in any split',
    rule: 'Raise your engine and chassis by 3 levels in all, split as you like. Played with a repair. 2 copies.',
  },
  guide: {
    name: 'Guide',
    a: 'a guide card',
    does: 'ignore one stop symbol',
    rule: 'Ignore one stop symbol. Played with a drive. 2 copies.',
  },
  jerrycan: {
    name: 'Jerrycan',
    a: 'a jerrycan',
    does: '+1 petrol',
    rule: 'Raise your petrol by 1 level. Played at any time. 8 copies.',
  },
  militia: {
    name: 'Militia',
    a: 'a militia card',
    does: 'avert one danger',
    rule: 'Ignore the danger of a tile or a card. Played at any time. 3 copies.',
  },
} satisfies ResourceTexts;
