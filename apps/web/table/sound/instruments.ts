// The sounds: oscillators, noise and filters. No file is fetched for them.
import type { Sound } from '../model/module-face.ts';

/** The audio context and the time of a sound. */
interface AudioOutput {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly at: number;
}

interface Tone {
  readonly shape: OscillatorType;
  readonly from: number;
  readonly to?: number;
  readonly loud: number;
  readonly long: number;
  readonly after?: number;
}

const SILENCE = 0.0001;
const ATTACK = 0.006;

/** Rises at once and fades. */
function envelope(
  { context, out }: AudioOutput,
  begin: number,
  { loud, long }: Pick<Tone, 'loud' | 'long'>,
): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENCE, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENCE, begin + long);
  gain.connect(out);
  return gain;
}

function tone(output: AudioOutput, { shape, from, to = from, loud, long, after = 0 }: Tone): void {
  const begin = output.at + after;
  const source = output.context.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, begin + long);
  source.connect(envelope(output, begin, { loud, long }));
  source.start(begin);
  source.stop(begin + long);
}

interface Rustle {
  readonly filter: BiquadFilterType;
  readonly pitch: number;
  readonly loud: number;
  readonly long: number;
  readonly after?: number;
}

function rustle(output: AudioOutput, { filter, pitch, loud, long, after = 0 }: Rustle): void {
  const begin = output.at + after;
  const source = output.context.createBufferSource();
  source.buffer = noise(output.context, long);
  const through = output.context.createBiquadFilter();
  through.type = filter;
  through.frequency.value = pitch;
  source.connect(through).connect(envelope(output, begin, { loud, long }));
  source.start(begin);
}

function noise(context: BaseAudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

/** One cylinder after another, faster and then slower again. */
function motor(output: AudioOutput): void {
  const strokes = 14;
  for (let stroke = 0; stroke < strokes; stroke++) {
    const part = stroke / strokes;
    const after = 0.75 * (part - 0.13 * Math.sin(Math.PI * part));
    tone(output, { shape: 'sawtooth', from: 70, to: 42, loud: 0.16, long: 0.07, after });
    rustle(output, { filter: 'lowpass', pitch: 420, loud: 0.14, long: 0.06, after });
  }
}

/** The partials of a bell: pitch relative to its note, volume, length. */
const PARTIALS = [
  [0.5, 0.1, 1.9],
  [1, 0.16, 1.5],
  [1.2, 0.08, 1.1],
  [2, 0.08, 0.8],
  [2.98, 0.04, 0.5],
] as const;

function strike(output: AudioOutput, note: number, after = 0): void {
  for (const [ratio, loud, long] of PARTIALS)
    tone(output, { shape: 'sine', from: note * ratio, loud, long, after });
}

const DICE = [0, 0.07, 0.13, 0.2, 0.31, 0.36];
const PEAL = [587, 494, 440, 392];
/** Eight bars of a march, two beats each, and the parts of the band. */
const MARCH = [392, 392, 523, 523, 659, 523, 392, 330, 349, 440, 523, 440, 392, 494, 523, 523];
const BRASS = [
  [1, 0.07],
  [0.5, 0.06],
  [1.25, 0.03],
] as const;

const INSTRUMENTS = {
  motor,
  tile(output) {
    rustle(output, { filter: 'bandpass', pitch: 900, loud: 0.3, long: 0.07 });
    tone(output, { shape: 'sine', from: 150, to: 80, loud: 0.35, long: 0.12 });
  },
  card(output) {
    rustle(output, { filter: 'highpass', pitch: 2600, loud: 0.16, long: 0.12 });
    rustle(output, { filter: 'bandpass', pitch: 1300, loud: 0.12, long: 0.05, after: 0.09 });
  },
  dice(output) {
    for (const [roll, after] of DICE.entries())
      rustle(output, { filter: 'bandpass', pitch: 1900 + 260 * (roll % 3), loud: 0.3, long: 0.035, after });
  },
  tools(output) {
    for (const after of [0, 0.16, 0.32]) {
      tone(output, { shape: 'triangle', from: 1650, to: 1500, loud: 0.09, long: 0.13, after });
      rustle(output, { filter: 'bandpass', pitch: 3200, loud: 0.1, long: 0.03, after });
    }
  },
  bell: (output) => strike(output, 494),
  bells(output) {
    for (const [place, note] of PEAL.entries()) strike(output, note, place * 0.34);
  },
  /** Two strokes of a ship's bell: the reader is asked. */
  call(output) {
    strike(output, 784);
    strike(output, 784, 0.32);
  },
  /** Somebody puts a mug down on the table. */
  mug(output) {
    tone(output, { shape: 'sine', from: 210, to: 120, loud: 0.3, long: 0.12 });
    rustle(output, { filter: 'bandpass', pitch: 1100, loud: 0.16, long: 0.05, after: 0.02 });
  },
  telegraph(output) {
    for (const after of [0, 0.09])
      tone(output, { shape: 'square', from: 1250, loud: 0.05, long: 0.05, after });
  },
  /** A dull thud, glass, and three ticks of a telegraph. */
  blow(output) {
    tone(output, { shape: 'sine', from: 90, to: 38, loud: 0.5, long: 0.3 });
    rustle(output, { filter: 'highpass', pitch: 4200, loud: 0.16, long: 0.18, after: 0.05 });
    for (const after of [0.4, 0.5, 0.66])
      tone(output, { shape: 'square', from: 1250, loud: 0.05, long: 0.05, after });
  },
  latch(output) {
    rustle(output, { filter: 'bandpass', pitch: 2400, loud: 0.25, long: 0.04 });
    for (const after of [0.2, 0.26, 0.32, 0.38])
      tone(output, { shape: 'sine', from: 240, to: 180, loud: 0.16, long: 0.06, after });
  },
  page: (output) => rustle(output, { filter: 'bandpass', pitch: 1700, loud: 0.2, long: 0.26 }),
  coin(output) {
    rustle(output, { filter: 'bandpass', pitch: 1700, loud: 0.2, long: 0.26 });
    for (const after of [0.5, 0.58])
      tone(output, { shape: 'triangle', from: 2300, to: 2200, loud: 0.1, long: 0.3, after });
  },
  stamp(output) {
    motor(output);
    tone(output, { shape: 'sine', from: 130, to: 60, loud: 0.5, long: 0.16, after: 1.1 });
  },
  band(output) {
    for (const [beat, note] of MARCH.entries())
      for (const [part, loud] of BRASS)
        tone(output, { shape: 'sawtooth', from: note * part, loud, long: 0.26, after: beat * 0.24 });
  },
  /** A clock in its last ten seconds, and louder in its last five. */
  tick: (output) => rustle(output, { filter: 'bandpass', pitch: 2600, loud: 0.14, long: 0.03 }),
  tock: (output) => rustle(output, { filter: 'bandpass', pitch: 2000, loud: 0.34, long: 0.045 }),
  late: (output) => tone(output, { shape: 'sine', from: 150, to: 70, loud: 0.5, long: 0.35 }),
} satisfies Record<Sound, (output: AudioOutput) => void>;

export const perform = (sound: Sound, output: AudioOutput): void => INSTRUMENTS[sound](output);
