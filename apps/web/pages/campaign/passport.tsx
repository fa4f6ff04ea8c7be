// The passport, open: a page for each continent, and for each mission a spot for each of the three ways. PASS-01, PASS-02.
import { halftrack } from '@race/atlas';
import { missionsOf, type Stand, withinReach } from '@race/campaign/missions/index.ts';
import { isLegendaryDriver } from '@race/campaign/passport.ts';
import { type Passport as Book, CAMPAIGN_MODES, type CampaignMode } from '@race/campaign/state.ts';
import { BOARD_IDS, type BoardId } from '@race/great-race/options.ts';
import { find } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { save, savedText } from '../../shell/base/local-storage.ts';
import { Segments } from '../../shell/frame/controls.tsx';
import { Section } from '../../shell/frame/page.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { capital, nameOf, say, words } from '../../shell/words/say.ts';
import type { CampaignView } from '../../sources/race-messages.ts';
import './stamp.css';
import './passport.css';

export function Passport({ passport, board: first }: { passport: Book; board: BoardId }): JSX.Element {
  const [board, setBoard] = useState<BoardId>(first);
  const missions = missionsOf(board);
  const countOf = (way: CampaignMode) =>
    missions.filter(({ id }) => passport[way][board][id] !== undefined).length;
  return (
    <Section title={say('solo.passport')} class="passport">
      <Segments
        legend={say('solo.page')}
        isLegendUnseen
        choices={BOARD_IDS.map((value) => ({ value, words: nameOf('board', value) }))}
        chosen={board}
        onChoose={setBoard}
      />
      <div class="passport-book">
        <div class="passport-ways">
          {CAMPAIGN_MODES.map((way) => (
            <p key={way} class={`passport-way stamp-${way}`}>
              <b>{capital(nameOf('way', way))}</b>
              <span>{say('solo.stamps', { count: countOf(way), all: missions.length })}</span>
            </p>
          ))}
        </div>
        {isLegendaryDriver(passport) && <p class="passport-legend">{say('solo.legend')}</p>}
        <ol class="missions">
          {missions.map(({ id }, nth) => (
            <li key={id} class="mission">
              <h3>{find(words(), `solo.missions.${id}.title`, id)}</h3>
              <p>{find(words(), `solo.missions.${id}.text`, '')}</p>
              <div class="mission-stamps">
                {CAMPAIGN_MODES.map((way, at) => (
                  <Stamp
                    key={way}
                    way={way}
                    race={passport[way][board][id]}
                    nth={nth * CAMPAIGN_MODES.length + at}
                  />
                ))}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

interface SpreadProps {
  readonly seen: CampaignView;
  readonly go: Go;
}

/** The open passport: the latest stamps on the left, and on the right what may come next and where it stands now. */
export function PassportSpread({ seen, go }: SpreadProps): JSX.Element {
  const { past, standing, now } = seen;
  const race = now ?? past.at(-1);
  const [way, board] = [race?.way ?? 'prudent', race?.options.board ?? 'africa'];
  const latest = past
    .flatMap(({ changes, way: how }, nth) => changes.stamps.map((id) => ({ id, way: how, race: nth + 1 })))
    .slice(-LATEST);
  const fresh = useFresh(seen);
  const page = standing.passport[way][board];
  const isStamped = (id: string) => page[id] !== undefined;
  const open: readonly { readonly id: string; readonly stand?: Stand }[] =
    now === null
      ? missionsOf(board).filter(({ id }) => !isStamped(id))
      : withinReach(board, isStamped, now.summary);
  const against = past.filter((one) => one.way !== 'alone');
  const won = against.filter(({ changes }) => changes.won).length;
  const all = missionsOf(board).length;
  return (
    <div class="passport-spread">
      <div>
        <div class="passport-person">
          <Photo crew={race?.options.crew ?? 'french'} />
          <div>
            <p class="label">{say('solo.passport')}</p>
            <h2>{seen.name}</h2>
            <p>{say('solo.score', { won, lost: against.length - won })}</p>
          </div>
        </div>
        <h3 class="unseen">{say('solo.latest')}</h3>
        {latest.length === 0 && <p class="aside">{say('solo.latest.none')}</p>}
        <ul class="latest-stamps">
          {latest.map(({ id, way: how, race: number }, nth) => (
            <li key={`${how}${id}`} class={number > fresh ? 'is-fresh' : ''}>
              <Stamp way={how} race={number} nth={nth} />
              <b>{find(words(), `solo.missions.${id}.title`, id)}</b>
            </li>
          ))}
        </ul>
        {latest.length < LATEST && (
          <div class="latest-stamps" aria-hidden="true">
            {Array.from({ length: LATEST - latest.length }, (_, nth) => (
              <Stamp key={nth} way={way} race={undefined} nth={nth} />
            ))}
          </div>
        )}
      </div>
      <div>
        <div class="goals-head">
          <h2>{say('solo.reach')}</h2>
          {now !== null && <p class="aside">{say('solo.reach.now')}</p>}
        </div>
        <ul class="goals">
          {open.slice(0, GOALS).map(({ id, stand }, nth) => (
            <li key={id}>
              <Stamp way={way} race={undefined} nth={nth} />
              <div>
                <b>{find(words(), `solo.missions.${id}.title`, id)}</b>
                <p>{find(words(), `solo.missions.${id}.text`, '')}</p>
                {stand !== undefined && <p class="goal-stands">{standWords(stand, now?.lead ?? null)}</p>}
              </div>
            </li>
          ))}
        </ul>
        <div class="goals-foot">
          {CAMPAIGN_MODES.map((how) => {
            const count = Object.keys(standing.passport[how][board]).length;
            return (
              <span key={how} class={`passport-count stamp-${how}`}>
                <WayMark way={how} />
                <b>{count}</b>
                <span class="unseen">
                  {capital(nameOf('way', how))}: {say('solo.stamps', { count, all })}
                </span>
              </span>
            );
          })}
          <p class="aside" aria-hidden="true">
            {say('solo.ofAll', { all })}
          </p>
          <RouteLink to={{ at: 'solo', campaign: seen.campaign }} go={go} class="button">
            {say('solo.open')}
            <span class="unseen"> {seen.name}</span>
          </RouteLink>
        </div>
      </div>
    </div>
  );
}

/** Where a goal stands now. */
function standWords(stand: Stand, lead: number | null): string {
  switch (stand.kind) {
    case 'open':
      return lead === null ? say('solo.stands.open') : leadWords(lead);
    case 'gauges':
      return say('solo.stands.gauges', stand);
    case 'francs':
    case 'engine':
      return say(`solo.stands.${stand.kind}`, stand);
    case 'some':
    case 'most':
    case 'turns':
      return say(`solo.stands.${stand.kind}`, stand);
    default:
      return say(`solo.stands.${stand.kind}`);
  }
}

/** Who leads, and by how much; nothing without René. */
export function leadWords(lead: number | null): string {
  if (lead === null) return '';
  if (lead === 0) return say('solo.even');
  return say(lead > 0 ? 'solo.lead' : 'solo.behind', { spaces: Math.abs(lead) });
}

/** How many races the passport had at the last visit: stamps of later ones come down before the reader's eyes. */
function useFresh({ campaign, races }: CampaignView): number {
  const key = `stamps ${campaign}`;
  const [before] = useState(() => Number(savedText(key) ?? races));
  useEffect(() => save(key, String(races)), [races]);
  return before;
}

/** The crew before a low sun, as in the photograph of a passport. */
function Photo({ crew }: { crew: string }): JSX.Element {
  const car = useMemo(() => halftrack(crew), [crew]);
  return (
    <svg class="passport-photo" viewBox="0 0 120 94" aria-hidden="true">
      <rect width="120" height="94" class="photo-sky" />
      <path d="M0,66L30,38L54,62L66,52L96,68V94H0Z" class="photo-hills" />
      <circle cx="82" cy="44" r="20" class="photo-sun" />
      <path d="M0,74H120V94H0Z" class="photo-sand" />
      <g transform="translate(58 82) scale(.92)" dangerouslySetInnerHTML={{ __html: car }} />
    </svg>
  );
}

const LATEST = 4;
const GOALS = 3;

/** The mark of a mode, in the shape of its stamps. */
export const WayMark = ({ way }: { way: CampaignMode }): JSX.Element => (
  <svg class={`stamp stamp-${way}`} viewBox="-30 -30 60 60" aria-hidden="true">
    <g class="stamp-ink">
      <path d={SHAPES[way]} />
      <path d={SHAPES[way]} transform={RIM} class="stamp-rim" />
    </g>
  </svg>
);

const SHAPES: Record<CampaignMode, string> = {
  prudent: 'M0,-25A25,25 0 1 1 0,25A25,25 0 1 1 0,-25Z',
  legendary: 'M0,-27L23.4,-13.5V13.5L0,27L-23.4,13.5V-13.5Z',
  alone: 'M-27,-21H27V21H-27Z',
};
const RIM = 'scale(.8)';
/** Each stamp is turned a little. */
const turnOf = (nth: number): number => ((nth * 37) % 33) - 16;

interface Props {
  readonly way: CampaignMode;
  /** The race that earned it; undefined if none has yet. */
  readonly race: number | undefined;
  /** The index of the stamp on its page. */
  readonly nth: number;
}

/** A rubber stamp: an ink and a shape for each mode. A dotted spot marks one still to be earned. */
export function Stamp({ way, race, nth }: Props): JSX.Element {
  const name = capital(nameOf('way', way));
  const told = race === undefined ? say('solo.blank') : say('solo.stamped', { race });
  return (
    <svg class={`stamp stamp-${way}`} viewBox="-30 -30 60 60" role="img" aria-label={`${name}: ${told}`}>
      {race === undefined ? (
        <path d={SHAPES[way]} class="stamp-spot" />
      ) : (
        <g transform={`rotate(${turnOf(nth)})`} class="stamp-ink">
          <path d={SHAPES[way]} />
          <path d={SHAPES[way]} transform={RIM} class="stamp-rim" />
          <text y="-4" class="stamp-word">
            {say('solo.raceWord')}
          </text>
          <text y="15" class="stamp-number">
            {race}
          </text>
        </g>
      )}
    </svg>
  );
}
