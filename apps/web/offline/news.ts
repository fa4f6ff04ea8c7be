// What is new, by release: in the words this page has, and in those of a version it does not know yet.

export interface Release {
  readonly number: number;
  readonly lines: readonly string[];
}

type Texts = { readonly [key: string]: string };

const NEWS = /^news\.(\d+)\./;

/** The newest release first; other texts are left out. */
export function releasesIn(texts: Texts): Release[] {
  const releases = new Map<number, string[]>();
  for (const [key, line] of Object.entries(texts)) {
    const [, number] = NEWS.exec(key) ?? [];
    if (number === undefined) continue;
    releases.set(Number(number), [...(releases.get(Number(number)) ?? []), line]);
  }
  return [...releases].map(([number, lines]) => ({ number, lines })).sort((a, b) => b.number - a.number);
}

/** What a newer version tells in a language and this one does not; nothing where what came cannot be read. */
export function newerNews(came: unknown, language: string, own: Texts): Texts {
  const texts: unknown = isObject(came) ? came[language] : undefined;
  if (!isObject(texts)) return {};
  const newer = Object.entries(texts).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !(entry[0] in own),
  );
  return Object.fromEntries(newer);
}

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;
