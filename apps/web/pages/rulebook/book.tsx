// The rulebook in parts (race, cards, modules, René, the Dash, online tables), and its search.

import { type Language, loadRules, type RuleText, type Section } from '@race/rulebook';
import { cards } from '@race/rulebook/chapters/cards.ts';
import { daily } from '@race/rulebook/chapters/daily.ts';
import { MODULES } from '@race/rulebook/chapters/modules/all.ts';
import { net } from '@race/rulebook/chapters/net.ts';
import { solo } from '@race/rulebook/chapters/solo.ts';
import { table } from '@race/rulebook/chapters/table.ts';
import { DASH_RULES, DASH_SECTIONS, loadDashRules } from '@race/rulebook/dash.ts';
import type { Titles } from '@race/rulebook/references.ts';
import { piecesOf } from '@race/rulebook/references.ts';
import { SECTIONS } from '@race/rulebook/rules.ts';
import { unhyphenated } from '@race/words/hyphens.ts';
import type { JSX } from 'preact';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { say } from '../../shell/words/say.ts';
import { type Pieces, RulePicture } from './picture.tsx';

export interface BookEntry {
  readonly id: string;
  readonly text: RuleText;
}

export interface BookChapter {
  readonly section: string;
  readonly title: string;
  readonly rules: readonly BookEntry[];
}

export const PARTS = ['race', 'cards', 'modules', 'solo', 'dash', 'table'] as const;
type PartName = (typeof PARTS)[number];

export interface Part {
  readonly name: PartName;
  readonly chapters: readonly BookChapter[];
}

/** In reading order. */
export type Book = readonly Part[];

/** The part of each section; all other sections belong to the race. */
const SECTIONS_OF: { readonly [P in PartName]?: readonly string[] } = {
  cards: cards.sections,
  modules: Object.values(MODULES).flatMap(({ sections }) => [...sections]),
  solo: solo.sections,
  table: [...table.sections, ...net.sections, ...daily.sections],
};

export async function loadBook(language: Language): Promise<Book> {
  const [race, dash] = await Promise.all([loadRules(language), loadDashRules(language)]);
  const ofRace = SECTIONS.map((section) => ({
    section,
    title: race.sections[section],
    rules: race.list.filter((one) => one.section === section).map(({ id }) => ({ id, text: race.rules[id] })),
  }));
  const ofDash = DASH_SECTIONS.map((section) => ({
    section,
    title: dash.sections[section],
    rules: DASH_RULES.filter((one) => one.section === section).map(({ id }) => ({
      id,
      text: dash.rules[id],
    })),
  }));
  return PARTS.map((name) => ({
    name,
    chapters: name === 'dash' ? ofDash : ofRace.filter(({ section }) => partOf(section) === name),
  }));
}

const partOf = (section: Section): PartName =>
  PARTS.find((part) => SECTIONS_OF[part]?.includes(section)) ?? 'race';

export const rulesIn = (book: Book): BookEntry[] =>
  book.flatMap(({ chapters }) => chapters.flatMap(({ rules }) => rules));

export const titlesIn = (book: Book): Titles =>
  Object.fromEntries(rulesIn(book).map(({ id, text }) => [id, text]));

/** The rules that contain every typed word, in any order; empty chapters and parts are left out. */
export function findRules(book: Book, typed: string): Book {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const isFound = (
    { id, text: { title, rule = '', ruling = '' } }: BookEntry,
    chapter: BookChapter,
  ): boolean => {
    const text = plain([id, chapter.title, title, rule, ruling].join(' '));
    return words.every((word) => text.includes(word));
  };
  return book
    .map((part) => ({
      ...part,
      chapters: part.chapters
        .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((entry) => isFound(entry, chapter)) }))
        .filter(({ rules }) => rules.length > 0),
    }))
    .filter(({ chapters }) => chapters.length > 0);
}

/** Lower case without accents and soft hyphens, so that nobody has to type them. */
const plain = (text: string): string =>
  unhyphenated(text)
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

interface Reading {
  readonly go: Go;
  /** The titles of the whole book, for rules that refer to each other. */
  readonly titles: Titles;
  readonly pieces: Pieces;
}

export function PartSheet({ part, ...reading }: { part: Part } & Reading): JSX.Element {
  const title = say(`book.part.${part.name}`);
  return (
    <section class="book-part" aria-label={title}>
      <h2 id={partId(part)} tabIndex={-1}>
        {title}
      </h2>
      {part.chapters.map((chapter) => (
        <ChapterSheet key={chapter.section} chapter={chapter} {...reading} />
      ))}
    </section>
  );
}

export const partId = ({ name }: Part): string => `part-${name}`;

function ChapterSheet({ chapter, ...reading }: { chapter: BookChapter } & Reading): JSX.Element {
  return (
    <section class="chapter sheet" aria-label={chapter.title}>
      <h3>{chapter.title}</h3>
      {chapter.rules.map((entry) => (
        <Rule key={entry.id} entry={entry} {...reading} />
      ))}
    </section>
  );
}

function Rule({ entry: { id, text }, go, titles, pieces }: { entry: BookEntry } & Reading): JSX.Element {
  const { title, rule, ruling } = text;
  return (
    <article class="chapter-rule">
      <h4 id={id} tabIndex={-1}>
        {title}
      </h4>
      <RouteLink to={{ at: 'rules', rule: id }} go={go} class="chapter-number">
        {id}
      </RouteLink>
      <RulePicture rule={id} pieces={pieces} />
      {rule !== undefined && <Words text={rule} go={go} titles={titles} />}
      {ruling !== undefined && (
        <div class="chapter-ruling">
          <p class="label">{say('book.ruling')}</p>
          <Words text={ruling} go={go} titles={titles} />
        </div>
      )}
    </article>
  );
}

/** Rules that a text refers to are one tap away. */
function Words({ text, go, titles }: { text: string } & Omit<Reading, 'pieces'>): JSX.Element {
  return (
    <p>
      {piecesOf(text, titles).map(({ words, rule }, place) =>
        rule === null ? (
          words
        ) : (
          <RouteLink key={place} to={{ at: 'rules', rule }} go={go}>
            {words}
          </RouteLink>
        ),
      )}
    </p>
  );
}
