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

// Die Begriffe sind die der Anleitung (packages/rulebook/texts/de/index.ts). Wer spielt, ist „du“; eine
// Mannschaft wird beim Namen genannt. Was man wählt, steht im Infinitiv.

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
