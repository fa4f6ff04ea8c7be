// The dashboard of the crew in focus.
import { ASSISTANTS, BOXES, type Box } from '@race/great-race/crew/crews.ts';
import type { JSX } from 'preact';
import { Icon, type IconName } from '../../shell/icons/icon.tsx';
import { capital, nameOf, say } from '../../shell/words/say.ts';
import { type ActMark, MarkLabel } from '../mark.tsx';
import type { ShownCrew } from '../model/shown-state.ts';
import { useTable } from '../model/table.ts';
import { crewName, crewOfPlayer, gaugesOf, gaugeWords, Silhouette, stateWords, whereWords } from './crew.tsx';
import { Drums } from './drums.tsx';
import { GAUGE_ICONS, GAUGES, Gauge, type GaugeName } from './gauge.tsx';
import { Pawns } from './pawn.tsx';
import { PresenceMark } from './presence.tsx';
import './plate.css';
import './boxes.css';
import './pips.css';

interface Props {
  readonly crew: ShownCrew;
  /** Things on the reader's own dashboard can be tapped. */
  readonly acts?: PlateActs | undefined;
}

export function Plate({ crew, acts }: Props): JSX.Element {
  const table = useTable();
  const { focus, marked, marks, reader } = table;
  const { paid = 0, struck } = crew.seat === (reader.value ?? focus.value) ? marks.value : {};
  const vehicle = crew.id === '' ? '' : nameOf('vehicle', crew.id);
  const order = say('dashboard.order', { turn: crew.turn });
  const sharing = !acts?.sharing ? '' : acts.sharing.isAsked ? ' sharing asked' : ' sharing';
  return (
    <section
      class={`plate${marked.value.includes(crew.seat) ? ' acts' : ''}${sharing}`}
      aria-label={crewName(table, crew)}
    >
      <header class="plate-head">
        <Silhouette crew={crew.id} />
        <div class="plate-names">
          <h2>
            {crewName(table, crew)} {crew.seat === reader.value && <PresenceMark seat={crew.seat} isOwn />}
          </h2>
          <p>
            {[crewOfPlayer(table, crew), vehicle, order, stateWords(table, crew)].filter(Boolean).join(' · ')}
            {crew.seat !== reader.value && <PresenceMark seat={crew.seat} />}
          </p>
          <Marks seat={crew.seat} />
          <p class="plate-where">{capital(whereWords(table, crew))}</p>
        </div>
        {paid > 0 && <p class="plate-paid">+{say('dashboard.francs', { francs: paid })}</p>}
        {!crew.isRene && <Money francs={crew.francs} />}
      </header>
      <div class="plate-gauges">
        {gaugesOf(crew, GAUGES).map((name) => (
          <Gauge
            key={name}
            name={name}
            words={gaugeWords(crew, name)}
            level={crew[name]}
            max={crew[`${name}Max`]}
            then={acts?.preview[name]}
            act={name === 'petrol' ? acts?.petrol : undefined}
            shares={name === 'petrol' ? undefined : acts?.sharing?.[name]}
            kind={acts?.sharing?.kind}
            was={name === 'petrol' ? undefined : struck?.[name]}
          />
        ))}
      </div>
      {crew.isRene ? (
        <Pawns crew={crew.id} here={crew.assistants} places={ASSISTANTS} />
      ) : (
        <Boxes crew={crew.id} boxes={crew.boxes} act={acts?.box} />
      )}
    </section>
  );
}

// The four boxes of a dashboard with the assistants that are left on them.
export const BOX_ICONS = {
  pathfinder: 'rose',
  mechanics: 'steering-wheel',
  security: 'winchester-rifle',
  funding: 'banknote',
} as const satisfies Record<Box, IconName>;

interface BoxesProps {
  readonly crew: string;
  readonly boxes: readonly number[];
  readonly act?: ((box: Box) => ThingAct) | undefined;
}

function Boxes({ crew, boxes, act }: BoxesProps): JSX.Element {
  return (
    <ul class="boxes" aria-label={say('dashboard.assistants')}>
      {BOXES.map((box, place) => (
        <BoxOf key={box} box={box} crew={crew} here={boxes[place] ?? 0} act={act?.(box)} />
      ))}
    </ul>
  );
}

interface BoxBoxesProps {
  readonly box: Box;
  readonly crew: string;
  readonly here: number;
  readonly act: ThingAct | undefined;
}

function BoxOf({ box, crew, here, act }: BoxBoxesProps): JSX.Element {
  return (
    <li class={`box ${act?.state ?? ''}${here === 0 ? ' empty' : ''}`}>
      {act && (
        <button
          type="button"
          class="box-act"
          aria-label={act.name}
          aria-description={act.state === 'lit' ? say('decide.lit') : undefined}
          aria-pressed={act.state === 'chosen'}
          onClick={act.run}
        />
      )}
      {act?.mark && <MarkLabel {...act.mark} />}
      <span class="box-name" aria-hidden={act !== undefined}>
        <Icon name={BOX_ICONS[box]} />
        <span>{capital(nameOf('box', box))}</span>
      </span>
      {!act && <span class="unseen">: </span>}
      <span class="box-pawns" aria-hidden={act !== undefined}>
        <Pawns crew={crew} here={here} places={Math.max(1, here)} />
        <b>{here}</b>
      </span>
      {act && (
        <span class="box-note" aria-hidden="true">
          {act.note}
        </span>
      )}
    </li>
  );
}

/** Money turns on drums. */
export const Money = ({ francs }: { francs: number }): JSX.Element => (
  <Drums
    count={francs}
    unit="F"
    label={say('names.labelled', {
      label: say('dashboard.money'),
      words: say('dashboard.francs', { francs }),
    })}
  />
);

// A gauge at a glance: as many lit bars as levels.
interface PipsProps {
  readonly name: GaugeName;
  /** Its name, where it differs from the default one. */
  readonly words?: string;
  readonly level: number;
  readonly max: number;
}

export function Pips(props: PipsProps): JSX.Element {
  const { name, words = capital(nameOf('gauge', name)), level, max } = props;
  return (
    <span
      class={`pips pips-${name}`}
      role="img"
      aria-label={say('dashboard.gauge', { gauge: words, level, max })}
    >
      <Icon name={GAUGE_ICONS[name]} />
      {Array.from({ length: max }, (_, place) => (
        <i key={place} class={place < level ? 'lit' : ''} />
      ))}
    </span>
  );
}

// What modules put on a crew's dashboard.
export function Marks({ seat }: { seat: number }): JSX.Element | null {
  const { gather } = useTable();
  const marks = gather(({ Mark }) => Mark);
  if (marks.length === 0) return null;
  return (
    <span class="marks">
      {marks.map((Mark, at) => (
        <Mark key={at} seat={seat} />
      ))}
    </span>
  );
}

/** What tapping a thing of the dashboard does. */
export interface ThingAct {
  /** What it is, how much is left, what can be done. */
  readonly name: string;
  /** In a word or two, below it. */
  readonly note: string;
  /** Lit: something can be done with it. Chosen: the bar shows what can be done. */
  readonly state: 'idle' | 'lit' | 'chosen';
  /** What a hint says of it. */
  readonly mark?: ActMark | null;
  readonly run: () => void;
}

/** What can be done on the reader's own dashboard. */
export interface PlateActs {
  readonly box?: (box: Box) => ThingAct;
  readonly petrol?: ThingAct;
  /** What the gauges would show after the chosen act. */
  readonly preview: { readonly petrol?: number; readonly engine?: number; readonly chassis?: number };
  /** The levels that are being shared out; null while there are none. */
  readonly sharing: Sharing | null;
}

/** Levels of one gauge that are being shared out. */
export interface GaugeSharing {
  readonly levels: number;
  readonly lessWords: string;
  readonly moreWords: string;
  /** Null where it cannot be less, or more. */
  readonly less: (() => void) | null;
  readonly more: (() => void) | null;
}

/** Damage or repaired levels, shared out between engine and chassis. */
export interface Sharing {
  readonly kind: 'damage' | 'repair';
  /** Whether that is the question; a drive that is only chosen has its price shared out as well. */
  readonly isAsked: boolean;
  readonly engine: GaugeSharing;
  readonly chassis: GaugeSharing;
}
