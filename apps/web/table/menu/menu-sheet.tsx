// The menu of a table: leave it, save it, read the rules, change settings.
import type { ComponentChildren, ComponentType, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { download } from '../../shell/frame/files.tsx';
import { Sheet } from '../../shell/frame/sheet.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go, Route } from '../../shell/router/router.ts';
import { SettingsPanel } from '../../shell/settings/settings-panel.tsx';
import { say } from '../../shell/words/say.ts';
import { type GameDevice, saveGame } from '../../sources/device/client.ts';
import './menu-sheet.css';

interface Props {
  readonly table: string;
  /** The name of this game. */
  readonly title: string;
  readonly device: GameDevice;
  readonly go: Go;
  /** Where leaving leads to. */
  readonly home: { readonly to: Route; readonly words: string };
  readonly close: () => void;
  /** Links to the rules and to past races. */
  readonly ways: ComponentChildren;
  /** Where this game is saved; an online table says so itself. */
  readonly kept: string;
  /** What only an online table has. */
  readonly More: ComponentType<{ go: Go }> | undefined;
}

export function MenuSheet(props: Props): JSX.Element {
  const { More, go, close } = props;
  return (
    <Sheet title={say('menu.title')} onClose={close}>
      <ThisGame {...props} />
      {More && <More go={go} />}
      <section class="menu-part" aria-label={say('front.settings')}>
        <h3 class="label">{say('front.settings')}</h3>
        <SettingsPanel />
      </section>
    </Sheet>
  );
}

function ThisGame({ table, title, device, go, home, ways, kept }: Props): JSX.Element {
  const { announcement, save } = useSaving(device, table);
  return (
    <section class="menu-part" aria-label={title}>
      <h3 class="label">{title}</h3>
      <div class="menu-acts">
        <RouteLink to={home.to} go={go} class="button">
          {home.words}
        </RouteLink>
        <button type="button" class="button" onClick={save}>
          {say('table.saveFile')}
        </button>
        {ways}
        <RouteLink to={{ at: 'credits' }} go={go} class="button">
          {say('site.credits')}
        </RouteLink>
      </div>
      <p class="aside" aria-live="polite">
        {announcement || kept}
      </p>
    </section>
  );
}

interface Saving {
  /** What happened; empty before anything was saved. */
  readonly announcement: string;
  readonly save: () => void;
}

/** Saves a race as a file of the reader. */
export function useSaving(device: GameDevice, table: string): Saving {
  const [announcement, setAnnouncement] = useState('');
  const save = async () => {
    const saved = await saveGame(device, table);
    if ('trouble' in saved) return setAnnouncement(saved.trouble.words);
    download(saved.name, saved.text);
    setAnnouncement(say('menu.saved', { name: saved.name }));
  };
  return { announcement, save: () => void save() };
}
