// The keys of the table.

import { nearOf } from '@race/great-race/board/board.ts';
import { type Road, roadsToCities, spacesTo } from '@race/local/outlook.ts';
import { type ChoiceContext, listOf, placeName, priceWords, thePlace } from '@race/words';
import type { JSX } from 'preact';
import { capital, say, words } from '../../../shell/words/say.ts';
import { AidSheet, KeyLine, SingleKeys } from '../../../table/aid-sheet.tsx';
import { crewName } from '../../../table/dashboard/crew.tsx';
import { type TableModel, useTable } from '../../../table/model/table.ts';
import { RuleButton } from '../../../table/rules/open-rule.tsx';
import { spaceWords } from '../driving/tags.ts';
import { AIMS, KEY_OF } from './aids.tsx';

export function KeySheet(): JSX.Element {
  return (
    <AidSheet title={say('keys.title')}>
      <dl class="keys">
        {AIMS.map((aim) => (
          <KeyLine key={aim} press={KEY_OF[aim]} words={say(`keys.${aim}`)} />
        ))}
        <KeyLine press="H" words={say('table.hint')} />
        <KeyLine press="M" words={say('keys.sound')} />
        <KeyLine press="1 2 3 4" words={say('keys.plan')} />
        <KeyLine press="Tab" words={say('keys.tab')} />
        <KeyLine press="Esc" words={say('keys.escape')} />
      </dl>
      <section class="menu-part" aria-label={say('keys.map')}>
        <h3 class="label">{say('keys.onMap')}</h3>
        <p>{say('driving.keys')}</p>
        <p>{say('keys.shift')}</p>
      </section>
      <section class="menu-part" aria-label={say('keys.readers.title')}>
        <h3 class="label">{say('keys.readers.title')}</h3>
        <p>{say('keys.readers')}</p>
      </section>
      <SingleKeys />
    </AidSheet>
  );
}

// The map in words: where the crews are, the distances and prices to the cities, and the spaces around.
export function MapWords(): JSX.Element | null {
  const model = useTable();
  const { focus, publicState, readable } = model;
  const [rules, seen] = [readable.value, publicState.value];
  if (rules === null || seen === null) return null;
  const at = seen.crews[focus.value]?.at ?? rules.board.start;
  const table = { rules, known: seen };
  return (
    <AidSheet title={say('outlook.title')}>
      <Part title={say('outlook.crews')} rule="BASE-END-01" lines={crewLines(model, table)} />
      <Part
        title={say('outlook.cities')}
        rule="BASE-DRIVE-01"
        lines={roadsToCities(rules, seen, at).map((road) => roadWords(road, table))}
      />
      <Part
        title={say('outlook.beside')}
        rule="BASE-DRIVE-02"
        lines={nearOf(rules.board, at).map((space) => spaceWords(space, table))}
      />
    </AidSheet>
  );
}

type Table = Pick<ChoiceContext, 'rules' | 'known'>;

interface PartProps {
  readonly title: string;
  /** The rule behind it. */
  readonly rule: string;
  readonly lines: readonly string[];
}

function Part({ title, rule, lines }: PartProps): JSX.Element {
  return (
    <section class="menu-part" aria-label={title}>
      <h3 class="label">
        {title} <RuleButton rule={rule} />
      </h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** In turn order: where each crew is, and how far from the end. */
function crewLines(table: TableModel, { rules: { board } }: Table): string[] {
  const { inOrder } = table;
  const far = spacesTo(board, board.destination);
  const nameAt = (space: number) => placeName(words(), board, space);
  return inOrder.value.map((crew) => {
    const toGo = {
      count: far[crew.at] ?? 0,
      city: thePlace(words(), board, { space: board.destination, form: 'name' }),
    };
    const told = [nameAt(crew.at), ...(toGo.count > 0 ? [say('outlook.toGo', toGo)] : [])].join(', ');
    return say('driving.told', { place: crewName(table, crew), words: told });
  });
}

/** "2 spaces to Timbuktu: 3 petrol, 1 danger." */
function roadWords(
  { to, spaces, petrol, damage, dangers, unknown }: Road,
  { rules: { board } }: Table,
): string {
  const price = listOf(words(), [
    ...(petrol + damage > 0 ? [priceWords(words(), { petrol, damage, danger: false })] : []),
    ...(dangers > 0 ? [say('driving.dangers', { count: dangers })] : []),
    ...(unknown > 0 ? [say('decide.unknown', { count: unknown })] : []),
  ]);
  const head = capital(
    say('outlook.toGo', { count: spaces, city: thePlace(words(), board, { space: to, form: 'name' }) }),
  );
  return say('driving.told', { place: head, words: price });
}
