/** How many columns a text takes. The languages of the race have no wide letters. */
export const columns = (text: string): number => [...text].length;

/** Breaks a text into lines of at most so many columns, between words. No-break spaces hold. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[ \t\n]+/).flatMap((one) => cut(one, width))) {
    if (line === '') line = word;
    else if (columns(line) + 1 + columns(word) <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}

/** A word that no line could hold is cut. */
function cut(word: string, width: number): string[] {
  const letters = [...word];
  if (letters.length <= width) return [word];
  const pieces: string[] = [];
  for (let at = 0; at < letters.length; at += width) pieces.push(letters.slice(at, at + width).join(''));
  return pieces;
}
