// Influence: a line for each city colour with every crew on it, and the price of the next step.
import passport from 'virtual:game-icon/passport';
import gate from 'virtual:game-icon/temple-gate';
import { cityPlaque } from '@race/atlas';
import {
  BOARDS,
  BRIBE_STEP,
  COLOURS,
  type Colour,
  colourAsked,
  influenceOf,
  stepPrice,
  TOP,
} from '@race/great-race/modules/diplomacy/lines.ts';
import type { JSX } from 'preact';
import type { ModuleFace } from '../../../../table/model/module-face.ts';
import { boardActsOf } from '../boards/board-state.ts';
import type { TableModel } from '../kit.ts';
import { choosingOf, crewName, labelOf, named, RuleButton, say, Token, useTable } from '../kit.ts';
import { ActButton, Die, dieDrawing } from '../parts.tsx';
import './board.css';

function Board(): JSX.Element | null {
  const table = useTable();
  const { crews, publicState } = table;
  const { me } = boardActsOf(table);
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
                          title={crewName(table, crew)}
                        >
                          <Token crew={crew.id} />
                          <span class="unseen">{crewName(table, crew)}</span>
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

const Plaque = ({ colour }: { colour: Colour }): JSX.Element => (
  <svg
    class="plaque"
    viewBox="-21 -21 42 42"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: cityPlaque({ colour, cards: 0 }) }}
  />
);

/** Bought with a funding action; at other times it shows the price. */
function Step({ colour }: { colour: Colour }): JSX.Element | null {
  const table = useTable();
  const { publicState } = table;
  const { me, openFrame } = boardActsOf(table);
  const [seen, seat] = [publicState.value, me.value];
  if (seen === null || seat === null) return null;
  const francs = stepPrice(seen, seat, colour);
  const words = francs === null ? say('boards.diplomacy.top') : say('boards.diplomacy.buy', { francs });
  if (openFrame.value?.kind !== 'influence') return <p class="aside">{words}</p>;
  const answer = { do: 'influence', colour } as const;
  return <ActButton answer={answer} words={words} label={labelOf(table, answer)} />;
}

/** At the gates: the city's colour, the player's influence there, and the die once it is rolled. DIPLO-03. */
function Beside(): JSX.Element | null {
  const table = useTable();
  const { publicState } = table;
  const { me, openFrame } = boardActsOf(table);
  const frame = openFrame.value;
  if (frame?.kind !== 'border' || !('colour' in frame) || !('face' in frame)) return null;
  const colour = COLOURS.find((one) => one === frame.colour);
  if (colour === undefined) return null;
  const level =
    publicState.value?.modules?.diplomacy?.influence[me.value ?? -1]?.[COLOURS.indexOf(colour)] ?? 0;
  return (
    <span class="at-gates">
      <Plaque colour={colour} />
      <b>{level}</b>
      {Number(frame.face) > 0 && <Die face={Number(frame.face)} />}
    </span>
  );
}

/** The die at the gates, before a drive for which it is thrown. DIPLO-03, 05. */
function gateWords(table: TableModel): string | undefined {
  const { publicState } = table;
  const { me } = boardActsOf(table);
  const { context } = choosingOf(table);
  const [now, seat, board] = [publicState.value, me.value, context.value?.rules.board];
  if (now === null || seat === null || board === undefined) return undefined;
  const colour = now.stack.some(({ kind }) => kind === 'drive') ? null : colourAsked(board, now, seat);
  if (colour === null) return undefined;
  return say('boards.diplomacy.gate', { level: influenceOf(now, seat, colour), francs: BRIBE_STEP });
}

/** Influence by colour, only on the large dashboard. */
function Mark({ seat }: { seat: number }): JSX.Element | null {
  const { focus, publicState } = useTable();
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

/** Influence, the gates of the cities, visas. DIPLO-01 to DIPLO-08. */
export const face = (table: TableModel): ModuleFace => ({
  name: 'diplomacy',
  icon: gate,
  Board,
  asks: ['influence'],
  stands: { influence: 'board', roll: 'main', bribe: 'main', stay: 'end' },
  Beside,
  Mark,
  meets: () => gateWords(table),
  figures: { visa: passport },
  plates: { 'DIPLO-03': { viewBox: '0 0 50 50', svg: dieDrawing(6) } },
  sounds: { borderRolled: 'dice' },
  weights: { borderClosed: 79, borderRolled: 65, bribePaid: 67, influenceBought: 58 },
  note: {
    rule: 'DIPLO-03',
    matters: ({ stack }) => ['border', 'influence'].includes(stack.at(-1)?.kind ?? ''),
  },
});
