import { book } from './book.ts';
import { edition } from './edition.ts';
import { news } from './news.ts';
import { storage } from './storage.ts';

// What the page says of itself. Fetched where somebody asks.
export const messages = { ...book, ...edition, ...news, ...storage };

export type English = typeof messages;
