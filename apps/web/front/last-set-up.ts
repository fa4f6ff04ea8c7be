// The last set-up on this device, one for each kind of table.
import { save } from '../settings/local-storage.ts';
import { type Choices, readChoices, writeChoices } from './choices.ts';

const nameFor = (around: boolean): string => (around ? 'set-up-around' : 'set-up');

export function rememberedChoices(around: boolean): Choices {
  try {
    return readChoices(localStorage.getItem(nameFor(around)), around);
  } catch {
    return readChoices(null, around);
  }
}

export const rememberChoices = (choices: Choices, around: boolean): void =>
  save(nameFor(around), writeChoices(choices));
