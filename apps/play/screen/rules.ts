import type { Rulebook, RuleText } from '@race/rulebook';
import { withTitles } from '@race/rulebook/references.ts';
import { SECTIONS } from '@race/rulebook/rules.ts';
import { t } from '@race/words';
import { heading, item, type TextPage, text } from '../console/page.ts';
import { match } from '../input/match.ts';
import { plain } from '../input/plain.ts';
import { type NarrationContext, ruleText } from './telling.ts';

/** More than these are only named, not told. */
const TOLD_IN_FULL = 8;

/** The rulebook: its sections, or what was asked for by section, identifier or word. */
export function rulesPage(telling: NarrationContext, typed: string): TextPage {
  const { words } = telling;
  if (typed === '') return contentsPage(telling);
  const byId = telling.book.list.filter(({ id }) => plain(id) === plain(typed));
  if (byId.length > 0) return byId.flatMap(({ id }) => rulePage(telling, id));
  const [section, ...others] = match(typed, sectionsOf(telling));
  if (section !== undefined && others.length === 0) return sectionPage(telling, section);
  return wordPage(telling, typed) ?? [text(t(words, 'terminal.noRule', { word: typed }))];
}

function contentsPage(telling: NarrationContext): TextPage {
  const { words, book } = telling;
  const command = t(words, 'terminal.command.rules');
  return [
    heading(t(words, 'terminal.rules')),
    ...SECTIONS.map((section) => item(`${book.sections[section]} (${idsOf(book, section)})`)),
    text(t(words, 'terminal.rulesMore', { command })),
  ];
}

function idsOf({ list }: Rulebook, section: string): string {
  const ids = list.filter((rule) => rule.section === section).map(({ id }) => id);
  return ids.length === 1 ? (ids[0] ?? '') : `${ids[0]} … ${ids.at(-1)}`;
}

const sectionsOf = ({ book }: NarrationContext) =>
  SECTIONS.map((section) => ({ value: section, names: [book.sections[section]] }));

const sectionPage = (telling: NarrationContext, section: (typeof SECTIONS)[number]): TextPage => [
  heading(telling.book.sections[section]),
  ...telling.book.list.filter((rule) => rule.section === section).flatMap(({ id }) => rulePage(telling, id)),
];

/** Rules in which a word stands; a title that is the word comes alone. */
function wordPage(telling: NarrationContext, typed: string): TextPage | null {
  const { words, book } = telling;
  const titles = match(
    typed,
    book.list.map(({ id }) => ({ value: id, names: [ruleText(telling, id)?.title ?? ''] })),
  );
  const said = plain(typed);
  const mentioning = book.list
    .filter(({ id }) => plain(allOf(ruleText(telling, id))).includes(said))
    .map(({ id }) => id);
  const [title] = titles;
  if (title !== undefined && titles.length === 1) return rulePage(telling, title);
  const found = titles.length > 0 ? titles : mentioning;
  if (found.length === 0) return null;
  const told =
    found.length <= TOLD_IN_FULL
      ? found.flatMap((id) => rulePage(telling, id))
      : found.map((id) => item(titleOf(telling, id)));
  return [heading(t(words, 'terminal.rulesWith', { word: typed })), ...told];
}

const allOf = (rule: RuleText | undefined): string =>
  `${rule?.title} ${rule?.rule ?? ''} ${rule?.ruling ?? ''}`;

/** "Rule BASE-DRIVE-05: Breakdown". */
export const titleOf = (telling: NarrationContext, id: string): string =>
  t(telling.words, 'terminal.rule', { rule: id, title: ruleText(telling, id)?.title ?? '' });

/** A rule in full. */
export function rulePage(telling: NarrationContext, id: string): TextPage {
  const { rule, ruling } = ruleText(telling, id) ?? {};
  const told = (words: string): string => withTitles(words, telling.book.rules);
  return [
    heading(titleOf(telling, id)),
    ...(rule === undefined ? [] : [text(told(rule))]),
    ...(ruling === undefined ? [] : [text(t(telling.words, 'terminal.ruling', { text: told(ruling) }))]),
  ];
}
