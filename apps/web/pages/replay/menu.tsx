// The menu of a replay: the race, the language, the theme. A sheet over the table, closed with Escape.
import { signal } from '@preact/signals';
import { listOf } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ChooseFile, download } from '../../shell/frame/files.tsx';
import { Languages } from '../../shell/frame/languages.tsx';
import { Icon, IconButton } from '../../shell/icons/icon.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { Lights } from '../../shell/settings/settings-panel.tsx';
import { isolated, nameOf, refusalWords, say, words } from '../../shell/words/say.ts';
import { positionAddress } from '../../sources/device/position-link.ts';
import { replayRequest } from '../../sources/replay/worker-client.ts';
import { perTable, useTable } from '../../table/model/table.ts';
import { wayWords } from '../set-up/race-words.ts';
import { MiniBoard } from './mini-board.tsx';
import { forgetRefusal, openReplayOf, RECORDED, type Recorded } from './open-replay.ts';
import { replayOf } from './replay.ts';
import { nameAt, seatToTake } from './viewpoint.tsx';

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
          <ShareButtons />
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

/** The moment that is shown, for others: its link, a sentence with the link, and the code for a page of one's own. */
function ShareButtons(): JSX.Element | null {
  const table = useTable();
  const { people } = table;
  const { momentLinks } = openReplayOf(table);
  const { replay } = replayOf(table);
  const [announcement, setAnnouncement] = useState('');
  const links = momentLinks();
  const race = replay.value;
  if (links === null || race === null) return null;
  const names = people.value.filter((name) => name !== '').map(isolated);
  const board = nameOf('board', race.options.board);
  const sentence =
    names.length === 0
      ? say('replay.share.text.bots', { board })
      : say('replay.share.text', { names: listOf(words(), names), board });
  const hand = async (text: string, is: 'link' | 'frame') => {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setAnnouncement(done ? say(`replay.share.copied.${is}`) : say('replay.position.notCopied'));
  };
  return (
    <fieldset class="races">
      <legend class="label">{say('replay.share')}</legend>
      <p class="aside">{say('replay.share.how')}</p>
      <button type="button" class="button" onClick={() => void hand(links.address, 'link')}>
        {say('replay.share.link')}
      </button>
      <button type="button" class="button" onClick={() => void hand(`${sentence}\n${links.address}`, 'link')}>
        {say('replay.share.sentence')}
      </button>
      <button type="button" class="button" onClick={() => void hand(links.frame, 'frame')}>
        {say('replay.share.frame')}
      </button>
      <p role="status">{announcement}</p>
    </fieldset>
  );
}

function PositionButtons(): JSX.Element | null {
  const table = useTable();
  const { at, replay, replayIndex } = replayOf(table);
  const [announcement, setAnnouncement] = useState('');
  const race = replay.value;
  const seat = seatToTake(table);
  if (race === null || !race.canFork || seat === null) return null;
  const read = async (then: (text: string) => string | Promise<string>) => {
    const text = await replayRequest('position', { at: at.peek(), seat });
    setAnnouncement(text === null ? say('replay.position.none') : await then(text));
  };
  const save = (text: string) => {
    const name = `great-race-${race.options.board}-position-${at.peek()}.json`;
    download(name, text);
    return say('menu.saved', { name });
  };
  const isOpen = replayIndex.value?.viewpoint === 'open';
  return (
    <fieldset class="races">
      <legend class="label">{say('replay.position')}</legend>
      <p class="aside">
        {isOpen ? say('replay.position.open') : say('replay.position.how', { crew: nameAt(table, seat) })}
      </p>
      <button type="button" class="button" onClick={() => void read(save)}>
        {say('replay.position.save')}
      </button>
      <button type="button" class="button" onClick={() => void read(copyLink)}>
        {say('replay.position.link')}
      </button>
      <p role="status">{announcement}</p>
    </fieldset>
  );
}

async function copyLink(text: string): Promise<string> {
  const address = await positionAddress(text);
  if (address === null) return say('replay.position.tooLong');
  try {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}${address}`);
    return say('replay.position.copied');
  } catch {
    return say('replay.position.notCopied');
  }
}
