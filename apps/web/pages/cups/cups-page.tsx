// The cups one can enter, follow and look back at; and the sheet on which one is opened.
import type { CupTicket, Track } from '@race/protocol';
import {
  CUP_KINDS,
  CUP_PACES,
  type CupKind,
  type CupPace,
  MOST_ROUNDS,
} from '@race/protocol/community/cups.ts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Segments } from '../../shell/frame/controls.tsx';
import { Page, Section } from '../../shell/frame/page.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { isolated, refusalWords, say } from '../../shell/words/say.ts';
import { connection, sendRequest } from '../../sources/online/connection.ts';
import { MakeSheet } from '../lobby/fields.tsx';
import { defaultGame, faceOf, GAME_IDS, gameName, type OnlineGameId } from '../lobby/games.ts';
import { Sign } from '../lobby/sign.tsx';
import { boardOptions } from '../players/ratings.tsx';
import { Empty, Scenery } from '../scenery/scenery.tsx';
import { dateWords, useAsked } from './cup-news.ts';
import { CupPage } from './cup-page.tsx';
import '../set-up/set-table.css';
import '../players/players.css';
import './cups.css';

export function CupPages({ cup, go }: { cup: string | null; go: Go }): JSX.Element {
  return cup === null ? <CupList go={go} /> : <CupPage cup={cup} go={go} />;
}

const STAGES = ['entry', 'running', 'over'] as const;

function CupList({ go }: { go: Go }): JSX.Element {
  const { found, refusal } = useAsked({ do: 'cups' }, (value) => (value.kind === 'cups' ? value.cups : null));
  const cups = found ?? [];
  const told =
    connection.value === 'away'
      ? say('cups.offline')
      : refusal !== null
        ? refusalWords(refusal)
        : found === null
          ? say('cups.loading')
          : '';
  return (
    <Page
      title={say('cups.title')}
      aside={say('cups.aside')}
      go={go}
      hour="morning"
      scene={<Scenery of="tables" />}
      back={{ to: { at: 'tables' }, words: say('online.tables') }}
      foot={say('cups.foot')}
    >
      <p class="cups-told" role="status">
        {told}
      </p>
      <div class="cups">
        <div>
          {found !== null && cups.length === 0 && (
            <Empty card="cups">
              <p role="status">{say('cups.none')}</p>
            </Empty>
          )}
          {STAGES.map((stage) => {
            const shown = cups.filter((one) => isShownAs(one, stage));
            return (
              shown.length > 0 && (
                <Section key={stage} title={say(`cups.list.${stage}`)} class="cups-part">
                  <ul class="cup-tickets">
                    {shown.map((one) => (
                      <li key={one.cup}>
                        <CupTicketLink cup={one} go={go} />
                      </li>
                    ))}
                  </ul>
                </Section>
              )
            );
          })}
        </div>
        <Section title={say('cups.make.title')} aside={say('cups.make.how')} class="cups-part">
          <MakeCup go={go} />
        </Section>
      </div>
      <Sign />
    </Page>
  );
}

const isShownAs = ({ stage }: CupTicket, shown: (typeof STAGES)[number]): boolean =>
  stage === shown || (shown === 'over' && stage === 'off');

export function CupTicketLink({ cup, go }: { cup: CupTicket; go: Go }): JSX.Element {
  const { name, kind, game, options, pace, starts, isIn } = cup;
  const face = faceOf(game);
  return (
    <RouteLink to={{ at: 'cup', cup: cup.cup }} go={go} class="cup-ticket sheet">
      <b>{isolated(name)}</b>
      <span>
        {[say(`cups.kind.${kind}`), face?.title(options), say(`cups.pace.${pace}`)]
          .filter(Boolean)
          .join(', ')}
      </span>
      <span class="cup-ticket-state">
        {ticketState(cup)}
        {cup.stage === 'entry' && ` · ${dateWords(starts)}`}
        {isIn && cup.stage !== 'over' && <em> · {say('cups.ticket.in')}</em>}
      </span>
    </RouteLink>
  );
}

function ticketState({ stage, entrants, round, rounds, winner }: CupTicket): string {
  if (stage === 'entry') return say('cups.ticket.entered', { count: entrants });
  if (stage === 'running') return say('cups.ticket.round', { round, rounds });
  if (stage === 'off') return say('cups.ticket.off');
  return say('cups.ticket.winner', { name: isolated(winner ?? '') || say('cups.nobody') });
}

const MINUTE = 60_000;
/** The first race, in minutes from now. */
const STARTS = [5, 15, 60, 24 * 60, 7 * 24 * 60] as const;

function startWords(minutes: number): string {
  if (minutes < 60) return say('cups.make.in', { minutes });
  return minutes < 24 * 60
    ? say('cups.make.inHours', { hours: minutes / 60 })
    : say('cups.make.inDays', { days: minutes / (24 * 60) });
}

/** The options of a table of this size on this board. */
export const optionsFor = (game: OnlineGameId, board: Track['board'], size: number): object =>
  game === 'dash' ? { players: size } : { ...boardOptions(board), crews: size };

/** The sheet on which a cup is opened, by its host or for the members of a club. */
export function MakeCup({ club, go }: { club?: string; go: Go }): JSX.Element {
  const [game, setGame] = useState<OnlineGameId>(defaultGame());
  const [kind, setKind] = useState<CupKind>('swiss');
  const [chosenBoard, setBoard] = useState('');
  const [chosenSize, setSize] = useState(4);
  const [rounds, setRounds] = useState(3);
  const [pace, setPace] = useState<CupPace>('quick');
  const [starts, setStarts] = useState(15);
  const face = faceOf(game);
  const boards = face?.rated.boards ?? [];
  const sizes = kind === 'robin' ? [2] : (face?.rated.crews ?? []).filter((one) => one <= 4);
  const size = sizes.includes(chosenSize) ? chosenSize : (sizes.at(-1) ?? 2);
  const board = boards.includes(chosenBoard) ? chosenBoard : (boards[0] ?? '');
  const make = async (name: string) => {
    const made = await sendRequest({
      do: 'makeCup',
      name,
      kind,
      game,
      options: optionsFor(game, board, size),
      rounds: kind === 'robin' ? 1 : rounds,
      pace,
      startsIn: starts * MINUTE,
    });
    if (!made.ok) return made.refusal;
    if (made.value.kind !== 'cup') return null;
    const { cup } = made.value.cup;
    const given = club === undefined ? null : await sendRequest({ do: 'clubCup', club, cup });
    if (given?.ok === false) return given.refusal;
    go({ at: 'cup', cup });
    return null;
  };
  return (
    <MakeSheet
      legend={say('cups.make.name')}
      missing={say('cups.make.name.missing')}
      words={say('cups.make.go')}
      make={make}
    >
      <Segments
        legend={say('cups.make.kind')}
        choices={CUP_KINDS.map((value) => ({ value, words: say(`cups.kind.${value}`) }))}
        chosen={kind}
        onChoose={setKind}
      />
      <p class="aside">{say(`cups.kind.${kind}.how`)}</p>
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
      {kind !== 'robin' && (
        <Numbers
          legend={say('cups.make.rounds')}
          of={Array.from({ length: MOST_ROUNDS }, (_, at) => at + 1)}
          chosen={rounds}
          onChoose={setRounds}
        />
      )}
      <Segments
        legend={say('cups.make.pace')}
        choices={CUP_PACES.map((value) => ({ value, words: say(`cups.pace.${value}`) }))}
        chosen={pace}
        onChoose={setPace}
      />
      <p class="aside">{say(`cups.pace.${pace}.how`)}</p>
      <Segments
        legend={say('cups.make.starts')}
        choices={STARTS.map((value) => ({ value: String(value), words: startWords(value) }))}
        chosen={String(starts)}
        onChoose={(value) => setStarts(Number(value))}
      />
    </MakeSheet>
  );
}

interface NumbersProps {
  readonly legend: string;
  readonly of: readonly number[];
  readonly chosen: number;
  readonly onChoose: (one: number) => void;
}

export const Numbers = ({ legend, of, chosen, onChoose }: NumbersProps): JSX.Element => (
  <Segments
    legend={legend}
    choices={of.map((one) => ({ value: String(one), words: String(one) }))}
    chosen={String(chosen)}
    onChoose={(value) => onChoose(Number(value))}
  />
);
