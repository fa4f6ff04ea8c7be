// Every screen a picture is taken of: all pages, in four languages, on four sizes, by day and by night.
import type { Page } from '@playwright/test';
import type { Language } from '../../packages/words/language.ts';
import { at, campaign, dash, type Opening, race, replay, withRaces } from './moments.ts';

const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
  flat: { width: 844, height: 390 },
  /** So high that a long page is seen as a whole. */
  whole: { width: 1440, height: 2600 },
  strip: { width: 390, height: 3200 },
} as const;

export interface Screen {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly language: Language;
  readonly isNight: boolean;
  /** In per cent. */
  readonly textSize: string;
  readonly open: Opening;
}

/** How a screen is shown: size, language, and perhaps by night or with larger letters. */
type Shown = readonly [keyof typeof SIZES, Language, ...('night' | '150' | '200')[]];

function screen(name: string, shown: Shown, open: Opening): Screen {
  const [size, language, ...more] = shown;
  return {
    name: [name, ...shown].join('-'),
    size: SIZES[size],
    language,
    isNight: more.includes('night'),
    textSize: more.find((word) => word !== 'night') ?? '100',
    open,
  };
}

const click =
  (selector: string): Opening =>
  (page: Page) =>
    page.locator(selector).first().click();

/** Opens a table with friends, and waits there. */
const waitingRoom: Opening = async (page) => {
  await at('friends')(page);
  await page.locator('.my-name input').first().fill('Ada');
  await page.locator('.button.go').first().click();
  await page.locator('.room').waitFor();
};

const exercise: Opening = async (page) => {
  await at('learn')(page);
  await page.locator('.exercises button').last().click();
  await page.locator('.coach').waitFor();
};

const firstRace: Opening = async (page) => {
  await at('learn')(page);
  await page.locator('.button.go').first().click();
  await page.locator('.coach').waitFor();
};

const hotSeat: Opening = async (page) => {
  await at('around')(page);
  await page.locator('.button.go').first().click();
  await page.getByRole('dialog').waitFor();
};

const key =
  (name: string): Opening =>
  async (page) => {
    // Whoever hears the key is fetched after the table itself.
    for (let tries = 0; tries < 40 && !(await page.getByRole('dialog').isVisible()); tries++) {
      await page.keyboard.press(name);
      await page.waitForTimeout(500);
    }
    await page.getByRole('dialog').waitFor();
  };

export const SCREENS: readonly Screen[] = [
  screen('front', ['desktop', 'en'], at('')),
  screen('front', ['phone', 'de', 'night'], at('')),
  screen('front', ['flat', 'fr'], at('')),
  screen('front-races', ['small', 'nl'], withRaces('')),
  screen('set-up', ['desktop', 'fr'], at('set')),
  screen('set-up', ['small', 'de', 'night'], at('set')),
  screen('set-up', ['phone', 'en', '200'], at('set')),
  screen('around', ['desktop', 'nl', 'night'], at('around')),
  screen('my-races', ['desktop', 'de'], withRaces('races')),
  screen('my-races', ['phone', 'fr', 'night'], withRaces('races')),
  screen('learn', ['desktop', 'nl'], at('learn')),
  screen('learn', ['phone', 'en'], at('learn')),
  screen('exercise', ['desktop', 'en', 'night'], exercise),
  screen('exercise', ['phone', 'fr'], exercise),
  screen('settings', ['desktop', 'en'], at('settings')),
  screen('settings', ['small', 'fr', 'night'], at('settings')),
  screen('rules', ['desktop', 'de'], at('rules')),
  screen('front', ['whole', 'de', 'night'], at('')),
  screen('front', ['strip', 'nl'], at('')),
  screen('set-up', ['whole', 'en'], at('set')),
  screen('set-up', ['strip', 'fr', 'night'], at('set')),
  screen('learn', ['strip', 'de'], at('learn')),
  screen('settings', ['strip', 'nl'], at('settings')),
  screen('solo', ['whole', 'de', 'night'], at('solo')),
  screen('campaign', ['strip', 'fr'], campaign('passport')),
  screen('campaign-end', ['whole', 'en', 'night'], campaign('race')),
  screen('statistics', ['strip', 'en', 'night'], withRaces('statistics')),
  screen('laboratory', ['strip', 'fr'], at('laboratory')),
  screen('rules', ['strip', 'en', 'night'], at('rules')),
  screen('account', ['strip', 'de', 'night'], at('account')),
  screen('expedition', ['strip', 'fr'], at('expedition')),
  screen('friends', ['strip', 'en', 'night'], at('friends')),
  screen('rule', ['phone', 'nl'], at('rules=BASE-DRIVE-05')),
  screen('credits', ['desktop', 'fr', 'night'], at('credits')),
  screen('privacy', ['phone', 'de'], at('privacy')),
  screen('laboratory', ['desktop', 'en'], at('laboratory')),
  screen('laboratory', ['small', 'nl', 'night'], at('laboratory')),
  screen('solo', ['desktop', 'fr'], at('solo')),
  screen('campaign', ['desktop', 'en'], campaign('passport')),
  screen('campaign', ['phone', 'de', 'night'], campaign('passport')),
  screen('campaign-end', ['desktop', 'nl'], campaign('race')),
  screen('campaign-replay', ['desktop', 'fr', 'night'], campaign('replay')),
  screen('statistics', ['desktop', 'de'], withRaces('statistics')),
  screen('news', ['phone', 'fr'], at('news')),
  screen('expedition', ['desktop', 'en'], at('expedition')),
  screen('expedition', ['small', 'de', 'night'], at('expedition')),
  screen('friends', ['desktop', 'nl'], at('friends')),
  screen('tables', ['phone', 'en', 'night'], at('tables')),
  screen('waiting-room', ['desktop', 'fr'], waitingRoom),
  screen('waiting-room', ['small', 'de'], waitingRoom),
  screen('account', ['desktop', 'en'], at('account')),
  screen('developers', ['phone', 'de', 'night'], at('developers')),
  screen('player', ['phone', 'nl'], at('player')),
  screen('people', ['phone', 'fr'], at('people')),
  screen('leaders', ['desktop', 'de'], at('leaders')),
  screen('find', ['desktop', 'de', 'night'], at('find')),
  screen('device', ['small', 'fr'], at('device')),
  screen('bivouac', ['desktop', 'en'], race('bivouac')),
  screen('bivouac', ['phone', 'de'], race('bivouac')),
  screen('bivouac', ['desktop', 'en', '150'], race('bivouac')),
  screen('planning', ['desktop', 'fr', 'night'], race('planning')),
  screen('planning', ['small', 'nl'], race('planning')),
  screen('planning', ['phone', 'en', '200'], race('planning')),
  screen('sequence', ['desktop', 'de'], race('sequence')),
  screen('sequence', ['flat', 'en'], race('sequence')),
  screen('sequence', ['desktop', 'nl', 'night', '200'], race('sequence')),
  screen('sequence-south', ['phone', 'fr', 'night'], race('south')),
  screen('driving', ['desktop', 'nl'], race('driving')),
  screen('driving', ['small', 'de'], race('driving')),
  screen('laying', ['desktop', 'en'], race('laying')),
  screen('laying', ['phone', 'fr'], race('laying')),
  screen('target', ['desktop', 'de', 'night'], race('target')),
  screen('keys', ['desktop', 'en'], race('sequence', key('?'))),
  screen('where', ['desktop', 'fr'], race('sequence', key('w'))),
  screen('where', ['phone', 'de', 'night'], race('sequence', key('w'))),
  screen('menu', ['phone', 'nl'], race('sequence', click('.table-menu > .knob:last-of-type'))),
  screen('newspaper', ['phone', 'en'], race('sequence', click('.paper-knob .knob'))),
  screen('end', ['desktop', 'en'], race('over')),
  screen('end', ['phone', 'de', 'night'], race('over')),
  screen('end', ['desktop', 'fr', '150'], race('over')),
  screen('modules', ['desktop', 'en'], race('modules')),
  screen('modules', ['phone', 'fr', 'night'], race('modules')),
  screen('leaders', ['desktop', 'de'], race('leaders')),
  screen('first-race', ['desktop', 'de'], firstRace),
  screen('first-race', ['small', 'nl', 'night'], firstRace),
  screen('curtain', ['desktop', 'en'], hotSeat),
  screen('dash-front', ['desktop', 'fr'], at('dash')),
  screen('dash-playing', ['desktop', 'en'], dash(9)),
  screen('dash-playing', ['phone', 'nl', 'night'], dash(9)),
  screen('dash-taking', ['small', 'de'], dash(13)),
  screen('dash-over', ['desktop', 'de', 'night'], dash(100)),
  screen('dash-replay', ['desktop', 'en'], dash(100, 'dash-replay')),
  screen('replay', ['desktop', 'en'], replay('over')),
  screen(
    'replay',
    ['phone', 'de'],
    replay('over', (page) => page.keyboard.press('End')),
  ),
  screen('recorded', ['flat', 'nl', 'night'], at('watch')),
];
