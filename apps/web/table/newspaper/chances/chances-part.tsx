// The chances on the front page of the newspaper.

import { signal } from '@preact/signals';
import type { Seat } from '@race/kernel';
import type { ChanceCurve, CurvePoint } from '@race/study';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { downloadFile } from '../../../shell/frame/files.tsx';
import { say } from '../../../shell/words/say.ts';
import { makeThinker } from '../../../sources/thinking/thinker.ts';
import { perTable, useTable } from '../../model/table.ts';
import { fileName, lettersInText, measureHere, pictureOf } from '../front-page/letters.ts';
import { Barograph, ChancesTable, Legend, Turnings } from './barograph.tsx';
import { drawChances, SHARED } from './share-picture.ts';
import { byTurns, howWords, sentenceOf } from './strip.ts';

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

interface Props {
  readonly read: ReadFile;
  /** Of the newspaper: it stands over the picture, too. */
  readonly headline: string;
}

export function ChancesPart({ read, headline }: Props): JSX.Element | null {
  const table = useTable();
  const { shown, ask } = chancesOf(table);
  useEffect(() => {
    if (shown.peek().is === 'idle') void ask(read, null);
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
