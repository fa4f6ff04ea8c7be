// A finished race in a frame of another site: fetched without a socket, without cookies, and nothing of it is stored.
import type { Refusal } from '@race/kernel';
import { readRecord } from '@race/kernel';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lazy } from '../../shell/base/lazy.tsx';
import { loadDash } from '../../shell/chunks.ts';
import { type Route, writeRoute } from '../../shell/router/router.ts';
import { refusalWords, say } from '../../shell/words/say.ts';
import { replayOfRecord } from '../../sources/replay/dash.ts';
import type { TableModel } from '../../table/model/table.ts';
import { playerOf, replayOf } from './replay.ts';
import { Watch } from './replay-page.tsx';

/** Links lead out of the frame. */
const go = (route: Route): void => void open(`/${writeRoute(route)}`, '_blank', 'noopener');

const NOTHING: Refusal = { reason: 'net.unknownTable', rule: 'NET-06', with: {} };

export function Embedded(): JSX.Element {
  const [, , table = '', line] = location.pathname.split('/');
  const [text, setText] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    fetch(`/race/${table}.json`, { credentials: 'omit' })
      .then(async (answer) => (answer.ok ? setText(await answer.text()) : setMissing(true)))
      .catch(() => setMissing(true));
  }, [table]);
  if (isMissing || text === null)
    return (
      <main class="table">
        <p class="waiting" role="status">
          {isMissing ? refusalWords(NOTHING) : say('site.loading')}
        </p>
      </main>
    );
  const read = readRecord(text);
  if (read.ok && read.value.game === 'dash')
    return <DashReplay replay={replayOfRecord(text)} text={null} go={go} />;
  const opening = (model: TableModel) => {
    playerOf(model).pause();
    replayOf(model).ofOnline.value = table;
    void replayOf(model)
      .openReplay({ from: 'text', text }, line === undefined ? undefined : { line: Number(line) })
      .then(() => {
        model.people.value = (replayOf(model).replay.peek()?.people ?? []).map((name) => name ?? '');
      });
  };
  return <Watch go={go} opening={opening} />;
}

const DashReplay = lazy(async () => (await loadDash()).DashReplayPage);
