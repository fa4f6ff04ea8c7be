// The chat at a table: a knob with the number of unread messages, and a drawer over the sea.
import type { TableNews } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { save, savedText } from '../../shell/base/local-storage.ts';
import { loadSound } from '../../shell/chunks.ts';
import { IconButton } from '../../shell/icons/icon.tsx';
import { say } from '../../shell/words/say.ts';
import { lastMessage, sendRequest, talkChanges } from '../../sources/online/connection.ts';
import { saidWords } from '../lobby/sign.tsx';
import { READ_LINES, readIn, readUpTo } from './read-lines.ts';
import { TalkPart } from './talk-part.tsx';

export function TalkDrawer({ news }: { news: TableNews }): JSX.Element | null {
  const { table } = news;
  const [isOpen, setOpen] = useState(false);
  const [unread, setUnread] = useState(0);
  /** The last line that was read when the drawer was opened. */
  const [before, setBefore] = useState<number | undefined>(undefined);
  const knob = useRef<HTMLDivElement>(null);
  const message = lastMessage.value;
  const heard = message?.table === table ? message : null;
  const changes = talkChanges.value;
  useEffect(() => {
    let isWanted = true;
    void sendRequest({ do: 'talk', table }).then((found) => {
      if (!isWanted || !found.ok || found.value.kind !== 'talk') return;
      const { lines } = found.value;
      const last = lines.at(-1)?.line ?? 0;
      if (isOpen) save(READ_LINES, readIn(savedText(READ_LINES), table, last));
      const read = readUpTo(savedText(READ_LINES), table);
      setUnread(isOpen ? 0 : lines.filter(({ line, yours }) => line > read && !yours).length);
    });
    return () => {
      isWanted = false;
    };
  }, [table, changes, isOpen]);
  useClick(heard);
  const open = () => {
    setBefore(readUpTo(savedText(READ_LINES), table));
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    knob.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <div class="talk-knob" ref={knob}>
        <button
          type="button"
          class="knob"
          aria-label={say('talk.open', { count: unread })}
          aria-expanded={isOpen}
          onClick={isOpen ? close : open}
        >
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12,3C17.500,3 22,6.400 22,10.700S17.500,18.400 12,18.400C11,18.400 10,18.300 9.100,18.100L4,21L5.200,16.300C3.200,14.900 2,12.900 2,10.700C2,6.400 6.500,3 12,3Z" />
          </svg>
        </button>
        {unread > 0 && (
          <span class="talk-count" aria-hidden="true">
            {unread}
          </span>
        )}
      </div>
      <p class="unseen" role="status">
        {heard !== null && !isOpen ? saidWords(heard) : ''}
      </p>
      {isOpen && (
        <aside
          class="talk-drawer sheet"
          aria-label={say('talk.title')}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
          }}
        >
          <header>
            <h2>{say('talk.title')}</h2>
            <IconButton icon="close" class="button menu-close" words={say('table.close')} act={close} />
          </header>
          <TalkPart news={news} isDrawer {...(before === undefined ? {} : { readUpTo: before })} />
        </aside>
      )}
    </>
  );
}

/** A telegraph's click, at most once in a while. */
const CLICKS_APART = 5_000;

function useClick(heard: object | null): void {
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (heard === null || performance.now() - last.current < CLICKS_APART) return;
    last.current = performance.now();
    void loadSound().then(({ playCall }) => playCall('telegraph'));
  }, [heard]);
}
