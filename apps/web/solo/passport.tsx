// The passport, open: a page for each continent, and for each mission a spot for each of the three ways. PASS-01, PASS-02.
import { missionsOf } from '@race/campaign/missions/index.ts';
import { isLegendaryDriver } from '@race/campaign/passport.ts';
import { type Passport as Book, CAMPAIGN_MODES, type CampaignMode } from '@race/campaign/state.ts';
import { BOARD_IDS, type BoardId } from '@race/great-race/options.ts';
import { find } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Section } from '../front/page.tsx';
import { Segments } from '../front/segments.tsx';
import { capital, nameOf, say, words } from '../words/say.ts';
import { Stamp } from './stamp.tsx';
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
              <h3>{find(words(), `missions.${id}.title`, id)}</h3>
              <p>{find(words(), `missions.${id}.text`, '')}</p>
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
