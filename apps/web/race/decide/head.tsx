// At the head of the bar: where one is, or another way to the space that is chosen.
import type { JSX } from 'preact';
import { chooseWay, chosenWay, wayOffered } from '../choosing.ts';
import { otherWords } from '../other-words.ts';
import { Steps } from './steps.tsx';
import './head.css';

export function Head(): JSX.Element {
  const [way, other] = [chosenWay.value, wayOffered.value];
  const words = way === null || other === null ? '' : otherWords(way, other);
  if (words === '') return <Steps />;
  return (
    <button type="button" class="quiet other-way" onClick={() => chooseWay(other)}>
      {words}
    </button>
  );
}
