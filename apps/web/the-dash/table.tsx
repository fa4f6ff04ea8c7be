// A dash on the page: the hierarchy with its cards, the players, one's own hand and course, and the decision bar.
import { cardAt, type DashEvent, type DashPublic } from '@race/dash';
import { characterName } from '@race/words/dash/index.ts';
import type { ComponentType, JSX } from 'preact';
import type { Go } from '../front/place.ts';
import { OpenedRule } from '../live/rules/opened-rule.tsx';
import { Board } from './board.tsx';
import { Card } from './card.tsx';
import { Course } from './course.tsx';
import { DashCurtain } from './curtain.tsx';
import { Decide } from './decide.tsx';
import { askTo, cards, context, latest, me, nameAt, notice, past, picks, shown, sight } from './game.ts';
import { DashMenu } from './menu.tsx';
import { canPick } from './picks.ts';
import { Result } from './result.tsx';
import { DashRulesButton, DashRulesLeaf } from './rules.tsx';
import { lookedAt, Seats } from './seats.tsx';
import { LiveTimeline } from './timeline.tsx';
import { eventWords, say, words } from './words.ts';
import './table.css';

interface Props {
  readonly table: string;
  readonly go: Go;
  /** What stands at the foot; the decision bar, where nothing else does. */
  readonly Foot?: ComponentType<{ go: Go }>;
}

export function DashTable({ table, go, Foot }: Props): JSX.Element {
  const known = shown.value;
  if (known === null || latest.value?.table !== table) return <div class="waiting" />;
  const isOver = sight.value?.over === true;
  return (
    <main class={`dash-table${Foot === undefined ? '' : ' is-film'}`}>
      <header class="dash-top">
        <h1>{say('dash.page.title')}</h1>
        <p>{say('dash.page.round', { round: Math.max(known.round, 1) })}</p>
        <DashRulesButton />
        <DashMenu table={table} go={go} isFilm={Foot !== undefined} />
      </header>
      {notice.value !== null && (
        <p role="status" class="dash-notice">
          {say(notice.value === 'elsewhere' ? 'dash.page.elsewhere' : 'dash.page.forgetful')}
        </p>
      )}
      {isOver ? (
        <Result known={known} go={go} isFilm={Foot !== undefined} />
      ) : (
        <>
          <div class="dash-lies">
            <Board known={known} />
            <ShownCourse known={known} />
            <aside class="dash-side">
              <Seats known={known} />
              {Foot === undefined && <LiveTimeline />}
              <Log />
            </aside>
          </div>
          <Hand known={known} />
          {Foot === undefined && <Decide />}
        </>
      )}
      {Foot !== undefined && <Foot go={go} />}
      <DashCurtain />
      <DashRulesLeaf />
      <OpenedRule />
    </main>
  );
}

/** What the person before the screen holds. */
function Hand({ known }: { known: DashPublic }): JSX.Element {
  const seat = me.value;
  const { character } = picks.value;
  if (known.stack.at(-1)?.kind === 'cast' && character !== null) return <Packet character={character} />;
  if (seat === null) return <div class="dash-hand" />;
  return (
    <ul class="dash-hand" aria-label={say('dash.page.hand', { who: nameAt(seat) })}>
      {(known.hands[seat] ?? []).map((index) => {
        const card = cardAt(cards.value, index);
        return (
          <li key={card.id}>
            <Card
              card={card}
              isWhole
              pick={pickFrom('hand', card.id)}
              onAsk={askTo({ do: 'play', card: card.id })}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The cards that come with a character, before it is chosen. DASH-SETUP-01. */
function Packet({ character }: { character: string }): JSX.Element {
  const packet = cards.value.cards.filter((card) => card.character === character);
  const [card] = packet;
  const who = card?.character == null ? '' : characterName(words(), card.character);
  return (
    <ul class="dash-hand" aria-label={say('dash.page.hand', { who })}>
      {packet.map((one) => (
        <li key={one.id}>
          <Card card={one} isWhole />
        </li>
      ))}
    </ul>
  );
}

/** What somebody has gathered: who sits before the screen, or whoever is looked at. */
function ShownCourse({ known }: { known: DashPublic }): JSX.Element {
  const seat = lookedAt.value ?? me.value ?? known.order[0] ?? 0;
  const character = known.characters[seat] ?? null;
  if (character === null) return <div class="dash-own" />;
  return (
    <div class="dash-own">
      <h2 class="label">{say('dash.page.course', { who: nameAt(seat) })}</h2>
      <Course
        name={nameAt(seat)}
        course={known.courses[seat] ?? []}
        character={character}
        pick={(card) => (seat === me.value ? pickFrom('course', card) : undefined)}
      />
    </div>
  );
}

function pickFrom(from: 'hand' | 'course', card: string) {
  const now = sight.value;
  if (now === null) return undefined;
  if (canPick(now.answers, from, card))
    return {
      isPicked: picks.value[from] === card,
      onPick: () => {
        picks.value = { ...picks.value, [from]: card };
      },
    };
  return undefined;
}

/** Who goes by the character's own name need not be told to play it. */
const isNews = (event: DashEvent): boolean =>
  event.key !== 'characterTaken' || latest.value?.players[event.seat]?.kind === 'person';

/** Everything told so far, the latest first. */
function Log(): JSX.Element {
  const told = past.value.flatMap(({ events }) => events);
  return (
    <details class="dash-log" open>
      <summary class="label">{say('dash.page.log')}</summary>
      <ol aria-label={say('dash.page.log')}>
        {told
          .filter(isNews)
          .map((event, at) => ({ at, told: eventWords(event, context.value) }))
          .reverse()
          .map(({ at, told: sentence }) => (
            <li key={at}>{sentence}</li>
          ))}
      </ol>
    </details>
  );
}
