// The map in words: where everybody stands, how far it is to the cities and for how much, and what lies around.
import { nearOf } from '@race/great-race/board/board.ts';
import { type Road, roadsToCities, spacesTo } from '@race/local/outlook.ts';
import { type ChoiceContext, listOf, placeName, priceWords, thePlace } from '@race/words';
import type { JSX } from 'preact';
import { crewName } from '../../dashboard/names.ts';
import { inOrder } from '../../state/crews.ts';
import { readable } from '../../state/readable.ts';
import { focus, publicState } from '../../state/table-state.ts';
import { capital, say, words } from '../../words/say.ts';
import { spaceWords } from '../driving/tags.ts';
import { RuleButton } from '../rules/rule-button.tsx';
import { AidSheet } from './aid-sheet.tsx';

export function MapWords(): JSX.Element | null {
  const [rules, seen] = [readable.value, publicState.value];
  if (rules === null || seen === null) return null;
  const at = seen.crews[focus.value]?.at ?? rules.board.start;
  const table = { rules, known: seen };
  return (
    <AidSheet title={say('outlook.title')}>
      <Part title={say('outlook.crews')} rule="BASE-END-01" lines={crewLines(table)} />
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

/** In turn order: who stands where, and how far from the end. */
function crewLines({ rules: { board } }: Table): string[] {
  const far = spacesTo(board, board.destination);
  const nameAt = (space: number) => placeName(words(), board, space);
  return inOrder.value.map((crew) => {
    const toGo = {
      count: far[crew.at] ?? 0,
      city: thePlace(words(), board, { space: board.destination, form: 'name' }),
    };
    const told = [nameAt(crew.at), ...(toGo.count > 0 ? [say('outlook.toGo', toGo)] : [])].join(', ');
    return say('ways.told', { place: crewName(crew), words: told });
  });
}

/** "2 spaces to Timbuktu: 3 petrol, 1 danger." */
function roadWords(
  { to, spaces, petrol, damage, dangers, unknown }: Road,
  { rules: { board } }: Table,
): string {
  const price = listOf(words(), [
    ...(petrol + damage > 0 ? [priceWords(words(), { petrol, damage, danger: false })] : []),
    ...(dangers > 0 ? [say('ways.dangers', { count: dangers })] : []),
    ...(unknown > 0 ? [say('decide.unknown', { count: unknown })] : []),
  ]);
  const head = capital(
    say('outlook.toGo', { count: spaces, city: thePlace(words(), board, { space: to, form: 'name' }) }),
  );
  return say('ways.told', { place: head, words: price });
}
