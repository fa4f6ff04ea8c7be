// What race a player is challenged to; the rest can be changed in the waiting room.
import type { Clock, PlayerNews } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Segments } from '../../shell/frame/controls.tsx';
import type { Go } from '../../shell/router/router.ts';
import { refusalWords, say } from '../../shell/words/say.ts';
import { introduce, sendRequest } from '../../sources/online/connection.ts';
import { myName } from '../../sources/online/identity.ts';
import { NameField } from '../lobby/fields.tsx';
import { faceOf } from '../lobby/games.ts';
import { ClockChoice } from '../lobby/table-options.tsx';
import { boardName, PLACES } from './ratings.tsx';

interface Props {
  readonly player: PlayerNews;
  readonly go: Go;
  readonly onCancel: () => void;
}

export function ChallengeForm({ player: { person, name, ratings }, go, onCancel }: Props): JSX.Element {
  // The track that this player races most.
  const [usual] = ratings;
  const [place, setPlace] = useState(usual === undefined ? 'race/africa' : `${usual.game}/${usual.board}`);
  const [crews, setCrews] = useState('2');
  const [rated, setRated] = useState(true);
  const [clock, setClock] = useState<Clock | null>(null);
  const [mine, setMine] = useState(myName());
  const [trouble, setTrouble] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const [game = '', board = ''] = place.split('/');
  const offered = faceOf(game)?.rated.crews ?? [2, 3, 4];
  const chosen = offered.includes(Number(crews)) ? crews : String(offered[0]);
  const send = async (event: Event) => {
    event.preventDefault();
    if (mine.trim() === '') return setTrouble(say('online.name.missing'));
    const known = await introduce(mine.trim());
    const made = known.ok
      ? await sendRequest({ do: 'challengePlayer', person, game, board, crews: Number(chosen), rated, clock })
      : known;
    if (!made.ok) setTrouble(refusalWords(made.refusal));
    else if (made.value.kind === 'table') go({ at: 'online', table: made.value.table });
  };
  return (
    <form ref={form} class="sheet profile-form" onSubmit={(event) => void send(event)}>
      <h2>{say('players.challenge.title', { name })}</h2>
      {myName() === '' && <NameField name={mine} onName={setMine} />}
      <Segments
        legend={say('setup.board')}
        choices={PLACES.map((one) => ({ value: `${one.game}/${one.board}`, words: boardName(one) }))}
        chosen={place}
        onChoose={setPlace}
      />
      <Segments
        legend={say('players.races.crews')}
        choices={offered.map((one) => ({ value: String(one), words: String(one) }))}
        chosen={chosen}
        onChoose={setCrews}
      />
      <Segments
        legend={say('ratings.rated.title')}
        choices={[
          { value: 'yes', words: say('ratings.rated.yes') },
          { value: 'no', words: say('ratings.rated.no') },
        ]}
        chosen={rated ? 'yes' : 'no'}
        onChoose={(value) => setRated(value === 'yes')}
      />
      <ClockChoice clock={clock} onClock={setClock} />
      <p class="aside">{say('players.challenge.sent', { name })}</p>
      <p role="alert">{trouble}</p>
      <div class="profile-acts">
        <button type="submit" class="button go">
          {say('players.challenge.send')}
        </button>
        <button type="button" class="ticket-word" onClick={onCancel}>
          {say('players.cancel')}
        </button>
      </div>
    </form>
  );
}
