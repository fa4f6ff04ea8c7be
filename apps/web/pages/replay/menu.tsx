// The menu of a replay: the race, the language, the theme. A sheet over the table, closed with Escape.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { ChooseFile } from '../../shell/frame/files.tsx';
import { Languages } from '../../shell/frame/languages.tsx';
import { Icon, IconButton } from '../../shell/icons/icon.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { Lights } from '../../shell/settings/settings-panel.tsx';
import { nameOf, refusalWords, say } from '../../shell/words/say.ts';
import { perTable, useTable } from '../../table/model/table.ts';
import { wayWords } from '../set-up/race-words.ts';
import { MiniBoard } from './mini-board.tsx';
import { RECORDED, type Recorded } from './moment-address.ts';
import { forgetRefusal, openReplayOf } from './open-replay.ts';
import { PositionButtons } from './position-buttons.tsx';
import { replayOf } from './replay.ts';
import '../../shell/frame/sheet.css';
import './races.css';

const menuOf = perTable(() => {
  const isMenuOpen = signal(false);

  const close = () => {
    isMenuOpen.value = false;
  };

  return { isMenuOpen, close };
});

export function Menu({ go }: { go: Go }): JSX.Element {
  const table = useTable();
  const { close, isMenuOpen } = menuOf(table);
  const box = useRef<HTMLDialogElement>(null);
  const isOpen = isMenuOpen.value;
  useEffect(() => {
    if (isOpen) box.current?.showModal();
    else box.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={box} class="menu sheet" aria-labelledby="menu-title" onClose={close}>
      {isOpen && (
        <>
          <header>
            <h2 id="menu-title">{say('names.game')}</h2>
            <IconButton icon="close" class="button menu-close" words={say('table.close')} act={close} />
          </header>
          <p class="aside">{say('replay.intro')}</p>
          <Races onChosen={close} />
          <FileButton onOpened={close} />
          <PositionButtons />
          <div class="menu-settings">
            <Languages />
            <Lights />
          </div>
          <RouteLink to={{ at: 'front' }} go={go} class="button menu-front">
            {say('table.leave')}
          </RouteLink>
          <footer class="aside">{say('settings.unofficial')}</footer>
        </>
      )}
    </dialog>
  );
}

export function MenuButton(): JSX.Element {
  const table = useTable();
  const { isMenuOpen } = menuOf(table);
  const words = say('replay.menu');
  return (
    <button
      type="button"
      class="knob"
      aria-label={words}
      title={words}
      aria-haspopup="dialog"
      onClick={() => (isMenuOpen.value = true)}
    >
      <Icon name="treasure-map" />
    </button>
  );
}

// A race from the reader's own disk. Faults in it are shown here.
function FileButton({ onOpened }: { onOpened: () => void }): JSX.Element {
  const table = useTable();
  const { showFile } = openReplayOf(table);
  const { refusal } = replayOf(table);
  useEffect(() => () => forgetRefusal(table), []);
  const open = async (file: File) => {
    if (await showFile(file)) onOpened();
  };
  return (
    <div class="file">
      <ChooseFile words={say('replay.openFile')} take={open} />
      <p role="alert" class="file-refused">
        {refusal.value && say('replay.fileRefused', { reason: refusalWords(refusal.value) })}
      </p>
    </div>
  );
}

function Races({ onChosen }: { onChosen: () => void }): JSX.Element {
  return (
    <fieldset class="races">
      <legend class="label">{say('replay.recorded')}</legend>
      {RECORDED.map((one) => (
        <RaceButton key={`${one.board}${one.towards}`} recorded={one} onChosen={onChosen} />
      ))}
    </fieldset>
  );
}

function RaceButton({ recorded, onChosen }: { recorded: Recorded; onChosen: () => void }): JSX.Element {
  const table = useTable();
  const { replay } = replayOf(table);
  const { showRecorded } = openReplayOf(table);
  const { board, towards } = recorded;
  const options = replay.value?.options;
  return (
    <button
      type="button"
      class="race-button"
      aria-pressed={options?.board === board && options.towards === towards}
      onClick={() => {
        void showRecorded(recorded);
        onChosen();
      }}
    >
      <MiniBoard board={board} towards={towards} />
      <span class="race-name">{nameOf('board', board)}</span>
      <span class="recorded-way">{wayWords(recorded)}</span>
    </button>
  );
}
