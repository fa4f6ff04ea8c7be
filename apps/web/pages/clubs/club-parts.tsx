// Sheets of a club: its members, who asks to come in, its tables, its talk, and what officers do.
import type { ClubDoor, ClubLine, ClubNews, ClubPerson, LobbyTable, RequestBody } from '@race/protocol';
import { CLUB_DOORS, LONGEST_CLUB } from '@race/protocol/community/clubs.ts';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { ArmedButton, Segments } from '../../shell/frame/controls.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { isolated, refusalWords, say } from '../../shell/words/say.ts';
import { sendRequest } from '../../sources/online/connection.ts';
import { dateWords } from '../cups/cup-news.ts';
import { Numbers, optionsFor } from '../cups/cups-page.tsx';
import { SeatMarks } from '../lobby/departures.tsx';
import { defaultGame, faceOf, GAME_IDS, gameName, type OnlineGameId } from '../lobby/games.ts';
import { boardOptions } from '../players/ratings.tsx';
import { OwnWords, Phrases, ReportForm, SaidLines } from '../talk/talk-forms.tsx';
import '../talk/talk.css';

/** Asks the server for something; says why not, and looks again. */
export type Doing = (request: RequestBody) => Promise<boolean>;

interface PartProps {
  readonly news: ClubNews;
  readonly doing: Doing;
  readonly go: Go;
}

export const isInside = ({ standing }: Pick<ClubNews, 'standing'>): boolean =>
  standing === 'founder' || standing === 'officer' || standing === 'member';

const isOfficer = ({ standing }: ClubNews): boolean => standing === 'founder' || standing === 'officer';

/** So many members are shown until one asks for all. */
const FIRST_PEOPLE = 8;

export function Members({ news, doing, go }: PartProps): JSX.Element {
  const [isWhole, setWhole] = useState(false);
  const { people, members } = news;
  const shown = people.filter((one, at) => isWhole || at < FIRST_PEOPLE || one.you);
  return (
    <section class="club-people cup-standings sheet" aria-label={say('clubs.people')}>
      <div class="club-head">
        <h2>{say('clubs.people')}</h2>
        <p>{say('clubs.people.how')}</p>
      </div>
      <ul>
        {shown.map((one) => (
          <li key={one.person} class={one.you ? 'is-mine' : ''}>
            <i class={one.table === null ? 'club-disc' : 'club-disc is-here'} aria-hidden="true" />
            <span class="club-person">
              <RouteLink to={{ at: 'player', person: one.person }} go={go} class="club-name">
                {one.you ? say('clubs.you') : isolated(one.name) || say('clubs.gone')}
              </RouteLink>
              {one.role !== 'member' && <b class="club-role">{say(`clubs.role.${one.role}`)}</b>}
              <i class="club-since">
                {one.table === null ? (
                  say('clubs.since', { date: dateWords(one.since) })
                ) : (
                  <RouteLink to={{ at: 'online', table: one.table }} go={go} class="club-name">
                    {say('clubs.racing')}
                  </RouteLink>
                )}
              </i>
            </span>
            <b class="club-rating">{one.rating ?? ''}</b>
            {isOfficer(news) && !one.you && <RoleActs news={news} one={one} doing={doing} />}
          </li>
        ))}
      </ul>
      {people.length === 1 && news.standing === 'founder' && <p class="aside">{say('clubs.people.first')}</p>}
      {!isWhole && shown.length < people.length && (
        <button type="button" class="button" onClick={() => setWhole(true)}>
          {say('clubs.people.all', { count: members })}
        </button>
      )}
    </section>
  );
}

/** What the reader may make of a member, behind one word. */
function RoleActs({
  news,
  one,
  doing,
}: Pick<PartProps, 'news' | 'doing'> & { readonly one: ClubPerson }): JSX.Element | null {
  const { club, standing } = news;
  const { person, role } = one;
  const isFounder = standing === 'founder';
  if (role === 'founder' || (role === 'officer' && !isFounder)) return null;
  const act = (next: Extract<RequestBody, { do: 'clubRole' }>['role']) => () =>
    void doing({ do: 'clubRole', club, person, role: next });
  const name = isolated(one.name);
  return (
    <details class="club-acts">
      <summary aria-label={`${say('clubs.more')}: ${name}`}>…</summary>
      <div>
        {isFounder && (
          <button type="button" class="button" onClick={act(role === 'officer' ? 'member' : 'officer')}>
            {say(role === 'officer' ? 'clubs.demote' : 'clubs.promote')}
          </button>
        )}
        {isFounder && (
          <ArmedButton
            words={(isArmed) => say(isArmed ? 'clubs.handOn.sure' : 'clubs.handOn')}
            about={name}
            onDone={act('founder')}
          />
        )}
        <ArmedButton
          words={(isArmed) => say(isArmed ? 'clubs.drop.sure' : 'clubs.drop')}
          about={name}
          onDone={act(null)}
        />
        <ArmedButton
          words={(isArmed) => say(isArmed ? 'clubs.bar.sure' : 'clubs.bar')}
          about={name}
          onDone={act('barred')}
        />
      </div>
    </details>
  );
}

/** Who waits at the door, and who may not come back. */
export function Door({ news, doing, go }: PartProps): JSX.Element | null {
  const { club, asking } = news;
  if (!isOfficer(news) || asking.length === 0) return null;
  const act = (person: string, role: 'member' | 'barred' | null) =>
    void doing({ do: 'clubRole', club, person, role });
  const list = (isBarred: boolean) => asking.filter(({ barred }) => barred === isBarred);
  return (
    <section class="cup-rules sheet" aria-label={say('clubs.asking')}>
      <h2>{say('clubs.asking')}</h2>
      {list(false).length === 0 && <p class="aside">{say('clubs.asking.none')}</p>}
      <ul class="club-door">
        {list(false).map(({ person, name }) => (
          <li key={person}>
            <RouteLink to={{ at: 'player', person }} go={go} class="club-name">
              {isolated(name)}
            </RouteLink>
            <button type="button" class="button" onClick={() => act(person, 'member')}>
              {say('clubs.letIn')}
              <span class="unseen"> {isolated(name)}</span>
            </button>
            <button type="button" class="button" onClick={() => act(person, null)}>
              {say('clubs.decline')}
              <span class="unseen"> {isolated(name)}</span>
            </button>
          </li>
        ))}
      </ul>
      {list(true).length > 0 && (
        <details>
          <summary>{say('clubs.outside')}</summary>
          <ul class="club-door">
            {list(true).map(({ person, name }) => (
              <li key={person}>
                <span>{isolated(name) || say('clubs.gone')}</span>
                <button type="button" class="button" onClick={() => act(person, null)}>
                  {say('clubs.pardon')}
                  <span class="unseen"> {isolated(name)}</span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

interface TablesProps extends Omit<PartProps, 'doing'> {
  readonly tables: readonly LobbyTable[];
}

/** The board of the club: who waits for players first. */
export function Tables({ news, tables, go }: TablesProps): JSX.Element {
  const [isMaking, setMaking] = useState(false);
  const sorted = tables.toSorted((a, b) => Number(b.stage === 'gathering') - Number(a.stage === 'gathering'));
  const first = sorted.find((one) => canSit(news, one));
  return (
    <section class="cup-board" aria-label={say('clubs.tables')}>
      <div class="cup-board-head">
        <h2>{say('clubs.tables')}</h2>
        {isInside(news) && (
          <button
            type="button"
            class={first === undefined ? 'button go club-make' : 'button club-make'}
            aria-expanded={isMaking}
            onClick={() => setMaking(!isMaking)}
          >
            {say(isMaking ? 'clubs.cancel' : 'clubs.tables.make')}
          </button>
        )}
      </div>
      {isMaking && <MakeTable club={news.club} go={go} />}
      {sorted.length === 0 && <p class="cup-state">{say('clubs.tables.none')}</p>}
      <ul class="club-tables">
        {sorted.map((one) => (
          <TableLine
            key={one.table}
            one={one}
            isFirst={one === first}
            isMine={isMine(news, one)}
            news={news}
            go={go}
          />
        ))}
      </ul>
    </section>
  );
}

const isMine = ({ people }: ClubNews, { seats }: LobbyTable): boolean => {
  const person = people.find(({ you }) => you)?.person;
  return seats.some((sits) => sits.kind === 'person' && sits.person === person);
};

const canSit = (news: ClubNews, one: LobbyTable): boolean =>
  isInside(news) &&
  one.stage === 'gathering' &&
  one.seats.some(({ kind }) => kind === 'open') &&
  !isMine(news, one);

interface LineProps extends Pick<TablesProps, 'news' | 'go'> {
  readonly one: LobbyTable;
  readonly isFirst: boolean;
  readonly isMine: boolean;
}

function TableLine({ news, one, isFirst, isMine, go }: LineProps): JSX.Element | null {
  const { table, game, options, stage, seats, live } = one;
  const face = faceOf(game);
  if (face === null) return null;
  const free = seats.filter(({ kind }) => kind === 'open').length;
  const isOpen = isInside(news) && stage === 'gathering' && free > 0;
  const words = isMine
    ? 'clubs.play'
    : isOpen
      ? 'clubs.sit'
      : stage === 'racing'
        ? 'clubs.watch'
        : 'clubs.look';
  return (
    <li>
      <div class="club-picture">
        <face.Picture options={options} live={live} />
      </div>
      <span class="cup-names">
        <b>{face.title(options)}</b>
        <i>
          {stage === 'gathering'
            ? say('clubs.tables.free', { count: free })
            : live === null
              ? say('clubs.tables.racing')
              : face.turnWords(live.turn)}
        </i>
        <SeatMarks of={one} face={face} />
      </span>
      <RouteLink to={{ at: 'online', table }} go={go} class={isFirst ? 'button go' : 'button'}>
        {isFirst && <Icon name="steering-wheel" />}
        {say(words)}
        <span class="unseen"> {face.title(options)}</span>
      </RouteLink>
    </li>
  );
}

/** Everything else is chosen at the table. */
function MakeTable({ club, go }: { club: string; go: Go }): JSX.Element {
  const [game, setGame] = useState<OnlineGameId>(defaultGame());
  const [chosenBoard, setBoard] = useState('');
  const [chosenSize, setSize] = useState(4);
  const [trouble, setTrouble] = useState('');
  const face = faceOf(game);
  const boards = face?.rated.boards ?? [];
  const sizes = face?.rated.crews ?? [];
  const size = sizes.includes(chosenSize) ? chosenSize : (sizes.at(-1) ?? 2);
  const board = boards.includes(chosenBoard) ? chosenBoard : (boards[0] ?? '');
  const open = async (event: Event) => {
    event.preventDefault();
    const seats = ['me', ...Array.from({ length: size - 1 }, () => 'open')];
    const made = await sendRequest({
      do: 'clubTable',
      club,
      game,
      options: optionsFor(game, board, size),
      seats,
    });
    if (!made.ok) setTrouble(refusalWords(made.refusal));
    else if (made.value.kind === 'table') go({ at: 'online', table: made.value.table });
  };
  return (
    <form class="sheet find-sheet club-form" onSubmit={(event) => void open(event)}>
      <p class="aside">{say('clubs.tables.make.how')}</p>
      <Segments
        legend={say('online.game')}
        choices={GAME_IDS.map((value) => ({ value, words: gameName(value) }))}
        chosen={game}
        onChoose={setGame}
      />
      {face !== null && boards.length > 1 && (
        <Segments
          legend={say('setup.board')}
          choices={boards.map((value) => ({ value, words: face.title(boardOptions(value)) }))}
          chosen={board}
          onChoose={setBoard}
        />
      )}
      {sizes.length > 1 && (
        <Numbers legend={say('cups.make.size')} of={sizes} chosen={size} onChoose={setSize} />
      )}
      <button type="submit" class="button go find-go">
        {say('clubs.tables.make')}
      </button>
      <p class="cup-trouble" role="alert">
        {trouble}
      </p>
    </form>
  );
}

export function Talk({ news, doing }: Pick<PartProps, 'news' | 'doing'>): JSX.Element {
  const [reported, setReported] = useState<ClubLine | null>(null);
  const [told, setTold] = useState('');
  const { club, talk, reports } = news;
  return (
    <section class="club-talk cup-standings sheet" aria-label={say('clubs.talk')}>
      <div class="club-head">
        <h2>{say('clubs.talk')}</h2>
        <p>{say('clubs.talk.inside')}</p>
      </div>
      {talk === null ? (
        <p class="aside">{say('clubs.talk.outside')}</p>
      ) : (
        <>
          <SaidLines
            isLive
            lines={talk.lines.map((one) => ({
              line: one.line,
              made: one.made,
              when: dateWords(one.made),
              told: (
                <>
                  <b>{one.yours ? say('clubs.you') : isolated(one.name)}</b>{' '}
                  {'words' in one ? one.words : say(`talk.phrase.${one.phrase}`)}
                </>
              ),
              report:
                reports && !one.yours ? { name: isolated(one.name), act: () => setReported(one) } : null,
            }))}
          />
          <p class="talk-told" role="status">
            {told}
          </p>
          {reported !== null && (
            <ReportForm
              reported={{ line: reported.line, name: isolated(reported.name) }}
              request={(said) => ({ do: 'reportClub', club, line: reported.line, ...said })}
              onDone={(words) => {
                setReported(null);
                setTold(words);
              }}
            />
          )}
          <OwnWords
            words={talk.words}
            how={say('clubs.talk.how')}
            onWrite={(words) => doing({ do: 'writeInClub', club, words })}
            onSwitch={(wordless) => void doing({ do: 'wordless', wordless })}
          />
          <details class="talk-folded">
            <summary class="button">{say('talk.phrases')}</summary>
            <Phrases onSay={(phrase) => void doing({ do: 'sayInClub', club, phrase })} />
          </details>
        </>
      )}
    </section>
  );
}

/** What the club says of itself and who may come in; leaving and closing it. */
export function Manage({ news, doing, go }: PartProps): JSX.Element | null {
  const [words, setWords] = useState(news.words);
  const [door, setDoor] = useState<ClubDoor>(news.door);
  const [told, setTold] = useState('');
  const { club, standing, members } = news;
  if (!isInside(news)) return null;
  const save = async (event: Event) => {
    event.preventDefault();
    setTold((await doing({ do: 'changeClub', club, words, door })) ? say('clubs.change.done') : '');
  };
  const leave = async () => {
    if (await doing({ do: 'leaveClub', club })) go({ at: 'club', club: null });
  };
  const close = async () => {
    if (await doing({ do: 'closeClub', club })) go({ at: 'club', club: null });
  };
  return (
    <details class="club-more cup-rules sheet">
      <summary>{say('clubs.more')}</summary>
      {isOfficer(news) && (
        <form class="find-sheet club-form" onSubmit={(event) => void save(event)}>
          <h3>{say('clubs.change')}</h3>
          <WordsField words={words} onWords={setWords} />
          <DoorField door={door} onDoor={setDoor} />
          <button type="submit" class="button">
            {say('clubs.change.go')}
          </button>
          <p role="status">{told}</p>
        </form>
      )}
      <div class="cup-acts">
        <RouteLink to={{ at: 'rules', rule: 'CLUB-01' }} go={go} class="page-link">
          {say('clubs.rules')}
        </RouteLink>
        <ArmedButton
          words={(isArmed) =>
            say(isArmed ? (members === 1 ? 'clubs.leave.last' : 'clubs.leave.sure') : 'clubs.leave')
          }
          onDone={() => void leave()}
        />
        {standing === 'founder' && (
          <ArmedButton
            words={(isArmed) => say(isArmed ? 'clubs.close.sure' : 'clubs.close')}
            onDone={() => void close()}
          />
        )}
      </div>
    </details>
  );
}

/** What a club says of itself. */
export function WordsField({
  words,
  onWords,
}: {
  words: string;
  onWords: (words: string) => void;
}): JSX.Element {
  const id = useId();
  return (
    <div class="my-name">
      <label for={id}>{say('clubs.make.words')}</label>
      <textarea
        id={id}
        class="typed"
        rows={3}
        dir="auto"
        maxLength={LONGEST_CLUB}
        value={words}
        onInput={(event) => onWords(event.currentTarget.value)}
      />
    </div>
  );
}

export const DoorField = ({
  door,
  onDoor,
}: {
  door: ClubDoor;
  onDoor: (door: ClubDoor) => void;
}): JSX.Element => (
  <>
    <Segments
      legend={say('clubs.door')}
      choices={CLUB_DOORS.map((value) => ({ value, words: say(`clubs.door.${value}`) }))}
      chosen={door}
      onChoose={onDoor}
    />
    <p class="aside">{say(`clubs.door.${door}.how`)}</p>
  </>
);
