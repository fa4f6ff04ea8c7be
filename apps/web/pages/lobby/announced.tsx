// What somebody at the table did that changes no step: taking back, declining, leaving, coming back.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../../shell/words/say.ts';
import { announced, news } from '../../sources/online/connection.ts';

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
