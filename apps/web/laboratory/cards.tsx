// Cards: how often they were taken and played, and won with.
import { type RaceTally, shareOf } from '@race/balance';
import type { JSX } from 'preact';
import { nameOf, say } from '../words/say.ts';
import { figure, percent } from '../words/written.ts';

const MOST = 60;

export function Cards({ tally: { cards, races } }: { tally: RaceTally }): JSX.Element {
  const often = (times: number) => figure(times / Math.max(1, races));
  const rows = Object.entries(cards)
    .map(([id, count]) => ({ id, ...count, won: shareOf({ games: count.races, wins: count.wins }) }))
    .toSorted((a, b) => b.won - a.won)
    .slice(0, MOST);
  return (
    <details class="sheet laboratory-cards">
      <summary>{say('laboratory.cards')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('laboratory.card')}</th>
            <th scope="col">{say('laboratory.taken')}</th>
            <th scope="col">{say('laboratory.played')}</th>
            <th scope="col">{say('laboratory.won')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, taken, played, won }) => (
            <tr key={id}>
              <th scope="row">{nameOf('card', id)}</th>
              <td>{often(taken)}</td>
              <td>{often(played)}</td>
              <td>{percent(won)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
