// One kept dash: how far it is, who is in it, what can be done with it.
import type { JSX } from 'preact';
import type { SheetProps } from '../front/library.ts';
import { whenWords } from '../front/race-words.ts';
import { KeptActs } from '../front/saved-buttons.tsx';
import { DashFigure } from './drawing.tsx';
import type { KeptDash } from './protocol.ts';
import { sitterWords } from './sitter-words.ts';
import { say } from './words.ts';
import '../front/my-races.css';

/** Everybody at the table: a person goes by name, a bot by how well it plays. */
const namesIn = ({ players }: KeptDash): string[] =>
  players.map((player) => (player.kind === 'person' ? player.name : sitterWords(player.bot)));

export const progressOf = ({ turn, over }: KeptDash): string =>
  over ? say('dash.page.keptOver') : say('dash.page.keptRound', { round: Math.max(turn, 1) });

export function DashSheet({ kept, ...acts }: SheetProps & { readonly kept: KeptDash }): JSX.Element {
  const { table, options, over, touched } = kept;
  const when = whenWords(touched, Date.now());
  const title = say('dash.page.title');
  return (
    <li class="race-sheet sheet">
      <div class="race-words">
        <h3>{title}</h3>
        <p class="race-way">{say(`dash.page.about.${options.characters}`, { count: kept.players.length })}</p>
        <p class="race-turn">
          <b>{progressOf(kept)}</b>
          <span class="aside">{say('front.races.touched', { when })}</span>
        </p>
        <ul class="race-players">
          {namesIn(kept).map((name, seat) => (
            <li key={seat}>
              <DashFigure seat={seat} />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      </div>
      <KeptActs
        {...acts}
        over={over}
        to={{ at: 'dash', table, isFilm: false }}
        film={over ? { at: 'dash', table, isFilm: true } : null}
        about={say('front.races.about', { race: title, when })}
      />
    </li>
  );
}
