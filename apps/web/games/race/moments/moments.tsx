import { damageSign } from '@race/atlas';
import { useMemo } from 'preact/hooks';
import { angleOf, arc } from '../../../table/dashboard/gauge.tsx';
import './struck.css';
// The papers of a race on their host.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadSound } from '../../../shell/chunks.ts';
import type { Sound } from '../../../table/model/module-face.ts';
import { useTable } from '../../../table/model/table.ts';
import { standingsPageOf } from '../../../table/newspaper/open-paper.tsx';
import { PaperHost, type PaperProps } from '../../../table/papers/host.tsx';
import { Postcard } from './arrival.tsx';
import { endingOf } from './ending.ts';
import { type Content, momentsOf } from './follow.ts';
import { RevealBoard } from './reveal.tsx';
import { FoiledTelegram, Telegram } from './telegram.tsx';
import { TurnStrip } from './turn-strip.tsx';
import { spokenWords } from './words.ts';

/** How long the strip stays once the pointer has left it. */
const AFTER_REST = 1000;

export function RaceMoments(): JSX.Element {
  const table = useTable();
  const { papers, dismiss } = momentsOf(table);
  // Whoever comes back to a finished race sees its end again.
  useEffect(
    () => () => {
      standingsPageOf(table).isPutAway.value = false;
      endingOf(table).left.value = 'no';
    },
    [table],
  );
  const isMine = (content: Content) => content.kind === 'arrival' && content.seat === table.reader.value;
  return (
    <PaperHost
      papers={papers}
      dismiss={dismiss}
      Show={OnePaper}
      spoken={(content) => spokenWords(table, content)}
      dims={isMine}
      hurry={table.hurry.value}
    />
  );
}

function OnePaper({ paper, dismiss }: PaperProps<Content>): JSX.Element {
  const table = useTable();
  const { papers } = momentsOf(table);
  const isKept = useSignal(false);
  const { content, key } = paper;
  useEffect(() => {
    const sound = soundOf(content, table.reader.peek());
    void loadSound().then(({ playSound }) => playSound(sound));
  }, []);
  switch (content.kind) {
    case 'blow':
      return <Telegram content={content} putAway={dismiss} />;
    case 'foiled':
      return <FoiledTelegram content={content} />;
    case 'arrival':
      return <Postcard content={content} goOn={dismiss} />;
    case 'turn':
      return (
        <TurnStrip
          content={content}
          rest={(isOver) => (isOver ? papers.keep(key) : papers.letGo(key, AFTER_REST))}
        />
      );
    case 'reveal':
      return (
        <RevealBoard
          content={content}
          isKept={isKept.value}
          keep={() => {
            isKept.value = true;
            papers.keep(key);
          }}
          goOn={dismiss}
        />
      );
  }
}

function soundOf(content: Content, reader: number | null): Sound {
  switch (content.kind) {
    case 'blow':
      return 'blow';
    case 'arrival':
      return 'stamp';
    case 'reveal':
      return 'latch';
    case 'turn':
      return content.paid.some(({ seat }) => seat === reader) ? 'coin' : 'page';
    case 'foiled':
      return 'card';
  }
}

const CRACK =
  'M18,-26L30,-34L41,-30M18,-26L27,-16L43,-12M18,-26L10,-38L14,-49M27,-16L24,-4L33,8M30,-34L27,-44M18,-26L3,-22';

/** On a gauge that was hit: cracked glass, the needle where it stood, how far it fell, and a cog with the number of levels. */
export function Struck({ was, level, max }: { was: number; level: number; max: number }): JSX.Element {
  const cog = useMemo(() => damageSign(`−${was - level}`), [was, level]);
  return (
    <g class="struck">
      <path d="M-1.8,4L0,-42L1.8,4Z" transform={`rotate(${angleOf(was, max)})`} class="struck-needle" />
      <path d={arc(level, was, max, 49)} class="struck-arc" />
      <path d={CRACK} class="struck-glass" />
      <path d={CRACK} class="struck-crack" />
      <g class="struck-cog" dangerouslySetInnerHTML={{ __html: cog }} />
    </g>
  );
}
