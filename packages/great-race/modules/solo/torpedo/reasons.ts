import type { RaceEvent } from '../../../events.ts';
import type {} from '../more.ts';

/** What decides between equals has a rule of its own. */
const DECIDING: { readonly [by: string]: readonly string[] } = {
  kind: ['SOLO-21'],
  sum: ['SOLO-13'],
  order: ['SOLO-13'],
};

const STEPS = {
  city: ['SOLO-11'],
  sea: ['LEGACY-BLUE-03', 'LEGACY-02'],
  tile: ['SOLO-11'],
  onlyTile: ['SOLO-22'],
  blind: ['SOLO-11', 'BASE-DRIVE-08'],
  bare: ['SOLO-22', 'BASE-DRIVE-18'],
} as const;

const PLACES = {
  hisWay: 'SOLO-08',
  playersWay: 'SOLO-09',
  aroundPlayer: 'SOLO-09',
  besideWay: 'SOLO-09',
} as const;

const MENACES = { left: 'SOLO-16', taken: 'LEGACY-RED-01', city: 'LEGACY-RED-02' } as const;

/** By which rules René did what this tells, the weightiest first; none for what others do. SOLO-13. */
export function rulesBehind(event: RaceEvent): readonly string[] {
  switch (event.key) {
    case 'targetNamed':
      return ['SOLO-07', ...(DECIDING[event.by] ?? [])];
    case 'torpedoSteps':
      return [...STEPS[event.why], ...(DECIDING[event.by] ?? [])];
    case 'torpedoStays':
      return event.why === 'cannotPay' ? ['SOLO-11', 'SOLO-22'] : ['SOLO-22'];
    case 'torpedoLaid':
      return ['SOLO-06', PLACES[event.where], 'SOLO-21'];
    case 'torpedoBoxed':
      return ['SOLO-06', event.value < event.limit ? 'SOLO-08' : 'SOLO-09'];
    case 'torpedoGoes':
      return ['SOLO-27', event.assistant === 1 ? 'SOLO-06' : 'SOLO-10'];
    case 'torpedoUsed':
      return event.petrol > 0
        ? ['LEGACY-GREEN-01', 'LEGACY-GREEN-03']
        : ['LEGACY-GREEN-02', 'LEGACY-GREEN-04'];
    case 'dangersLoom':
      return [MENACES[event.why]];
    default:
      return PLAIN[event.key] ?? [];
  }
}

/** What follows from one rule whatever the position. */
const PLAIN: { readonly [K in RaceEvent['key']]?: readonly string[] } = {
  reneRevealed: ['SOLO-03', 'SOLO-04'],
  reneShuffled: ['SOLO-03'],
  torpedoDrew: ['SOLO-12'],
  torpedoTook: ['SOLO-15'],
  torpedoRecovered: ['SOLO-17'],
  torpedoRewarded: ['SOLO-14'],
  powerGained: ['LEGACY-01'],
  dangerStopped: ['SOLO-23'],
  campCleared: ['SOLO-15'],
};
