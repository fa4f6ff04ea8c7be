// The strip of the chances, with the same in a sentence and a table.
import { barograph, die, numbered } from '@race/atlas/draw/barograph.ts';
import { waySample } from '@race/atlas/draw/ways-driven.ts';
import type { ChanceCurve, CurvePoint, Turning } from '@race/study';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { say } from '../../../shell/words/say.ts';
import { crewName } from '../../dashboard/crew.tsx';
import { useTable } from '../../model/table.ts';
import { type Along, momentWords, sentenceOf, startsOf, stripOf, turningWords } from './strip.ts';
import './chances.css';

interface Props extends Partial<Pick<ChanceCurve, 'turnings' | 'luck'>> {
  readonly points: readonly CurvePoint[];
  readonly along: Along;
  readonly size: { readonly width: number; readonly height: number; readonly scale: number };
  /** What lies over the strip. */
  readonly children?: ComponentChildren;
}

export function Barograph({ points, turnings, luck, along, size, children }: Props): JSX.Element {
  const table = useTable();
  const crews = table.crews.value.map(({ id }) => id);
  const drawing = useMemo(
    () =>
      barograph(
        stripOf({
          points,
          crews,
          along,
          ...(turnings === undefined ? {} : { turnings }),
          ...(luck === undefined ? {} : { luck }),
        }),
        size,
      ),
    [points, turnings, along, crews.join()],
  );
  const isKnown = turnings !== undefined;
  return (
    <div class="chances-strip">
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={isKnown ? sentenceOf(table, points) : say('chances.title')}
        dangerouslySetInnerHTML={{ __html: drawing }}
      />
      {children}
    </div>
  );
}

/** A piece of each crew's pen beside its name, and its chance. */
export function Legend({ point }: { point: CurvePoint | undefined }): JSX.Element {
  const table = useTable();
  const chances = point === undefined ? [] : momentWords(point);
  return (
    <ul class="chances-legend">
      {table.crews.value.map((crew, seat) => (
        <li key={crew.id}>
          <svg
            viewBox="-6 -6 52 12"
            aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: waySample(crew.id, 40) }}
          />
          {crewName(table, crew)} {chances[seat] !== undefined && <i>{chances[seat]}</i>}
        </li>
      ))}
    </ul>
  );
}

interface TurningsProps extends Pick<ChanceCurve, 'turnings' | 'luck'> {
  /** Goes to the moment after a turning; without it they are only read. */
  readonly goTo?: (turning: Turning) => void;
}

/** The decisions that turned the race, and apart from them the luck that did. */
export function Turnings({ turnings, luck, goTo }: TurningsProps): JSX.Element {
  return (
    <div class="chances-turnings">
      <section>
        <h3>{say('chances.turnings')}</h3>
        {turnings.length === 0 ? (
          <p>{say('chances.none')}</p>
        ) : (
          <ol>
            {turnings.map((turning, nth) => (
              <TurningItem key={turning.line} turning={turning} sign={numbered(nth + 1)} goTo={goTo} />
            ))}
          </ol>
        )}
      </section>
      {luck.length > 0 && (
        <section class="chances-luck">
          <h3>{say('chances.luck')}</h3>
          <ul>
            {luck.map((turning) => (
              <TurningItem key={turning.line} turning={turning} sign={die()} goTo={goTo} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface ItemProps {
  readonly turning: Turning;
  readonly sign: string;
  readonly goTo: TurningsProps['goTo'] | undefined;
}

function TurningItem({ turning, sign, goTo }: ItemProps): JSX.Element {
  const { what, swing } = turningWords(useTable(), turning);
  const words = (
    <>
      <svg
        class="chances-sign"
        viewBox="-9 -1 18 21"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: sign }}
      />
      <span>
        {what}
        <i>{swing}</i>
      </span>
    </>
  );
  return (
    <li>
      {goTo === undefined ? (
        words
      ) : (
        <button type="button" onClick={() => goTo(turning)}>
          {words}
        </button>
      )}
    </li>
  );
}

/** The same for those who read: a line for each turn. */
export function ChancesTable({ points }: { points: readonly CurvePoint[] }): JSX.Element {
  const table = useTable();
  const starts = startsOf(points);
  const rows = [
    ...starts.map(({ line, turn }) => ({
      name: String(turn),
      point: points.find((one) => one.line === line),
    })),
    { name: say('chances.table.end'), point: points.at(-1) },
  ];
  return (
    <details class="chances-table">
      <summary>{say('chances.table')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('chances.table.turn')}</th>
            {table.crews.value.map((crew) => (
              <th key={crew.id} scope="col">
                {crewName(table, crew)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, point }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {point !== undefined && momentWords(point).map((words, seat) => <td key={seat}>{words}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
