import { choices } from './choices.ts';
import { events } from './events.ts';
import { front } from './front.ts';
import { live } from './live.ts';
import { names } from './names.ts';
import { net } from './net.ts';
import { refusals } from './refusals.ts';
import { terminal } from './terminal.ts';
import { viewer } from './viewer.ts';

// Die Begriffe sind die der Anleitung (packages/rulebook/texts/de/index.ts). Wer spielt, ist „du“; eine
// Mannschaft wird beim Namen genannt. Was man wählt, steht im Infinitiv.

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
