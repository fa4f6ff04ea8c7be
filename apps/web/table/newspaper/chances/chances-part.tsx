// The chances on the front page of the newspaper.

import { signal } from '@preact/signals';
import { lettering, themeOf } from '@race/atlas';
import { barograph, die, numbered } from '@race/atlas/draw/barograph.ts';
import { put } from '@race/atlas/draw/svg.ts';
import { waySample } from '@race/atlas/draw/ways-driven.ts';
import type { Seat } from '@race/kernel';
import type { ChanceCurve, CurvePoint, Turning } from '@race/study';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { downloadFile } from '../../../shell/frame/files.tsx';
import { isCompact } from '../../../shell/settings/layout.ts';
import { say } from '../../../shell/words/say.ts';
import { makeThinker } from '../../../sources/thinking/thinker.ts';
import { crewName } from '../../dashboard/crew.tsx';
import type { TableModel } from '../../model/table.ts';
import { perTable, useTable } from '../../model/table.ts';
import { type Measure, sizeToFit, type Type } from '../front-page/columns.ts';
import { fileName, lettersInText, measureHere, pictureOf } from '../front-page/letters.ts';
import { Barograph, ChancesTable, Legend, Turnings } from './barograph.tsx';
import { byTurns, howWords, sentenceOf, stripOf, turningWords } from './strip.ts';

export type ShownChances =
  | { readonly is: 'idle' | 'failed' }
  | { readonly is: 'working'; readonly points: readonly CurvePoint[] }
  | { readonly is: 'known'; readonly curve: ChanceCurve };

/** The race as the text of a file; null where there is none. */
export type ReadFile = () => Promise<string | null>;

export const chancesOf = perTable((table) => {
  const shown = signal<ShownChances>({ is: 'idle' });
  const thinker = makeThinker();
  let last = 0;

  /** Has the curve of a race computed; the last one that was asked for is shown. */
  async function ask(read: ReadFile, seat: Seat | null): Promise<void> {
    last += 1;
    const own = last;
    const show = (now: ShownChances) => {
      if (own === last) shown.value = now;
    };
    show({ is: 'working', points: [] });
    const text = await read();
    if (own !== last) return;
    const curve =
      text === null
        ? null
        : await thinker.think('chances', { text, seat }, ({ points }) => {
            if (points !== undefined) show({ is: 'working', points });
          });
    show(curve === null ? { is: 'failed' } : { is: 'known', curve });
  }

  function forget(): void {
    last += 1;
    thinker.stop();
    shown.value = { is: 'idle' };
  }

  table.onClose(forget);

  return { shown, ask, forget };
});

const SIZE = { width: 520, height: 170, scale: 26 } as const;
const WIDE = { width: 820, height: 150, scale: 26 } as const;

/** Where it stands as one piece of a page: the strip, whose chances they are, and the same in words. */
export function ChancesStrip({ read, seat }: { read: ReadFile; seat: Seat }): JSX.Element | null {
  const table = useTable();
  const { shown, ask } = chancesOf(table);
  useEffect(() => void ask(read, seat), [seat]);
  const now = shown.value;
  const points = now.is === 'known' ? now.curve.points : now.is === 'working' ? now.points : [];
  const along = useMemo(() => byTurns(points), [points]);
  if (now.is === 'idle' || now.is === 'failed') return null;
  return (
    <section class="chances-part" aria-label={say('chances.title')}>
      <h3>{say('chances.title')}</h3>
      <p class="chances-how">{howWords(table, seat)}</p>
      {points.length > 0 && (
        <Barograph
          points={points}
          along={along}
          size={isCompact() ? SIZE : WIDE}
          {...(now.is === 'known' ? now.curve : {})}
        />
      )}
      <Legend point={undefined} />
      <p role="status" class="chances-how">
        {now.is === 'working' && say('chances.working', { turn: Math.max(1, points.at(-1)?.turn ?? 1) })}
        {now.is === 'known' && sentenceOf(table, points)}
      </p>
      {now.is === 'known' && <ChancesTable points={points} />}
    </section>
  );
}

interface Props {
  readonly read: ReadFile;
  /** Of the newspaper: it stands over the picture, too. */
  readonly headline: string;
}

export function ChancesPart({ read, headline }: Props): JSX.Element | null {
  const table = useTable();
  const { shown, ask } = chancesOf(table);
  useEffect(() => {
    const before = shown.peek();
    // The coach looks at it from a seat.
    if (before.is !== 'known' || before.curve.seat !== null) void ask(read, null);
  }, []);
  const now = shown.value;
  const points = now.is === 'known' ? now.curve.points : now.is === 'working' ? now.points : [];
  const along = useMemo(() => byTurns(points), [points]);
  if (now.is === 'idle') return null;
  return (
    <section class="chances-part" aria-label={say('chances.title')}>
      <h3>{say('chances.title')}</h3>
      <p class="chances-how">{howWords(table, now.is === 'known' ? now.curve.seat : null)}</p>
      {now.is === 'failed' && <p>{say('chances.failed')}</p>}
      {points.length > 0 && (
        <Barograph points={points} along={along} size={SIZE} {...(now.is === 'known' ? now.curve : {})} />
      )}
      <p role="status" class="chances-how">
        {now.is === 'working' && say('chances.working', { turn: Math.max(1, points.at(-1)?.turn ?? 1) })}
        {now.is === 'known' && sentenceOf(table, points)}
      </p>
      {now.is === 'known' && (
        <>
          <Legend point={undefined} />
          <Turnings turnings={now.curve.turnings} luck={now.curve.luck} />
          <ChancesTable points={points} />
          <SavePicture curve={now.curve} headline={headline} />
        </>
      )}
    </section>
  );
}

function SavePicture({ curve, headline }: { curve: ChanceCurve; headline: string }): JSX.Element {
  const table = useTable();
  const [announcement, setAnnouncement] = useState('');
  const save = async () => {
    setAnnouncement(say('newspaper.front.busy'));
    const drawn = await lettersInText()
      .then((faces) => drawChances(table, { headline, curve, measure: measureHere() }, faces))
      .catch(() => null);
    const name = fileName(`${say('chances.title')} ${headline}`);
    const file = drawn === null ? null : await pictureOf(drawn, name, SHARED);
    if (file === null) return setAnnouncement(say('newspaper.front.failed'));
    downloadFile(file);
    setAnnouncement(say('menu.saved', { name: file.name }));
  };
  return (
    <div class="front-keep">
      <div class="front-acts">
        <button type="button" class="button" onClick={() => void save()}>
          {say('chances.picture')}
        </button>
      </div>
      <p class="aside" role="status">
        {announcement}
      </p>
    </div>
  );
}

const SHARED = { width: 1200, height: 630 } as const;

const MARGIN = 48;
const STRIP = { width: SHARED.width - 2 * MARGIN, height: 270, scale: 34 } as const;
const STRIP_TOP = 132;
const COLUMN = (SHARED.width - 2 * MARGIN) / 3;
const TURNINGS_TOP = 476;

interface Shown {
  readonly headline: string;
  readonly curve: ChanceCurve;
  readonly measure: Measure;
}

/** `faces` is a style sheet with the fonts. */
function drawChances(table: TableModel, { headline, curve, measure }: Shown, faces: string): string {
  const theme = themeOf('day');
  const crews = table.crews.value.map(({ id }) => id);
  const strip = stripOf({ ...curve, crews, along: byTurns(curve.points) });
  const write = (x: number, y: number, words: string, type: Type, width: number) => {
    const size = sizeToFit(words, width, {
      most: type.size,
      least: type.size / 3,
      wide: (px) => measure(words, { ...type, size: px }),
    });
    return lettering(x, y, words, {
      ...type,
      size,
      fill: theme.ink,
      anchor: 'start',
      bold: type.face === 'label',
    });
  };
  const legend = table.crews.value.map((crew, nth) => {
    const wide = (SHARED.width - 2 * MARGIN) / table.crews.value.length;
    return put(
      MARGIN + nth * wide,
      STRIP_TOP + STRIP.height + 28,
      1,
      waySample(crew.id, 60) + write(74, 6, crewName(table, crew), { face: 'text', size: 22 }, wide - 90),
    );
  });
  const sizeOf = ({ before, after }: Turning) => Math.abs(after - before);
  const [luck] = curve.luck.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const items = [
    ...curve.turnings.map((turning, nth) => ({
      sign: numbered(nth + 1),
      words: turningWords(table, turning),
    })),
    ...(luck === undefined ? [] : [{ sign: die(), words: turningWords(table, luck), isLuck: true }]),
  ];
  const perLine = COLUMN - 52;
  const written = items.map(({ sign, words, ...kind }, nth) => {
    const isLuck = 'isLuck' in kind;
    const column = isLuck ? 0 : nth;
    const top = isLuck ? TURNINGS_TOP + 76 : TURNINGS_TOP;
    const width = isLuck ? 2 * COLUMN : perLine;
    const what = isLuck ? `${say('chances.luck')} · ${words.what}` : words.what;
    return put(
      MARGIN + column * COLUMN,
      top,
      1,
      put(10, -14, 1.3, sign) +
        write(34, 0, what, { face: 'text', size: 22 }, width) +
        write(34, 26, words.swing, { face: 'text', size: 20, italic: true }, width),
    );
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARED.width}" height="${SHARED.height}" viewBox="0 0 ${SHARED.width} ${SHARED.height}">`,
    `<style>${faces}</style><rect width="${SHARED.width}" height="${SHARED.height}" fill="${theme.paper}"/>`,
    `<rect x="16" y="16" width="${SHARED.width - 32}" height="${SHARED.height - 32}" fill="none" stroke="${theme.ink}" stroke-width="2"/>`,
    write(MARGIN, 82, headline.toUpperCase(), { face: 'number', size: 58 }, SHARED.width - 2 * MARGIN),
    write(
      MARGIN,
      116,
      `${say('chances.title')}, ${howWords(table, curve.seat)}`,
      { face: 'text', size: 24, italic: true },
      SHARED.width - 2 * MARGIN,
    ),
    put(MARGIN, STRIP_TOP, 1, barograph(strip, STRIP)),
    ...legend,
    ...written,
    write(MARGIN, SHARED.height - 30, say('names.game'), { face: 'label', size: 14 }, 400),
    '</svg>',
  ].join('');
}
