/** An identifier, and further numbers of the same section after it: "BASE-PATH-06, 08" cites two rules. */
const CITATION = /\b([A-Z]+(?:-[A-Z]+)*)-(\d\d)((?:(?:, | and |–)\d\d\b)*)|\b([A-Z]+(?:-[A-Z]+)+)\b/g;

/** All identifiers that a text cites, whether they exist or not. */
export function cited(text: string): Set<string> {
  const found = new Set<string>();
  for (const [, section, first, more, name] of text.matchAll(CITATION)) {
    if (name !== undefined) found.add(name);
    if (section === undefined || first === undefined) continue;
    found.add(`${section}-${first}`);
    for (const [number] of (more ?? '').matchAll(/\d\d/g)) found.add(`${section}-${number}`);
  }
  return found;
}

/** The names of all tests of a file: what describe, it and test are given first. */
const TEST_NAME =
  /\b(?:describe|it|test)(?:\.\w+)*(?:\((?:[^()]|\([^()]*\))*\))?\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;

export function testNames(text: string): string {
  const names: string[] = [];
  for (const [, single, double, template] of text.matchAll(TEST_NAME))
    names.push(single ?? double ?? template ?? '');
  return names.join('\n');
}
