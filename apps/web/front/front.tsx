// The front page: a poster, printed once. One amber act; everything else is paper.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import type { Go } from '../router/router.ts';
import { say } from '../words/say.ts';
import { defaultChoices } from './choices.ts';
import { type Device, startRace } from './device.ts';
import { listSaved } from './libraries.ts';
import type { SavedGame } from './library.ts';
import { Margin } from './margin.tsx';
import { MenuEntries } from './menu-entries.tsx';
import { Notice } from './notice.tsx';
import { Scene } from './poster/scene.tsx';
import { useSheet } from './poster/use-sheet.ts';
import { keepPlaceFor, Telegram, TelegramPlace } from './telegram.tsx';
import './front.css';

interface Props {
  readonly device: Device;
  readonly go: Go;
  /** The address led nowhere. */
  readonly isLost?: boolean;
  /** Races cannot be kept on this device. */
  readonly forgetful?: boolean;
}

export function Front({ device, go, isLost = false, forgetful = false }: Props): JSX.Element {
  const { picture, window, sheet } = useSheet();
  const [games, setGames] = useState<readonly SavedGame[] | null>(null);
  const [isStarting, setStarting] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const [isLostSaid, setLostSaid] = useState(false);
  useEffect(() => {
    void listSaved(device).then((found) => {
      setGames(found ?? []);
      keepPlaceFor(found ?? []);
    });
  }, [device]);

  const raceNow = async () => {
    if (isStarting) return;
    setStarting(true);
    const started = await startRace(device, defaultChoices(false));
    setStarting(false);
    if ('table' in started) go({ at: 'table', table: started.table });
    else setNotice(say('front.notStarted', { reason: started.trouble.words }));
  };

  return (
    <div class="front">
      <div class="front-page">
        <main class="poster">
          <div class="poster-picture" ref={picture}>
            {sheet && <Scene sheet={sheet} />}
          </div>
          <div class="poster-view">
            <header class="poster-head">
              <h1>{say('names.game')}</h1>
              <p>
                <span class="poster-long">{say('front.subtitle')}</span>
                <span class="poster-short">{say('front.subtitleShort')}</span>
              </p>
            </header>
            <div class="poster-window" ref={window} />
          </div>
          <div class="poster-acts">
            <button type="button" class="button go race-now" aria-busy={isStarting} onClick={raceNow}>
              <span class="race-now-name">
                <Icon name="steering-wheel" />
                {say('front.raceNow')}
              </span>
              <span class="race-now-how">{say(isStarting ? 'front.raceNow.busy' : 'front.raceNow.how')}</span>
            </button>
            {games === null ? <TelegramPlace /> : <Telegram games={games} go={go} />}
          </div>
          <MenuEntries shape={sheet?.shape ?? 'tall'} go={go} />
        </main>
        <Margin forgetful={forgetful} go={go} />
      </div>
      <Notice
        words={notice ?? (isLost && !isLostSaid ? say('front.badAddress') : null)}
        onDismiss={() => {
          setNotice(null);
          setLostSaid(true);
        }}
      />
    </div>
  );
}
