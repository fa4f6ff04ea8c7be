import { describe, expect, it } from 'vitest';
import { playGame, saveIn, tableIn } from '../testing/playing.ts';

const OPTIONS = [
  '--language',
  'en',
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

const play = (...typed: string[]) => playGame(['1', 'p1 m3 g1', ...typed], OPTIONS);
const answersOf = (folder: string) =>
  tableIn(saveIn(folder)).history.entries.flatMap((entry) =>
    entry.seat === 0 && 'answer' in entry ? [entry.answer] : [],
  );

describe('an answer', () => {
  it('can be a number or a word, however it is written', async () => {
    for (const typed of ['3', ' 3 ', '3.', '3)', 'drive', 'DRIVE', 'driv', 'Drive (mechanics)']) {
      const game = await play(typed);
      expect(answersOf(game.folder).at(-1)).toEqual({ do: 'drive' });
    }
  });

  it('can be a direction, short or in full', async () => {
    for (const typed of ['south-east', 'South East', 'se', 'enter se']) {
      const game = await play('drive', typed);
      expect(answersOf(game.folder)).toContainEqual({ do: 'enter', space: 7, poured: false });
    }
  });

  it('needs the jerrycan said when a jerrycan is meant', async () => {
    const game = await play('drive', 'west jerrycan');
    expect(game.text()).toContain('with a jerrycan');
  });

  it('can be a plan in letters or in figures', async () => {
    for (const typed of ['p2 m2 g1', '2210', '2 pathfinder 2 mechanics 1 security']) {
      const game = await playGame(['1', typed], OPTIONS);
      expect(answersOf(game.folder)).toContainEqual({ do: 'plan', boxes: [2, 2, 1, 0] });
    }
  });

  it('can be last turn’s plan by its number', async () => {
    const game = await playGame(['1', '1'], OPTIONS);
    expect(answersOf(game.folder)).toContainEqual({ do: 'plan', boxes: [1, 2, 1, 1] });
  });
});

describe('several answers on one line', () => {
  const verbsOf = (folder: string) => answersOf(folder).map((one) => one.do);

  it('are given one after the other, with one screen at the end', async () => {
    const game = await play('place', '1; west');
    expect(verbsOf(game.folder).slice(-3)).toEqual(['lay', 'hold', 'place']);
    expect(game.screens.at(-2)).toContain('places a tile on the space west of Colomb-Béchar');
    expect(game.screens.at(-2)?.match(/Where do you place this tile/g)).toHaveLength(1);
  });

  it('end where one is not understood', async () => {
    const game = await play('place', '1; fly; west');
    expect(verbsOf(game.folder).at(-1)).toBe('hold');
    expect(game.screens.at(-2)).toContain('“fly” is not one of the choices.');
    expect(game.screens.at(-2)).toContain('Where do you place this tile');
  });

  it('end where something new is seen', async () => {
    const game = await play('drive; se; tamanrasset; drive; drive');
    expect(game.text().replaceAll(/\s+/g, ' ')).toContain('so this was not used: tamanrasset; drive; drive');
    expect(answersOf(game.folder).filter((one) => one.do === 'enter')).toHaveLength(1);
  });

  it('can end with a command', async () => {
    const game = await play('place', '1; undo; hand');
    expect(game.text()).toContain('Undone.');
    expect(game.screens.at(-2)).toContain('Your hand');
  });
});

describe('what is no answer', () => {
  it.each([
    ['0', 'Type a number from 1 to 7'],
    ['99', 'Type a number from 1 to 7'],
    ['-1', '“-1” is not one of the choices.'],
    ['1 2', '“1 2” is not one of the choices.'],
    ['gibberish', '“gibberish” is not one of the choices. Type help for help.'],
    ['wait', '“wait” fits all of these. Type a little more.'],
    ['w', '“w” fits all of these. Type a little more.'],
    ['repair', 'You cannot do that: Nothing to repair: engine and chassis are at their maximum.'],
    ['stop', 'You cannot do that: You are not driving.'],
    ['timbuktu', 'You cannot do that: You are not driving.'],
    ['help me', '“help me” is not one of the choices.'],
    ['?!', 'is not one of the choices'],
    ['x'.repeat(500), 'is not one of the choices'],
    ['\u001b[2J', 'is not one of the choices'],
  ])('“%s” gets a clear sentence, and nothing changes', async (typed, told) => {
    const before = await play();
    const game = await play(typed);
    expect(game.screens.at(-2)?.replaceAll(/\s+/g, ' ')).toContain(told);
    expect(answersOf(game.folder)).toEqual(answersOf(before.folder));
  });

  it('a plan that does not place all five says so', async () => {
    const game = await playGame(['1', 'p2 m2', '2 2 2 2'], OPTIONS);
    expect(game.screens.at(-3)).toContain('You must place all 5 assistants; that would be 4.');
    expect(game.screens.at(-2)).toContain('You must place all 5 assistants; that would be 8.');
    expect(answersOf(game.folder).some((answer) => answer.do === 'plan')).toBe(false);
  });

  it('shows no control characters back', async () => {
    const game = await play('\u001b[31mred');
    expect(game.screens.at(-2)).toContain('“[31mred” is not one of the choices');
  });
});
