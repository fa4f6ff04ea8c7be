// The page before a dash: who plays, the dashes saved on this device, and the rules.
import { dashPanorama } from '@race/atlas/draw/dash/poster.ts';
import { dashStrip } from '@race/atlas/draw/dash/strip.ts';
import { CHARACTERS, type CharacterId } from '@race/dash/cards/card.ts';
import { type DashOptions, FEWEST_PLAYERS, MOST_PLAYERS, WAYS_TO_CAST } from '@race/dash/options.ts';
import { LONGEST_NAME } from '@race/local/format.ts';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { DashDefs, Dial, Drawn, LandArt, Ribbon, VehicleArt } from '../../games/dash/art.tsx';
import {
  type DashChoices,
  DEFAULT_CHOICES,
  optionsOf,
  playersOf,
  replaced,
  SITTERS,
  type Sitter,
  withPlayers,
} from '../../games/dash/choices.ts';
import { DashRulesButton, DashRulesLeaf, DashRulesProvider } from '../../games/dash/rules.tsx';
import { Ticket } from '../../games/dash/ticket.tsx';
import { say, sitterWords } from '../../games/dash/words.ts';
import { Segments } from '../../shell/frame/controls.tsx';
import { Notice } from '../../shell/frame/notice.tsx';
import { Page, Section } from '../../shell/frame/page.tsx';
import type { Go } from '../../shell/router/router.ts';
import { ownDashes } from '../../sources/device/dash-client.ts';
import { ImportGame } from '../library/import-file.tsx';
import { finished, unfinished } from '../library/library.ts';
import { SavedGameSheets, useLibrary } from '../library/saved-games.tsx';
import { chooseGame } from '../lobby/games.ts';
import { dashLibrary } from './library.tsx';
import './front.css';

const PANORAMA = dashPanorama();

/** Two boats whose halves have met. */
const SAMPLE_COURSE = {
  cards: [
    { vehicle: 'boat', stages: 1, left: false, right: true, character: null },
    { vehicle: 'boat', stages: 1, left: true, right: false, character: 'french' },
  ],
  joins: [{ at: 0, stages: 1 }],
  character: 'french',
  hasStar: false,
} as const;

const COUNTS = Array.from({ length: MOST_PLAYERS - FEWEST_PLAYERS + 1 }, (_, n) =>
  String(FEWEST_PLAYERS + n),
);

export function DashFront({ go }: { go: Go }): JSX.Element {
  const isForgetful = useForgetful();
  const [choices, choose] = useState<DashChoices>(DEFAULT_CHOICES);
  const [isStarting, setStarting] = useState(false);
  const [character, setCharacter] = useState<CharacterId | null>(null);
  /** Who is the first person at the table chooses before all others, so that they can do so here. */
  const isAsked = choices.characters === 'chosen' && choices.sitters[0] === 'person';
  const start = async () => {
    if (isStarting) return;
    setStarting(true);
    const players = playersOf(choices, (seat) => say('dash.page.usualName', { n: seat + 1 }));
    const outcome = await ownDashes.request({ do: 'set', options: optionsOf(choices), players });
    if (outcome.ok && isAsked && character !== null)
      await ownDashes.request({ do: 'answer', seat: 0, line: 0, answer: { do: 'cast', character } });
    setStarting(false);
    if (outcome.ok && outcome.value.kind === 'table')
      go({ at: 'dash', table: outcome.value.table, isReplay: false });
  };
  return (
    <DashRulesProvider>
      <Page title={say('dash.page.title')} aside={say('dash.page.aside')} go={go}>
        <Drawn class="dash-panorama" view="0 0 1400 214" markup={PANORAMA} fit="xMidYMid slice" />
        <DashDefs />
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
          {isAsked && (
            <section class="dash-tickets" aria-label={say('dash.page.whoAreYou')}>
              {CHARACTERS.map((one) => (
                <Ticket
                  key={one}
                  character={one}
                  isChosen={one === character}
                  onChoose={() => setCharacter(one === character ? null : one)}
                />
              ))}
            </section>
          )}
          <HowTo />
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
          {isForgetful && <p role="status">{say('dash.page.forgetful')}</p>}
        </Section>
        <SavedDashes go={go} />
        <DashRulesLeaf />
      </Page>
    </DashRulesProvider>
  );
}

/** The game in three pictures: play, take, count. */
function HowTo(): JSX.Element {
  const strip = dashStrip(SAMPLE_COURSE, { width: 410, height: 90, scale: 1 });
  return (
    <ol class="dash-how">
      <li>
        <span class="dash-how-plates" aria-hidden="true">
          {(['boat', 'train', 'car'] as const).map((vehicle, at) => (
            <i key={vehicle} class={`on-${vehicle}`}>
              <b>{at + 1}</b>
              <VehicleArt vehicle={vehicle} character={null} />
            </i>
          ))}
        </span>
        <p>
          <b>{say('dash.how.lay')}</b> {say('dash.how.layHow')}
        </p>
      </li>
      <li>
        <span class="dash-how-card" aria-hidden="true">
          <Ribbon character="french" />
          <span class="on-boat">
            <LandArt vehicle="boat" of="open" />
            <VehicleArt vehicle="boat" character="french" />
            <Dial speed={8} />
          </span>
        </span>
        <p>
          <b>{say('dash.how.take')}</b> {say('dash.how.takeHow')}
        </p>
      </li>
      <li>
        <Drawn class="dash-how-strip" view="0 0 164 90" markup={strip} />
        <p>
          <b>{say('dash.how.count')}</b> {say('dash.how.countHow')}
        </p>
      </li>
    </ol>
  );
}

/** Whether dashes cannot be saved on this device. */
function useForgetful(): boolean {
  const [isForgetful, setForgetful] = useState(false);
  useEffect(
    () =>
      ownDashes.subscribe(({ type }) => {
        if (type === 'storageLost') setForgetful(true);
      }),
    [],
  );
  return isForgetful;
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

// The dashes saved on this device: continue, export, delete; and import one from a file.
function SavedDashes({ go }: { go: Go }): JSX.Element {
  const libraryState = useLibrary(dashLibrary.list);
  const { games, told: announcement, status, notice, dismiss, taken } = libraryState;
  const all = [...unfinished(games ?? []), ...finished(games ?? [])];
  return (
    <Section title={say('dash.page.kept')} class="dash-kept">
      <p ref={status} class="races-told" aria-live="polite" tabIndex={-1}>
        {announcement || (games?.length === 0 ? say('dash.page.keptNone') : '')}
      </p>
      <SavedGameSheets games={all} isNextFirst={false} libraryState={libraryState} go={go} />
      <ImportGame
        libraryForFile={async () => dashLibrary}
        words={say('dash.page.import')}
        how={say('dash.page.importHow')}
        onTaken={(words) => void taken(words)}
      />
      <Notice words={notice} onDismiss={dismiss} />
    </Section>
  );
}
