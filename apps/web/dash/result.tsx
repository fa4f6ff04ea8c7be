// The end of a dash: who won, and every course in its best order with its count.
import { type DashPublic, type DashStanding, dashStandings } from '@race/dash';
import { listOf } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useFocusOn } from '../race/focus.ts';
import type { Go } from '../router/router.ts';
import { beatenBySpeed } from './beaten.ts';
import { Course } from './course.tsx';
import { cards, context, latest, nameAt, onlineTable, past, request, stepsNow } from './game.ts';
import { eventWords, say, words } from './words.ts';
import './result.css';

interface Props {
  readonly publicState: DashPublic;
  readonly go: Go;
  /** It is only watched: nothing can follow from it. */
  readonly isReplay: boolean;
}

/** The result comes once. */
const THE_END = 0;

export function Result({ publicState: known, go, isReplay }: Props): JSX.Element {
  const standings = dashStandings(cards.value, known);
  const over = past.value.flatMap(({ events }) => events).findLast(({ key }) => key === 'dashOver');
  const After = onlineTable.value?.After ?? OnceMore;
  const self = useRef<HTMLElement>(null);
  useFocusOn(self, isReplay ? null : THE_END, stepsNow);
  return (
    <section
      ref={self}
      class="sheet dash-result"
      aria-label={say('dash.page.result')}
      tabIndex={isReplay ? 0 : -1}
    >
      <h2>{over === undefined ? say('dash.page.result') : eventWords(over, context.value)}</h2>
      <BySpeed standings={standings} />
      {!isReplay && (
        <div class="dash-acts">
          <After go={go} />
        </div>
      )}
      <ol>
        {standings.map(({ seat, place, speed }) => (
          <li key={seat}>
            <p class="dash-standing">
              <b class="dash-place">{say('dash.page.placeIs', { place })}</b> {nameAt(seat)}{' '}
              <i>{say('dash.page.speedSum', { speed })}</i>
            </p>
            <Course
              name={nameAt(seat)}
              course={known.courses[seat] ?? []}
              character={known.characters[seat] ?? 'french'}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** As many stages do not make a winner: why not is said. */
function BySpeed({ standings }: { standings: readonly DashStanding[] }): JSX.Element | null {
  const beaten = beatenBySpeed(standings);
  if (beaten.length === 0) return null;
  const others = listOf(words(), beaten.map(nameAt));
  return <p class="dash-by-speed">{say('dash.page.slower', { others, count: beaten.length })}</p>;
}

/** The same players again, or a replay of this dash. */
function OnceMore({ go }: { go: Go }): JSX.Element | null {
  const now = latest.value;
  if (now === null) return null;
  const { table, options, players } = now;
  const again = async () => {
    const outcome = await request({ do: 'set', options, players });
    if (outcome.ok && outcome.value.kind === 'table')
      go({ at: 'dash', table: outcome.value.table, isReplay: false });
  };
  return (
    <>
      <button type="button" class="button go" onClick={() => void again()}>
        {say('dash.page.again')}
      </button>
      <button type="button" class="button" onClick={() => go({ at: 'dash', table, isReplay: true })}>
        {say('desk.watch')}
      </button>
    </>
  );
}
