// The dashes kept on this device: to go on with, to take along as a file, to be removed; and one brought from a file.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { dropGame, saveGame, type Trouble } from '../front/device.ts';
import { download } from '../front/download.ts';
import { DropButton } from '../front/drop-button.tsx';
import { ImportGame } from '../front/import-game.tsx';
import { Section } from '../front/page.tsx';
import type { Go } from '../front/place.ts';
import { PlaceLink } from '../front/place-link.tsx';
import { whenWords } from '../front/race-words.ts';
import { sitterWords } from './front.tsx';
import { wish } from './game.ts';
import type { DashPlayer, KeptDash } from './protocol.ts';
import { say } from './words.ts';
import '../front/my-races.css';

interface Props {
  readonly kept: readonly KeptDash[];
  readonly go: Go;
  readonly onChanged: () => Promise<void>;
}

export function KeptDashes({ kept, go, onChanged }: Props): JSX.Element {
  const [told, setTold] = useState('');
  const complain = ({ words }: Trouble) => setTold(words);
  const save = async (table: string) => {
    const saved = await saveGame({ wish }, table);
    if ('trouble' in saved) complain(saved.trouble);
    else download(saved.name, saved.text);
  };
  const drop = async (table: string) => {
    const trouble = await dropGame({ wish }, table);
    if (trouble === null) setTold(say('dash.page.dropped'));
    else complain(trouble);
    await onChanged();
  };
  const taken = async () => {
    setTold(say('dash.page.taken'));
    await onChanged();
  };
  return (
    <Section title={say('dash.page.kept')} class="dash-kept">
      <p class="races-told" role="status">
        {told || (kept.length === 0 ? say('dash.page.keptNone') : '')}
      </p>
      <ul>
        {kept
          .toSorted((a, b) => b.touched - a.touched)
          .map((one) => (
            <KeptLine
              key={one.table}
              kept={one}
              go={go}
              onSave={() => void save(one.table)}
              onDrop={() => void drop(one.table)}
            />
          ))}
      </ul>
      <ImportGame
        device={{ wish }}
        words={say('dash.page.import')}
        how={say('dash.page.importHow')}
        onTaken={() => void taken()}
      />
    </Section>
  );
}

interface LineProps {
  readonly kept: KeptDash;
  readonly go: Go;
  readonly onSave: () => void;
  readonly onDrop: () => void;
}

function KeptLine({ kept, go, onSave, onDrop }: LineProps): JSX.Element {
  const { table, players, turn: round, over, touched } = kept;
  const names = players.map(nameOf).join(', ');
  const when = whenWords(touched, Date.now());
  return (
    <li class="sheet">
      <p>
        <b>{names}</b> {over ? say('dash.page.keptOver') : say('dash.page.keptRound', { round })}{' '}
        <span class="aside">{say('front.races.touched', { when })}</span>
      </p>
      <PlaceLink to={{ at: 'dash', table, isFilm: false }} go={go} class="button">
        <span aria-hidden="true">{say(over ? 'front.races.open' : 'front.continue')}</span>
        <span class="unseen">{say('dash.page.continue', { names })}</span>
      </PlaceLink>
      <button type="button" class="button" onClick={onSave}>
        {say('front.races.export')}
        <span class="unseen"> {names}</span>
      </button>
      <DropButton about={names} onDrop={onDrop} />
    </li>
  );
}

const nameOf = (player: DashPlayer): string =>
  player.kind === 'person' ? player.name : sitterWords(player.bot);
