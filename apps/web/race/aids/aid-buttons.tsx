// Ways to the aids for who does not press keys.
import type { JSX } from 'preact';
import { say } from '../../words/say.ts';
import { openedAid } from './open.ts';

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
