// Words set in lines: greedy, as a compositor sets them.

/** How wide a text runs in a face of a size, in pixels. */
export type Measure = (text: string, type: Type) => number;

export interface Type {
  readonly face: 'title' | 'number' | 'label' | 'text';
  readonly size: number;
  readonly italic?: boolean;
}

/** The lines of a text in a column; a word that is wider than the column has a line of its own. */
export function linesOf(text: string, width: number, wide: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && wide(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** The largest size, of those that may be, at which a text fits on one line. */
export function sizeToFit(
  text: string,
  width: number,
  {
    most,
    least,
    wide,
  }: { readonly most: number; readonly least: number; readonly wide: (size: number) => number },
): number {
  const asSet = wide(most);
  return text === '' || asSet <= width ? most : Math.max(least, Math.floor((most * width) / asSet));
}
