// The saved games: a ticket for each, what can be done with it, and the state behind them.
import { type ComponentChildren, Fragment, type JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { DropButton } from '../../shell/frame/controls.tsx';
import { download } from '../../shell/frame/files.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import { type Go, type Route, writeRoute } from '../../shell/router/router.ts';
import { say, words } from '../../shell/words/say.ts';
import { dropGame, loadGame, saveGame, type Trouble } from '../../sources/device/client.ts';
import type { RaceInShort } from '../../sources/race-messages.ts';
import { whenWords } from '../set-up/race-words.ts';
import type { Library, SavedGame, SheetProps } from './libraries.tsx';
import './my-races.css';

interface Props {
  readonly games: readonly SavedGame[];
  /** Whether the first one is to be continued next. */
  readonly isNextFirst?: boolean;
  readonly libraryState: LibraryState;
  readonly go: Go;
}

export function SavedGameSheets({ games, isNextFirst = false, libraryState, go }: Props): JSX.Element {
  const { dropped, undo, summaries } = libraryState;
  return (
    <ul class="race-tickets">
      {games.map((saved, at) => (
        <Fragment key={saved.table}>
          {dropped?.saved.table === saved.table ? (
            <li class="race-torn">
              <button type="button" class="button" onClick={() => void undo()}>
                <Icon name="undo" />
                {say('library.undo')}
              </button>
            </li>
          ) : (
            saved.sheet({
              isNext: isNextFirst && at === 0,
              summary: summaries.get(saved.table),
              go,
              onSave: () => void libraryState.save(saved),
              onLink: () => void libraryState.link(saved),
              onDrop: () => void libraryState.drop(saved),
            })
          )}
        </Fragment>
      ))}
    </ul>
  );
}

interface TicketProps extends SheetProps {
  readonly over: boolean;
  readonly touched: number;
  readonly title: string;
  /** Names the game for screen readers, since every ticket has the same words. */
  readonly about: string;
  readonly way: string;
  readonly picture: ComponentChildren;
  /** What the stub says of a game that is over. */
  readonly stub: ComponentChildren;
  readonly to: Route;
  /** What the link to a game that is over is called. */
  readonly openWords: string;
  /** Null when there is no replay yet. */
  readonly replay: Route | null;
  readonly children: ComponentChildren;
}

/** A ticket: the picture, the game in words, and the stub behind the perforation. All of it opens the game. */
export function SavedGameTicket(props: TicketProps): JSX.Element {
  const { over, touched, title, about, way, picture, stub, to, openWords, replay, isNext, go } = props;
  const [isMore, setMore] = useState(false);
  const unseen = <span class="unseen"> {about}</span>;
  return (
    <li class={`race-ticket sheet${isNext ? ' is-next' : ''}`}>
      <div class="ticket-picture">{picture}</div>
      <div class="ticket-words">
        {isNext && <p class="label">{say('library.onTheRoad')}</p>}
        <h3>{title}</h3>
        <p class="ticket-way">{way}</p>
        {props.children}
        <div class="ticket-acts">
          {replay !== null && (
            <RouteLink to={replay} go={go} class="ticket-word">
              {say('library.back')}
              {unseen}
            </RouteLink>
          )}
          {over && (
            <RouteLink to={to} go={go} class="ticket-word ticket-open">
              {openWords}
              {unseen}
            </RouteLink>
          )}
          <button type="button" class="ticket-word" aria-expanded={isMore} onClick={() => setMore(!isMore)}>
            {say('library.more')}
            {unseen}
          </button>
        </div>
      </div>
      <div class="ticket-stub">
        {over ? (
          stub
        ) : (
          <>
            <RouteLink to={to} go={go} class={isNext ? 'button go ticket-go' : 'button'}>
              <span class="ticket-go-name">
                {isNext && <Icon name="steering-wheel" />}
                {say('front.continue')}
              </span>
              {isNext && <small>{say('library.goOn')}</small>}
              {unseen}
            </RouteLink>
            <p class="aside">{whenWords(touched, Date.now())}</p>
          </>
        )}
      </div>
      {isMore && <More {...props} onClose={() => setMore(false)} />}
    </li>
  );
}

/** Rare commands of a game; they open over the ticket, so that nothing moves. */
function More({
  about,
  onSave,
  onLink,
  onDrop,
  onClose,
}: TicketProps & { onClose: () => void }): JSX.Element {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const unseen = <span class="unseen"> {about}</span>;
  return (
    <div class="ticket-more sheet">
      <button ref={first} type="button" class="button" onClick={onSave}>
        {say('library.export')}
        {unseen}
      </button>
      <button type="button" class="button" onClick={onLink}>
        {say('library.link')}
        {unseen}
      </button>
      <DropButton about={about} onDrop={onDrop} />
      <button type="button" class="ticket-word" onClick={onClose}>
        {say('library.less')}
      </button>
    </div>
  );
}

interface StubProps {
  /** Null for a crew that did not arrive. */
  readonly place: number | null;
  readonly points: string;
  readonly touched: number;
}

export function PlaceStub({ place, points, touched }: StubProps): JSX.Element {
  const date = new Intl.DateTimeFormat(words().locale, { day: 'numeric', month: 'short' }).format(touched);
  return (
    <>
      <p class="ticket-place">
        {place ?? '–'}
        {place !== null && <small>{say('library.ordinal', { place })}</small>}
      </p>
      <p class="ticket-points">{points}</p>
      <p class="aside">{date}</p>
    </>
  );
}

interface Dropped {
  readonly saved: SavedGame;
  /** Brings it back. */
  readonly text: string;
}

/** The list of saved games with what can be done to them. */
export function useLibrary(list: Library['list']) {
  const [games, setGames] = useState<readonly SavedGame[] | null>(null);
  const [dropped, setDropped] = useState<Dropped | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const summaries = useSummaries(games);
  const reload = async () => {
    const found = await list();
    if (found === null) setNotice(say('front.noAnswer'));
    setGames(found ?? []);
  };
  useEffect(() => void reload(), []);

  const complain = ({ words: why }: Trouble) => setNotice(why);
  const save = async ({ library, table }: SavedGame) => {
    const saved = await saveGame(library.device, table);
    if ('trouble' in saved) complain(saved.trouble);
    else download(saved.name, saved.text);
  };
  const link = async ({ to }: SavedGame) => {
    const address = `${location.origin}${location.pathname}${writeRoute(to)}`;
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    setNotice(say(isCopied ? 'library.linked' : 'library.notLinked'));
  };
  const drop = async (saved: SavedGame) => {
    const { library, table } = saved;
    const file = await saveGame(library.device, table);
    const trouble = await dropGame(library.device, table);
    if (trouble === null) {
      setAnnouncement(library.droppedWords());
      setDropped('trouble' in file ? null : { saved, text: file.text });
    } else complain(trouble);
    // The button that was pressed is gone with its game.
    status.current?.focus({ preventScroll: true });
    await reload();
  };
  const undo = async () => {
    if (dropped === null) return;
    const loaded = await loadGame(dropped.saved.library.device, dropped.text);
    if ('trouble' in loaded) return complain(loaded.trouble);
    setDropped(null);
    await taken(say('library.undone'));
    status.current?.focus({ preventScroll: true });
  };
  const taken = async (told: string) => {
    setAnnouncement(told);
    await reload();
  };
  const dismiss = () => setNotice(null);
  return {
    games,
    dropped,
    summaries,
    told: announcement,
    status,
    notice,
    dismiss,
    save,
    link,
    drop,
    undo,
    taken,
  };
}

type LibraryState = ReturnType<typeof useLibrary>;

export type Summaries = ReadonlyMap<string, RaceInShort | null>;

/** Loads what is known of the games, one after the other, so that the worker can open a game in between. */
function useSummaries(games: readonly SavedGame[] | null): Summaries {
  const [known, setKnown] = useState<Summaries>(new Map());
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      for (const { table, summarize } of games ?? []) {
        if (!isWanted || summarize === undefined || known.has(table)) continue;
        const summary = await summarize();
        setKnown((before) => new Map([...before, [table, summary]]));
      }
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [games]);
  return known;
}
