import { book } from './book.ts';
import { credits } from './credits.ts';
import { edition } from './edition.ts';
import { keys } from './keys.ts';
import { laboratory } from './laboratory.ts';
import { news } from './news.ts';
import { outlook } from './outlook.ts';
import { privacy } from './privacy.ts';
import { settings } from './settings.ts';
import { sound } from './sound.ts';
import { storage } from './storage.ts';

// What the page says of itself. Fetched where somebody asks.
export const messages = {
  ...book,
  ...credits,
  ...edition,
  ...keys,
  ...laboratory,
  ...news,
  ...outlook,
  ...privacy,
  ...settings,
  ...sound,
  ...storage,
};

export type English = typeof messages;
