// One kept dash: how far it is, who is in it, what can be done with it.
import type { JSX } from 'preact';
import type { SheetProps } from '../front/library.ts';
import { whenWords } from '../front/race-words.ts';
import { SavedGameButtons } from '../front/saved-buttons.tsx';
import { DashFigure } from './drawing.tsx';
import type { DashEntry } from './protocol.ts';
import { sitterWords } from './sitter-words.ts';
import { say } from './words.ts';
import '../front/my-races.css';

/** Everybody at the table: a person goes by name, a bot by how well it plays. */
const namesIn = ({ players }: DashEntry): string[] =>
  players.map((player) => (player.kind === 'person' ? player.name : sitterWords(player.bot)));

export const progressOf = ({ turn, over }: DashEntry): string =>
  over ? say('dash.page.keptOver') : say('dash.page.keptRound', { round: Math.max(turn, 1) });

export function DashSheet({ saved, ...acts }: SheetProps & { readonly saved: DashEntry }): JSX.Element {
  const { table, options, over, touched } = saved;
  const when = whenWords(touched, Date.now());
  const title = say('dash.page.title');
  return (
    <li class="race-sheet sheet">
      <div class="race-words">
        <h3>{title}</h3>
        <p class="race-way">
          {say(`dash.page.about.${options.characters}`, { count: saved.players.length })}
        </p>
        <p class="race-turn">
          <b>{progressOf(saved)}</b>
          <span class="aside">{say('front.races.touched', { when })}</span>
        </p>
        <ul class="race-players">
          {namesIn(saved).map((name, seat) => (
            <li key={seat}>
              <DashFigure seat={seat} />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      </div>
      <SavedGameButtons
        {...acts}
        over={over}
        to={{ at: 'dash', table, isReplay: false }}
        replay={over ? { at: 'dash', table, isReplay: true } : null}
        about={say('front.races.about', { race: title, when })}
      />
    </li>
  );
}
