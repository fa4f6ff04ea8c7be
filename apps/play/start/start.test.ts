import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeTable } from '@race/local';
import { PERSON, planOf, playedTable, RACER } from '@race/local/testing/tables.ts';
import { newTable } from '@race/local/whole.ts';
import { describe, expect, it } from 'vitest';
import { freshFolder, playGame, saveIn, tableIn } from '../testing/playing.ts';

const OPTIONS = [
  '--language',
  'en',
  '--crews',
  '2',
  '--crew',
  'belgian',
  '--board',
  'africa',
  '--towards',
  'south',
  '--seed',
  '4',
];

describe('before the race', () => {
  it('begins with Enter, Enter, Enter', async () => {
    const game = await playGame(['', '', '', '', '']);
    expect(game.text()).toContain('From Colomb-Béchar to Cape Town: the engines are running.');
    const { plan } = tableIn(saveIn(game.folder));
    expect(plan.options).toMatchObject({ board: 'africa', towards: 'south', crews: 4 });
    expect(plan.options.vehicles?.[0]).toBe('french');
    expect(plan.players.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot']);
    expect(plan.seed).toHaveLength(8);
  });

  it('takes numbers and words, and says what it does not understand', async () => {
    const game = await playGame(['deutsch', '7', 'südamerika', 'von', 'norden', '2', 'van hotten']);
    expect(game.text()).toContain('„7“ steht nicht zur Wahl. Tippe eine Zahl von 1 bis 2.');
    expect(game.text()).toContain('„von“ passt auf all das. Tippe etwas mehr.');
    const { plan } = tableIn(saveIn(game.folder));
    expect(plan.options).toMatchObject({ board: 'south-america', towards: 'north', crews: 3 });
    expect(plan.options.vehicles?.[0]).toBe('belgian');
  });

  it('asks for nothing that was said', async () => {
    const game = await playGame([], OPTIONS);
    expect(game.screens[0]).toContain('Which card do you take?');
    expect(tableIn(saveIn(game.folder)).plan).toMatchObject({ seed: 4, salt: '' });
  });

  it('speaks the language of the environment until another is chosen', async () => {
    const game = await playGame(['2', '', '', '', ''], [], { language: 'nl' });
    expect(game.screens[0]).toContain('Taal');
    expect(game.screens[1]).toContain('Quel continent');
  });

  it('can be left at every question, and leaves nothing', async () => {
    for (const typed of [[], ['quit'], ['', 'quit'], ['', '', ''], ['fr', 'quitter']]) {
      const game = await playGame(typed);
      expect(game.code).toBe(0);
      expect(readdirSync(game.folder)).toEqual([]);
    }
  });
});

describe('a race that was left', () => {
  it('is offered again, and goes on where it was', async () => {
    const { folder } = await playGame(['1'], OPTIONS);
    const before = tableIn(saveIn(folder)).history.entries;
    const game = await playGame(['', ''], [], { folder });
    expect(game.text()).toContain('You have an unfinished race.');
    expect(game.text()).toMatch(
      /Continue: Africa, from Colomb-Béchar to Cape Town, 2 crews; turn 1, last\s+played\s+on/,
    );
    expect(game.text()).toContain('The race continues: turn 1, planning.');
    expect(tableIn(saveIn(folder)).history.entries).toEqual(before);
  });

  it('is told what happened since the last answer, and no more', async () => {
    const { folder } = await playGame(['1'], OPTIONS);
    const game = await playGame(['', ''], [], { folder });
    expect(game.screens.at(-1)).not.toContain('Starting order');
    expect(game.text()).toMatch(/Van Hotten takes/);
  });

  it('stays beside a new one', async () => {
    const { folder } = await playGame(['1'], OPTIONS);
    await playGame(['', 'new', '', '', '', ''], [], { folder });
    expect(readdirSync(folder)).toHaveLength(2);
    await playGame([], OPTIONS, { folder });
    expect(readdirSync(folder)).toHaveLength(3);
  });

  it('is refused in words when it is damaged, and kept under another name', async () => {
    const { folder } = await playGame(['1'], OPTIONS);
    const file = saveIn(folder);
    const damaged = readFileSync(file, 'utf8').replace('"do":"take"', '"do":"steal"');
    writeFileSync(file, damaged);
    const game = await playGame(['', '', '', '', ''], [], { folder });
    expect(game.text()).toMatch(
      /A saved race cannot be resumed\. Line\s+\d+\s+of\s+the\s+file\s+is\s+not\s+a\s+valid\s+move\./,
    );
    const kept = readdirSync(folder).find((name) => name.includes('.damaged'));
    expect(readFileSync(join(folder, kept ?? ''), 'utf8')).toBe(damaged);
    expect(game.text()).toContain('the engines are running');
  });
});

describe('--file', () => {
  const fileIn = (folder: string) => join(folder, 'my race.json');

  it('is where the race is kept, and where it goes on', async () => {
    const folder = freshFolder();
    await playGame(['1'], [...OPTIONS, '--file', fileIn(folder)]);
    const entries = tableIn(fileIn(folder)).history.entries.length;
    const game = await playGame(['1 2 1 1'], ['--file', fileIn(folder)]);
    expect(game.screens[0]).toContain('The race continues: turn 1, planning.');
    expect(tableIn(fileIn(folder)).history.entries.length).toBeGreaterThan(entries);
  });

  it('holds a race whose options cannot be chosen any more', async () => {
    const file = fileIn(freshFolder());
    await playGame([], [...OPTIONS, '--file', file]);
    const game = await playGame([], ['--file', file, '--crews', '3']);
    expect(game.code).toBe(1);
    expect(game.complaints).toEqual([
      `--crews cannot be changed: there is a race in progress in ${file}. See npm run play -- --help.`,
    ]);
  });

  it('is set aside when it is damaged, and a new race takes its place', async () => {
    const folder = freshFolder();
    writeFileSync(fileIn(folder), '{"format":1');
    const game = await playGame([], [...OPTIONS, '--file', fileIn(folder)]);
    expect(game.text()).toContain('The file cannot be read. It may be incomplete.');
    expect(readFileSync(join(folder, 'my race.damaged.json'), 'utf8')).toBe('{"format":1');
    expect(tableIn(fileIn(folder)).plan.options.crews).toBe(2);
  });

  it('must be a place where a file can lie', async () => {
    const folder = freshFolder();
    mkdirSync(fileIn(folder));
    for (const file of [fileIn(folder), join(fileIn(folder), '..', 'my race.json')]) {
      const game = await playGame([], [...OPTIONS, '--file', file]);
      expect(game.code).toBe(1);
      expect(game.complaints[0]).toContain('cannot be used');
    }
  });

  it('is left alone when it is not a race for one', async () => {
    const file = fileIn(freshFolder());
    const two = writeTable(newTable(planOf([PERSON, PERSON])));
    writeFileSync(file, two);
    const game = await playGame([], ['--file', file]);
    expect(game.code).toBe(1);
    expect(game.complaints[0]).toContain('is not a single-player race against bots');
    expect(readFileSync(file, 'utf8')).toBe(two);
  });

  it('gives a record of a race that is over, and never writes it over another file', async () => {
    const folder = freshFolder();
    const text = writeTable(playedTable(planOf([PERSON, RACER])));
    writeFileSync(fileIn(folder), text);
    const game = await playGame([fileIn(folder), join(folder, 'record.json')], ['--file', fileIn(folder)]);
    expect(game.text()).toContain('already exists and was not changed');
    expect(game.text()).toContain('The record of this race is saved in');
    expect(readFileSync(join(folder, 'record.json'), 'utf8')).toBe(text);
  });

  it('shows the standings of a race that is over', async () => {
    const file = fileIn(freshFolder());
    writeFileSync(file, writeTable(playedTable(planOf([PERSON, RACER]))));
    const game = await playGame([''], ['--file', file]);
    expect(game.code).toBe(0);
    expect(game.text()).toContain('Standings');
  });
});
