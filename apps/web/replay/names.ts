// Crews and eyes in words.
import type { Seat } from '@race/kernel';
import { crewName } from '../dashboard/names.ts';
import { say } from '../words/say.ts';
import type { Eyes } from './engine/messages.ts';
import { film } from './replay.ts';

/** A person goes by name, where there is one; everybody else by the crew. */
export const nameAt = (seat: Seat): string => film.value?.people[seat] || crewName({ seat });

export const eyesWords = (eyes: Eyes): string =>
  typeof eyes === 'number' ? say('back.eyes.seat', { crew: nameAt(eyes) }) : say(`back.eyes.${eyes}`);
