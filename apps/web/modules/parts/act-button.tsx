// An act of a board: lit when it can be done now; else striped, and touched it says why.

import type { Answer } from '@race/great-race';
import type { JSX } from 'preact';
import { boardAnswers } from '../boards/acts.ts';
import { putAway } from '../boards/open.ts';
import { askWhy, give, keyOf } from '../kit.ts';

interface Props {
  readonly answer: Answer;
  readonly words: string;
  /** What is read out after the words on it, where those are short. */
  readonly label?: string;
  /** The one act that is expected. */
  readonly isExpected?: boolean;
}

export function ActButton({ answer, words, label, isExpected = false }: Props): JSX.Element {
  const can = boardAnswers.value.find((one) => keyOf(one) === keyOf(answer));
  const look = can === undefined ? 'off' : isExpected ? 'go' : '';
  return (
    <button
      type="button"
      class={`button ${look}`}
      aria-disabled={can === undefined}
      aria-label={label === undefined ? undefined : `${words}. ${label}`}
      onClick={({ detail }) => {
        // The second press of a double click was not meant for what has come up meanwhile.
        if (detail > 1) return;
        if (can === undefined) void askWhy(answer);
        else {
          putAway();
          void give(can);
        }
      }}
    >
      {words}
    </button>
  );
}
