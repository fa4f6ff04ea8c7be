import type { ComponentChildren, JSX } from 'preact';
import { Sheet } from '../shell/frame/sheet.tsx';
import { preferences } from '../shell/settings/preferences.ts';
import { SettingChoice } from '../shell/settings/settings-panel.tsx';
import { say } from '../shell/words/say.ts';
import { openedAid } from './aids.tsx';
import './aids/aid-sheet.css';

const close = (): void => {
  openedAid.value = null;
};

/** A sheet with an aid on it: the keys, the map in words. */
export const AidSheet = ({
  title,
  children,
}: {
  title: string;
  children: ComponentChildren;
}): JSX.Element => (
  <Sheet title={title} class="aid" onClose={close}>
    {children}
  </Sheet>
);

// Keys and what they do, and whether letters by themselves do anything.
export function KeyLine({ press, words }: { press: string; words: string }): JSX.Element {
  return (
    <div class="keys-line">
      <dt>
        {press.split(' ').map((one) => (
          <kbd key={one}>{one}</kbd>
        ))}
      </dt>
      <dd>{words}</dd>
    </div>
  );
}

export const SingleKeys = (): JSX.Element => (
  <section class="menu-part" aria-label={preferences.keys.legend()}>
    <SettingChoice of={preferences.keys} />
  </section>
);

// Buttons that open the aids, for people who do not use keys.
export function AidButtons({ close }: { close: () => void }): JSX.Element {
  const open = (aid: 'help' | 'words') => {
    close();
    openedAid.value = aid;
  };
  return (
    <>
      <button type="button" class="button" onClick={() => open('words')}>
        {say('outlook.title')}
      </button>
      <button type="button" class="button" onClick={() => open('help')}>
        {say('keys.title')}
      </button>
    </>
  );
}
