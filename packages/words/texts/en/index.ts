import { choices } from './choices.ts';
import { events } from './events.ts';
import { front } from './front.ts';
import { live } from './live.ts';
import { names } from './names.ts';
import { net } from './net.ts';
import { refusals } from './refusals.ts';
import { terminal } from './terminal.ts';
import { viewer } from './viewer.ts';

// The English files decide which keys there are and what each must be given. The terms are the
// rulebook's (packages/rulebook/texts/en/index.ts). A player is "you"; a crew goes by its name.

export const messages = {
  ...names,
  ...events,
  ...choices,
  ...refusals,
  ...terminal,
  ...viewer,
  ...front,
  ...live,
  ...net,
};

export type English = typeof messages;
