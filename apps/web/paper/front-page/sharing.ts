// How a race is handed on: by its link where it has one, else as the file that replays it.
import { download } from '../../front/download.ts';

export type Shared =
  | { readonly by: 'link'; readonly address: string }
  | { readonly by: 'file'; read(): Promise<{ readonly name: string; readonly text: string } | null> };

/** What became of it. */
export type Handed = 'sent' | 'copied' | 'saved' | 'failed';

/** By the device's own way of sending where there is one; else copied, or saved. */
export async function handOn(shared: Shared, title: string): Promise<Handed> {
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

/** Who put the sheet of the device away has been asked, and wants nothing else. */
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
