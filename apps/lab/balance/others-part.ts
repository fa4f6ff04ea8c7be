// René's decks and the Dash in the report.
import { intervalOf, shareOf } from '@race/balance';
import type { Report } from './report.ts';
import { interval, percent, row, rows } from './words.ts';

export function othersPart({ saved }: Report): string {
  const body = Object.entries(saved.others).flatMap(([table, scores]) =>
    Object.entries(scores).map(([of, score]) =>
      row([table, of, score.games, `${percent(shareOf(score))} ${interval(intervalOf(score), percent)}`]),
    ),
  );
  if (body.length === 0) return '';
  return `<h2>René and the Dash</h2>
<p>Solo races in the French vehicle against a deck of one level, without powers or with all of them; games of the Dash between drivers.</p>
${rows(['table', 'who', 'games', 'won'], body)}`;
}
