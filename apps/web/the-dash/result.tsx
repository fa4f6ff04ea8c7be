// The end of a dash: who won, and every course in its best order with its count.
import { type DashPublic, dashStandings } from '@race/dash';
import type { JSX } from 'preact';
import type { Go } from '../front/place.ts';
import { Course } from './course.tsx';
import { cards, context, nameAt, sight, wish } from './game.ts';
import { eventWords, say } from './words.ts';
import './result.css';

export function Result({ known, go }: { known: DashPublic; go: Go }): JSX.Element {
  const standings = dashStandings(cards.value, known);
  const over = sight.value?.told.findLast(({ key }) => key === 'dashOver');
  const again = async () => {
    const now = sight.value;
    if (now === null) return;
    const outcome = await wish({ do: 'set', options: now.options, players: now.players });
    if (outcome.ok && outcome.value.kind === 'table') go({ at: 'dash', table: outcome.value.table });
  };
  return (
    <section class="sheet dash-result" aria-label={say('dash.page.result')}>
      <h2>{over === undefined ? say('dash.page.result') : eventWords(over, context.value)}</h2>
      <button type="button" class="button go" onClick={() => void again()}>
        {say('dash.page.again')}
      </button>
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
