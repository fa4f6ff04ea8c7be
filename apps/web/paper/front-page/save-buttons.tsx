// The buttons that save the front page as a picture or a drawing, print it, and share the race.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { downloadFile } from '../../front/download.ts';
import { say } from '../../words/say.ts';
import type { FrontPage } from './contents.ts';
import { drawFrontPage } from './drawing.ts';
import { asFile, drawingOf, measureHere, pictureOf } from './page-file.ts';
import { printDrawing } from './print.ts';
import { handOn, type Shared } from './sharing.ts';

interface Props {
  readonly page: FrontPage;
  readonly shared: Shared | null;
}

export function SaveButtons({ page, shared }: Props): JSX.Element {
  const [announcement, setAnnouncement] = useState('');
  const saveAs = async (as: 'picture' | 'drawing') => {
    setAnnouncement(say('paper.busy'));
    const drawing = await drawingOf(page).catch(() => null);
    const name = nameFor(page);
    const file =
      drawing === null ? null : as === 'drawing' ? asFile(drawing, name) : await pictureOf(drawing, name);
    if (file === null) return setAnnouncement(say('paper.failed'));
    downloadFile(file);
    setAnnouncement(say('desk.menu.saved', { name: file.name }));
  };
  const share = async () => {
    if (shared !== null) setAnnouncement(say(`paper.shared.${await handOn(shared, page.headline)}`));
  };
  return (
    <div class="front-keep">
      <div class="front-acts">
        <button type="button" class="button" onClick={() => void saveAs('picture')}>
          {say('paper.picture')}
        </button>
        <button type="button" class="button" onClick={() => void saveAs('drawing')}>
          {say('paper.drawing')}
        </button>
        <button type="button" class="button" onClick={() => printDrawing(drawFrontPage(page, measureHere()))}>
          {say('paper.print')}
        </button>
        {shared !== null && (
          <button type="button" class="button" onClick={() => void share()}>
            {say(shared.by === 'link' ? 'paper.share.link' : 'paper.share.file')}
          </button>
        )}
      </div>
      <p class="aside" role="status">
        {announcement}
      </p>
    </div>
  );
}

/** "the-continental-africa-5": letters any disk takes. */
const nameFor = ({ paper, sheet, date }: FrontPage): string =>
  [paper, sheet.board.id, ...date.slice(0, 1)]
    .join(' ')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .toLowerCase();
