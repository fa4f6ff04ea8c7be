/** Marks where a long word may be broken; it is not shown elsewhere. */
const SOFT_HYPHEN = '\u00ad';

/** Without soft hyphens: for what is read out, copied, searched, compared or printed outside a page. */
export const unhyphenated = (text: string): string => text.replaceAll(SOFT_HYPHEN, '');

/** The same for all texts of a language. */
export const allUnhyphenated = <Texts extends object>(texts: Texts): Texts =>
  Object.assign(
    {},
    texts,
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, unhyphenated(String(text))])),
  );

/** The pieces a name can be set in, line by line. */
export const piecesOf = (name: string): string[] => name.split(/[ -]|(?<=\u00ad)/);
