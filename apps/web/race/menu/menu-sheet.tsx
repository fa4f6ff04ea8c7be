// What one may want of a table beside playing: leave it, save it, read the rules, have it otherwise.
import type { ComponentChildren, ComponentType, JSX } from 'preact';
import type { GameDevice } from '../../front/device.ts';
import { Sheet } from '../../menu/sheet.tsx';
import { RouteLink } from '../../router/route-link.tsx';
import type { Go, Route } from '../../router/router.ts';
import { SettingsPanel } from '../../settings/settings.tsx';
import { say } from '../../words/say.ts';
import { useSaving } from './saving.ts';
import './menu-sheet.css';

interface Props {
  readonly table: string;
  /** This game, by its name. */
  readonly title: string;
  readonly device: GameDevice;
  readonly go: Go;
  /** Where one leaves to. */
  readonly home: { readonly to: Route; readonly words: string };
  readonly close: () => void;
  /** The ways to what can be read: the rules, and what has been. */
  readonly ways: ComponentChildren;
  /** Where this game is kept; an online table says so itself. */
  readonly kept: string;
  /** What only an online table has. */
  readonly More: ComponentType<{ go: Go }> | undefined;
}

export function MenuSheet(props: Props): JSX.Element {
  const { More, go, close } = props;
  return (
    <Sheet title={say('desk.menu')} onClose={close}>
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
          {say('live.saveFile')}
        </button>
        {ways}
        <RouteLink to={{ at: 'credits' }} go={go} class="button">
          {say('viewer.credits')}
        </RouteLink>
      </div>
      <p class="aside" aria-live="polite">
        {announcement || kept}
      </p>
    </section>
  );
}
