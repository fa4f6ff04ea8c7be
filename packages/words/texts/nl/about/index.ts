import { book } from './book.ts';
import { credits } from './credits.ts';
import { edition } from './edition.ts';
import { news } from './news.ts';
import { sound } from './sound.ts';
import { storage } from './storage.ts';

export const messages = { ...book, ...credits, ...edition, ...news, ...sound, ...storage };
