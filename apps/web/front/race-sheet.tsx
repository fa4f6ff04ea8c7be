// One kept race: where it goes, how far it is, who is in it, what can be done with it.
import type { JSX } from 'preact';
import { Token } from '../dash/silhouette.tsx';
import type { Kept } from '../device/protocol.ts';
import { lazy } from '../lazy.tsx';
import { capital, nameOf, say, speakOfModules } from '../words/say.ts';
import { DropButton } from './drop-button.tsx';
import { crewOf } from './kept-races.ts';
import type { Go } from './place.ts';
import { PlaceLink } from './place-link.tsx';
import { playerName, turnWords, wayWords, whenWords } from './race-words.ts';

const ModulesLine = lazy(async () => {
  await speakOfModules();
  return (await import('../modules/choosing/modules-line.tsx')).ModulesLine;
}, null);

interface Props {
  readonly kept: Kept;
  /** The one to go on with: its button is the amber one. */
  readonly isNext: boolean;
  readonly go: Go;
  readonly onSave: () => void;
  readonly onDrop: () => void;
}

export function RaceSheet({ kept, isNext, go, onSave, onDrop }: Props): JSX.Element {
  const { table, options, turn, over, touched } = kept;
  const when = whenWords(touched, Date.now());
  const title = nameOf('board', options.board);
  const about = say('front.races.about', { race: title, when });
  return (
    <li class="race-sheet sheet">
      <div class="race-words">
        <h3>{title}</h3>
        <p class="race-way">{wayWords(options)}</p>
        {options.modules.length > 0 && <ModulesLine modules={options.modules} />}
        <p class="race-turn">
          <b>{over ? capital(say('front.races.over', { turn })) : turnWords(turn)}</b>
          <span class="aside">{say('front.races.touched', { when })}</span>
        </p>
        <ul class="race-players">
          {kept.players.map((player, seat) => (
            <li key={seat}>
              <Token crew={crewOf(kept, seat)} />
              <span>{player.kind === 'person' ? playerName(kept, seat) : botWords(kept, seat)}</span>
            </li>
          ))}
        </ul>
      </div>
      <div class="race-acts">
        <PlaceLink to={{ at: 'table', table }} go={go} class={isNext ? 'button go' : 'button'}>
          {say(over ? 'front.races.open' : 'front.continue')}
          <span class="unseen"> {about}</span>
        </PlaceLink>
        <button type="button" class="button" onClick={onSave}>
          {say('front.races.export')}
          <span class="unseen"> {about}</span>
        </button>
        <DropButton about={about} onDrop={onDrop} />
      </div>
    </li>
  );
}

function botWords(kept: Kept, seat: number): string {
  const player = kept.players[seat];
  const crew = playerName(kept, seat);
  return player?.kind === 'bot'
    ? say('front.races.players', { crew, player: say(`front.who.${player.bot}`) })
    : crew;
}
