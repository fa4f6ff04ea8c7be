// What happened in a race since the player last looked: a short recap on the map, and the texts, own matters first.
import { useSignal } from '@preact/signals';
import type { Race } from '@race/great-race';
import { heard, type Seat } from '@race/kernel';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { isCompact } from '../../../shell/settings/layout.ts';
import { moves } from '../../../shell/settings/motion.ts';
import { preferences } from '../../../shell/settings/preferences.ts';
import type { TableStep } from '../../../sources/messages.ts';
import type { Recap } from '../../../sources/race-messages.ts';
import { sentencesOf } from '../../../table/model/sentences.ts';
import { type TableModel, useTable } from '../../../table/model/table.ts';
import { type Dispatch, dispatchesOf, touches } from '../../../table/newspaper/dispatches.ts';
import { printed, weightiest, weightOf } from '../../../table/newspaper/weights.ts';
import { type OnMap, Slip } from './slip.tsx';

const SENTENCES = 2;

interface Props {
  readonly seat: Seat;
  /** The last line that the seat has seen. */
  readonly after: number;
  /** Loads the recap; null where it does not match the lines: then there are only the texts. */
  readonly recap: () => Promise<Recap | null>;
  readonly onClose: () => void;
  /** Over the network nobody but a bot or a rule answers for somebody who is away. */
  readonly isOnline?: boolean;
  /** The device was handed over: minor events are not worth a slip, and the recap does not start by itself. */
  readonly isHandOver?: boolean;
}

export function WhileAway(props: Props): JSX.Element | null {
  const { seat, after, recap, onClose, isOnline = false, isHandOver = false } = props;
  const table = useTable();
  const { past, showRecap, skip } = table;
  // While the recap runs the newspaper lags behind, but these texts do not.
  const isKnown = past.value.length > 0;
  const found = useMemo(() => missed(past.peek(), { after, seat }), [after, seat, isKnown]);
  const wantsRecap = moves.value && preferences.pace.chosen.value !== 'atOnce';
  const isShown = useSignal(false);
  const show = async () => {
    const again = await recap();
    if (again === null) return;
    isShown.value = true;
    showRecap(again.before, again.steps);
  };
  const own = isOnline ? found.own : [];
  const isWorth = isHandOver
    ? isOfNote(table, found)
    : own.length + found.mine.length + found.others.length > 0;
  useEffect(() => {
    if (isWorth && wantsRecap && !isHandOver) void show();
  }, [after, seat, isKnown]);
  if (!isWorth) return null;
  const close = () => {
    skip();
    onClose();
  };
  return (
    <Slip
      mine={found.mine.map((dispatch) => told(table, dispatch))}
      own={own.map((dispatch) => told(table, dispatch))}
      others={found.others.map((dispatch) => told(table, dispatch))}
      onClose={close}
      onMap={wantsRecap ? onMap(table, isShown.value, show) : null}
      isFolded={isHandOver ? found.mine.length === 0 : wantsRecap && isCompact()}
    />
  );
}

/** Steps outside a recap do not count. */
function onMap(table: TableModel, isShown: boolean, show: () => Promise<void>): OnMap | null {
  const { skip, waiting } = table;
  if (waiting.value > 0) return isShown ? { end: skip } : null;
  return { show: () => void show() };
}

const told = (table: TableModel, dispatch: Dispatch): string => {
  const { sentenceOf } = sentencesOf(table);
  return weightiest(table, printed(dispatch), SENTENCES).map(sentenceOf).join(' ');
};

interface Missed {
  /** Acts of others upon the player's crew. */
  readonly mine: readonly Dispatch[];
  /** Acts of the player's crew, whoever gave the answers. */
  readonly own: readonly Dispatch[];
  readonly others: readonly Dispatch[];
}

/** The dispatches after a line. */
export function missed(
  steps: readonly TableStep[],
  { after, seat }: { readonly after: number; readonly seat: Seat },
): Missed {
  const cut = after + 1;
  // What only one seat was told is in its newspaper, but not on a slip that others may see.
  const inPublic = steps.map((line) => ({ ...line, events: heard<Race>(line.events, null) }));
  const since = dispatchesOf(inPublic, cut).filter(({ from }) => from >= cut);
  const own = since.filter(({ seat: by }) => by === seat);
  const rest = since.filter((dispatch) => !own.includes(dispatch));
  const mine = rest.filter((dispatch) => touches(dispatch, seat));
  return { mine, own, others: rest.filter((dispatch) => !mine.includes(dispatch)) };
}

/** Lighter events are everyday ones: cards, plans, petrol. */
const NOTE = 56;

/** Whether something was done to the player, or another crew came on. */
export const isOfNote = (
  table: Pick<TableModel, 'gather'>,
  { mine, others }: Pick<Missed, 'mine' | 'others'>,
): boolean =>
  mine.length > 0 ||
  others.some((dispatch) => printed(dispatch).some((event) => weightOf(table, event) >= NOTE));
