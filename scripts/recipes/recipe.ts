// A recipe of CONTRIBUTING as a script can follow it.

/** What becomes of a file; null where there is none, before or after. */
export type Edit = (before: string | null) => string | null;

/** One step: the path as CONTRIBUTING writes it, and the files it stands for. */
export interface Step {
  readonly path: string;
  readonly files: readonly string[];
  readonly edit: (file: string) => Edit;
  /** Texts in every language, which some limits leave out. */
  readonly isText?: true;
}

/** A folder that begins as a copy of another. */
export interface FolderCopy {
  readonly path: string;
  readonly from: string;
  readonly to: string;
}

/** Something the recipe asks for that is left out, and who must notice: the type check in a file, or a unit test. */
export interface Lapse {
  readonly what: string;
  readonly file: string;
  readonly edit: Edit;
  readonly noticedBy: { readonly types: string } | { readonly test: string };
}

export interface Recipe {
  readonly name: string;
  /** Its heading in CONTRIBUTING. */
  readonly heading: string;
  readonly steps: readonly Step[];
  /** Copied before the steps are taken. */
  readonly folders?: readonly FolderCopy[];
  /** How many files it may touch, with or without its texts. */
  readonly limit?: { readonly files: number; readonly texts: 'counted' | 'apart' };
  /** Unit tests that must pass, those of the recipe itself included. */
  readonly tests: readonly string[];
  /** A unit test that what was added is really there. It is written to `proofOf(name)`. */
  readonly proof: string;
  readonly lapses: readonly Lapse[];
}

export const proofOf = (name: string): string => `scripts/proofs/${name}.test.ts`;

/** A whole file: a new one, or what becomes of an old one in full. */
export const whole =
  (text: string): Edit =>
  () =>
    text;

export const remove: Edit = () => null;

/** Replaces a passage, which must be there. */
export const replace =
  (passage: string, by: string): Edit =>
  (before) => {
    if (before === null) throw new Error('there is no such file');
    if (!before.includes(passage)) throw new Error(`it no longer says: ${passage}`);
    return before.replace(passage, () => by);
  };

export const insertBefore = (passage: string, text: string): Edit => replace(passage, `${text}${passage}`);

export const inOrder =
  (...edits: readonly Edit[]): Edit =>
  (before) => {
    let text = before;
    for (const edit of edits) text = edit(text);
    return text;
  };

/** One step for one file that CONTRIBUTING names as it is. */
export const change = (file: string, ...edits: readonly Edit[]): Step => ({
  path: file,
  files: [file],
  edit: () => inOrder(...edits),
});

/** One step for a new file whose name CONTRIBUTING gives with a placeholder. */
export const create = (path: string, file: string, text: string): Step => ({
  path,
  files: [file],
  edit: () => whole(text),
});

const TRANSLATED = ['en', 'fr', 'de', 'nl'] as const;

/** The same file in every language: `packages/words/texts/<language>/settings.ts`. */
export const inEveryLanguage = (path: string, edit: (language: string) => Edit, name = ''): Step => ({
  path,
  files: TRANSLATED.map((language) => path.replace('<language>', language).replace('<name>', name)),
  edit: (file) => edit(TRANSLATED.find((language) => file.includes(`/${language}/`)) ?? ''),
  isText: true,
});

/** Files that a recipe touches, and how many of them count. */
export function touched({ steps, limit }: Recipe): { readonly files: number; readonly counted: number } {
  const count = (some: readonly Step[]) => new Set(some.flatMap(({ files }) => files)).size;
  const isCounted = ({ isText }: Step) => limit?.texts === 'counted' || isText !== true;
  return { files: count(steps), counted: count(steps.filter(isCounted)) };
}
