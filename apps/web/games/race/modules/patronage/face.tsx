import hat from 'virtual:game-icon/top-hat';
import coins from 'virtual:game-icon/two-coins';
import { SUMS } from '@race/great-race/modules/patronage/track.ts';
import type { JSX } from 'preact';
import type { ModuleFace } from '../../../../table/model/module-face.ts';
import { boardActsOf } from '../boards/board-state.ts';
import {
  choosingOf,
  crewName,
  DrawnIcon,
  labelOf,
  nameOf,
  RuleButton,
  say,
  type TableModel,
  Token,
  theCrew,
  useTable,
} from '../kit.ts';
import { ActButton } from '../parts.tsx';
import './board.css';
import './beside.css';

/** The patrons' track, and cashing in. PATRON-01 to PATRON-06. */
export const face = (table: TableModel): ModuleFace => ({
  name: 'patronage',
  icon: coins,
  Board,
  glance: () => (mySpace(table) < 0 ? '' : say('dashboard.francs', { francs: mySum(table) })),
  stands: { cash: 'board' },
  Beside,
  meets: (spaces) => lossWords(table, spaces),
  Mark,
  figures: { dandy: hat },
  weights: { patronCashed: 74, patronMoved: 52 },
  note: {
    rule: 'PATRON-04',
    matters: ({ modules }) => modules?.patronage?.markers.some((space) => space > 0) === true,
  },
});

// The patrons' track: rising sums, a marker a crew, and cashing in.
function Board(): JSX.Element | null {
  const table = useTable();
  const { crews, publicState } = table;
  const { me, openFrame } = boardActsOf(table);
  const markers = publicState.value?.modules?.patronage?.markers;
  if (markers === undefined) return null;
  const off = crews.value.filter(({ seat }) => (markers[seat] ?? 0) < 0);
  return (
    <>
      <h3 class="label">{say('boards.patronage.track')}</h3>
      <ol class="patrons">
        {SUMS.map((sum, space) => (
          <li key={space} class={space === 0 ? 'patron patron-start' : 'patron'}>
            <b>{space === 0 ? say('boards.patronage.start') : say('dashboard.francs', { francs: sum })}</b>
            <span class="patron-markers">
              {crews.value
                .filter(({ seat }) => markers[seat] === space)
                .map((crew) => (
                  <span
                    key={crew.seat}
                    class={crew.seat === me.value ? 'mine' : ''}
                    title={crewName(table, crew)}
                  >
                    <Token crew={crew.id} />
                    <span class="unseen">{crewName(table, crew)}</span>
                  </span>
                ))}
            </span>
          </li>
        ))}
      </ol>
      {off.map((crew) => (
        <p key={crew.seat} class="aside">
          {say('boards.patronage.off', { crew: theCrew(table, crew) })}
        </p>
      ))}
      <div class="board-act">
        <p class="aside">{say('boards.patronage.how')}</p>
        {openFrame.value?.kind === 'sequence' && <Cash />}
        <RuleButton rule="PATRON-04" />
      </div>
    </>
  );
}

/** Where my marker stands; off the track while nobody plays, or once I have arrived. */
const mySpace = (table: TableModel): number => {
  const { publicState } = table;
  const { me } = boardActsOf(table);
  return publicState.value?.modules?.patronage?.markers[me.value ?? -1] ?? -1;
};

const mySum = (table: TableModel): number => SUMS[mySpace(table)] ?? 0;

/** What is left with the patron is lost by a drive that arrives. PATRON-06. */
function lossWords(table: TableModel, spaces: readonly number[]): string | undefined {
  const { context } = choosingOf(table);
  const [francs, end] = [mySum(table), context.value?.rules.board.destination];
  return francs === 0 || spaces.at(-1) !== end ? undefined : say('boards.patronage.lost', { francs });
}

/** Takes the sum under the marker; explains why if that is not possible. */
const Cash = (): JSX.Element => {
  const table = useTable();
  return (
    <ActButton
      answer={{ do: 'cash' }}
      words={say('boards.patronage.cash', { francs: mySum(table) })}
      label={labelOf(table, { do: 'cash' })}
    />
  );
};

/** Cashing in, where it can be done now: it is asked for nowhere else. PATRON-04. */
function Beside(): JSX.Element | null {
  const table = useTable();
  const { boardAnswers } = boardActsOf(table);
  if (!boardAnswers.value.some((answer) => answer.do === 'cash')) return null;
  return (
    <span class="patron-beside">
      <Cash />
    </span>
  );
}

/** What the patron would pay. */
function Mark({ seat }: { seat: number }): JSX.Element | null {
  const { publicState } = useTable();
  const sum = SUMS[publicState.value?.modules?.patronage?.markers[seat] ?? 0] ?? 0;
  if (sum === 0) return null;
  const francs = say('dashboard.francs', { francs: sum });
  return (
    <span class="mark" title={say('names.labelled', { label: nameOf('module', 'patronage'), words: francs })}>
      <DrawnIcon body={coins} />
      <span class="unseen">{nameOf('module', 'patronage')}</span> {francs}
    </span>
  );
}
