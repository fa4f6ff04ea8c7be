// The screens whose pictures are kept in `accepted`: about forty, with all languages, sizes and both themes among them.
import { SCREENS, type Screen } from './list.ts';

const NAMES: readonly string[] = [
  'front-desktop-en',
  'front-phone-de-night',
  'front-flat-fr',
  'front-races-small-nl',
  'set-up-desktop-fr',
  'set-up-small-de-night',
  'set-up-phone-en-200',
  'around-desktop-nl-night',
  'my-races-phone-fr-night',
  'learn-desktop-nl',
  'exercise-phone-fr',
  'settings-desktop-en',
  'settings-small-fr-night',
  'rules-desktop-de',
  'rule-phone-nl',
  'solo-desktop-fr',
  'campaign-phone-de-night',
  'campaign-end-desktop-nl',
  'statistics-desktop-de',
  'laboratory-small-nl-night',
  'expedition-desktop-en',
  'friends-desktop-nl',
  'waiting-room-small-de',
  'account-desktop-en',
  'bivouac-phone-de',
  'planning-desktop-fr-night',
  'planning-small-nl',
  'sequence-desktop-de',
  'sequence-flat-en',
  'sequence-south-phone-fr-night',
  'driving-desktop-nl',
  'laying-desktop-en',
  'laying-phone-fr',
  'where-phone-de-night',
  'end-desktop-en',
  'modules-phone-fr-night',
  'first-race-small-nl-night',
  'curtain-desktop-en',
  'dash-front-desktop-fr',
  'dash-playing-phone-nl-night',
  'dash-over-desktop-de-night',
];

export const WATCHED: readonly Screen[] = NAMES.map((name) => {
  const screen = SCREENS.find((one) => one.name === name);
  if (screen === undefined) throw new Error(`there is no screen ${name} in the list`);
  return screen;
});
