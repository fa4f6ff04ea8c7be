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

// De termen zijn die van het regelboek (packages/rulebook/texts/nl/index.ts). Wie speelt is ‘je’; een
// bemanning heet bij haar naam. Knoppen en keuzes staan in de onbepaalde wijs.

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
