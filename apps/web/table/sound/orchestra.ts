// Plays sounds for what happens at the table, once a click has allowed it.
import { effect } from '@preact/signals';
import type { RaceEvent } from '@race/great-race';
import { moves } from '../../shell/settings/motion.ts';
import { isSingleKey, preferences, type Volume } from '../../shell/settings/preferences.ts';
import { say } from '../../shell/words/say.ts';
import type { Sound, SoundsOf } from '../model/module-face.ts';
import type { TableModel } from '../model/table.ts';
import { perform } from './instruments.ts';

const { volume } = preferences;

const LOUDNESS: { readonly [V in Volume]: number } = { off: 0, soft: 0.25, normal: 0.6, loud: 1 };

let lastVolume: Volume = 'normal';
effect(() => {
  if (volume.chosen.value !== 'off') lastVolume = volume.chosen.value;
});

/** Turns sounds off, or back to the volume before. */
const toggleSound = (): void => volume.choose(volume.chosen.peek() === 'off' ? lastVolume : 'off');

const APART = 0.14;
const KEY = 'm';

let context: AudioContext | null = null;
let out: GainNode | null = null;

/** Says whether the sound is on, for people who cannot hear it; null until `tuneIn` is called. */
let told: HTMLElement | null = null;

/** One key turns the sound off and on, on every page. */
export function tuneIn(): void {
  if (told !== null) return;
  told = document.createElement('p');
  told.className = 'unseen';
  told.role = 'status';
  document.body.append(told);
  addEventListener('keydown', toggleByKey);
  effect(() => {
    if (out !== null) out.gain.value = LOUDNESS[volume.chosen.value];
  });
}

/** Plays what happens at a table until the result is called; nothing is heard before somebody has touched the page. */
export function listen({ effect: follow, gather, isActed, moment }: TableModel): () => void {
  return follow(() => {
    const now = moment.value;
    if (now === undefined || !isActed.peek() || volume.chosen.peek() === 'off') return;
    const sounds = soundsOf(
      now.events,
      gather(({ sounds: own }) => own),
    );
    // Without motion on the map there is no sound of motors.
    play(moves.peek() ? sounds : sounds.filter((sound) => sound !== 'motor'));
  });
}

/** Plays the sound of a paper, if there is to be sound. */
export function playSound(sound: Sound): void {
  if (volume.chosen.peek() !== 'off') play([sound]);
}

/** The same, also while another tab is shown: it calls the reader back. */
export function playCall(sound: Sound): void {
  if (volume.chosen.peek() !== 'off') playNow([sound]);
}

/** The sample that is played when a volume is chosen. */
export const tryOut = (): void => play(['bell']);

function play(sounds: readonly Sound[]): void {
  if (!document.hidden) playNow(sounds);
}

function playNow(sounds: readonly Sound[]): void {
  if (sounds.length === 0 || !navigator.userActivation.hasBeenActive) return;
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
  out.gain.value = LOUDNESS[volume.chosen.peek()];
  if (context.state === 'suspended') void context.resume();
  return { context, out };
}

function toggleByKey(event: KeyboardEvent): void {
  // On the map a letter leads to a city, unless it comes with Shift.
  if (event.key.toLowerCase() !== KEY || !isSingleKey(event)) return;
  toggleSound();
  if (told !== null) told.textContent = say(volume.chosen.peek() === 'off' ? 'sound.isOff' : 'sound.isOn');
}

// The sounds of events. Whatever can be heard is also shown and printed in the newspaper.
const OF_THE_RACE: SoundsOf = {
  cardsDealt: 'card',
  cardTaken: 'card',
  cardPlayed: 'card',
  cardDiscarded: 'card',
  cardsDrawn: 'card',
  tileLaid: 'tile',
  tileUncovered: 'tile',
  tileCleared: 'tile',
  tilesRemoved: 'tile',
  tilesSwapped: 'tile',
  partFitted: 'tools',
  spaceEntered: 'motor',
  lineTaken: 'motor',
  cityEntered: 'bell',
  crewArrived: 'bells',
};

/** The most sounds at once that can be told apart. */
const AT_ONCE = 3;

/** The sounds of these events, each one once, in the order of the events. */
export function soundsOf(
  events: readonly { readonly key: RaceEvent['key'] }[],
  more: readonly SoundsOf[] = [],
): Sound[] {
  const all: SoundsOf = Object.assign({}, OF_THE_RACE, ...more);
  return [...new Set(events.flatMap(({ key }) => all[key] ?? []))].slice(0, AT_ONCE);
}
