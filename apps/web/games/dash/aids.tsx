// Aids for players who do not see the table or do not use a pointer: announcements and keys.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lazy } from '../../shell/base/lazy.tsx';
import { loadDash, loadSheets } from '../../shell/chunks.ts';
import type { Go, Route } from '../../shell/router/router.ts';
import { goToFirst, LiveRegion, listenFor, openedAid } from '../../table/aids.tsx';
import { useDashTable } from './dash-table.ts';
import { DashRulesButton } from './rules.tsx';
import { newsOf } from './timeline.tsx';
import { questionOf, say } from './words.ts';

const MenuSheet = lazy(async () => (await loadSheets()).MenuSheet, null);

const HOME: Route = { at: 'dash', table: null, isReplay: false };

export function DashMenu({ table, go, isReplay }: { table: string; go: Go; isReplay: boolean }): JSX.Element {
  const { source, online, isForgetful } = useDashTable();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" class="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say('menu.title')}
      </button>
      {isOpen && (
        <MenuSheet
          table={table}
          title={say('dash.page.this')}
          device={source}
          go={go}
          home={{ to: HOME, words: say('dash.page.title') }}
          close={close}
          ways={<ReadLinks isReplay={isReplay} close={close} />}
          kept={online === null && !isReplay ? savedWords(isForgetful.value) : ''}
          More={online?.Menu}
        />
      )}
    </>
  );
}

/** Links to the rules and, while the dash is played, to the keys. */
function ReadLinks({ isReplay, close }: { isReplay: boolean; close: () => void }): JSX.Element {
  const keys = () => {
    close();
    openKeys();
  };
  return (
    <>
      <DashRulesButton />
      {!isReplay && (
        <button type="button" class="button" onClick={keys}>
          {say('keys.title')}
        </button>
      )}
    </>
  );
}

const savedWords = (isForgetful: boolean): string =>
  say(isForgetful ? 'dash.page.forgetful' : 'dash.page.keptHere');

const DashKeySheet = lazy(async () => (await loadDash()).DashKeySheet, null);

/** Where keys lead at a table of the Dash: the same letters as at the race's. */
const KEYS = [
  ['question', 'Q'],
  ['board', 'B'],
  ['hand', 'C'],
  ['log', 'N'],
  ['help', '?'],
] as const;
export type DashAim = (typeof KEYS)[number][0];

const aimOf = (pressed: string): DashAim | null =>
  KEYS.find(([, key]) => key === pressed.toUpperCase())?.[0] ?? null;

/** The places that keys lead to; where something can be done comes first. */
const PLACES = {
  question: ['.dash-bar', '.dash-result'],
  board: ['.dash-offer .is-lit .dash-card-act', '.dash-offer .dash-card-act'],
  hand: ['.dash-hand .is-lit .dash-card-act', '.dash-hand .dash-card-act'],
  log: ['.dash-log summary'],
} as const satisfies Record<Exclude<DashAim, 'help'>, readonly string[]>;

const wayOf = (key: string): (() => void) | null => {
  if (/^[1-9]$/.test(key)) return () => pickNth(Number(key));
  if (key === 'Backspace') return takeBackPick;
  const aim = aimOf(key);
  if (aim === null) return null;
  return aim === 'help' ? openKeys : () => goToFirst(PLACES[aim]);
};

/** The nth card that can be picked, of the hand or of those to be taken; the focus goes on to the button for it. */
function pickNth(nth: number): void {
  const cards = document.querySelectorAll<HTMLElement>(':is(.dash-hand, .dash-offer) .is-lit .dash-card-act');
  if (cards[nth - 1] === undefined) return;
  cards[nth - 1]?.click();
  goToFirst(['.dash-buttons .go']);
}

/** Takes a pick back. */
const takeBackPick = (): void => document.querySelector<HTMLElement>('.dash-another')?.click();

function openKeys(): void {
  openedAid.value = 'help';
}

export function DashAids(): JSX.Element {
  useEffect(() => listenFor(wayOf), []);
  // Nothing is open when the table is visited again.
  useEffect(
    () => () => {
      openedAid.value = null;
    },
    [],
  );
  return (
    <>
      <Announcer />
      {openedAid.value === 'help' && <DashKeySheet keys={KEYS} />}
    </>
  );
}

function Announcer(): JSX.Element {
  const table = useDashTable();
  const log = table.past.value.map(
    ({ events }) =>
      () =>
        newsOf(table, events).join(' '),
  );
  const now = table.seatView.value;
  const isAsked = now !== null && now.answers.length > 0 && !table.isAnswering.value;
  return (
    <LiveRegion
      log={log}
      question={isAsked ? questionOf(table, now.view.public) : null}
      isShut={(now?.curtain ?? null) !== null}
    />
  );
}
