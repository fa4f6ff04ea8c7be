// The end of a dash: the winner's poster, every course counted stage by stage, and a picture of it to share.
import { dashPoster, dashResultPicture, resultSize } from '@race/atlas/draw/dash/poster.ts';
import { paintOf } from '@race/atlas/draw/dash/vehicles.ts';
import { cardAt, type DashPublic, type DashStanding, dashStandings } from '@race/dash';
import { characterName } from '@race/words/dash/index.ts';
import { listOf } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { downloadFile } from '../../shell/frame/files.tsx';
import type { Go } from '../../shell/router/router.ts';
import { isCompact } from '../../shell/settings/layout.ts';
import { useFocusOn } from '../../table/focus.ts';
import { lettersInText, pictureOf } from '../../table/newspaper/front-page/letters.ts';
import { Drawn, Mark } from './art.tsx';
import { gainParts, gainWords } from './board.tsx';
import { Course } from './courses.tsx';
import { type DashTableModel, useDashTable } from './dash-table.ts';
import { beatenBySpeed, type CardGain } from './facts.ts';
import { eventWords, say, words } from './words.ts';
import './result.css';

interface Props {
  readonly publicState: DashPublic;
  readonly go: Go;
  /** Whether it is only watched: there is no rematch then. */
  readonly isReplay: boolean;
}

/** Opens the result once. */
const THE_END = 0;

export function Result({ publicState: known, go, isReplay }: Props): JSX.Element {
  const table = useDashTable();
  const { cards, past, online, stepsNow, context } = table;
  const standings = dashStandings(cards.value, known);
  const over = past.value.flatMap(({ events }) => events).findLast(({ key }) => key === 'dashOver');
  const After = online?.After ?? OnceMore;
  const self = useRef<HTMLElement>(null);
  // The end takes the focus, whoever played last.
  useFocusOn(self, isReplay ? null : THE_END, () => ({ ...stepsNow(), reader: null }));
  const { character, title, below } = posterOf(table, known, standings);
  return (
    <section ref={self} class="dash-result" aria-label={say('dash.page.result')} tabIndex={isReplay ? 0 : -1}>
      <div class="dash-winner">
        <h2 class="unseen">
          {over === undefined ? say('dash.page.result') : eventWords(over, context.value)}
        </h2>
        <Drawn
          class="dash-poster"
          view={isCompact() ? '0 0 372 412' : '0 0 372 608'}
          markup={dashPoster(character, { title, below })}
          fit={isCompact() ? undefined : 'xMidYMin slice'}
        />
        <div class="dash-acts">
          {!isReplay && <After go={go} />}
          <SharePicture publicState={known} standings={standings} />
        </div>
        <BySpeed standings={standings} />
      </div>
      <ol class={`dash-standings${standings.length > 4 ? ' is-long' : ''}`}>
        {standings.map((one) => (
          <Standing key={one.seat} standing={one} publicState={known} />
        ))}
      </ol>
    </section>
  );
}

function Standing({ standing, publicState: known }: { standing: DashStanding; publicState: DashPublic }) {
  const { me, latest, nameAt } = useDashTable();
  const { seat, place, speed, stages } = standing;
  const isAlone = latest.value?.players.filter(({ kind }) => kind === 'person').length === 1;
  const character = known.characters[seat] ?? 'french';
  const isMine = seat === me.value;
  return (
    <li class={isMine ? 'is-mine sheet' : ''}>
      <p class="dash-standing">
        <b class="dash-place-number" aria-hidden="true">
          {place}
        </b>
        <span class="unseen">{say('dash.page.placeIs', { place })}</span>
        <Mark character={character} />
        <b>{isMine && isAlone ? say('dash.page.you') : nameAt(seat)}</b>{' '}
        <i>{say('dash.page.speedSum', { speed })}</i>
      </p>
      <Course name={nameAt(seat)} course={known.courses[seat] ?? []} character={character} looks="end" />
      <p class="dash-sum" style={{ '--own': paintOf(character).colour }}>
        {gainParts(partsOf(standing)).map(({ part, count, words: told }) => (
          <span key={part}>
            <Marks part={part} count={count} /> {told}
          </span>
        ))}
      </p>
      <p class="dash-total">
        <b>{stages}</b> <span class="label">{say('dash.page.unit', { stages })}</span>
      </p>
    </li>
  );
}

/** What a course counts, part by part. */
const partsOf = ({ stages, whole, joins, own, violet }: DashStanding): CardGain => ({
  stages,
  whole,
  own,
  violet,
  joined: joins.reduce((sum, one) => sum + one.stages, 0),
});

/** As many marks as stages. */
const Marks = ({ part, count }: { part: string; count: number }): JSX.Element => (
  <span class={`dash-tally is-${part}`} aria-hidden="true">
    {Array.from({ length: count }, (_, nth) => (
      <i key={nth} />
    ))}
  </span>
);

/** Whom the poster shows: the first of the winners, or the reader if they are among them. */
/** What the poster says: several people around one device are called by name, since nobody knows who of them is reading. */
export function posterOf(
  { me, nameAt, latest, online }: Pick<DashTableModel, 'me' | 'nameAt' | 'latest' | 'online'>,
  known: Pick<DashPublic, 'characters'>,
  standings: readonly DashStanding[],
) {
  const people = latest.value?.players.filter(({ kind }) => kind === 'person').length ?? 0;
  const isShared = !online && people > 1;
  const winners = standings.filter(({ place }) => place === 1);
  const best = winners.find(({ seat }) => seat === me.value) ?? winners[0];
  const seat = best?.seat ?? 0;
  const character = known.characters[seat] ?? 'french';
  const stages = say('dash.page.stages', { stages: best?.stages ?? 0 });
  const title =
    winners.length > 1
      ? say('dash.page.sharedWin')
      : seat === me.value && !isShared
        ? say('dash.page.youWin')
        : say('dash.page.wins', { who: nameAt(seat) });
  const below = `${characterName(words(), character)} · ${stages}`.toLocaleUpperCase(words().locale);
  return { character, title, below };
}

interface ShareProps {
  readonly publicState: DashPublic;
  readonly standings: readonly DashStanding[];
}

/** The result as a picture: through the device's own dialog where it has one, else as a file. */
function SharePicture({ publicState, standings }: ShareProps): JSX.Element {
  const table = useDashTable();
  const [announcement, setAnnouncement] = useState('');
  const share = async () => {
    setAnnouncement(say('newspaper.front.busy'));
    const style = await lettersInText().catch(() => '');
    const drawing = resultDrawing(table, publicState, standings, style);
    const file = await pictureOf(drawing, 'the-dash', resultSize(standings.length));
    if (file === null) return setAnnouncement(say('newspaper.front.failed'));
    setAnnouncement(await handOn(file));
  };
  return (
    <>
      <button type="button" class="button" onClick={() => void share()}>
        {say('dash.page.picture')}
      </button>
      <p class="aside" role="status">
        {announcement}
      </p>
    </>
  );
}

/** A reader who closed the dialog of the device wants nothing else. */
async function handOn(file: File): Promise<string> {
  const data = { files: [file] };
  if ('canShare' in navigator && navigator.canShare(data)) {
    await navigator.share(data).catch(() => undefined);
    return '';
  }
  downloadFile(file);
  return say('menu.saved', { name: file.name });
}

function resultDrawing(
  table: DashTableModel,
  known: DashPublic,
  standings: readonly DashStanding[],
  style: string,
): string {
  const { cards, nameAt } = table;
  return dashResultPicture({
    ...posterOf(table, known, standings),
    game: say('dash.page.title'),
    stages: say('dash.page.unit', { stages: 2 }),
    style,
    rows: standings.map((one) => {
      const character = known.characters[one.seat] ?? 'french';
      const ordered = one.order.map((index) => cardAt(cards.value, index));
      return {
        place: one.place,
        name: nameAt(one.seat),
        character,
        course: { cards: ordered, joins: one.joins, character, hasStar: one.violet > 0 },
        stages: one.stages,
        words: gainWords(partsOf(one)),
      };
    }),
  });
}

/** Why a player with as many stages has not won. */
function BySpeed({ standings }: { standings: readonly DashStanding[] }): JSX.Element | null {
  const { nameAt } = useDashTable();
  const beaten = beatenBySpeed(standings);
  if (beaten.length === 0) return null;
  const others = listOf(words(), beaten.map(nameAt));
  return <p class="dash-by-speed">{say('dash.page.slower', { others, count: beaten.length })}</p>;
}

/** The same players again, others, or a replay of this dash. */
function OnceMore({ go }: { go: Go }): JSX.Element | null {
  const { latest, source } = useDashTable();
  const now = latest.value;
  if (now === null) return null;
  const { table, options, players } = now;
  const again = async () => {
    const outcome = await source.request({ do: 'set', options, players });
    if (outcome.ok && outcome.value.kind === 'table')
      go({ at: 'dash', table: outcome.value.table, isReplay: false });
  };
  return (
    <>
      <button type="button" class="button go" onClick={() => void again()}>
        {say('dash.page.again')}
      </button>
      <button type="button" class="button" onClick={() => go({ at: 'dash', table: null, isReplay: false })}>
        {say('dash.page.others')}
      </button>
      <button type="button" class="button" onClick={() => go({ at: 'dash', table, isReplay: true })}>
        {say('standings.watch')}
      </button>
    </>
  );
}
