// A quiet sign at the edge of the page: the connection is lost, a chat message, or the players the table waits for. And what
// somebody did that changes no step: taking back, declining, leaving, coming back.
import type { TableNews, TalkLine } from '@race/protocol';
import { listOf } from '@race/words/t.ts';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isolated, say, words } from '../../shell/words/say.ts';
import {
  announced,
  connection,
  hasUnsentRequests,
  lastMessage,
  news,
  waits,
} from '../../sources/online/connection.ts';
import { useTable } from '../../table/model/table.ts';
import { freeSeatIn } from './seats.tsx';
import './sign.css';

function signWords(isOfLineAlone: boolean, hasFuse: boolean): string {
  if (connection.value !== 'here') {
    if (hasUnsentRequests.value) return say('online.offline.unsent');
    return say(connection.value === 'away' ? 'online.offline' : 'online.opening');
  }
  const now = news.value;
  const message = lastMessage.value;
  // A race shows what is said at the speaker's name.
  if (isOfLineAlone && message !== null && message.table === now?.table) return saidWords(message);
  if (isOfLineAlone || now === null || now.stage !== 'racing') return '';
  // The fuse names them.
  if (now.you !== null) return hasFuse && now.clock !== null ? '' : waitWords(now);
  // The offer of a seat says already that this is a spectator.
  return freeSeatIn(now) < 0 ? say('online.spectator') : '';
}

/** Whom the table waits for, once the reader has answered. */
function waitWords({ you, seats }: TableNews): string {
  const waitsFor = waits.value?.waitsFor ?? [];
  if (waits.value?.answers.length !== 0 || waitsFor.some((seat) => seat === you)) return '';
  const names = waitsFor.flatMap((seat) => {
    const sits = seats[seat];
    return sits?.kind === 'person' ? [sits.name] : [];
  });
  return names.length === 0 ? '' : say('online.waits', { names: listOf(words(), names) });
}

interface Props {
  readonly isOfLineAlone?: boolean;
  readonly hasFuse?: boolean;
  readonly children?: ComponentChildren;
}

/** The status element is always there, so that screen readers announce its changes. */
export function Sign({ isOfLineAlone = false, hasFuse = false, children }: Props): JSX.Element {
  const words = signWords(isOfLineAlone, hasFuse);
  return (
    <div class="sign-place">
      {children}
      <div role="status">
        {words !== '' && <p class={`sign${connection.value === 'here' ? '' : ' is-away'}`}>{words}</p>}
      </div>
    </div>
  );
}

/** At the head of a table: whether the line to the server is good, and how many look on. */
export function Line(): JSX.Element {
  const { isSlow } = useTable();
  const watching = news.value?.watching ?? 0;
  const state = connection.value !== 'here' ? 'none' : isSlow.value ? 'slow' : 'good';
  return (
    <p class={`line is-${state}`}>
      <span title={say(`online.line.${state}`)}>
        <b>{say(`online.line.${state}`)}</b>
      </span>
      {watching > 0 && <span>{say('online.line.watching', { count: watching })}</span>}
    </p>
  );
}

/** The name of the speaker at that time: another person may sit there now. */
export const saidName = ({ name, seat }: TalkLine): string =>
  name === '' ? (seat === null ? say('talk.onlooker') : '—') : isolated(name);

/** A phrase in the reader's language, or words as they were written. */
export const saidText = (said: TalkLine): string =>
  'words' in said ? isolated(said.words) : say(`talk.phrase.${said.phrase}`);

export const saidWords = (said: TalkLine): string =>
  say('talk.said', { name: saidName(said), words: saidText(said) });

const TOLD_FOR = 4_000;

/** What somebody did that changes no step, for a few seconds. */
export function Announced(): JSX.Element {
  const [told, setTold] = useState<typeof announced.value>(null);
  const now = announced.value;
  useEffect(() => {
    setTold(now);
    if (now === null) return;
    const timer = setTimeout(() => setTold(null), TOLD_FOR);
    return () => clearTimeout(timer);
  }, [now]);
  const words = told === null ? '' : announcedWords(told);
  return <div role="status">{words !== '' && <p class="slip sheet slip-told">{words}</p>}</div>;
}

/** Empty for what the reader did. */
function announcedWords({ what, seat, name }: NonNullable<typeof announced.value>): string {
  const isOwn = news.peek()?.you === seat;
  if (what === 'host' && isOwn) return say('online.told.host.you');
  if (isOwn && OWN_IS_KNOWN.has(what)) return '';
  return say(`online.told.${what}`, { name });
}

/** The reader sees the effect of these without a word. */
const OWN_IS_KNOWN: ReadonlySet<string> = new Set(['undone', 'left', 'isBack', 'conceded', 'settings']);
