// The modules in play, as far as the page shows them. Each is a folder of its own, fetched with a race that has it.
import { signal } from '@preact/signals';
import type { ModuleFace } from '../modules/face.ts';
import type { AnswerStand } from '../race/decide/arrange.ts';

/** Empty for a race without modules. */
export const inPlay = signal<readonly ModuleFace[]>([]);

type Fetch = (choices: readonly string[]) => Promise<readonly ModuleFace[]>;

/** The tables that show modules register how to load them: pages before a race do not need it. */
let register: (fetch: Fetch) => void = () => undefined;
const registered = new Promise<Fetch>((resolve) => {
  register = resolve;
});
export const setModuleLoader = (fetch: Fetch): void => register(fetch);

/** Fetches what these choices show, and their words. */
export const fetchModules: Fetch = async (choices) =>
  choices.length === 0 ? [] : (await registered)(choices);

/** How much of the map's upper edge their badges take, in pixels. */
export const badgesAbove = (): number => (inPlay.value.length > 0 ? 62 : 0);

/** What the modules in play bring of one thing, in their order. */
export const gather = <X>(of: (face: ModuleFace) => X | undefined): X[] =>
  inPlay.value.flatMap((face) => of(face) ?? []);

/** Where one of their answers is given. */
export const standOf: AnswerStand = (verb) => gather(({ stands }) => stands?.[verb])[0];
