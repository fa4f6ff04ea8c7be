import { COLOURS } from '@race/great-race/modules/diplomacy/lines.ts';
import type { JSX } from 'preact';
import { focus, named, publicState, say } from '../kit.ts';
import { Plaque } from './board.tsx';

/** Influence by colour, on the large dashboard alone. */
export function Mark({ seat }: { seat: number }): JSX.Element | null {
  const line = publicState.value?.modules?.diplomacy?.influence[seat];
  if (line === undefined || seat !== focus.value) return null;
  return (
    <>
      {COLOURS.map((colour, at) => {
        const words = say('boards.diplomacy.line', { colour: named('colour', colour) });
        return (
          <span key={colour} class="mark" title={words}>
            <Plaque colour={colour} />
            <span class="unseen">{words}</span> {line[at]}
          </span>
        );
      })}
    </>
  );
}
