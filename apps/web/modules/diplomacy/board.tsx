// Influence: a line for each city colour, every crew on it, and what the next step costs.

import { cityPlaque } from '@race/atlas';
import { BOARDS, COLOURS, type Colour, stepPrice, TOP } from '@race/great-race/modules/diplomacy/lines.ts';
import type { JSX } from 'preact';
import { me, openFrame } from '../boards/acts.ts';
import { crewName, crews, labelOf, named, publicState, RuleButton, say, Token } from '../kit.ts';
import { ActButton } from '../parts/act-button.tsx';
import './board.css';

export function Board(): JSX.Element | null {
  const slot = publicState.value?.modules?.diplomacy;
  if (slot === undefined) return null;
  const { first } = BOARDS[slot.level];
  const levels = Array.from({ length: TOP - first + 1 }, (_, at) => first + at);
  return (
    <>
      <ul class="influence">
        {COLOURS.map((colour, at) => (
          <li key={colour}>
            <h3>
              <Plaque colour={colour} />
              <span class="unseen">{say('boards.diplomacy.line', { colour: named('colour', colour) })}</span>
            </h3>
            <ol class="influence-line">
              {levels.map((level) => (
                <li key={level}>
                  <b>{level}</b>
                  <span>
                    {crews.value
                      .filter(({ seat }) => slot.influence[seat]?.[at] === level)
                      .map((crew) => (
                        <span
                          key={crew.seat}
                          class={crew.seat === me.value ? 'mine' : ''}
                          title={crewName(crew)}
                        >
                          <Token crew={crew.id} />
                          <span class="unseen">{crewName(crew)}</span>
                        </span>
                      ))}
                  </span>
                </li>
              ))}
            </ol>
            <Step colour={colour} />
          </li>
        ))}
      </ul>
      <div class="board-act">
        <p class="aside">{say('boards.diplomacy.how')}</p>
        <RuleButton rule="DIPLO-03" />
      </div>
    </>
  );
}

export const Plaque = ({ colour }: { colour: Colour }): JSX.Element => (
  <svg
    class="plaque"
    viewBox="-21 -21 42 42"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: cityPlaque({ colour, cards: 0 }) }}
  />
);

/** Bought with a funding action; at other times it says what it would cost. */
function Step({ colour }: { colour: Colour }): JSX.Element | null {
  const [seen, seat] = [publicState.value, me.value];
  if (seen === null || seat === null) return null;
  const francs = stepPrice(seen, seat, colour);
  const words = francs === null ? say('boards.diplomacy.top') : say('boards.diplomacy.buy', { francs });
  if (openFrame.value?.kind !== 'influence') return <p class="aside">{words}</p>;
  const answer = { do: 'influence', colour } as const;
  return <ActButton answer={answer} words={words} label={labelOf(answer)} />;
}
