import { book } from './book.ts';
import { edition } from './edition.ts';
import { news } from './news.ts';
import { storage } from './storage.ts';

export const messages = { ...book, ...edition, ...news, ...storage };
