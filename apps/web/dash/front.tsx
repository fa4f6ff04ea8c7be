// Before a dash: who plays, a list of those kept on the device, and the rules.
import { type DashOptions, FEWEST_PLAYERS, MOST_PLAYERS, WAYS_TO_CAST } from '@race/dash/options.ts';
import { LONGEST_NAME } from '@race/local/file.ts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Page, Section } from '../front/page.tsx';
import { Segments } from '../front/segments.tsx';
import { chooseGame } from '../lobby/games.ts';
import type { Go } from '../router/router.ts';
import {
  type DashChoices,
  DEFAULT_CHOICES,
  optionsOf,
  playersOf,
  replaced,
  SITTERS,
  type Sitter,
  withPlayers,
} from './choices.ts';
import { isForgetful, request } from './game.ts';
import { DashRulesButton, DashRulesLeaf } from './rules.tsx';
import { SavedDashes } from './saved-games.tsx';
import { sitterWords } from './sitter-words.ts';
import { say } from './words.ts';
import './front.css';

const COUNTS = Array.from({ length: MOST_PLAYERS - FEWEST_PLAYERS + 1 }, (_, n) =>
  String(FEWEST_PLAYERS + n),
);

export function DashFront({ go }: { go: Go }): JSX.Element {
  const [choices, choose] = useState<DashChoices>(DEFAULT_CHOICES);
  const [isStarting, setStarting] = useState(false);
  const start = async () => {
    if (isStarting) return;
    setStarting(true);
    const players = playersOf(choices, (seat) => say('dash.page.usualName', { n: seat + 1 }));
    const outcome = await request({ do: 'set', options: optionsOf(choices), players });
    setStarting(false);
    if (outcome.ok && outcome.value.kind === 'table')
      go({ at: 'dash', table: outcome.value.table, isReplay: false });
  };
  return (
    <Page title={say('dash.page.title')} aside={say('dash.page.aside')} go={go}>
      <Section title={say('dash.page.players')} class="dash-players">
        <CountChoice
          count={choices.sitters.length}
          onChoose={(players) => choose(withPlayers(choices, players))}
        />
        <ol class="dash-seats">
          {choices.sitters.map((sitter, seat) => (
            <SeatChoice
              key={seat}
              seat={seat}
              sitter={sitter}
              name={choices.names[seat] ?? ''}
              onSit={(who) => choose({ ...choices, sitters: replaced(choices.sitters, seat, who) })}
              onName={(name) => choose({ ...choices, names: replaced(choices.names, seat, name) })}
            />
          ))}
        </ol>
        <CharactersChoice
          chosen={choices.characters}
          onChoose={(characters) => choose({ ...choices, characters })}
        />
        <div class="dash-acts">
          <button type="button" class="button go" aria-busy={isStarting} onClick={() => void start()}>
            {say(isStarting ? 'dash.page.starting' : 'dash.page.start')}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => {
              chooseGame('dash');
              go({ at: 'friends' });
            }}
          >
            {say('dash.page.friends')}
          </button>
          <DashRulesButton />
        </div>
        {isForgetful.value && <p role="status">{say('dash.page.forgetful')}</p>}
      </Section>
      <SavedDashes go={go} />
      <DashRulesLeaf />
    </Page>
  );
}

export function CountChoice({
  count,
  onChoose,
}: {
  count: number;
  onChoose: (count: number) => void;
}): JSX.Element {
  return (
    <Segments
      legend={say('dash.page.howMany')}
      choices={COUNTS.map((value) => ({ value, words: value }))}
      chosen={String(count)}
      onChoose={(value) => onChoose(Number(value))}
    />
  );
}

interface CharactersProps {
  readonly chosen: DashOptions['characters'];
  readonly onChoose: (characters: DashOptions['characters']) => void;
}

/** DASH-SETUP-04. */
export function CharactersChoice({ chosen, onChoose }: CharactersProps): JSX.Element {
  return (
    <Segments
      legend={say('dash.page.characters')}
      choices={WAYS_TO_CAST.map((value) => ({ value, words: say(`dash.page.characters.${value}`) }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

interface SeatProps {
  readonly seat: number;
  readonly sitter: Sitter;
  readonly name: string;
  readonly onSit: (sitter: Sitter) => void;
  readonly onName: (name: string) => void;
}

function SeatChoice({ seat, sitter, name, onSit, onName }: SeatProps): JSX.Element {
  return (
    <li class="dash-seat">
      <Segments
        legend={say('dash.page.seat', { n: seat + 1 })}
        choices={SITTERS.map((value) => ({ value, words: sitterWords(value) }))}
        chosen={sitter}
        onChoose={onSit}
      />
      {sitter === 'person' && (
        <input
          class="dash-name"
          type="text"
          maxLength={LONGEST_NAME}
          value={name}
          placeholder={say('dash.page.usualName', { n: seat + 1 })}
          aria-label={say('dash.page.name', { n: seat + 1 })}
          onInput={(event) => onName(event.currentTarget.value)}
        />
      )}
    </li>
  );
}
