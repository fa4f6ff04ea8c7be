// Setting up a dash with friends: how many play, who gets each seat, how characters are chosen.
import { FEWEST_PLAYERS, MOST_PLAYERS, WAYS_TO_CAST } from '@race/dash/options.ts';
import { useState } from 'preact/hooks';
import { say, sitterWords } from '../../../games/dash/words.ts';
import { save } from '../../../shell/base/local-storage.ts';
import { Segments } from '../../../shell/frame/controls.tsx';
import { Section } from '../../../shell/frame/page.tsx';
import type { PlannedTable, SetUp } from '../../lobby/games.ts';
import {
  canBe,
  kindOf,
  planOfTable,
  readPlan,
  requestedTable,
  SEAT_KINDS,
  type SeatKind,
  seatFor,
  withCount,
  writePlan,
} from './plan.ts';
import '../front.css';

const COUNTS = Array.from({ length: MOST_PLAYERS - FEWEST_PLAYERS + 1 }, (_, n) =>
  String(FEWEST_PLAYERS + n),
);

const STORAGE_KEY = 'dash-friends';

function remembered() {
  try {
    return readPlan(localStorage.getItem(STORAGE_KEY));
  } catch {
    return readPlan(null);
  }
}

const kindWords = (kind: SeatKind): string =>
  kind === 'mine' || kind === 'friend' ? say(`online.seat.${kind}`) : sitterWords(kind);

export function useDashSetUp(table?: PlannedTable): SetUp {
  const [plan, setPlan] = useState(table === undefined ? remembered : () => planOfTable(table));
  const change = (next: typeof plan) => {
    setPlan(next);
    if (table === undefined) save(STORAGE_KEY, writePlan(next));
  };
  const parts = (
    <Section title={say('dash.page.players')} class="dash-players">
      <Segments
        legend={say('dash.page.howMany')}
        choices={COUNTS.map((value) => ({ value, words: value }))}
        chosen={String(plan.seats.length)}
        onChoose={(count) => change(withCount(plan, Number(count)))}
      />
      <ol class="dash-seats">
        {plan.seats.map((_, seat) => (
          <li key={seat} class="dash-seat">
            <Segments
              legend={say('dash.page.seat', { n: seat + 1 })}
              choices={SEAT_KINDS.map((value) => ({
                value,
                words: kindWords(value),
                isOff: !canBe(plan, seat, value),
              }))}
              chosen={kindOf(plan, seat)}
              onChoose={(kind) => change(seatFor(plan, seat, kind))}
            />
          </li>
        ))}
      </ol>
      {/* DASH-SETUP-04. */}
      <Segments
        legend={say('dash.page.characters')}
        choices={WAYS_TO_CAST.map((value) => ({ value, words: say(`dash.page.characters.${value}`) }))}
        chosen={plan.characters}
        onChoose={(characters) => change({ ...plan, characters })}
      />
    </Section>
  );
  return { asked: requestedTable(plan), parts };
}
