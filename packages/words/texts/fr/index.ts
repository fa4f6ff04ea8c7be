import { choices } from './choices.ts';
import { decide } from './decide.ts';
import { desk } from './desk.ts';
import { events } from './events.ts';
import { front } from './front.ts';
import { live } from './live.ts';
import { names } from './names.ts';
import { page } from './page.ts';
import { terminal } from './terminal.ts';
import { viewer } from './viewer.ts';
import { ways } from './ways.ts';
import { windscreen } from './windscreen.ts';

// Les termes sont ceux du glossaire (glossary.ts). Toujours « vous » : phrases et consignes à l’impératif, boutons et choix
// à l’infinitif. Devant un nom, « de » et « que » s’élident tout seuls.

export const messages = {
  ...names,
  ...events,
  ...choices,
  ...terminal,
  ...viewer,
  ...front,
  ...live,
  ...page,
  ...desk,
  ...windscreen,
  ...decide,
  ...ways,
};

export { contract } from './contract.ts';
