// Crews and viewpoints in words.
import type { Seat } from '@race/kernel';
import { crewName } from '../dashboard/names.ts';
import { say } from '../words/say.ts';
import type { Viewpoint } from './engine/messages.ts';
import { replay } from './replay.ts';

/** A person goes by name, where there is one; everybody else by the crew. */
export const nameAt = (seat: Seat): string => replay.value?.people[seat] || crewName({ seat });

export const eyesWords = (viewpoint: Viewpoint): string =>
  typeof viewpoint === 'number'
    ? say('back.eyes.seat', { crew: nameAt(viewpoint) })
    : say(`back.eyes.${viewpoint}`);
