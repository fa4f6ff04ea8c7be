// The buttons that save the front page as a picture or a drawing, print it, and share the race.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { download, downloadFile } from '../../../shell/frame/files.tsx';
import { say } from '../../../shell/words/say.ts';
import type { FrontPage } from './contents.ts';
import { drawFrontPage, PAGE } from './drawing.ts';
import { fileName, lettersInText, measureHere, pictureOf } from './letters.ts';
import './print.css';

interface Props {
  readonly page: FrontPage;
  readonly shared: Shared | null;
}

export function SaveButtons({ page, shared }: Props): JSX.Element {
  const [announcement, setAnnouncement] = useState('');
  const saveAs = async (as: 'picture' | 'drawing') => {
    setAnnouncement(say('newspaper.front.busy'));
    const drawing = await drawingOf(page).catch(() => null);
    const name = nameFor(page);
    const file =
      drawing === null
        ? null
        : as === 'drawing'
          ? asFile(drawing, name)
          : await pictureOf(drawing, name, PAGE);
    if (file === null) return setAnnouncement(say('newspaper.front.failed'));
    downloadFile(file);
    setAnnouncement(say('menu.saved', { name: file.name }));
  };
  const share = async () => {
    if (shared !== null)
      setAnnouncement(say(`newspaper.front.shared.${await handOn(shared, page.headline)}`));
  };
  return (
    <div class="front-keep">
      <div class="front-acts">
        <button type="button" class="button" onClick={() => void saveAs('picture')}>
          {say('newspaper.front.picture')}
        </button>
        <button type="button" class="button" onClick={() => void saveAs('drawing')}>
          {say('newspaper.front.drawing')}
        </button>
        <button type="button" class="button" onClick={() => printDrawing(drawFrontPage(page, measureHere()))}>
          {say('newspaper.front.print')}
        </button>
        {shared !== null && (
          <button type="button" class="button" onClick={() => void share()}>
            {say(shared.by === 'link' ? 'newspaper.front.share.link' : 'newspaper.front.share.file')}
          </button>
        )}
      </div>
      <p class="aside" role="status">
        {announcement}
      </p>
    </div>
  );
}

/** "the-continental-africa-5" */
const nameFor = ({ paper, sheet, date }: FrontPage): string =>
  fileName([paper, sheet.board.id, ...date.slice(0, 1)].join(' '));

// Sharing a race: by its link if it has one, else as the file that replays it.
export type Shared =
  | { readonly by: 'link'; readonly address: string }
  | { readonly by: 'file'; read(): Promise<{ readonly name: string; readonly text: string } | null> };

/** What happened. */
type Handed = 'sent' | 'copied' | 'saved' | 'failed';

/** Shares it by the device's own dialog if there is one; else copies or saves it. */
async function handOn(shared: Shared, title: string): Promise<Handed> {
  if (shared.by === 'link') {
    if (await sent({ title, url: shared.address })) return 'sent';
    return copied(shared.address);
  }
  const file = await shared.read();
  if (file === null) return 'failed';
  if (await sent({ title, files: [new File([file.text], file.name, { type: 'application/json' })] }))
    return 'sent';
  download(file.name, file.text);
  return 'saved';
}

/** A reader who closed the dialog of the device wants nothing else. */
async function sent(data: ShareData): Promise<boolean> {
  if (!('canShare' in navigator) || !navigator.canShare(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

async function copied(text: string): Promise<Handed> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

// Prints a drawing: while it is printed, the page shows nothing else.
function printDrawing(drawing: string): void {
  const sheet = document.createElement('div');
  sheet.className = 'print-sheet';
  sheet.innerHTML = drawing;
  document.body.append(sheet);
  addEventListener('afterprint', () => sheet.remove(), { once: true });
  print();
}

/** The drawing with its fonts; it needs no other file. */
const drawingOf = async (page: FrontPage): Promise<string> =>
  drawFrontPage(page, measureHere(), await lettersInText());

const asFile = (drawing: string, name: string): File =>
  new File([drawing], `${name}.svg`, { type: 'image/svg+xml' });
