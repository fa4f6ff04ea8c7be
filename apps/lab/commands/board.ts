import { drawBoard, THEMES } from '@race/atlas';
import { BOARD_IDS, type BoardData, type BoardId, cityAt, DIRECTIONS } from '@race/great-race';
import { africa1 } from '@race/great-race/board/africa-1.ts';
import { makeBoard } from '@race/great-race/board/board.ts';
import { southAmerica1 } from '@race/great-race/board/south-america-1.ts';
import { cityName, find, LANGUAGES, loadWords, t, theCity, type Words } from '@race/words';
import { command } from '../cli/command.ts';
import { UsageFault } from '../cli/fault.ts';
import { file, oneOf, whole } from '../cli/options.ts';
import { writeText } from '../records/files.ts';

const BOARDS: Record<BoardId, BoardData> = { africa: africa1, 'south-america': southAmerica1 };

export const board = command({
  name: 'board',
  summary: 'Draws a board as an SVG file.',
  takes: ['NAME'],
  options: {
    svg: file('where the drawing is written', null),
    theme: oneOf('light or dark', THEMES, 'day'),
    towards: oneOf('direction of the race', DIRECTIONS, 'south'),
    language: oneOf('language of the names', LANGUAGES, 'en'),
    width: whole('width in pixels', 1400, { least: 200, most: 10_000 }),
  },
  async run({ svg, theme, towards, language, width }, { files: [name] }) {
    const id = BOARD_IDS.find((one) => one === name);
    if (id === undefined) throw new UsageFault(`there is no board “${name}”: ${BOARD_IDS.join(', ')}`);
    if (svg === null) throw new UsageFault('board needs --svg FILE');
    const data = BOARDS[id];
    const words = await loadWords(language);
    const text = drawBoard({
      board: data,
      theme,
      names: (city) => cityName(words, city),
      words: (key) => find(words, `names.map.${key}`, initial(find(words, `names.direction.${key}`, key))),
      cartouche: titleOf(words, { id, data, towards }),
      north: towards === 'north',
      view: { width },
    });
    writeText(svg, text);
    const { spaces, lines } = data;
    const cities = spaces.filter(({ city }) => city !== null).length;
    const result = {
      board: id,
      version: data.version,
      file: svg,
      spaces: spaces.length,
      cities,
      lines: lines.length,
      bytes: Buffer.byteLength(text),
    };
    return {
      result,
      text: `${svg}: ${result.spaces} spaces, ${cities} cities, ${result.lines} lines`,
      ok: true,
    };
  },
});

const initial = (word: string): string => word.slice(0, 1).toUpperCase();

function titleOf(
  words: Words,
  of: { readonly id: BoardId; readonly data: BoardData; readonly towards: 'south' | 'north' },
) {
  const made = makeBoard(of.data, of.towards);
  const end = (space: number) => theCity(words, cityAt(made, space)?.id ?? '');
  return {
    above: t(words, 'names.game'),
    title: t(words, `names.board.${of.id}`),
    below: t(words, 'table.way', { from: end(made.start), to: end(made.destination) }),
    foot: '1935',
  };
}
