// A club: its tables first, then its talk, its members, its cups; and what a stranger may do at its door.
import type { ClubNews, LobbyTable } from '@race/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Notice } from '../../shell/frame/notice.tsx';
import { Page } from '../../shell/frame/page.tsx';
import type { Go } from '../../shell/router/router.ts';
import { isolated, refusalWords, say } from '../../shell/words/say.ts';
import { connection, introduce, sendRequest } from '../../sources/online/connection.ts';
import { myName } from '../../sources/online/identity.ts';
import { useAsked } from '../cups/cup-news.ts';
import { CupTicketLink, MakeCup } from '../cups/cups-page.tsx';
import { LinkField, NameField } from '../lobby/fields.tsx';
import { Sign } from '../lobby/sign.tsx';
import { Scenery } from '../scenery/scenery.tsx';
import { ReportForm } from '../talk/talk-forms.tsx';
import { type Doing, Door, isInside, Manage, Members, Tables, Talk } from './club-parts.tsx';

interface Found {
  readonly club: ClubNews;
  readonly tables: readonly LobbyTable[];
}

export function ClubPage({ club, go }: { club: string; go: Go }): JSX.Element {
  const [notice, setNotice] = useState<string | null>(null);
  const { found, refusal, again } = useAsked<Found>({ do: 'club', club }, (value) =>
    value.kind === 'club' ? value : null,
  );
  const doing: Doing = async (request) => {
    const done = await sendRequest(request);
    setNotice(done.ok ? null : refusalWords(done.refusal));
    again();
    return done.ok;
  };
  const told =
    connection.value === 'away'
      ? say('clubs.offline')
      : refusal !== null
        ? refusalWords(refusal)
        : found === null
          ? say('clubs.loading')
          : '';
  const news = refusal === null ? (found?.club ?? null) : null;
  const tables = found?.tables ?? [];
  return (
    <Page
      title={news === null ? say('clubs.title') : isolated(news.name)}
      aside={
        news === null
          ? say('clubs.aside')
          : say('clubs.head', {
              members: say('clubs.members', { count: news.members }),
              racing: news.people.filter(({ table }) => table !== null).length,
              tables: tables.length,
            })
      }
      go={go}
      hour="night"
      scene={<Scenery of="find" />}
      back={{ to: { at: 'club', club: null }, words: say('clubs.title') }}
      foot={say('clubs.foot')}
    >
      <p class="cups-told" role="status">
        {told}
      </p>
      {news !== null && (
        <>
          {news.words !== '' && (
            <p class="club-quote" dir="auto">
              {say('clubs.quote', { words: news.words })}
            </p>
          )}
          <div class="club">
            <div class="club-left">
              <Members news={news} doing={doing} go={go} />
              <Door news={news} doing={doing} go={go} />
            </div>
            <div class="club-middle">
              {!isInside(news) && <Stranger news={news} doing={doing} />}
              <Tables news={news} tables={tables} go={go} />
              <Cups news={news} go={go} />
            </div>
            <Talk news={news} doing={doing} />
            <div class="club-end">
              {isInside(news) && (
                <section class="cup-rules sheet" aria-label={say('clubs.share')}>
                  <LinkField
                    name={say('clubs.share')}
                    how={say('clubs.share.how')}
                    address={new URL(`/club/${club}`, location.href).href}
                  />
                </section>
              )}
              <Manage key={news.standing} news={news} doing={doing} go={go} />
            </div>
          </div>
        </>
      )}
      <Notice words={notice} onDismiss={() => setNotice(null)} />
      <Sign />
    </Page>
  );
}

/** At the door: join, ask, or wait; and the word with which a club is reported. */
function Stranger({ news, doing }: { news: ClubNews; doing: Doing }): JSX.Element {
  const [name, setName] = useState(myName());
  const [trouble, setTrouble] = useState('');
  const [isReporting, setReporting] = useState(false);
  const { club, standing, door, reports } = news;
  const join = async () => {
    if (name.trim() === '') return setTrouble(say('online.name.missing'));
    const known = await introduce(name.trim());
    if (!known.ok) return setTrouble(refusalWords(known.refusal));
    setTrouble('');
    await doing({ do: 'joinClub', club });
  };
  const words =
    standing === 'asked' ? 'clubs.asked' : standing === 'barred' ? 'clubs.barred' : 'clubs.stranger';
  return (
    <section class="cup-own sheet" aria-label={say('clubs.join')}>
      <p>{say(words)}</p>
      {standing === null && (
        <>
          {myName() === '' && <NameField name={name} onName={setName} />}
          <button type="button" class="button go cup-go" onClick={() => void join()}>
            {say(door === 'open' ? 'clubs.join' : 'clubs.ask')}
          </button>
        </>
      )}
      {standing === 'asked' && (
        <button type="button" class="button" onClick={() => void doing({ do: 'leaveClub', club })}>
          {say('clubs.ask.not')}
        </button>
      )}
      <p role="status" class="cup-trouble">
        {trouble}
      </p>
      {reports && !isReporting && (
        <button type="button" class="page-link club-report" onClick={() => setReporting(true)}>
          {say('clubs.report')}
        </button>
      )}
      {isReporting && (
        <ReportForm
          reported={{ line: null, name: isolated(news.name) }}
          request={(said) => ({ do: 'reportClub', club, line: null, ...said })}
          onDone={(said) => {
            setReporting(false);
            setTrouble(said);
          }}
        />
      )}
    </section>
  );
}

function Cups({ news, go }: { news: ClubNews; go: Go }): JSX.Element {
  const [isMaking, setMaking] = useState(false);
  const { club, cups, standing } = news;
  return (
    <section class="cup-rules sheet" aria-label={say('clubs.cups')}>
      <div class="club-head">
        <h2>{say('clubs.cups')}</h2>
        {(standing === 'founder' || standing === 'officer') && (
          <button type="button" class="button" aria-expanded={isMaking} onClick={() => setMaking(!isMaking)}>
            {say(isMaking ? 'clubs.cancel' : 'clubs.cups.make')}
          </button>
        )}
      </div>
      {isMaking && (
        <>
          <p class="aside">{say('clubs.cups.make.how')}</p>
          <MakeCup club={club} go={go} />
        </>
      )}
      {cups.length === 0 && !isMaking && <p class="cup-state">{say('clubs.cups.none')}</p>}
      <ul class="cup-tickets">
        {cups.map((one) => (
          <li key={one.cup}>
            <CupTicketLink cup={one} go={go} />
          </li>
        ))}
      </ul>
    </section>
  );
}
