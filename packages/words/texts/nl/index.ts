import { choices } from './choices.ts';
import { events } from './events.ts';
import { names } from './names.ts';
import { refusals } from './refusals.ts';
import { terminal } from './terminal.ts';
import { viewer } from './viewer.ts';

export const messages = { ...names, ...events, ...choices, ...refusals, ...terminal, ...viewer };
