import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadRules } from '@race/rulebook';
import { LANGUAGES, loadWords } from '@race/words';
import { describe, expect, it } from 'vitest';
import { COMMANDS, commandWord } from '../input/commands.ts';
import { freshFolder, playGame, saveIn, tableIn } from '../testing/playing.ts';

const OPTIONS = [
  '--crews',
  '3',
  '--crew',
  'english',
  '--board',
  'africa',
  '--towards',
  'south',
  '--seed',
  '11',
];
const ENGLISH = ['--language', 'en', ...OPTIONS];

/** What a command shows in the first convoy. */
async function shown(...typed: string[]): Promise<string> {
  const game = await playGame(['1', 'p1 m3 g1', ...typed], ENGLISH);
  return game.screens.at(-2) ?? '';
}

describe('commands', () => {
  it('help lists them all', async () => {
    const text = await shown('help');
    for (const command of COMMANDS) expect(text).toContain(`· ${command} – `);
  });

  it('Enter and look show the whole situation and the question', async () => {
    const text = await shown('');
    expect(text).toBe(
      await shown('look').then((other) => other.replace('Your choice: look', 'Your choice: ')),
    );
    for (const part of [
      'Turn 1, convoy',
      'Turn order: Walledgrave (you)',
      'Your hand: 1 of 5',
      'Rivals',
      'Around you, in Colomb-Béchar',
      'Routes ahead',
      'Your sequence: buy petrol, play cards, then play an assistant.',
    ])
      expect(text).toContain(part);
  });

  it('hand shows what each card does, and when', async () => {
    expect(await shown('hand')).toContain('Jerrycan (at any time) – Raise your petrol by 1 level.');
  });

  it('rivals shows all crews, what is known of their hands, and the stock', async () => {
    const text = await shown('rivals');
    expect(text).toContain('Walledgrave (you) – in Colomb-Béchar');
    expect(text).toMatch(/known: Jerrycan/);
    expect(text).toMatch(/Deck: \d+, discard pile: 0, tiles in the bag: \d+\./);
  });

  it('ways lists the cities, the nearest first, and tells the way to one step by step', async () => {
    const text = await shown('ways');
    expect(text.match(/^ {2}· \d+ spaces? to /gm)?.length).toBe(19);
    expect(text).toMatch(/3 spaces to Tamanrasset, first [a-z-]+: /);
    const one = await shown('ways timbuktu');
    expect(one).toMatch(/route to Timbuktu: 4 spaces, 1 petrol and 3 unfamiliar\s+spaces/);
    expect(one).toMatch(/ {2}1\. South-/);
    expect(one).toContain('into Timbuktu – 1 petrol');
    expect(await shown('ways cape')).toContain('Cape Town');
    expect(await shown('ways paris')).toContain('There is no city called “paris” on this board.');
    expect(await shown('ways an')).toContain('There is no route to Antananarivo by land.');
    expect(await shown('ways colomb')).toContain('You are already there.');
    expect(await shown('ways t')).toContain('“t” fits all of these. Type a little more.');
  });

  it('map draws the board, with the vehicles and the choices on it', async () => {
    const text = await shown('drive', 'map');
    expect(text).toContain('COLO');
    expect(text).toMatch(/^ +4 +@DM +1$/m);
    expect(text).toContain('D Delatour, P4T Congo');
    expect(text).toContain('ship Dakar–Porto-Novo – 130\u00a0F');
  });

  it('log tells everything that was heard', async () => {
    const text = await shown('log');
    expect(text).toContain('Starting order');
    expect(text).toContain('Turn 1 begins: bivouac.');
  });

  it('rules shows the sections, one of them, a rule, or rules with a word', async () => {
    expect(await shown('rules')).toContain('Driving (BASE-DRIVE-01 … BASE-DRIVE-');
    const section = await shown('rules petrol');
    for (const id of ['BASE-PETROL-01', 'BASE-PETROL-02', 'BASE-PETROL-03'])
      expect(section).toContain(`Rule ${id}: `);
    const rule = await shown('rules base-drive-05');
    expect(rule.match(/Rule /g)).toHaveLength(1);
    expect(await shown('rules BASE-SETUP-02')).toContain('Ruling: ');
    expect(await shown('rules jerrycan')).toContain('Rule CARD-JERRYCAN: Jerrycan');
    expect(await shown('rules dead end')).toContain('BASE-PATH-04');
    expect(await shown('rules submarine')).toContain('No rule contains “submarine”.');
    expect(await shown('rul driving')).toContain('BASE-DRIVE-01');
  });

  it('why tells the reason and the rule, or that it can be done', async () => {
    const text = await shown('why repair');
    expect(text).toContain('Nothing to repair: engine and chassis are at their maximum.');
    expect(text).toContain('Rule BASE-MECH-01: ');
    expect(await shown('why drive')).toContain('You can do that now: it is choice 3.');
    expect(await shown('why 1')).toContain('You can do that now: it is choice 1.');
    expect(await shown('why 99')).toContain('Type a number from 1 to 7');
    expect(await shown('why play saboteur')).toContain('you do not hold this card');
    expect(await shown('why fly')).toContain('Nothing in this race is called “fly”.');
    expect(await shown('why')).toContain('Say what you would like to do, for example: repair.');
    const planning = await playGame(['1', 'why 2210', 'why 2 2 2 2'], ENGLISH);
    expect(planning.screens.at(-3)).toContain('place your assistants like that');
  });

  it('save writes a copy, and never over another file', async () => {
    const copy = join(freshFolder(), 'copy.json');
    const game = await playGame(
      ['1', 'save', `save ${copy}`, `save ${copy}`, 'save /nowhere/at/all.json'],
      ENGLISH,
    );
    expect(game.screens.at(-5)).toContain('Saved to ');
    expect(game.screens.at(-4)).toContain('Saved to ');
    expect(game.screens.at(-3)).toContain('already exists and was not changed');
    expect(game.screens.at(-2)).toContain('could not be saved');
    expect(readFileSync(copy, 'utf8')).toBe(readFileSync(saveIn(game.folder), 'utf8'));
  });

  it('quit leaves, with the race saved', async () => {
    const game = await playGame(['1', 'quit', '1'], ENGLISH);
    expect(game.code).toBe(0);
    expect(game.text().replaceAll(/\s+/g, ' ')).toContain(
      `Your race is saved in ${saveIn(game.folder)}. Goodbye!`,
    );
    expect(existsSync(saveIn(game.folder))).toBe(true);
  });
});

describe('TABLE-01 undo', () => {
  it('takes answers back one by one, to the information horizon', async () => {
    const game = await playGame(['1', 'p1 m3 g1', 'place', '1', '1', 'undo', 'undo', 'undo'], ENGLISH);
    const [placed, held, taken, taken2, closed] = game.screens.slice(-6);
    expect(placed).toContain('Where do you place');
    expect(held).toContain('places a tile');
    expect(taken).toContain('Undone.');
    expect(taken).toContain('Where do you place');
    expect(taken2).toContain('Which tile do you place next?');
    expect(closed).toContain('You cannot undo that any more');
    expect(closed).toContain('Rule TABLE-01: ');
    const { entries } = tableIn(saveIn(game.folder)).history;
    expect(entries.filter((entry) => 'undo' in entry)).toHaveLength(2);
  });
});

describe('language', () => {
  it('is switched in the middle, and everything goes on in it', async () => {
    const game = await playGame(
      ['1', 'language fr', 'é1 m3 s1', 'langue de', 'sprache nederlands', 'taal en'],
      ENGLISH,
    );
    const [french, plan, german, dutch, english] = game.screens.slice(-6);
    expect(french).toContain('La langue est maintenant le français.');
    expect(french).toContain('Où placez-vous vos cinq assistants');
    expect(plan).toContain('Tour 1, convoi');
    expect(german).toContain('Die Sprache ist jetzt Deutsch.');
    expect(dutch).toContain('De taal is nu Nederlands.');
    expect(english).toContain('Turn 1, convoy');
  });

  it('stays what it is when there is no such language', async () => {
    const text = await shown('language it');
    expect(text).toContain('Available languages: en (English), fr (Français), de (Deutsch) and nl');
    expect(await shown('language')).toContain('Available languages:');
  });

  it.each(LANGUAGES)('%s has a word for every command, and no two alike', async (language) => {
    const words = await loadWords(language);
    const names = COMMANDS.map((command) => commandWord(words, command));
    expect(new Set(names).size).toBe(COMMANDS.length);
    const game = await playGame(
      ['1', '1 3 1 0', ...names.filter((_, i) => COMMANDS[i] !== 'quit')],
      ['--language', language, ...OPTIONS],
    );
    expect(game.text()).not.toMatch(/undefined|\[object|NaN|\{\w+[|}]/);
    const { list } = await loadRules('en');
    expect(list.some(({ id }) => game.text().includes(id))).toBe(true);
  });
});
