import { CATALOGUE, type CoreEvent, type RaceEvent } from '@race/great-race';
import { legalActions, why } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { ASKING } from './asking.ts';
import {
  LANGUAGES,
  label,
  loadWords,
  question,
  refusalSentence,
  seatName,
  sentence,
  type Words,
} from './index.ts';
import { randomRace, rulesOf, soloRules } from './testing/races.ts';

const languages = await Promise.all(LANGUAGES.map(loadWords));

const ALL = CATALOGUE.map(({ name }) => name);

const RACES = [
  rulesOf({ board: 'africa', crews: 4 }),
  rulesOf({ board: 'south-america', crews: 3, towards: 'north' }),
  rulesOf({ board: 'africa', crews: 2, towards: 'north', vehicles: ['belgian', 'french'] }),
  rulesOf({ board: 'africa', crews: 5, modules: ALL.map(harder) }),
  rulesOf({ board: 'south-america', crews: 2, modules: ALL }),
  soloRules({ crew: 'french', rival: { legacy: true, powers: { blue: 3, green: 4, red: 2, yellow: 1 } } }),
  soloRules({ board: 'south-america', modules: ALL.filter((name) => name !== 'fifth') }),
  soloRules({ rival: null, turns: 4 }),
];

/** The other way to play a module. */
function harder(name: string): string {
  const last = CATALOGUE.find((module) => module.name === name)?.variants.at(-1);
  return last === undefined ? name : `${name}:${last}`;
}

const HOLES = /[{}#]|undefined|null|NaN|\[object| {2}|\|/;
/** Rules and spaces of the board by the names that only the code knows. */
const IDENTIFIERS = /[A-Z]{3,}(-[A-Z]+)*-\d|\((space|case|Feld|veld) \d/;
function found(words: Words, text: string): void {
  expect(text, `${words.language}: ${text}`).not.toMatch(HOLES);
  expect(text, `${words.language}: ${text}`).not.toMatch(IDENTIFIERS);
}

/** What a test has come across, so that each sort is told once a race. */
function once(): (key: string) => boolean {
  const seen = new Set<string>();
  return (key) => !seen.has(key) && seen.add(key).size > 0;
}

describe.each(RACES)('a race in words, at a table of $seats', (rules) => {
  it('tells every event, choice and question', () => {
    const isNew = once();
    randomRace(rules, 3, (g, told) => {
      for (const words of languages) {
        const name = (seat: number) => seatName(words, g.public, seat);
        const context = { rules, known: g.public, name };
        for (const event of told) found(words, sentence(words, event, context));
        const asks = question(words, context);
        if (asks !== null) found(words, asks);
        for (let seat = 0; seat < rules.seats; seat++)
          for (const answer of legalActions(g, seat))
            if (isNew(words.language + JSON.stringify(answer) + g.public.stack.at(-1)?.kind))
              found(words, label(words, answer, { ...context, seat }));
      }
    });
  });

  it('says why not', () => {
    const isNew = once();
    const name = (seat: number) => `seat ${seat}`;
    const { all } = rules.answers;
    let next = 0;
    randomRace(rules, 4, (g) => {
      for (let seat = -1; seat < rules.seats; seat++)
        for (let n = 0; n < 8; n++) {
          next = (next + 37) % all.length;
          const refusal = why(rules, g, seat, all[next] as (typeof all)[number]);
          if (refusal === null || !isNew(JSON.stringify(refusal))) continue;
          for (const words of languages) found(words, refusalSentence(words, refusal, { rules, name }));
        }
    });
  });

  it('knows every kind of frame that asks', () => {
    const asking = Object.entries(rules.frames).filter(([, kind]) => kind.question !== undefined);
    const more = Object.keys(rules.seams.frames).filter((kind) => rules.frames[kind]?.question !== undefined);
    expect(asking.map(([kind]) => kind).sort()).toEqual([...Object.keys(ASKING), ...more].sort());
  });
});

/** One event of every kind, also of those that are rare. */
const EVENTS: { readonly [Key in CoreEvent['key']]: Extract<CoreEvent, { key: Key }> } = {
  crewChosen: { key: 'crewChosen', seat: 0, crew: 'french' },
  orderDrawn: { key: 'orderDrawn', order: [1, 0] },
  turnBegun: { key: 'turnBegun', turn: 3 },
  cardsDealt: { key: 'cardsDealt', cards: ['jerrycan', 'jerrycan', 'guide'] },
  cardTaken: { key: 'cardTaken', seat: 0, card: 'jerrycan' },
  cardLeftOver: { key: 'cardLeftOver', seat: 1, card: 'militia' },
  planned: { key: 'planned', seat: 0, boxes: [2, 2, 0, 1] },
  petrolBought: { key: 'petrolBought', seat: 0, levels: 3, francs: 30 },
  cardPlayed: { key: 'cardPlayed', seat: 0, card: 'cartographer' },
  petrolPoured: { key: 'petrolPoured', seat: 0, levels: 1 },
  moneyReceived: { key: 'moneyReceived', seat: 0, francs: 30 },
  assistantsFunded: { key: 'assistantsFunded', seat: 0, assistants: 3, francs: 40 },
  assistantWaited: { key: 'assistantWaited', seat: 0, box: 'security' },
  crewPassed: { key: 'crewPassed', seat: 0, guards: 1 },
  tilesDrawn: { key: 'tilesDrawn', seat: 0, tiles: ['1p', '1p2d-stop'] },
  tileLaid: { key: 'tileLaid', seat: 0, tile: '1p', space: 0 },
  tilesSetAside: { key: 'tilesSetAside', seat: 0, tiles: ['1p', '2p'] },
  tilesReturned: { key: 'tilesReturned', seat: 0, count: 1 },
  tileCleared: { key: 'tileCleared', seat: 0, tile: '2p', space: 0 },
  cardsDrawn: { key: 'cardsDrawn', seat: 0, count: 2 },
  cardsSeen: { key: 'cardsSeen', to: 0, cards: ['toolbox'] },
  cardDiscarded: { key: 'cardDiscarded', seat: 0, card: 'spare-parts' },
  deckShuffled: { key: 'deckShuffled', count: 20 },
  bagRefilled: { key: 'bagRefilled', count: 1 },
  repairBegun: { key: 'repairBegun', seat: 0 },
  partFitted: { key: 'partFitted', seat: 0, part: 'toolbox', engine: 2, chassis: 1, francs: 0 },
  driveBegun: { key: 'driveBegun', seat: 0, spaces: 5 },
  tileUncovered: { key: 'tileUncovered', seat: 0, tile: '1p-danger', space: 0 },
  lineTaken: { key: 'lineTaken', seat: 0, line: 0, from: 0, francs: 80, cards: 1 },
  dangerMet: { key: 'dangerMet', seat: 0, space: 0, with: 'guard' },
  spaceEntered: { key: 'spaceEntered', seat: 0, space: 0, petrol: 1, damage: 2, danger: true },
  damageTaken: { key: 'damageTaken', seat: 0, by: 0, engine: 1, chassis: 1 },
  turnedBack: { key: 'turnedBack', seat: 0, space: 0 },
  stopIgnored: { key: 'stopIgnored', seat: 0, card: 'guide' },
  stopped: { key: 'stopped', seat: 0, space: 0 },
  brokeDown: { key: 'brokeDown', seat: 0 },
  cityEntered: { key: 'cityEntered', seat: 0, city: 'timbuktu', cards: 2 },
  levelReached: { key: 'levelReached', seat: 0, level: 4 },
  crewTargeted: { key: 'crewTargeted', seat: 0, card: 'saboteur', target: 1 },
  tilesTargeted: { key: 'tilesTargeted', seat: 0, card: 'con-artist', spaces: [0, 1] },
  cardStopped: { key: 'cardStopped', seat: 0, card: 'saboteur', by: 1, with: 'militia' },
  tilesRemoved: { key: 'tilesRemoved', seat: 0, spaces: [0, 1], tiles: ['1p', '2p'] },
  tilesSwapped: { key: 'tilesSwapped', seat: 0, spaces: [0, 1], tiles: ['1p', '2p'] },
  crewArrived: { key: 'crewArrived', seat: 0, place: 1 },
  orderChanged: { key: 'orderChanged', order: [0, 1] },
  bonusPaid: { key: 'bonusPaid', seat: 0, francs: 20 },
  raceEnded: { key: 'raceEnded', turn: 8, winner: 0 },
};

it('finds a rule or a space that is named by its identifier', () => {
  const [english] = languages as [Words];
  expect(() => found(english, 'the second space south of Timbuktu (space 115)')).toThrow();
  expect(() => found(english, 'Not now: BASE-DRIVE-03.')).toThrow();
  found(english, 'the second space south of Timbuktu (further north)');
});

describe('every event', () => {
  const rules = rulesOf({});
  const context = { rules, name: (seat: number) => (seat === 0 ? 'Delatour' : 'Martinetti') };

  it.each(LANGUAGES)('is a sentence in %s', (language) => {
    const words = languages.find((known) => known.language === language) as Words;
    for (const event of Object.values(EVENTS)) {
      found(words, sentence(words, event, context));
      expect(sentence(words, event, context)).toMatch(/^\p{Lu}.*[.!]$/u);
    }
  });

  it('reads like a dispatch', () => {
    const [en, fr, de, nl] = languages as [Words, Words, Words, Words];
    const told = (event: RaceEvent) => [en, fr, de, nl].map((words) => sentence(words, event, context));
    expect(told(EVENTS.petrolBought)).toEqual([
      'Delatour buys 3 levels of petrol for 30\u00a0F.',
      'Delatour achète 3 niveaux d’essence pour 30\u00a0F.',
      'Delatour kauft 3 Stufen Benzin für 30\u00a0F.',
      'Delatour koopt 3 punten benzine voor 30\u00a0F.',
    ]);
    expect(told(EVENTS.cityEntered)).toEqual([
      'Delatour makes camp in Timbuktu, which gives 2 cards.',
      'Delatour fait étape à Tombouctou, qui offre 2 cartes.',
      'Delatour macht Station in Timbuktu, wo es 2 Karten gibt.',
      'Delatour slaat in Timboektoe het kamp op; dat levert 2 kaarten op.',
    ]);
    expect(told(EVENTS.crewTargeted)).toEqual([
      'Danger! Delatour plays a saboteur against Martinetti.',
      'Danger\u202f! Delatour joue un saboteur contre Martinetti.',
      'Gefahr! Delatour spielt einen Saboteur gegen Martinetti.',
      'Gevaar! Delatour speelt een saboteur tegen Martinetti.',
    ]);
    expect(told(EVENTS.cardsDealt)[0]).toBe('On offer at the bivouac: 2 × Jerrycan and Guide.');
    expect(told({ ...EVENTS.cardsDealt, cards: [] })[0]).toBe('No cards are left for the bivouac.');
    expect(told({ ...EVENTS.crewPassed, guards: 0 })[0]).toBe('Delatour passes.');
    expect(told({ ...EVENTS.raceEnded, winner: -1 })[0]).toMatch(/nobody wins\.$/);
  });
});
