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

// The English files decide which keys there are and what each must be given. The terms are the
// rulebook's (packages/rulebook/texts/en/index.ts). A player is "you"; a crew goes by its name.

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

export type English = typeof messages;
