import { edition } from './edition.ts';
import { news } from './news.ts';
import { storage } from './storage.ts';

export const messages = { ...edition, ...news, ...storage };
