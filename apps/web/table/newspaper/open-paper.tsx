// Whether the newspaper is open, and on which page. The paper itself is fetched later.
import { computed, signal } from '@preact/signals';
import type { Seat } from '@race/kernel';
import type { JSX } from 'preact';
import { save, savedOption } from '../../shell/base/local-storage.ts';
import { mediaQuery } from '../../shell/base/media.ts';
import { IconButton } from '../../shell/icons/icon.tsx';
import { TABLET_AND_DOWN } from '../../shell/look/breakpoints.ts';
import { areLettersLarge, isCompact } from '../../shell/settings/layout.ts';
import { say } from '../../shell/words/say.ts';
import { perTable, useTable } from '../model/table.ts';
import type { Dispatch } from './dispatches.ts';

/** How many dispatches it has before the reader asks for more. */
export const PAPER_LENGTH = 12;

const STORAGE_KEY = 'newspaper';
const STATES = ['open', 'folded'] as const;

export const newspaperOf = perTable(({ effect, isLive }) => {
  const isSmall = mediaQuery(TABLET_AND_DOWN);
  const hasRoom = !isSmall.peek() && !areLettersLarge.peek();
  /** Whether it is open. While a race is played it is folded at first, unless the reader left it open the last time. */
  const isOpen = signal(hasRoom && (!isLive.peek() || savedOption(STORAGE_KEY, STATES) === 'open'));

  // A window that becomes small, or a tablet that is turned, folds it.
  effect(() => {
    if (isSmall.value) isOpen.value = false;
  });

  function setOpen(open: boolean): void {
    isOpen.value = open;
    // A small screen has no choice but to fold it.
    if (isLive.peek() && !isCompact()) save(STORAGE_KEY, open ? 'open' : 'folded');
  }

  /** The crew it tells about; null for all. */
  const filter = signal<Seat | null>(null);

  const shown = signal(PAPER_LENGTH);

  return { isOpen, setOpen, filter, shown };
});

/** The folded newspaper. Where there is room for it, its fold has the latest headlines instead. */
export function PaperButton(): JSX.Element | null {
  const table = useTable();
  const { isOpen, setOpen } = newspaperOf(table);
  if (isOpen.value) return null;
  return (
    <div class={table.isLive.value && !areLettersLarge.value ? 'paper-knob compact-only' : 'paper-knob'}>
      <IconButton class="knob" icon="newspaper" words={say('newspaper.unfold')} act={() => setOpen(true)} />
    </div>
  );
}

export const explainedOf = perTable(() => {
  /** The dispatch whose reasons are open; null while the paper itself is. */
  const explained = signal<Dispatch | null>(null);

  /** The button that opened them. */
  let opener: HTMLElement | null = null;

  function explain(dispatch: Dispatch, by: HTMLElement): void {
    opener = by;
    explained.value = dispatch;
  }

  function putReasonsAway(): void {
    explained.value = null;
  }

  /** Gives the focus back to the button that opened them, once it can be focused again. */
  function goBackToOpener(): void {
    if (opener?.isConnected === true) opener.focus();
    opener = null;
  }

  return { explained, explain, putReasonsAway, goBackToOpener };
});

// Whether the last page of the newspaper is open.
export const standingsPageOf = perTable((table) => {
  const { standings } = table;
  /** The reader has closed it. */
  const isPutAway = signal(false);

  const areStandingsOpen = computed(() => standings.value !== null && !isPutAway.value);

  function putAwayStandings(): void {
    isPutAway.value = true;
  }

  function reopenStandings(): void {
    isPutAway.value = false;
  }

  // It opens again whenever a race ends again.
  table.effect(() => {
    if (standings.value === null) reopenStandings();
  });

  return { areStandingsOpen, isPutAway, putAwayStandings, reopenStandings };
});
