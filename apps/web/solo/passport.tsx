// The passport: two continents, three ways, a stamp for every mission fulfilled.
import { missionsOf } from '@race/campaign/missions/index.ts';
import type { Passport as Book, Page as Stamps, Way } from '@race/campaign/standing.ts';
import { WAYS } from '@race/campaign/standing.ts';
import { BOARD_IDS, type BoardId } from '@race/great-race/options.ts';
import { find } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Section } from '../front/page.tsx';
import { Segments } from '../front/segments.tsx';
import { capital, nameOf, say, words } from '../words/say.ts';

export function Passport({ passport }: { passport: Book }): JSX.Element {
  const [way, setWay] = useState<Way>('prudent');
  const [board, setBoard] = useState<BoardId>('africa');
  const page = passport[way][board];
  const missions = missionsOf(board);
  const count = missions.filter(({ id }) => page[id] !== undefined).length;
  return (
    <Section
      title={say('solo.passport')}
      aside={say('solo.stamps', { count, all: missions.length })}
      class="passport"
    >
      <Segments
        legend={say('solo.way')}
        choices={WAYS.map((value) => ({ value, words: capital(nameOf('way', value)) }))}
        chosen={way}
        onChoose={setWay}
      />
      <Segments
        legend={say('solo.page')}
        choices={BOARD_IDS.map((value) => ({ value, words: nameOf('board', value) }))}
        chosen={board}
        onChoose={setBoard}
      />
      <ol class="passport-page sheet">
        {missions.map(({ id }, nth) => (
          <Mission key={id} id={id} nth={nth} page={page} />
        ))}
      </ol>
    </Section>
  );
}

function Mission({ id, nth, page }: { id: string; nth: number; page: Stamps }): JSX.Element {
  const race = page[id];
  const title = find(words(), `missions.${id}.title`, id);
  return (
    <li class={race === undefined ? 'mission' : 'mission stamped'}>
      <h3>{title}</h3>
      <p>{find(words(), `missions.${id}.text`, '')}</p>
      {race === undefined ? (
        <p class="mission-blank">{say('solo.blank')}</p>
      ) : (
        <p class="stamp" style={{ rotate: `${((nth * 37) % 17) - 8}deg` }}>
          <Ring />
          <span>{say('solo.stamped', { race })}</span>
        </p>
      )}
    </li>
  );
}

/** The rim of a rubber stamp. */
const Ring = (): JSX.Element => (
  <svg viewBox="0 0 120 56" aria-hidden="true">
    <rect x="2" y="2" width="116" height="52" rx="10" />
    <rect x="7" y="7" width="106" height="42" rx="7" />
  </svg>
);
