// Words of parts of the page. Which texts a part has is fetched with them.
import type { Words } from '@race/words/t.ts';

export const about = async (known: Words): Promise<Words> =>
  (await import('@race/words/parts/about.ts')).withAbout(known);
export const back = async (known: Words): Promise<Words> =>
  (await import('@race/words/parts/back.ts')).withBack(known);
export const learning = async (known: Words): Promise<Words> =>
  (await import('@race/words/parts/learning.ts')).withLearning(known);
export const online = async (known: Words): Promise<Words> =>
  (await import('@race/words/parts/online.ts')).withOnline(known);
export const people = async (known: Words): Promise<Words> =>
  (await import('@race/words/parts/people.ts')).withPeople(known);
export const rivals = async (known: Words): Promise<Words> =>
  (await import('@race/words/parts/rivals.ts')).withRivals(known);
