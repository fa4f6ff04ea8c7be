// Which continent, and from which end.
import { BOARD_IDS, type BoardId, DIRECTIONS, type Direction } from '@race/great-race/options.ts';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { nameOf, say } from '../words/say.ts';
import { BoardPicture } from './board-picture.tsx';
import { Section } from './page.tsx';
import { wayWords } from './race-words.ts';
import './road.css';

interface Props {
  readonly board: BoardId;
  readonly towards: Direction;
  readonly onBoard: (board: BoardId) => void;
  readonly onTowards: (towards: Direction) => void;
}

export function Road({ board, towards, onBoard, onTowards }: Props): JSX.Element {
  const name = useId();
  return (
    <Section title={say('front.road')} aside={say('front.road.aside')} class="road-part">
      <fieldset class="boards">
        <legend class="unseen">{say('front.board')}</legend>
        {BOARD_IDS.map((one) => (
          <label key={one} class="board-card">
            <input
              type="radio"
              class="unseen"
              name={`${name}b`}
              checked={one === board}
              onChange={() => onBoard(one)}
            />
            <span class="board-print">
              <BoardPicture board={one} towards={towards} />
              <span class="board-name">{nameOf('board', one)}</span>
              {one === board && (
                <span class="board-seal" aria-hidden="true">
                  {say('front.chosen')}
                </span>
              )}
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset class="towards">
        <legend class="unseen">{say('front.towards')}</legend>
        {DIRECTIONS.map((one) => (
          <label key={one} class="towards-card">
            <input
              type="radio"
              class="unseen"
              name={`${name}t`}
              checked={one === towards}
              onChange={() => onTowards(one)}
            />
            <span>
              <b>{say(`front.towards.${one}`)}</b> <i>{wayWords({ board, towards: one })}</i>
            </span>
          </label>
        ))}
      </fieldset>
    </Section>
  );
}
