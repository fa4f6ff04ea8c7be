// The enamel shields of the modules: picture, ground colour, how much a module weighs, and the rule that introduces it.

import garage from 'virtual:game-icon/auto-repair';
import box from 'virtual:game-icon/envelope';
import huts from 'virtual:game-icon/huts-village';
import laurel from 'virtual:game-icon/laurel-crown';
import lightning from 'virtual:game-icon/lightning-storm';
import rain from 'virtual:game-icon/raining';
import hands from 'virtual:game-icon/shaking-hands';
import hat from 'virtual:game-icon/top-hat';

export interface ModuleShield {
  readonly icon: string;
  readonly colour: string;
  readonly dark: string;
  /** Of three: how much there is to think of. */
  readonly weight: number;
  readonly rule: string;
}

/** A sun helmet, drawn here. */
const helmet =
  '<path d="M236,96h40v30c82,10 138,82 142,186H94C98,208 154,136 236,126Z"/><path d="M36,366C60,326 80,328 256,328S452,326 476,366C440,398 380,406 256,406S72,398 36,366Z"/>';

export const HEAVIEST = 3;

export const SHIELDS: { readonly [name: string]: ModuleShield } = {
  fifth: { icon: laurel, colour: '#6c3d7c', dark: '#3a1d45', weight: 1, rule: 'FIFTH-01' },
  leaders: { icon: helmet, colour: '#8e2a1e', dark: '#641a13', weight: 1, rule: 'LEADER-02' },
  paddock: { icon: garage, colour: '#8f3e09', dark: '#5a2606', weight: 2, rule: 'PADDOCK-02' },
  season: { icon: rain, colour: '#2c5c94', dark: '#173757', weight: 2, rule: 'SEASON-03' },
  microclimate: { icon: lightning, colour: '#4c5e68', dark: '#2b3a42', weight: 1, rule: 'SEASON-06' },
  village: { icon: huts, colour: '#7a5620', dark: '#4a3312', weight: 1, rule: 'VILLAGE-02' },
  postal: { icon: box, colour: '#3e7d3f', dark: '#1f4621', weight: 1, rule: 'POSTAL-03' },
  patronage: { icon: hat, colour: '#7a7a2a', dark: '#454514', weight: 2, rule: 'PATRON-03' },
  diplomacy: { icon: hands, colour: '#0f5c66', dark: '#083a42', weight: 3, rule: 'DIPLO-03' },
};
