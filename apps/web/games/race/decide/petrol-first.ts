// A card ends the step in which petrol can be bought: this is said before it is played. BASE-CONVOY-02.
import { signal } from '@preact/signals';
import type { Answer, Saying } from '@race/great-race';
import { MECHANICS } from '@race/great-race/crew/crews.ts';
import { petrolPrice } from '@race/great-race/crew/petrol.ts';
import { named, say } from '../../../shell/words/say.ts';
import { perTable, type TableModel } from '../../../table/model/table.ts';
import { choosingOf } from '../choosing.ts';
import type { BarWords } from './sentence.tsx';

/** So much petrol is enough for most drives. */
const FOR_A_DRIVE = 3;

export const petrolFirstOf = perTable((table) => {
  const { facts, give, questionNumber } = table;
  const { arranged, touch } = choosingOf(table);
  /** The card that was to be played; null while nothing is asked. */
  const held = signal<Saying<'play'> | null>(null);

  /** Plays a card, unless it would end the step of petrol unasked. */
  function play(answer: Answer): void {
    const when =
      answer.do === 'play' ? facts.peek()?.cards.find(({ id }) => id === answer.card)?.when : undefined;
    if (answer.do === 'play' && when !== 'anyTime' && arranged.peek().petrol.length > 0) held.value = answer;
    else void give(answer);
  }

  function playHeld(): void {
    const answer = held.peek();
    held.value = null;
    if (answer !== null) void give(answer);
  }

  function putBack(): void {
    held.value = null;
  }

  function buy(): void {
    putBack();
    touch('petrol');
  }

  table.effect(() => {
    if (questionNumber.value !== null) held.value = null;
  });

  /** Whether a drive could still need it. */
  const isNeeded = (): boolean => {
    const { petrol = 0, boxes } = choosingOf(table).mine.value ?? {};
    return petrol < FOR_A_DRIVE && (boxes?.[MECHANICS] ?? 0) > 0;
  };

  return { held, play, playHeld, putBack, buy, isNeeded };
});

export function petrolFirstWords(table: TableModel, { card }: Saying<'play'>): BarWords {
  const { context, mine } = choosingOf(table);
  const [now, crew] = [context.value, mine.value];
  if (now === null || crew === null) return { head: '', rest: '' };
  return {
    head: say('deciding.petrolFirst', { card: named('card', card) }),
    rest: say('deciding.petrolFirst.why', {
      petrol: crew.petrol,
      max: crew.petrolMax,
      price: petrolPrice(now.rules, crew),
    }),
  };
}
