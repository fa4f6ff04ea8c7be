// Parts of the boards of modules: a die with its pips, and the button of an act.
import type { Answer } from '@race/great-race';
import type { JSX } from 'preact';
import { boardActsOf, openBoardOf } from './boards/board-state.ts';
import { crewName, keyOf, Token, useTable } from './kit.ts';

const LEFT = 14;
const MIDDLE = 25;
const RIGHT = 36;

const CORNERS = [
  [LEFT, LEFT],
  [RIGHT, RIGHT],
] as const;
const OTHERS = [
  [RIGHT, LEFT],
  [LEFT, RIGHT],
] as const;
const SIDES = [
  [LEFT, MIDDLE],
  [RIGHT, MIDDLE],
] as const;

/** Where the pips of a face are, on a square of 50. */
export function pipsOf(face: number): (readonly [number, number])[] {
  return [
    ...(face % 2 === 1 ? [[MIDDLE, MIDDLE] as const] : []),
    ...(face > 1 ? CORNERS : []),
    ...(face > 3 ? OTHERS : []),
    ...(face > 5 ? SIDES : []),
  ];
}

/** The same inside another drawing, on a square of 50. */
export const dieDrawing = (face: number): string =>
  '<rect x="2" y="2" width="46" height="46" rx="8" fill="#fff8e6" stroke="#2b2018" stroke-width="3"/>' +
  pipsOf(face)
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4.6" fill="#2b2018"/>`)
    .join('');

export const Die = ({ face }: { face: number }): JSX.Element => (
  <svg
    class="die"
    viewBox="0 0 50 50"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: dieDrawing(face) }}
  />
);

interface Props {
  readonly answer: Answer;
  readonly words: string;
  /** What is read out after its label, if that is short. */
  readonly label?: string;
  /** Whether it is the expected act. */
  readonly isExpected?: boolean;
}

/** A button of a board: lit when it can be pressed; else striped, and a press explains why. */
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
