// The passport, open: a page for each continent, and for each mission a spot for each of the three ways. PASS-01, PASS-02.
import { missionsOf } from '@race/campaign/missions/index.ts';
import { isLegendaryDriver } from '@race/campaign/passport.ts';
import { type Passport as Book, CAMPAIGN_MODES, type CampaignMode } from '@race/campaign/state.ts';
import { BOARD_IDS, type BoardId } from '@race/great-race/options.ts';
import { find } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Segments } from '../../shell/frame/controls.tsx';
import { Section } from '../../shell/frame/page.tsx';
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

/** The open passport: the latest stamps on the left, and what may come next on the right. */
export function PassportSpread({ seen }: { seen: CampaignView }): JSX.Element {
  const { past, standing } = seen;
  const last = past.at(-1);
  const [way, board] = [last?.way ?? 'prudent', last?.options.board ?? 'africa'];
  const latest = past
    .flatMap((race, nth) => race.changes.stamps.map((id) => ({ id, way: race.way, race: nth + 1 })))
    .slice(-LATEST);
  const open = missionsOf(board).filter(({ id }) => standing.passport[way][board][id] === undefined);
  const against = past.filter((race) => race.way !== 'alone');
  const won = against.filter(({ changes }) => changes.won).length;
  return (
    <div class="passport-spread">
      <div>
        <h2>{say('solo.latest')}</h2>
        <p class="aside">{say('solo.score', { won, lost: against.length - won })}</p>
        {latest.length === 0 && <p>{say('solo.latest.none')}</p>}
        <ul class="latest-stamps">
          {latest.map(({ id, way: how, race }, nth) => (
            <li key={`${how}${id}`}>
              <Stamp way={how} race={race} nth={nth} />
              <b>{find(words(), `solo.missions.${id}.title`, id)}</b>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2>{say('solo.reach')}</h2>
        <ul class="goals">
          {open.slice(0, GOALS).map(({ id }, nth) => (
            <li key={id}>
              <Stamp way={way} race={undefined} nth={nth} />
              <div>
                <b>{find(words(), `solo.missions.${id}.title`, id)}</b>
                <p>{find(words(), `solo.missions.${id}.text`, '')}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const LATEST = 4;
const GOALS = 3;

/** The mark of a way, as its stamps are cut. */
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

/** A rubber stamp: an ink and a shape for each way. A dotted spot marks one still to be earned. */
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
