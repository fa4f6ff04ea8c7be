// Starts the page.
import './shell/base/trusted.ts';
import { options, render } from 'preact';
import { App } from './app.tsx';
import { isEmbedded } from './shell/base/local-storage.ts';
import { beginWhenQuiet, makePageVersion } from './shell/offline/begin.ts';
import { makeNavigation } from './shell/router/router.ts';
import { endMotionByTap } from './shell/settings/motion.ts';
import { nameDocument, startTexts } from './shell/words/say.ts';
import { keepHyphensFromReaders } from './shell/words/soft-hyphens.ts';
import './shell/settings/apply-preferences.ts';
import { startOwnDevice } from './sources/device/own.ts';

/** A hidden page gets no animation frames but must be drawn too. In milliseconds. */
const WITHOUT_FRAMES = 100;

const page = document.getElementById('page');
if (page === null) throw new Error('the page has no place to be drawn in');
startTexts();
nameDocument();
drawOnceAFrame();
keepHyphensFromReaders();
endMotionByTap();
const version = makePageVersion();
const navigation = makeNavigation();
if (!isEmbedded && navigation.current.value.route.at === 'front') startOwnDevice();
beginWhenQuiet(version);
page.replaceChildren();
render(<App navigation={navigation} version={version} />, page);

/** Draws changes once a frame, just before it is painted: a step and the seat's view after it are drawn together. */
function drawOnceAFrame(): void {
  let drawNow = (): void => undefined;
  options.debounceRendering = (draw) => {
    const now = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      drawNow = () => undefined;
      draw();
    };
    drawNow = now;
    const frame = requestAnimationFrame(now);
    const timer = setTimeout(now, WITHOUT_FRAMES);
  };
  // Enter can come before the frame: a form that is sent holds what was just typed into it.
  document.addEventListener('submit', () => drawNow(), { capture: true });
}
