// Lets what happens at the table be heard, once a click has allowed it.
import { effect } from '@preact/signals';
import { moves } from '../settings/motion.ts';
import { isSingleKey } from '../settings/single-keys.ts';
import { LOUDNESS, toggleSound, volume } from '../settings/volume.ts';
import { gather } from '../state/modules.ts';
import { isActed, moment } from '../state/table-state.ts';
import { say } from '../words/say.ts';
import { perform } from './instruments.ts';
import { type Sound, soundsOf } from './sounds.ts';

const APART = 0.14;
const KEY = 'm';

let context: AudioContext | null = null;
let out: GainNode | null = null;

/** For who cannot hear that it is off. */
const told = document.createElement('p');
told.className = 'unseen';
told.role = 'status';

let isTuned = false;

/** Begins to listen; nothing is heard before somebody has touched the page. */
export function tuneIn(): void {
  if (isTuned) return;
  isTuned = true;
  document.body.append(told);
  addEventListener('keydown', toggleByKey);
  effect(() => {
    const now = moment.value;
    if (now === undefined || !isActed.peek() || volume.peek() === 'off') return;
    const sounds = soundsOf(
      now.events,
      gather(({ sounds: own }) => own),
    );
    // Where nothing drives before one's eyes, nothing drives by.
    play(moves.peek() ? sounds : sounds.filter((sound) => sound !== 'motor'));
  });
  effect(() => {
    if (out !== null) out.gain.value = LOUDNESS[volume.value];
  });
}

/** What is heard when a volume is chosen. */
export const tryOut = (): void => play(['bell']);

function play(sounds: readonly Sound[]): void {
  if (sounds.length === 0 || document.hidden || !navigator.userActivation.hasBeenActive) return;
  const output = open();
  for (const [place, sound] of sounds.entries())
    perform(sound, { ...output, at: output.context.currentTime + 0.02 + place * APART });
}

function open(): { context: AudioContext; out: GainNode } {
  context ??= new AudioContext();
  if (out === null) {
    out = context.createGain();
    out.connect(context.destination);
  }
  out.gain.value = LOUDNESS[volume.peek()];
  if (context.state === 'suspended') void context.resume();
  return { context, out };
}

function toggleByKey(event: KeyboardEvent): void {
  // On the map a letter leads to a city, unless it comes with Shift.
  if (event.key.toLowerCase() !== KEY || !isSingleKey(event)) return;
  toggleSound();
  told.textContent = say(volume.peek() === 'off' ? 'sound.isOff' : 'sound.isOn');
}
