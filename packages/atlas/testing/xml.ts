// Enough of an XML reader to say whether a drawing is well formed.

const TAG = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y;

/** The names of all elements, or the first fault. */
export function elementsOf(text: string): string[] {
  const open: string[] = [];
  const all: string[] = [];
  let at = 0;
  while (at < text.length) {
    const next = text.indexOf('<', at);
    if (next < 0) break;
    if (/&(?!amp;|lt;|gt;|quot;|#\d+;)/.test(text.slice(at, next))) throw new Error(`bare & before ${next}`);
    TAG.lastIndex = next;
    const tag = TAG.exec(text);
    if (!tag) throw new Error(`not a tag: ${text.slice(next, next + 80)}`);
    const [whole, closing, name = '', , empty] = tag;
    if (closing && open.pop() !== name) throw new Error(`</${name}> closes nothing`);
    if (!closing) all.push(name);
    if (!closing && !empty) open.push(name);
    at = next + whole.length;
  }
  if (open.length > 0) throw new Error(`left open: ${open.join(', ')}`);
  return all;
}

/** What `href="#…"` and `url(#…)` ask for and no `id` gives. */
export function missingIds(text: string): string[] {
  const given = new Set([...text.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  const asked = [...text.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1] ?? '');
  return [...new Set(asked.filter((id) => !given.has(id)))];
}
