// What happened in a race since one last looked: as a short recap on the map, and beside it as text, what concerns oneself first.
import { useSignal } from '@preact/signals';
import type { Seat } from '@race/kernel';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Recap } from '../../device/protocol.ts';
import { type Dispatch, printed } from '../../paper/dispatches.ts';
import { sentenceOf } from '../../paper/sentences.ts';
import { weightiest } from '../../replay/headline.ts';
import { moves } from '../../settings/motion.ts';
import { pace } from '../../settings/preferences.ts';
import { isCompact } from '../../state/layout.ts';
import { past, showRecap, skip, waiting } from '../race.ts';
import { AwaySlip } from './load.ts';
import { isOfNote, missed } from './missed.ts';
import type { OnMap } from './slip.tsx';

const SENTENCES = 2;

interface Props {
  readonly seat: Seat;
  /** The last line that the seat has seen. */
  readonly after: number;
  /** Loads the recap; null where pictures and lines do not match: then there is only the text. */
  readonly recap: () => Promise<Recap | null>;
  readonly onClose: () => void;
  /** The device went from hand to hand: everyday things are not worth a slip, and nothing begins by itself. */
  readonly isHandOver?: boolean;
}

export function WhileAway({ seat, after, recap, onClose, isHandOver = false }: Props): JSX.Element | null {
  // While the recap runs the newspaper lags behind: the text is that of the end.
  const found = useMemo(() => missed(past.peek(), { after, seat }), [after, seat]);
  const wantsRecap = moves.value && pace.value !== 'atOnce';
  const isShown = useSignal(false);
  const show = async () => {
    const again = await recap();
    if (again === null) return;
    isShown.value = true;
    showRecap(again.before, again.steps);
  };
  const isWorth = isHandOver ? isOfNote(found) : found.mine.length + found.others.length > 0;
  useEffect(() => {
    if (isWorth && wantsRecap && !isHandOver) void show();
  }, [after, seat]);
  if (!isWorth) return null;
  const close = () => {
    skip();
    onClose();
  };
  return (
    <AwaySlip
      mine={found.mine.map(told)}
      others={found.others.map(told)}
      onClose={close}
      onMap={wantsRecap ? onMap(isShown.value, show) : null}
      isFolded={isHandOver ? found.mine.length === 0 : wantsRecap && isCompact()}
    />
  );
}

/** Steps of others outside a recap do not count. */
function onMap(isShown: boolean, show: () => Promise<void>): OnMap | null {
  if (waiting.value > 0) return isShown ? { end: skip } : null;
  return { show: () => void show() };
}

const told = (dispatch: Dispatch): string =>
  weightiest(printed(dispatch), SENTENCES).map(sentenceOf).join(' ');
