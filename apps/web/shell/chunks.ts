// Every part of the page that is fetched late, with the texts that it shows. No other file of the page has a dynamic import.
import { withTexts } from './words/say.ts';

// Routes.
/** The pages before a race, and its table. */
export const loadFrontPages = () => import('../pages/front/pages.tsx');
export const loadSetUp = () => withTexts(import('../pages/set-up/chunk.ts'), 'setup', 'modules');
export const loadLearn = () => withTexts(import('../pages/learn/chunk.ts'), 'learn', 'advice', 'turn');
export const loadLibrary = () => withTexts(import('../pages/library/chunk.ts'), 'setup');
export const loadCampaign = () =>
  withTexts(import('../pages/campaign/chunk.ts'), 'setup', 'modules', 'solo', 'replay');
/** Statistics of the saved games, and the laboratory. */
export const loadFigures = () =>
  withTexts(import('../pages/figures-chunk.ts'), 'about', 'reading', 'setup', 'replay', 'modules');
export const loadRulebook = () =>
  withTexts(import('../pages/rulebook/rules-page.tsx'), 'about', 'reading', 'setup');
/** Settings, news, credits and privacy. */
export const loadAbout = () => withTexts(import('../pages/about-chunk.ts'), 'about', 'reading');
/** Replays, and the front page of the newspaper that is made of one. */
export const loadReplay = () =>
  withTexts(
    import('../pages/replay/chunk.ts'),
    'about',
    'reading',
    'replay',
    'moments',
    'study',
    'advice',
    'turn',
    'refusals',
  );

// Online.
export const loadOnline = () => withTexts(import('../pages/lobby/chunk.ts'), 'setup', 'online', 'refusals');
/** What takes place at a time: the daily expedition, and cups; and the clubs that hold them. */
export const loadDates = () =>
  withTexts(
    import('../pages/dates-chunk.ts'),
    'expedition',
    'cups',
    'ratings',
    'modules',
    'online',
    'setup',
    'people',
  );
export const loadAccount = () => withTexts(import('../pages/account/chunk.ts'), 'people', 'online');
export const loadPlayers = () => withTexts(import('../pages/players/chunk.ts'), 'ratings', 'setup', 'online');
export const loadAdministration = () =>
  withTexts(import('../pages/administration/page.tsx'), 'administration', 'people', 'online');
/** What reaches the reader on every page, and at every table. */
export const loadTalk = () => withTexts(import('../pages/talk/chunk.ts'), 'people', 'online');
export const loadRaceOnline = () =>
  withTexts(import('../pages/lobby/race/face.tsx'), 'setup', 'online', 'replay');
export const loadDashOnline = () =>
  withTexts(import('../pages/dash/online/face.tsx'), 'setup', 'online', 'dash', 'replay');

// The Dash.
export const loadDash = () => withTexts(import('../pages/dash/chunk.ts'), 'setup', 'dash', 'replay', 'about');

// The table of a race.
export const loadBivouac = () => import('../games/race/bivouac/blanket.tsx');
export const loadWindscreen = () => import('../games/race/windscreen/windscreen.tsx');
/** What a race needs after its first answer. */
export const loadTurn = () => withTexts(import('../games/race/chunk.ts'), 'turn', 'moments', 'replay');
/** The newspaper, once there is something to read. */
export const loadNewspaper = () => withTexts(import('../table/newspaper/newspaper.tsx'), 'replay');
/** What lies over the map while it is used. */
export const loadMapLayers = () => withTexts(import('../table/map/chunk.ts'), 'turn');
export const loadTileArt = () => import('@race/atlas/draw/terrain/art.ts');
export const loadSolo = () => withTexts(import('../games/race/solo/chunk.ts'), 'modules', 'solo');
export const loadAdvice = () =>
  withTexts(import('../games/race/hint/chunk.ts'), 'advice', 'moments', 'replay', 'reading');
/** The sheets of the tables of all games, and what a table begins when nothing else is fetched. */
export const loadSheets = () => withTexts(import('../games/chunk.ts'), 'about', 'turn');

// Modules.
export const loadModules = () => withTexts(import('../games/race/modules/chunk.ts'), 'modules');

// Boards.
export const loadAfrica = () => import('../table/model/boards/africa-1.ts');
export const loadSouthAmerica = () => import('../table/model/boards/south-america-1.ts');

// What the whole page needs now and then.
export const loadVersion = () => import('./offline/version.ts');
export const loadSound = () => withTexts(import('../table/sound/orchestra.ts'), 'about');
export const loadTextSize = () => import('../games/race/large/chunk.ts');
export const loadContrast = () => import('./look/contrast.css');
