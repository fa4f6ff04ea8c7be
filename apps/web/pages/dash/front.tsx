// The page before a dash: who plays, how it goes, the dashes saved on this device.
import { dashPanorama } from '@race/atlas/draw/dash/poster.ts';
import { dashStrip } from '@race/atlas/draw/dash/strip.ts';
import type { CharacterId } from '@race/dash/cards/card.ts';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { DashDefs, Dial, Drawn, LandArt, Ribbon, VehicleArt } from '../../games/dash/art.tsx';
import { type DashChoices, DEFAULT_CHOICES, optionsOf, playersOf } from '../../games/dash/choices.ts';
import { DashRulesButton, DashRulesLeaf, DashRulesProvider } from '../../games/dash/rules.tsx';
import { say } from '../../games/dash/words.ts';
import { Notice } from '../../shell/frame/notice.tsx';
import { Page, Section } from '../../shell/frame/page.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import type { Go } from '../../shell/router/router.ts';
import { ownDashes } from '../../sources/device/dash-client.ts';
import { ImportGame } from '../library/import-file.tsx';
import { finished, unfinished } from '../library/libraries.tsx';
import { SavedGameSheets, useLibrary } from '../library/saved-games.tsx';
import { chooseGame } from '../lobby/games.ts';
import { dashLibrary } from './library.tsx';
import { Rivals, WhoAreYou } from './players.tsx';
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

export function DashFront({ go }: { go: Go }): JSX.Element {
  const isForgetful = useForgetful();
  const [choices, choose] = useState<DashChoices>(DEFAULT_CHOICES);
  const [isStarting, setStarting] = useState(false);
  const [character, setCharacter] = useState<CharacterId | null>(null);
  const start = async () => {
    if (isStarting) return;
    setStarting(true);
    const players = playersOf(choices, (seat) => say('dash.page.defaultName', { n: seat + 1 }));
    const options = optionsOf(choices, character);
    const outcome = await ownDashes.request({ do: 'set', options, players });
    // The first at the table chooses before all others, and has done so here.
    if (outcome.ok && character !== null)
      await ownDashes.request({ do: 'answer', seat: 0, line: 0, answer: { do: 'cast', character } });
    setStarting(false);
    if (outcome.ok && outcome.value.kind === 'table')
      go({ at: 'dash', table: outcome.value.table, isReplay: false });
  };
  return (
    <DashRulesProvider>
      <Page
        title={say('dash.page.title')}
        aside={say('dash.page.aside')}
        go={go}
        room="dash"
        scene={<Drawn class="dash-panorama" view="0 0 1400 214" markup={PANORAMA} fit="xMidYMax slice" />}
      >
        <DashDefs />
        <div class="dash-set-up">
          <WhoAreYou
            character={character}
            name={choices.names[0] ?? ''}
            onCast={setCharacter}
            onName={(name) => choose({ ...choices, names: choices.names.with(0, name) })}
          />
          <Rivals choices={choices} onChoose={choose} />
          <HowTo />
          <div class="dash-begin">
            <div class="dash-start">
              <button type="button" class="button go" aria-busy={isStarting} onClick={() => void start()}>
                <Icon name="steering-wheel" />
                {say(isStarting ? 'dash.page.starting' : 'dash.page.start')}
              </button>
            </div>
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
        </div>
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

// The dashes saved on this device: continue, export, delete; and import one from a file.
function SavedDashes({ go }: { go: Go }): JSX.Element {
  const libraryState = useLibrary(dashLibrary.list);
  const { games, told: announcement, status, notice, dismiss, taken } = libraryState;
  const all = [...unfinished(games ?? []), ...finished(games ?? [])];
  return (
    <Section title={say('dash.page.kept')} class={all.length > 0 ? 'dash-kept' : 'dash-kept is-none'}>
      <p ref={status} class="races-told" aria-live="polite" tabIndex={-1}>
        {announcement}
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
