// The expedition of a day: its road, one's own try, the table; and the days before.
import type { ExpeditionNews } from '@race/protocol';
import type { JSX } from 'preact';
import { Page, Section } from '../front/page.tsx';
import { Sign } from '../lobby/sign.tsx';
import { connection } from '../net/connection.ts';
import type { Go } from '../router/router.ts';
import { refusalWords, say, words } from '../words/say.ts';
import { DayTable } from './day-table.tsx';
import { Earlier } from './earlier.tsx';
import { PastDay } from './past-day.tsx';
import { roadIn } from './road.ts';
import { RoadSheet } from './road-sheet.tsx';
import { SealPart } from './seal-part.tsx';
import { dayWords } from './time.ts';
import { isRefused, useExpedition } from './use-expedition.ts';
import './expedition.css';

export function ExpeditionPage({ day, go }: { day: string | null; go: Go }): JSX.Element {
  const found = useExpedition(day);
  const isThere = found !== null && !isRefused(found);
  const today = { to: { at: 'expedition', day: null }, words: say('expedition.today') } as const;
  return (
    <Page
      title={say('expedition.title')}
      aside={isThere ? dayWords(found.day, words().locale) : say('expedition.aside')}
      go={go}
      {...(day === null ? {} : { back: today })}
    >
      <p class="expedition-told" role="status">
        {toldOf(found)}
      </p>
      {isThere && <Day news={found} go={go} />}
      {day === null && <Earlier go={go} />}
      <Sign isOfLineAlone />
    </Page>
  );
}

/** Why there is nothing to see yet, or what still can be done without the server. */
function toldOf(found: ReturnType<typeof useExpedition>): string {
  if (connection.value === 'away') return say('expedition.offline');
  if (found === null) return say('expedition.loading');
  return isRefused(found) ? refusalWords(found) : '';
}

function Day({ news, go }: { news: ExpeditionNews; go: Go }): JSX.Element {
  const road = roadIn(news.options);
  return (
    <div class="expedition">
      {road !== null && (
        <div>
          <RoadSheet news={news} road={road} go={go} />
          {news.isOver && <PastDay news={news} road={road} go={go} />}
        </div>
      )}
      <div>
        <Section title={say('expedition.table')} class="expedition-part">
          <DayTable news={news} />
        </Section>
        <SealPart news={news} />
      </div>
    </div>
  );
}
