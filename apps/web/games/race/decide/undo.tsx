// Undo: the last choice, or as far back as nothing has been revealed since. TABLE-01.
import { useSignal } from '@preact/signals';
import { BEHIND_THE_HORIZON } from '@race/kernel/refuse.ts';
import type { JSX } from 'preact';
import { Icon } from '../../../shell/icons/icon.tsx';
import { refusalWords, say } from '../../../shell/words/say.ts';
import { Leaf } from '../../../table/leaf.tsx';
import { type TableModel, useTable } from '../../../table/model/table.ts';
import { RuleButton } from '../../../table/rules/open-rule.tsx';
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
  const count = say('deciding.undoCount', { count: choices.length });
  const listWords = `${say('deciding.undoList')}: ${count}`;
  const toggle = () => {
    isOpen.value = !isOpen.value;
  };
  const asked = canUndo() ? null : lineToAsk(table);
  if (reader.value === null || seatView.value?.over === true) return null;
  return (
    <span class="undo">
      {choices.length > 1 && (
        <button
          type="button"
          class="button hole-undo undo-list"
          aria-label={listWords}
          title={listWords}
          aria-haspopup="dialog"
          aria-expanded={isOpen.value}
          onClick={toggle}
        >
          <span class="undo-word">{count}</span>
          <span class="undo-count">{choices.length}</span>
        </button>
      )}
      <button
        type="button"
        class="button hole-undo"
        title={words}
        aria-label={words}
        aria-disabled={!canUndo() && asked === null}
        onClick={() => (asked === null ? void undo() : toggle())}
      >
        <Icon name="undo" />
        <span class="undo-word">{words}</span>
      </button>
      {isOpen.value && choices.length > 1 && (
        <UndoList lines={choices} close={() => (isOpen.value = false)} take={(line) => void undo(line)} />
      )}
      {isOpen.value && asked !== null && <Together line={asked} close={() => (isOpen.value = false)} />}
    </span>
  );
}

/** The reader's last answer at an online table: nobody can take it back alone, but all of them together can. TABLE-03. */
function lineToAsk({ onlineTable, past, reader }: TableModel): number | null {
  if (onlineTable?.Back === undefined) return null;
  const last = past.value.findLast(({ line, seat }) => line > 0 && seat === reader.value);
  return last?.line ?? null;
}

interface TogetherProps {
  readonly line: number;
  readonly close: () => void;
}

/** Why it cannot be undone alone, and how to ask the others. */
function Together({ line, close }: TogetherProps): JSX.Element {
  const table = useTable();
  const { before, onlineTable, past } = table;
  const moment = momentsOf(past.value, before.value).find((one) => one.line === line);
  const Back = onlineTable?.Back;
  return (
    <Leaf name={say('table.undo')} close={close}>
      <h3 class="places-title">{say('table.undo')}</h3>
      {moment !== undefined && <p>{momentWords(table, moment)}</p>}
      <p>
        {refusalWords(BEHIND_THE_HORIZON)} <RuleButton rule={BEHIND_THE_HORIZON.rule} />
      </p>
      {Back && <Back line={line} />}
    </Leaf>
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
