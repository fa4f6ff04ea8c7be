import { describe, expect, it } from 'vitest';
import { fill, Name } from './fill.ts';
import { find, LANGUAGES, listOf, loadWords, named, t, type Words } from './index.ts';
import { type Params, translationOf } from './text.ts';

const words = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadWords(language)] as const)),
) as Record<(typeof LANGUAGES)[number], Words>;

const drawn = (language: keyof typeof words, count: number) =>
  t(words[language], 'events.cardsDrawn', { crew: 'Delatour', count });

describe('counting', () => {
  it('has a form of its own for none, one and many', () => {
    expect([0, 1, 2, 7].map((n) => drawn('en', n))).toEqual([
      'Delatour draws no cards.',
      'Delatour draws 1 card.',
      'Delatour draws 2 cards.',
      'Delatour draws 7 cards.',
    ]);
    expect([0, 1, 2, 7].map((n) => drawn('fr', n))).toEqual([
      'Delatour ne pioche aucune carte.',
      'Delatour pioche 1 carte.',
      'Delatour pioche 2 cartes.',
      'Delatour pioche 7 cartes.',
    ]);
    expect([0, 1, 2, 7].map((n) => drawn('de', n))).toEqual([
      'Delatour zieht keine Karte.',
      'Delatour zieht 1 Karte.',
      'Delatour zieht 2 Karten.',
      'Delatour zieht 7 Karten.',
    ]);
    expect([0, 1, 2, 7].map((n) => drawn('nl', n))).toEqual([
      'Delatour trekt geen kaart.',
      'Delatour trekt 1 kaart.',
      'Delatour trekt 2 kaarten.',
      'Delatour trekt 7 kaarten.',
    ]);
  });

  it('counts nothing as one in French and as many elsewhere', () => {
    const crews = LANGUAGES.map((language) => t(words[language], 'terminal.crews', { count: 0 }));
    expect(crews).toEqual(['0 crews', '0 équipage', '0 Mannschaften', '0 bemanningen']);
  });

  it('groups the digits of large numbers as the language does', () => {
    const money = LANGUAGES.map((language) => t(words[language], 'dashboard.francs', { francs: 12_500 }));
    expect(money).toEqual(['12,500\u00a0F', '12\u202f500\u00a0F', '12.500\u00a0F', '12.500\u00a0F']);
  });
});

it('writes numbers, dates and lists in one locale per language', () => {
  const locales = LANGUAGES.map((language) => words[language].locale);
  expect(locales).toEqual(['en-GB', 'fr-FR', 'de-DE', 'nl-NL']);
  for (const { locale, number, list } of Object.values(words))
    for (const written of [number, list]) expect(written.resolvedOptions().locale).toBe(locale);
});

describe('filling', () => {
  it('chooses a form by word, and the other one for a word it does not know', () => {
    const text = 'by {kind|sea ship|other any means}';
    expect(fill(words.en, text, { kind: 'sea' })).toBe('by ship');
    expect(fill(words.en, text, { kind: 'air' })).toBe('by any means');
  });

  it('leaves what is given in braces alone', () => {
    expect(t(words.en, 'refusals.target.arrived', { crew: '{crew}' })).toBe(
      '{crew} has arrived and is safe.',
    );
  });

  it('leaves a place that is given nothing, so that it is seen', () => {
    expect(fill(words.en, '{crew} waits', {})).toBe('{crew} waits');
  });
});

describe('a name', () => {
  const colour = new Name(words.fr, 'vert|f verte|pl verts');
  const station = new Name(words.fr, 'Station-service|f|def la station-service');

  it('is shown in its base form, or in the one that is asked for', () => {
    expect(fill(words.fr, 'en {colour}, carte {colour:f}', { colour })).toBe('en vert, carte verte');
    expect(fill(words.fr, '{card} : {card:def}', { card: station })).toBe(
      'Station-service : la station-service',
    );
  });

  it('is shown in its base form where it has no other, and so is what somebody typed', () => {
    expect(fill(words.fr, '{colour:gen}', { colour })).toBe('vert');
    expect(fill(words.fr, '{crew:gen}', { crew: 'Ada|gen Adas' })).toBe('Ada|gen Adas');
  });

  it('chooses a text by its kind, and what somebody typed has none', () => {
    const text = '{card|f jouée|other joué}';
    expect(fill(words.fr, text, { card: station })).toBe('jouée');
    expect(fill(words.fr, text, { card: colour })).toBe('joué');
    expect(fill(words.fr, text, { card: 'x|f' })).toBe('joué');
  });

  it('is filled in each of its forms', () => {
    const card = new Name(words.de, 'den Zug von {character}|nom der Zug von {character}', {
      character: 'Delatour',
    });
    expect(fill(words.de, '{card}; {card:nom}', { card })).toBe('den Zug von Delatour; der Zug von Delatour');
  });

  it('shows its base form alone where a message is a name', () => {
    const messages = { ...words.de.messages, 'names.colour.red': 'rot|f rote' };
    const german = { ...words.de, messages };
    expect(t(german, 'names.colour.red')).toBe('rot');
    expect(find(german, 'names.colour.red', '')).toBe('rot');
    expect(named(german, 'names.colour.red').as('f')).toBe('rote');
    expect(listOf(german, [named(german, 'names.colour.red'), 'x'])).toBe('rot und x');
  });
});

describe('what does not compile', () => {
  const english = { plain: 'Stop', counted: '{crew}: {count|one # card|other # cards}' } as const;
  const translate = translationOf<typeof english>();

  it('is a message without its parameters, or with others', () => {
    // @ts-expect-error a missing parameter
    expect(t(words.en, 'events.cardPlayed', { crew: 'Delatour' })).toContain('{card}');
    // @ts-expect-error no parameters at all
    expect(t(words.en, 'events.cardPlayed')).toContain('{card}');
    // @ts-expect-error a parameter that the message does not have
    expect(t(words.en, 'events.cardPlayed', { crew: 'D', card: 'x', cards: 2 })).toBe('D plays x.');
    // @ts-expect-error a count that is no number
    expect(t(words.en, 'terminal.crews', { count: '2' })).toBe('2 crews');
    // @ts-expect-error a message that there is not
    expect(() => t(words.en, 'events.nothing')).toThrow();
  });

  it('is a translation that lacks a key or a parameter, or has one more', () => {
    translate({ plain: 'Halt', counted: '{crew}: {count|one # Karte|other # Karten}' });
    translate({ plain: 'Halt', counted: '{count} {crew}' });
    // @ts-expect-error a missing key
    translate({ plain: 'Halt' });
    // @ts-expect-error a key too many
    translate({ plain: 'Halt', counted: '{crew}: {count}', more: 'mehr' });
    // @ts-expect-error a missing parameter
    translate({ plain: 'Halt', counted: '{crew}: Karten' });
    // @ts-expect-error a parameter too many
    translate({ plain: 'Halt {crew}', counted: '{crew}: {count}' });
    // @ts-expect-error counted where the English message takes a name
    translate({ plain: 'Halt', counted: '{crew|one 1|other #}: {count}' });
  });

  it('is not a translation that counts, chooses or inflects where English does not', () => {
    const translated = translationOf<{ bare: '{count} of {card} for {crew} in {words}' }>();
    translated({ bare: '{count|one # Karte|other # Karten}, {card:dat}, {crew|f sie|other er}, {words}' });
    // @ts-expect-error a form of what is no name
    translated({ bare: '{count:dat} {card} {crew} {words}' });
    // @ts-expect-error a count of what may be anything
    translated({ bare: '{count} {card} {crew} {words|one 1|other #}' });
    // @ts-expect-error a choice by word of what is a number
    translated({ bare: '{count|sea 1|other #} {card} {crew} {words}' });
  });

  it('knows what a message asks for', () => {
    const given: Params<'{crew} {count} {card} {n|one a|other b} {n} {kind|sea a|air b} {k|sea a|other b} {c|other #}'> =
      {
        crew: 'any word',
        count: 1,
        card: new Name(words.en, 'a card'),
        n: 3,
        kind: 'air',
        k: 'anything',
        c: 2,
      };
    expect(Object.keys(given)).toEqual(['crew', 'count', 'card', 'n', 'kind', 'k', 'c']);
  });
});
