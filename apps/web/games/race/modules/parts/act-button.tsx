// A button of a board: lit when it can be pressed; else striped, and a press explains why.
import type { Answer } from '@race/great-race';
import type { JSX } from 'preact';
import { boardActsOf, openBoardOf } from '../boards/board-state.ts';
import { crewName, keyOf, Token, useTable } from '../kit.ts';

interface Props {
  readonly answer: Answer;
  readonly words: string;
  /** What is read out after its label, if that is short. */
  readonly label?: string;
  /** Whether it is the expected act. */
  readonly isExpected?: boolean;
}

export function ActButton({ answer, words, label, isExpected = false }: Props): JSX.Element {
  const table = useTable();
  const { askWhy, give } = table;
  const { boardAnswers } = boardActsOf(table);
  const { putAway } = openBoardOf(table);
  const can = boardAnswers.value.find((one) => keyOf(one) === keyOf(answer));
  const look = can === undefined ? 'off' : isExpected ? 'go' : '';
  return (
    <button
      type="button"
      class={`button ${look}`}
      aria-disabled={can === undefined}
      aria-label={label === undefined ? undefined : `${words}. ${label}`}
      onClick={({ detail }) => {
        // Ignores the second press of a double click: it was not meant for what came up meanwhile.
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

// A crew on a board: its disc and its name.
export function CrewTag({ seat }: { seat: number }): JSX.Element | null {
  const table = useTable();
  const { crews } = table;
  const crew = crews.value[seat];
  if (crew === undefined) return null;
  return (
    <span class="crew-tag">
      <Token crew={crew.id} />
      {crewName(table, crew)}
    </span>
  );
}
