// A person who plays alone through a reader: by ear, or by keys.
import type { Page } from '@playwright/test';
import { answer, focused, type Listener, listen, until } from './by-ear.ts';
import { bring } from './moments.ts';
import { expect } from './page.ts';
import { find, type Reader, type Thing } from './reader.ts';

const MOST_ANSWERS = 900;
/** How often in a row the page may have nothing to answer, while bots think. */
const PATIENCE = 200;

/** The front page, with bots at full speed. */
export async function begin(page: Page, open: (page: Page) => Promise<Reader>): Promise<Listener> {
  await page.addInitScript(() => {
    localStorage.setItem('pace', 'atOnce');
    localStorage.setItem('explain', 'off');
  });
  await page.goto('/');
  return { reader: await open(page), announcement: [], answered: [], troubles: [] };
}

/** Africa, two crews, one of them a bot's. */
export async function smallRace(listener: Listener): Promise<void> {
  await press(listener, 'link', /^Choose your race/);
  await choose(listener, /^2$/);
  await press(listener, 'button', /^Start the race.*2 crews/);
}

/** South America with every module, chosen by hand, and then a recorded race with the same modules. */
export async function fullRace(page: Page, open: (page: Page) => Promise<Reader>): Promise<Listener> {
  const chooser = await begin(page, open);
  await press(chooser, 'link', /^Choose your race/);
  await choose(chooser, /^South America$/);
  await press(chooser, 'button', /^All modes$/);
  await press(chooser, 'button', /^Everything/);
  await press(chooser, 'button', /^Start the race.*South America/);
  await until(chooser, (now) => find(now, 'button', /^Choose leader/).length > 0);
  await bring(page, 'everything');
  const listener = await begin(page, open);
  await press(listener, 'link', /^Continue/);
  return listener;
}

/** Questions of modules that come up on most routes across a continent. */
export const MODULE_QUESTIONS = [
  /Who leads your crew/,
  /What do you change on your vehicle/,
  /city check your papers|Do you buy influence|Pay a bribe/,
  /A \w+ parcel is waiting|is for another city|A village/,
] as const;

/** Whether each of these was asked and answered. */
export const wereAsked = ({ announcement: told }: Listener, questions: readonly RegExp[]): boolean =>
  questions.every((question) => told.slice(0, -1).some((line) => question.test(line)));

/** Presses the control of this name, as soon as it is there. */
export async function press(listener: Listener, role: string, name: RegExp): Promise<void> {
  const whole = await until(listener, (now) => find(now, role, name).length > 0, 400);
  const [thing] = find(whole, role, name);
  if (thing !== undefined) await listener.reader.activate(thing);
}

/** Chooses one of several. A new page may take the focus once more: then it is pressed again. */
async function choose(listener: Listener, name: RegExp): Promise<void> {
  await expect(async () => {
    await press(listener, 'radio', name);
    await until(listener, (now) => find(now, 'radio', name).some(({ isOn }) => isOn), 20);
  }).toPass();
}

/** Plays until a condition holds; after others have played, each question has the focus. */
export async function playUntil(listener: Listener, isThere: (whole: Thing) => boolean): Promise<Thing> {
  let idle = 0;
  for (let n = 0; n < MOST_ANSWERS && idle < PATIENCE; ) {
    const whole = await listen(listener);
    if (isThere(whole)) return whole;
    // The question may change meanwhile: the next look finds the new one.
    const isAnswered = await answer(listener, whole).catch((reason) => {
      listener.troubles.push(String(reason));
      return false;
    });
    if (isAnswered) {
      n += 1;
      idle = 0;
      await expect.poll(async () => focused(await listener.reader.read())?.role).toBeTruthy();
    } else {
      idle += 1;
      // A key that came as the question changed may have opened the sheet of a rule.
      const [close] = idle % 25 === 0 ? find(whole, 'button', /^Close$/) : [];
      if (close !== undefined) await listener.reader.activate(close);
      await new Promise((done) => setTimeout(done, 40));
    }
  }
  const last = [...listener.answered.slice(-8), ...listener.troubles.slice(-2)].join('; ');
  throw new Error(`it never came to that; at last there was ${last}`);
}
