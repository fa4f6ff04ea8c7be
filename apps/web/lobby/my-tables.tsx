// One's own tables over the network, beside the races kept on this device.
import type { MyTable } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Section } from '../front/page.tsx';
import { whenWords } from '../front/race-words.ts';
import { sendRequest } from '../net/connection.ts';
import { RouteLink } from '../router/route-link.tsx';
import type { Go } from '../router/router.ts';
import { capital, refusalWords, say } from '../words/say.ts';
import { clockWords } from './clock/paces.ts';
import type { TableWords } from './game-face.ts';
import { faceOf } from './games.ts';
import { SeatList } from './seat-list.tsx';

export function MyTables({ go }: { go: Go }): JSX.Element | null {
  const [tables, setTables] = useState<readonly MyTable[] | null>(null);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    void sendRequest({ do: 'mine' }).then((found) => {
      if (!found.ok) setAnnouncement(refusalWords(found.refusal));
      else if (found.value.kind === 'mine') setTables(found.value.tables);
    });
  }, []);
  if (announcement === '' && (tables === null || tables.length === 0)) return null;
  return (
    <Section title={say('online.mine')} class="shelf">
      <p role="status">{announcement}</p>
      <ul class="race-sheets">
        {(tables ?? []).map((one) => (
          <Mine key={one.table} mine={one} go={go} />
        ))}
      </ul>
    </Section>
  );
}

function stateWords({ stage, yourTurn }: MyTable, words: TableWords): string {
  if (stage === 'racing') return say(yourTurn ? 'online.mine.turn' : 'online.mine.waits');
  return stage === 'over' ? words.over() : say('online.mine.gathering');
}

function Mine({ mine, go }: { mine: MyTable; go: Go }): JSX.Element | null {
  const { table, game, options, stage, seat, news, touched, clock } = mine;
  const face = faceOf(game);
  if (face === null) return null;
  const title = face.title(options);
  const when = whenWords(touched, Date.now());
  return (
    <li class="race-sheet sheet">
      <div class="race-words">
        <h3>{title}</h3>
        <p class="race-way">{face.about(options)}</p>
        <p class="race-turn">
          <b>{stateWords(mine, face.words)}</b>
          <span class="aside">{say('front.races.touched', { when })}</span>
        </p>
        {news > 0 && <p>{say('online.mine.news', { count: news })}</p>}
        {clock !== null && <p>{capital(clockWords(clock))}.</p>}
        <SeatList news={mine} you={seat} />
      </div>
      <div class="race-acts">
        <RouteLink to={{ at: 'online', table }} go={go} class="button">
          {say(stage === 'over' ? 'front.races.open' : 'front.continue')}
          <span class="unseen"> {say('front.races.about', { race: title, when })}</span>
        </RouteLink>
      </div>
    </li>
  );
}
