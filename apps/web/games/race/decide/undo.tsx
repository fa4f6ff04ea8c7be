// Undo: the last choice, or as far back as nothing has been revealed since. TABLE-01.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../../../shell/icons/icon.tsx';
import { say } from '../../../shell/words/say.ts';
import { Leaf } from '../../../table/leaf.tsx';
import { useTable } from '../../../table/model/table.ts';
import { momentsOf } from '../timeline/layout.ts';
import { momentWords } from '../timeline/moment-note.tsx';
import { byItselfOf } from './by-itself.ts';

/** Shown until the end of the race: then nothing can be taken back. A spectator never can. */
export function Undo(): JSX.Element | null {
  const table = useTable();
  const { reader, seatView } = table;
  const { canUndo, isOwnChoice, undo } = byItselfOf(table);
  const isOpen = useSignal(false);
  const choices = seatView.value?.takeable.filter(isOwnChoice) ?? [];
  const words = say('table.undo');
  if (reader.value === null || seatView.value?.over === true) return null;
  return (
    <span class="undo">
      {choices.length > 1 && (
        <button
          type="button"
          class="button hole-undo undo-list"
          aria-label={say('deciding.undoList')}
          title={say('deciding.undoList')}
          aria-haspopup="dialog"
          aria-expanded={isOpen.value}
          onClick={() => (isOpen.value = !isOpen.value)}
        >
          {choices.length}
        </button>
      )}
      <button
        type="button"
        class="button hole-undo"
        title={words}
        aria-label={words}
        aria-disabled={!canUndo()}
        onClick={() => void undo()}
      >
        <Icon name="undo" />
        <span class="undo-word">{words}</span>
      </button>
      {isOpen.value && choices.length > 1 && (
        <UndoList lines={choices} close={() => (isOpen.value = false)} take={(line) => void undo(line)} />
      )}
    </span>
  );
}

interface ListProps {
  /** What can be undone, the last one first. */
  readonly lines: readonly number[];
  readonly close: () => void;
  readonly take: (line: number) => void;
}

function UndoList({ lines, close, take }: ListProps): JSX.Element {
  const table = useTable();
  const { before, past } = table;
  const moments = momentsOf(past.value, before.value);
  return (
    <Leaf name={say('deciding.undoList')} close={close}>
      <h3 class="places-title">{say('deciding.undoList')}</h3>
      <ol class="places">
        {lines.map((line, at) => {
          const moment = moments.find((one) => one.line === line);
          return (
            <li key={line}>
              <button
                type="button"
                onClick={() => {
                  close();
                  take(line);
                }}
              >
                {moment === undefined ? '' : momentWords(table, moment)}{' '}
                {at > 0 && <em>{say('deciding.undoSteps', { count: at + 1 })}</em>}
              </button>
            </li>
          );
        })}
      </ol>
    </Leaf>
  );
}
