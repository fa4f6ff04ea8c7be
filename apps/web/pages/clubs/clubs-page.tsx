// The clubs: the reader's own, the liveliest, those that are looked for; and the sheet on which one is founded.
import { useSignal } from '@preact/signals';
import type { ClubDoor, ClubsResult, ClubTicket, RequestResult } from '@race/protocol';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Page, Section } from '../../shell/frame/page.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { isolated, refusalWords, say } from '../../shell/words/say.ts';
import { connection, sendRequest } from '../../sources/online/connection.ts';
import { useAsked } from '../cups/cup-news.ts';
import { MakeSheet } from '../lobby/fields.tsx';
import { Sign } from '../lobby/sign.tsx';
import { Empty, Scenery } from '../scenery/scenery.tsx';
import { ClubPage } from './club-page.tsx';
import { DoorField, WordsField } from './club-parts.tsx';
import '../set-up/set-table.css';
import '../players/players.css';
import '../cups/cups.css';
import './clubs.css';

export function ClubPages({ club, go }: { club: string | null; go: Go }): JSX.Element {
  return club === null ? <ClubList go={go} /> : <ClubPage club={club} go={go} />;
}

const pickClubs = (value: RequestResult): ClubsResult | null => (value.kind === 'clubs' ? value : null);

function ClubList({ go }: { go: Go }): JSX.Element {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [sought, setSought] = useState('');
  const { found, refusal } = useAsked({ do: 'clubs', name: sought }, pickClubs);
  const { mine, clubs: all } = found ?? { mine: [], clubs: [] };
  const clubs = sought === '' ? all.filter(({ standing }) => standing === null) : all;
  const told =
    connection.value === 'away'
      ? say('clubs.offline')
      : refusal !== null
        ? refusalWords(refusal)
        : found === null
          ? say('clubs.loading')
          : all.length > 0
            ? ''
            : sought === ''
              ? ''
              : say('clubs.none.found');
  const list = (title: string, shown: readonly ClubTicket[]) =>
    shown.length > 0 && (
      <Section title={title} class="cups-part">
        <ul class="cup-tickets">
          {shown.map((one) => (
            <li key={one.club}>
              <Ticket ticket={one} go={go} />
            </li>
          ))}
        </ul>
      </Section>
    );
  return (
    <Page
      title={say('clubs.title')}
      aside={say('clubs.aside')}
      go={go}
      hour="night"
      scene={<Scenery of="find" />}
      back={{ to: { at: 'tables' }, words: say('online.tables') }}
      foot={say('clubs.foot')}
    >
      <div class="cups">
        <div>
          <search>
            <form
              class="club-search"
              onSubmit={(event) => {
                event.preventDefault();
                setSought(typed.trim());
              }}
            >
              <label for={id}>{say('clubs.search')}</label>
              <input
                id={id}
                type="search"
                class="typed"
                maxLength={24}
                value={typed}
                onInput={(event) => setTyped(event.currentTarget.value)}
              />
              <button type="submit" class="button">
                {say('clubs.search.go')}
              </button>
            </form>
          </search>
          <p class="cups-told" role="status">
            {told}
          </p>
          {found !== null && all.length === 0 && sought === '' && (
            <Empty card="camp">
              <p role="status">{say('clubs.none')}</p>
            </Empty>
          )}
          {list(say('clubs.mine'), mine)}
          {list(say(sought === '' ? 'clubs.lively' : 'clubs.found'), clubs)}
        </div>
        <Section title={say('clubs.make.title')} aside={say('clubs.make.how')} class="cups-part">
          <MakeClub go={go} />
        </Section>
      </div>
      <Sign />
    </Page>
  );
}

function Ticket({ ticket, go }: { ticket: ClubTicket; go: Go }): JSX.Element {
  const { club, name, words, door, members, standing } = ticket;
  return (
    <RouteLink to={{ at: 'club', club }} go={go} class="cup-ticket sheet">
      <b>{isolated(name)}</b>
      {words !== '' && <span dir="auto">{words}</span>}
      <span class="cup-ticket-state">
        {[say('clubs.members', { count: members }), say(`clubs.door.${door}`)].join(' · ')}
        {standing !== null && <em> · {say(`clubs.role.${standing}`)}</em>}
      </span>
    </RouteLink>
  );
}

function MakeClub({ go }: { go: Go }): JSX.Element {
  const words = useSignal('');
  const [door, setDoor] = useState<ClubDoor>('open');
  const make = async (name: string) => {
    const made = await sendRequest({ do: 'makeClub', name, words: words.value.trim(), door });
    if (!made.ok) return made.refusal;
    if (made.value.kind === 'club') go({ at: 'club', club: made.value.club.club });
    return null;
  };
  return (
    <MakeSheet
      legend={say('clubs.make.name')}
      missing={say('clubs.make.name.missing')}
      words={say('clubs.make.go')}
      make={make}
    >
      <WordsField words={words.value} onWords={(next) => (words.value = next)} />
      <DoorField door={door} onDoor={setDoor} />
    </MakeSheet>
  );
}
