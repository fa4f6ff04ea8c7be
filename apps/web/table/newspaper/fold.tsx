// The folded newspaper: one headline for each crew since the reader's last turn. What was done to the reader comes first.
// Without any it is a knob, and covers nothing of the map.
import type { Seat } from '@race/kernel';
import type { JSX } from 'preact';
import { Icon, IconButton } from '../../shell/icons/icon.tsx';
import { say } from '../../shell/words/say.ts';
import { Token } from '../dashboard/crew.tsx';
import { type TableModel, useTable } from '../model/table.ts';
import { type Dispatch, dispatchesOf, touches } from './dispatches.ts';
import { headlineOf } from './headlines.ts';
import { newspaperOf } from './open-paper.tsx';
import './fold.css';

interface Props {
  /** Whether the key map is below it. */
  readonly isAboveKeyMap?: boolean;
  readonly reader?: Seat | null;
}

export function Fold({ isAboveKeyMap = false, reader = null }: Props): JSX.Element {
  const table = useTable();
  const { setOpen } = newspaperOf(table);
  const lines = headlinesSince(table, reader);
  if (lines.length === 0)
    return (
      <div class="paper-knob fold-knob">
        <IconButton class="knob" icon="newspaper" words={say('newspaper.unfold')} act={() => setOpen(true)} />
      </div>
    );
  return (
    <section class={isAboveKeyMap ? 'fold above-key-map' : 'fold'} aria-label={say('newspaper.since')}>
      <p class="fold-title" aria-hidden="true">
        {say('newspaper.title')}
      </p>
      <p class="fold-since">{say('newspaper.since')}</p>
      <ul>
        {lines.map(({ seat, crew, words, isMine }) => (
          <li key={seat} class={isMine ? 'mine' : ''}>
            <Token crew={crew} />
            <span>{words}</span>
          </li>
        ))}
      </ul>
      <button type="button" class="fold-open" onClick={() => setOpen(true)}>
        <Icon name="newspaper" />
        {say('newspaper.unfold')}
      </button>
    </section>
  );
}

interface Headline {
  readonly seat: Seat;
  readonly crew: string;
  readonly words: string;
  readonly isMine: boolean;
}

/** One for each other crew that did something, in turn order. */
export function headlinesSince(table: TableModel, reader: Seat | null): Headline[] {
  const { inOrder, moments } = table;
  const all = dispatchesOf(moments.value);
  const since = all.slice(all.findLastIndex(({ seat }) => seat === reader) + 1);
  const lines = inOrder.value.flatMap(({ seat, id }): Headline[] => {
    const own = since.filter((one) => one.seat === seat && seat !== reader);
    const blow = reader === null ? undefined : own.find((one) => touches(one, reader));
    const words = headlineOf(table, { events: eventsOf(blow === undefined ? own : [blow]) });
    return words === null ? [] : [{ seat, crew: id, words, isMine: blow !== undefined }];
  });
  return lines.toSorted((a, b) => Number(b.isMine) - Number(a.isMine));
}

/** Of two events that weigh the same, the headline is the first: so the newest dispatch comes first. */
const eventsOf = (dispatches: readonly Dispatch[]): Dispatch['events'] =>
  dispatches.toReversed().flatMap(({ events }) => events);
