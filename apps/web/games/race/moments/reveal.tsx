// All plans at once: a bay for each crew in turn order, a row for each box.
import { BOXES } from '@race/great-race/crew/crews.ts';
import type { JSX } from 'preact';
import { Icon } from '../../../shell/icons/icon.tsx';
import { capital, nameOf, say } from '../../../shell/words/say.ts';
import { Silhouette } from '../../../table/dashboard/crew.tsx';
import { Pawns } from '../../../table/dashboard/pawn.tsx';
import { BOX_ICONS } from '../../../table/dashboard/plate.tsx';
import { useTable } from '../../../table/model/table.ts';
import type { Reveal } from './occurrences.ts';
import { nameAt, revealWords } from './words.ts';
import './reveal.css';

interface Props {
  readonly content: Reveal;
  readonly isKept: boolean;
  readonly keep: () => void;
  readonly goOn: () => void;
}

export function RevealBoard({ content, isKept, keep, goOn }: Props): JSX.Element {
  const table = useTable();
  const { inOrder, reader } = table;
  const bays = inOrder.value.flatMap((crew) => {
    const plan = content.plans.find(({ seat }) => seat === crew.seat);
    return plan === undefined ? [] : [{ crew, boxes: plan.boxes }];
  });
  return (
    <section class="reveal" aria-label={say('moments.reveal')}>
      <table class="reveal-table" style={{ '--bays': bays.length }}>
        <thead>
          <tr>
            <td />
            {bays.map(({ crew }) => (
              <th
                key={crew.seat}
                scope="col"
                class={crew.seat === reader.value ? 'reveal-car mine' : 'reveal-car'}
              >
                <span class="reveal-glass" aria-hidden="true" />
                <Silhouette crew={crew.id} />
                <span class="reveal-name">
                  <b>{crew.turn}</b> {nameAt(table, crew.seat)}
                  {crew.seat === reader.value && <i> {say('moments.reveal.you')}</i>}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {BOXES.map((box, row) => (
            <tr key={box} style={{ '--row': row }}>
              <th scope="row">
                <Icon name={BOX_ICONS[box]} />
                <span>{capital(nameOf('box', box))}</span>
              </th>
              {bays.map(({ crew, boxes }) => (
                <td key={crew.seat} class={crew.seat === reader.value ? 'mine' : ''}>
                  <Bay crew={crew.id} here={boxes[row] ?? 0} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div class="reveal-foot sheet">
        <p>
          <b>{say('moments.reveal')}</b> {revealWords(table, content)}
        </p>
        <button type="button" class="button" onClick={goOn}>
          {say('moments.goOn')}
        </button>
        {!isKept && (
          <button type="button" class="button" onClick={keep}>
            {say('moments.keep')}
          </button>
        )}
      </div>
    </section>
  );
}

const Bay = ({ crew, here }: { crew: string; here: number }): JSX.Element =>
  here === 0 ? (
    <span class="reveal-none">
      <span class="unseen">0</span>
    </span>
  ) : (
    <span class="reveal-bay">
      <Pawns crew={crew} here={here} places={here} />
      <b>{here}</b>
    </span>
  );
