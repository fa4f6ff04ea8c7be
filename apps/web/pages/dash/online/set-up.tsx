// Setting up a dash with friends: how many play, who gets each seat, how characters are chosen.
import { useState } from 'preact/hooks';
import { say, sitterWords } from '../../../games/dash/words.ts';
import { save } from '../../../shell/base/local-storage.ts';
import { Segments } from '../../../shell/frame/controls.tsx';
import { Section } from '../../../shell/frame/page.tsx';
import type { SetUp } from '../../lobby/games.ts';
import { CharactersChoice, CountChoice } from '../front.tsx';
import {
  canBe,
  kindOf,
  readPlan,
  requestedTable,
  SEAT_KINDS,
  type SeatKind,
  seatFor,
  withCount,
  writePlan,
} from './plan.ts';
import '../front.css';

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

export function useDashSetUp(): SetUp {
  const [plan, setPlan] = useState(remembered);
  const change = (next: typeof plan) => {
    setPlan(next);
    save(STORAGE_KEY, writePlan(next));
  };
  const parts = (
    <Section title={say('dash.page.players')} class="dash-players">
      <CountChoice count={plan.seats.length} onChoose={(count) => change(withCount(plan, count))} />
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
      <CharactersChoice chosen={plan.characters} onChoose={(characters) => change({ ...plan, characters })} />
    </Section>
  );
  return { asked: requestedTable(plan), parts };
}
