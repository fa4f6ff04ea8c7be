// The best players by game, board and number of crews. RATE-06.
import type { RequestResult } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Segments } from '../../shell/frame/controls.tsx';
import { Page } from '../../shell/frame/page.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { refusalWords, say, words } from '../../shell/words/say.ts';
import { sendRequest } from '../../sources/online/connection.ts';
import { faceOf } from '../lobby/games.ts';
import { Sign } from '../lobby/sign.tsx';
import { Empty, Scenery } from '../scenery/scenery.tsx';
import { countryName, Medallion } from './profile.tsx';
import { boardName, PLACES } from './ratings.tsx';
import './players.css';

type Leaders = Extract<RequestResult, { kind: 'leaders' }>;

export function LeadersPage({ go }: { go: Go }): JSX.Element {
  const [place, setPlace] = useState('race/africa');
  const [crews, setCrews] = useState('4');
  const [whose, setWhose] = useState<'people' | 'bots'>('people');
  const [found, setFound] = useState<Leaders | null>(null);
  const [trouble, setTrouble] = useState('');
  const [game = '', board = ''] = place.split('/');
  const offered = faceOf(game)?.rated.crews ?? [2, 3, 4];
  const chosen = offered.includes(Number(crews)) ? crews : String(offered.at(-1));
  useEffect(() => {
    let isWanted = true;
    const request = { do: 'leaders', game, board, crews: Number(chosen), bots: whose === 'bots' } as const;
    void sendRequest(request).then((said) => {
      if (!isWanted) return;
      setTrouble(said.ok ? '' : refusalWords(said.refusal));
      if (said.ok && said.value.kind === 'leaders') setFound(said.value);
    });
    return () => {
      isWanted = false;
    };
  }, [place, chosen, whose]);
  return (
    <Page
      hour="dusk"
      title={say('players.leaders')}
      aside={say('players.leaders.aside')}
      go={go}
      back={{ to: { at: 'people' }, words: say('players.title') }}
      scene={<Scenery of="player" />}
    >
      <div class="ranked">
        <div class="race-filters">
          <Segments
            legend={say('setup.board')}
            choices={PLACES.map((one) => ({ value: `${one.game}/${one.board}`, words: boardName(one) }))}
            chosen={place}
            onChoose={setPlace}
          />
          <Segments
            legend={say('players.races.crews')}
            choices={offered.map((one) => ({ value: String(one), words: String(one) }))}
            chosen={chosen}
            onChoose={setCrews}
          />
          <Segments
            legend={say('players.leaders.of')}
            choices={[
              { value: 'people', words: say('players.leaders.people') },
              { value: 'bots', words: say('players.leaders.bots') },
            ]}
            chosen={whose}
            onChoose={setWhose}
          />
        </div>
        <p class="races-told" role="status">
          {trouble || (found === null ? '' : standWords(found))}
        </p>
        {found?.leaders.length === 0 && (
          <Empty card="cups">
            <p role="status">{say('players.leaders.none')}</p>
            <p>{say('players.leaders.notYou')}</p>
            <RouteLink to={{ at: 'find' }} go={go} class="button go">
              {say('ratings.find.title')}
            </RouteLink>
          </Empty>
        )}
        {found !== null && found.leaders.length > 0 && <Table found={found} go={go} />}
        {found !== null && found.leaders.length > 0 && (
          <p class="ranked-how">{say('players.leaders.notYou')}</p>
        )}
      </div>
      <Sign />
    </Page>
  );
}

const standWords = ({ of, you }: Leaders): string =>
  you === null ? '' : say('players.leaders.you', { place: you.place, of });

function Table({ found: { leaders }, go }: { found: Leaders; go: Go }): JSX.Element {
  const number = (figure: number) => words().number.format(figure);
  return (
    <table class="sheet record-table ranked-table">
      <thead>
        <tr>
          <th scope="col">{say('players.leaders.place')}</th>
          <th scope="col">{say('players.leaders.player')}</th>
          <th scope="col">{say('players.leaders.rating')}</th>
          <th scope="col" class="ranked-more">
            {say('ratings.player.races')}
          </th>
          <th scope="col" class="ranked-more">
            {say('ratings.player.won')}
          </th>
        </tr>
      </thead>
      <tbody>
        {leaders.map(({ person, name, picture, country, rating, give, races, won, table }, at) => (
          <tr key={person}>
            <td>{number(at + 1)}</td>
            <th scope="row">
              <div class="ranked-player">
                <Medallion picture={picture} name={name} />
                <div class="person-words">
                  <RouteLink to={{ at: 'player', person }} go={go} class="person-name">
                    {name}
                  </RouteLink>
                  {country !== null && <span class="aside">{countryName(country)}</span>}
                  {table !== null && (
                    <RouteLink to={{ at: 'online', table }} go={go} class="ticket-word">
                      {say('players.watch')}
                      <span class="unseen"> {name}</span>
                    </RouteLink>
                  )}
                </div>
              </div>
            </th>
            <td>
              {number(rating)} <small>± {number(give)}</small>
            </td>
            <td class="ranked-more">{number(races)}</td>
            <td class="ranked-more">{number(won)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
