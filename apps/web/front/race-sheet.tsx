// One saved race: where it goes, how far it is, who is in it, what can be done with it.
import type { JSX } from 'preact';
import { Token } from '../dashboard/silhouette.tsx';
import type { RaceEntry } from '../device/protocol.ts';
import { lazy } from '../lazy.tsx';
import { capital, loadModuleTexts, nameOf, say } from '../words/say.ts';
import type { SheetProps } from './library.ts';
import { playerName, turnWords, wayWords, whenWords } from './race-words.ts';
import { SavedGameButtons } from './saved-buttons.tsx';
import { crewOf } from './saved-races.ts';

const ModulesLine = lazy(async () => {
  await loadModuleTexts();
  return (await import('../modules/choosing/modules-line.tsx')).ModulesLine;
}, null);

export function RaceSheet({ saved, ...acts }: SheetProps & { readonly saved: RaceEntry }): JSX.Element {
  const { table, options, turn, over, touched } = saved;
  const when = whenWords(touched, Date.now());
  const title = nameOf('board', options.board);
  return (
    <li class="race-sheet sheet">
      <div class="race-words">
        <h3>{title}</h3>
        <p class="race-way">{wayWords(options)}</p>
        {saved.lesson !== undefined && <p>{say('front.lesson')}</p>}
        {options.modules.length > 0 && <ModulesLine modules={options.modules} />}
        {saved.isForked && <p class="race-forked aside">{say('front.races.forked')}</p>}
        <p class="race-turn">
          <b>{over ? capital(say('front.races.over', { turn })) : turnWords(turn)}</b>
          <span class="aside">{say('front.races.touched', { when })}</span>
        </p>
        <ul class="race-players">
          {saved.players.map((player, seat) => (
            <li key={seat}>
              <Token crew={crewOf(saved, seat)} />
              <span>{player.kind === 'person' ? playerName(saved, seat) : botWords(saved, seat)}</span>
            </li>
          ))}
        </ul>
      </div>
      <SavedGameButtons
        {...acts}
        over={over}
        to={{ at: 'table', table }}
        replay={{ at: 'watch', table }}
        about={say('front.races.about', { race: title, when })}
      />
    </li>
  );
}

function botWords(saved: RaceEntry, seat: number): string {
  const player = saved.players[seat];
  const crew = playerName(saved, seat);
  return player?.kind === 'bot'
    ? say('front.races.players', { crew, player: say(`front.who.${player.bot}`) })
    : crew;
}
