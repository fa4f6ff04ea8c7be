// The people of the reader: challenges, those they follow and have met, those they have blocked; and finding others.
import type { PersonNews, RequestResult } from '@race/protocol';
import { LEAST_SOUGHT } from '@race/protocol/people/players.ts';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Page, Section } from '../../shell/frame/page.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { refusalWords, say } from '../../shell/words/say.ts';
import { connection, sendRequest } from '../../sources/online/connection.ts';
import { faceOf } from '../lobby/games.ts';
import { Sign } from '../lobby/sign.tsx';
import { Empty, Scenery } from '../scenery/scenery.tsx';
import { whenWords } from '../set-up/race-words.ts';
import { PersonRow } from './profile.tsx';
import './players.css';

type People = Extract<RequestResult, { kind: 'people' }>;

export function PeoplePage({ go }: { go: Go }): JSX.Element {
  const [people, setPeople] = useState<People | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const look = async () => {
    const found = await sendRequest({ do: 'people' });
    if (!found.ok) setAnnouncement(refusalWords(found.refusal));
    else if (found.value.kind === 'people') setPeople(found.value);
  };
  const isHere = connection.value === 'here';
  useEffect(() => void look(), [isHere]);
  const decline = async (table: string) => {
    const done = await sendRequest({ do: 'declineChallenge', table });
    setAnnouncement(done.ok ? '' : refusalWords(done.refusal));
    await look();
  };
  return (
    <Page
      hour="dusk"
      title={say('players.title')}
      aside={say('players.aside')}
      go={go}
      back={{ to: { at: 'tables' }, words: say('online.tables') }}
      scene={<Scenery of="find" />}
    >
      <p class="races-told" role="status">
        {announcement}
      </p>
      <nav class="people-links" aria-label={say('players.title')}>
        <RouteLink to={{ at: 'player', person: null }} go={go} class="button">
          {say('players.me')}
        </RouteLink>
        <RouteLink to={{ at: 'leaders' }} go={go} class="button">
          {say('players.leaders')}
        </RouteLink>
      </nav>
      <div class="people">
        {people !== null && people.challenges.length > 0 && (
          <Section title={say('players.challenges')} class="people-part">
            <ul class="sheet people-list">
              {people.challenges.map(({ table, game, options, rated, by }, at) => (
                <li key={table} class="person-row">
                  <div class="person-words">
                    <b>{say('players.challenges.by', { name: by.name })}</b>
                    <span class="aside">
                      {faceOf(game)?.title(options)}, {say(rated ? 'ratings.rated.yes' : 'ratings.rated.no')}
                    </span>
                  </div>
                  <RouteLink to={{ at: 'online', table }} go={go} class={at === 0 ? 'button go' : 'button'}>
                    {say('players.challenges.see')}
                  </RouteLink>
                  <button type="button" class="ticket-word" onClick={() => void decline(table)}>
                    {say('players.challenges.decline')}
                  </button>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Find go={go} />
        <Section title={say('players.followed')} class="people-part">
          <List people={people?.followed ?? null} none={say('players.followed.none')} go={go} />
        </Section>
        <Section title={say('players.met')} class="people-part">
          {people === null ? (
            <p class="race-none" />
          ) : people.met.length === 0 ? (
            <Empty card="people">
              <p>{say('players.met.none')}</p>
            </Empty>
          ) : (
            <ul class="sheet people-list">
              {people.met.map((one) => (
                <PersonRow key={one.person} person={one} go={go}>
                  <span class="aside">
                    {say('players.met.when', { races: one.races, when: whenWords(one.ended, Date.now()) })}
                  </span>
                </PersonRow>
              ))}
            </ul>
          )}
        </Section>
        {people !== null && people.blocked.length > 0 && (
          <Section title={say('players.blocks')} class="people-part">
            <List people={people.blocked} none="" go={go} />
          </Section>
        )}
      </div>
      <Sign />
    </Page>
  );
}

interface ListProps {
  /** Null until they are fetched. */
  readonly people: readonly PersonNews[] | null;
  readonly none: string;
  readonly go: Go;
}

function List({ people, none, go }: ListProps): JSX.Element {
  if (people === null) return <p class="race-none" />;
  if (people.length === 0)
    return (
      <Empty card="camp">
        <p>{none}</p>
      </Empty>
    );
  return (
    <ul class="sheet people-list">
      {people.map((one) => (
        <PersonRow key={one.person} person={one} go={go} />
      ))}
    </ul>
  );
}

/** Finds players by the beginning of their name. */
function Find({ go }: { go: Go }): JSX.Element {
  const [name, setName] = useState('');
  const [found, setFound] = useState<readonly PersonNews[] | null>(null);
  const [trouble, setTrouble] = useState('');
  const find = async (event: Event) => {
    event.preventDefault();
    const said = await sendRequest({ do: 'findPeople', name: name.trim() });
    setTrouble(said.ok ? '' : refusalWords(said.refusal));
    if (said.ok && said.value.kind === 'foundPeople') setFound(said.value.people);
  };
  return (
    <Section title={say('players.find')} class="people-part">
      <div class="sheet people-find">
        <form class="people-search" onSubmit={(event) => void find(event)}>
          <label for="people-name">{say('players.find.name')}</label>
          <input
            id="people-name"
            class="typed"
            type="search"
            value={name}
            minLength={LEAST_SOUGHT}
            required
            autocomplete="off"
            spellcheck={false}
            aria-describedby="people-name-how"
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <button type="submit" class="button">
            {say('players.find.go')}
          </button>
          <p id="people-name-how" class="aside">
            {say('players.find.how')}
          </p>
        </form>
        <p role="status">
          {trouble || (found === null ? '' : say('players.find.found', { count: found.length }))}
        </p>
        {found !== null && found.length > 0 && (
          <ul class="people-list">
            {found.map((one) => (
              <PersonRow key={one.person} person={one} go={go} />
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
