// Ending the turn, in words: what passing means for this crew, on the button and when it is asked twice.
import { planWords } from '@race/words';
import { askingFrame } from '@race/words/asking.ts';
import { find } from '@race/words/t.ts';
import { say, words } from '../../words/say.ts';
import { context, isArmed, mine } from '../choosing.ts';
import { type Passing, passingOf } from './passing.ts';

/** Null where a module asks: there passing means something else. */
function passingNow(): Passing | null {
  const frame = context.value === null ? null : askingFrame(context.value.known);
  return frame?.kind === 'sequence' && mine.value !== null ? passingOf(mine.value.boxes) : null;
}

/** On the button. */
export function passVerb(): string {
  const { guards = 0, keeps = false } = passingNow() ?? {};
  if (isArmed.value) return say(keeps ? 'acting.keep.again' : 'acting.pass.again');
  if (keeps) return say('acting.keep', { guards });
  return guards > 0 ? say('acting.pass.keeps', { guards }) : say('acting.pass');
}

/** Before it is pressed again. */
export function passWords(): string {
  const passing = passingNow();
  if (passing === null)
    return find(
      words(),
      `decide.ask.pass.${context.value?.known.stack.at(-1)?.kind}`,
      say('acting.pass.sure'),
    );
  const { guards, lost, francs, keeps } = passing;
  if (keeps) return say('acting.keep.sure', { guards });
  const parts = [say('acting.pass.sure'), say('acting.pass.lost', { lost: planWords(words(), lost) })];
  if (francs > 0) parts.push(say('acting.pass.francs', { francs }));
  if (guards > 0) parts.push(say('acting.pass.watch', { guards }));
  return parts.join(' ');
}
