// What helps somebody play who does not see the table, or does not point at it: everything told in words, and keys.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazy } from '../lazy.tsx';
import { loadAbout } from '../offline/load.ts';
import { goToFirst, listenFor } from '../race/aids/listen.ts';
import { LiveRegion } from '../race/aids/live-region.tsx';
import { openedAid } from '../race/aids/open.ts';
import { questionOf } from './asked.ts';
import { isAnswering, past, seatView } from './game.ts';
import { aimOf, type DashAim } from './keys.ts';
import { newsOf } from './news.ts';

const DashKeySheet = lazy(async () => (await loadAbout(import('./key-sheet.tsx'))).DashKeySheet, null);

/** Where each is, what can be done there first. */
const PLACES = {
  question: ['.dash-bar', '.dash-result'],
  board: ['.dash-offer .is-lit .dash-card-act', '.dash-offer .dash-card-act'],
  hand: ['.dash-hand .is-lit .dash-card-act', '.dash-hand .dash-card-act'],
  log: ['.dash-log summary'],
} as const satisfies Record<Exclude<DashAim, 'help'>, readonly string[]>;

const wayOf = (key: string): (() => void) | null => {
  const aim = aimOf(key);
  if (aim === null) return null;
  return aim === 'help' ? openKeys : () => goToFirst(PLACES[aim]);
};

export function openKeys(): void {
  openedAid.value = 'help';
}

export function DashAids(): JSX.Element {
  useEffect(() => listenFor(wayOf), []);
  // Whoever leaves the table finds nothing open on return.
  useEffect(
    () => () => {
      openedAid.value = null;
    },
    [],
  );
  return (
    <>
      <Announcer />
      {openedAid.value === 'help' && <DashKeySheet />}
    </>
  );
}

function Announcer(): JSX.Element {
  const log = past.value.map(
    ({ events }) =>
      () =>
        newsOf(events).join(' '),
  );
  const now = seatView.value;
  const isAsked = now !== null && now.answers.length > 0 && !isAnswering.value;
  return (
    <LiveRegion
      log={log}
      question={isAsked ? questionOf(now.view.public) : null}
      isShut={(now?.curtain ?? null) !== null}
    />
  );
}
