import { BOARD_IDS, CATALOGUE, MODES } from '@race/great-race';
import { describe, expect, it } from 'vitest';
import { PICTURES } from '../atlas/draw/terrain/pictures.ts';
import { africa1 } from '../atlas/geometry/africa-1.ts';
import { southAmerica1 } from '../atlas/geometry/south-america-1.ts';
import { loadRules } from '../rulebook/index.ts';
import { LANGUAGES, type Language } from './index.ts';
import { rulesOf } from './testing/races.ts';
import { formsOf, namedForms, SLOT, textsOf } from './testing/texts.ts';

const BOARDS = BOARD_IDS.map((board) => rulesOf({ board, modules: CATALOGUE.map(({ name }) => name) }));

const paramsOf = (text: string) => [...new Set([...text.matchAll(SLOT)].map(([, name]) => name))].sort();
/** A name in its base form, without the hyphens it may be broken at. */
const whole = (text: string) => namedForms(text)[0]?.replaceAll('\u00ad', '');
const wrong = (language: Language, isWrong: (text: string, key: string) => boolean) =>
  Object.entries(textsOf(language))
    .filter(([key, text]) => isWrong(text, key))
    .map(([key]) => key);

describe.each(LANGUAGES)('the words in %s', (language) => {
  const texts = textsOf(language);

  it('are the same messages as in English, and ask for the same', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(textsOf('en')).sort());
    for (const [key, text] of Object.entries(texts))
      expect(paramsOf(text), key).toEqual(paramsOf(textsOf('en')[key] ?? ''));
  });

  it('give every form a selector, and each choice its last resort', () => {
    const isBad = (text: string) =>
      [...text.matchAll(SLOT)].some(
        ([, , , choices]) =>
          choices?.split('|').some((choice) => !/^\w+ /.test(choice)) ||
          (choices && !/(^|\|)other /.test(choices)),
      );
    expect(wrong(language, isBad)).toEqual([]);
    expect(wrong(language, (text) => /[{}]/.test(text.replaceAll(SLOT, '')))).toEqual([]);
  });

  it('are tidy in every form', () => {
    const isUntidy = (form: string) => form === '' || /\s{2}|^\s|\s$|\s[.,)]|\(\s/.test(form);
    expect(wrong(language, (text, key) => key !== 'names.separator' && formsOf(text).some(isUntidy))).toEqual(
      [],
    );
  });

  it('end sentences, and nothing else, with a full stop or its like', () => {
    const isSentence = /^(dash\.)?(events|questions|refusals)\./;
    const isPart = /^events\.tileThere$/;
    const ends = (text: string) => formsOf(text).every((form) => /[.!?]$/.test(form));
    expect(wrong(language, (text, key) => isSentence.test(key) && !isPart.test(key) && !ends(text))).toEqual(
      [],
    );
    expect(
      wrong(
        language,
        (text, key) =>
          /^(dash\.)?(answers|verbs|names|places)\./.test(key) &&
          formsOf(text).some((form) => /[.!?]$/.test(form)),
      ),
    ).toEqual([]);
  });

  it('print apostrophes, quotation marks, minus signs and francs as books do', () => {
    expect(wrong(language, (text) => /['"`]|[\d}] F\b|\.\.\.| - |\s-\{/.test(text))).toEqual([]);
  });

  it('name every city of both boards, every card, crew, terrain and water', () => {
    const cities = BOARDS.flatMap(({ board }) =>
      board.spaces.flatMap(({ city }) => (city === null ? [] : [city.id])),
    );
    const cards = BOARDS.flatMap((rules) => rules.cards.map((card) => card.id));
    const terrains = BOARDS.flatMap(({ board }) => board.spaces.map((space) => space.terrain));
    const crews = BOARDS.flatMap((rules) => rules.crews);
    const marks = BOARDS.flatMap((rules) => rules.tiles.flatMap(({ mark }) => mark ?? []));
    const map = [...africa1.names, ...southAmerica1.names].map((name) => name.key);
    const asked = [
      ...cities.map((city) => `names.city.${city}`),
      ...cards.flatMap((card) => [`names.card.${card}`, `names.a.${card}`]),
      ...terrains.map((terrain) => `names.terrain.${terrain}`),
      ...map.map((key) => `names.map.${key}`),
      ...MODES.flatMap(({ name, weight, pace }) => [
        `names.mode.${name}`,
        `names.weight.${weight}`,
        `names.pace.${pace}`,
      ]),
      ...marks.map((mark) => `names.mark.${mark}`),
      ...CATALOGUE.flatMap(({ name, variants }) => [
        `names.module.${name}`,
        ...variants.map((variant) => `names.variant.${name}.${variant}`),
      ]),
      ...crews.flatMap((crew) => [`names.crew.${crew}`, `names.vehicle.${crew}`, `names.surname.${crew}`]),
    ];
    expect([...new Set(asked)].filter((key) => texts[key] === undefined)).toEqual([]);
    const named = wrong(language, (_, key) => /^names\.(city|card)\./.test(key));
    expect(
      named.filter((key) => !asked.includes(key)),
      'names that nothing has',
    ).toEqual([]);
  });

  it('call the cards what the rulebook calls them', async () => {
    const { rules } = await loadRules(language);
    const titles: { readonly [id: string]: { title: string } } = rules;
    for (const { id } of BOARDS[0]?.cards ?? [])
      expect(whole(texts[`names.card.${id}`] ?? '')).toBe(
        whole(titles[`CARD-${id.toUpperCase()}`]?.title ?? ''),
      );
  });
});

describe('printing', () => {
  it('sets French double punctuation off by a narrow no-break space', () => {
    const isBad = (form: string) => /(?<!\u202f)[;:!?»]|«(?!\u202f)|[ \u00a0][;:!?»]/.test(form);
    expect(wrong('fr', (text) => formsOf(text).some(isBad))).toEqual([]);
  });

  it('leaves no space before punctuation in the other languages', () => {
    for (const language of ['en', 'de', 'nl'] as const)
      expect(wrong(language, (text) => formsOf(text).some((form) => /\s[;:!?,.]/.test(form)))).toEqual([]);
  });

  it('opens and closes quotations as each language does', () => {
    expect(wrong('de', (text) => /[«»”‘]/.test(text))).toEqual([]);
    expect(wrong('nl', (text) => /[«»„“”]/.test(text))).toEqual([]);
    expect(wrong('fr', (text) => /[„“”‘]/.test(text))).toEqual([]);
    expect(wrong('en', (text) => /[«»„]/.test(text))).toEqual([]);
  });

  it('begins a German sentence after a colon with a capital', () => {
    expect(
      wrong(
        'de',
        (text, key) => key.startsWith('refusals.') && /: (nur|diese|es |das |die |der )/.test(text),
      ),
    ).toEqual([]);
  });
});

describe('the languages', () => {
  it('name every terrain that is drawn but the marvels of modules', () => {
    const drawn = Object.keys(PICTURES).filter((picture) => !['village', 'microclimate'].includes(picture));
    expect(drawn.filter((terrain) => textsOf('en')[`names.terrain.${terrain}`] === undefined)).toEqual([]);
  });
});
