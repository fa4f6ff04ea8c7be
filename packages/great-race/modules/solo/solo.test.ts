import { streams } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { standings, winnerOf } from '../../standings.ts';
import { STREAMS } from '../../state.ts';
import { makeSolo } from './index.ts';
import { readSolo } from './options.ts';
import { deckOf } from './rene/cards.ts';
import { DRIVES, givenSolo, SECOND } from './testing/given-solo.ts';

const opening = (more: object = {}) =>
  givenSolo({ phase: 'start', card: null, ...more }).blue.chooses('french');
const race = (speaker: { view: { public: object } }) => speaker.view.public;

describe('SOLO-01 the Torpedo', () => {
  it('has two gauges at 6, five assistants, no money and no hand', () => {
    const game = givenSolo({ phase: 'start', card: null });
    expect(game.orange.crew).toMatchObject({
      petrol: 6,
      engine: 6,
      chassis: 0,
      petrolMax: 6,
      engineMax: 6,
      chassisMax: 0,
      francs: 0,
    });
    expect(game.orange.hand).toEqual([]);
    expect(game.orange.crew.id).toBe('torpedo');
    expect(givenSolo({}).orange.boxes).toEqual({ pathfinder: 1, mechanics: 4, security: 0, funding: 0 });
  });

  it('begins with his whole deck face down and no prestige', () => {
    const read = readSolo({});
    if (!read.ok) throw new Error(read.fault.reason);
    const { solo } = makeSolo(read.options).begin(streams(STREAMS, 1)).public.modules ?? {};
    expect(solo?.facedown).toEqual(Array(8).fill(1));
    expect(solo).toMatchObject({ prestige: [0, 0], spaces: [] });
  });

  it('is never asked', () => {
    const game = givenSolo({ phase: 'start', card: null });
    game.blue.chooses('french');
    expect(game).toAsk('blue');
    game.blue.answers({ do: 'claim', number: 1 });
    expect(game.public.phase).toBe('planning');
    expect(game).toAsk('blue');
  });

  it('cannot be chosen as a crew', () => {
    const game = givenSolo({ phase: 'start', card: null });
    expect(game.blue.optionsTo('choose').map(({ crew }) => crew)).not.toContain('torpedo');
    expect(game.blue.why({ do: 'choose', crew: 'torpedo' })).toBeRefused('BASE-SETUP-08', 'choose.taken');
  });
});

describe('SOLO-02 the first race', () => {
  it('has the player first', () => {
    expect(givenSolo({ phase: 'start', card: null }).order).toEqual(['blue', 'orange']);
  });
});

describe('SOLO-24 later races', () => {
  it('begin with the loser of the last, who has 80 F when first and 70 F when second', () => {
    expect(givenSolo({ phase: 'start', card: null }).blue).toHave({ francs: 80 });
    const second = givenSolo({ phase: 'start', card: null, first: true });
    expect(second.order).toEqual(['orange', 'blue']);
    expect(second.blue).toHave({ francs: 70 });
  });

  it('begin with his gauges at their maxima', () => {
    expect(givenSolo({ phase: 'start', card: null, powers: { yellow: 2 } }).orange.crew).toMatchObject({
      petrol: 8,
      engine: 8,
      petrolMax: 8,
    });
  });
});

describe('SOLO-03 his deck', () => {
  it('is the eight cards of level 1 unless a campaign says otherwise', () => {
    const read = readSolo({});
    expect(read).toMatchObject({
      ok: true,
      options: { rival: { deck: deckOf(1), first: false, legacy: false } },
    });
  });

  it('reveals a card each turn, and is shuffled again when it is used up', () => {
    const game = givenSolo({
      phase: 'planning',
      slots: { solo: { facedown: [0, 0, 0, 0, 0, 0, 0, 1], card: 0 } },
      dice: [7],
    });
    game.blue.plans({ mechanics: 5 });
    expect(game.told('reneRevealed')).toMatchObject([{ rene: 'H1', colour: 'red' }]);
    const again = givenSolo({
      phase: 'planning',
      slots: { solo: { facedown: [0, 0, 0, 0, 0, 0, 0, 0], card: 7 } },
      dice: [2],
    });
    again.blue.plans({ mechanics: 5 });
    expect(again.told('reneShuffled')).toHaveLength(1);
    expect(again.told('reneRevealed')).toMatchObject([{ rene: 'C1' }]);
    expect(again.public.modules?.solo?.facedown).toEqual([1, 1, 0, 1, 1, 1, 1, 1]);
  });
});

describe('SOLO-05 the turn', () => {
  it('opens with five cards, of which the player takes one when first, two when second, and nothing hurts', () => {
    const game = opening({ deck: ['saboteur', 'guide', 'saboteur', 'jerrycan', 'jerrycan'] });
    expect(game.view.public.row).toHaveLength(5);
    game.answers({ do: 'claim', number: 2 });
    expect(game.hand).toEqual(['guide']);
    expect(game).toHave({ engine: 5, chassis: 5 });
    const second = givenSolo({ phase: 'start', card: null, first: true });
    second.blue.chooses('french').answers({ do: 'claim', number: 1 });
    expect(second.public.phase).toBe('bivouac');
    second.blue.answers({ do: 'claim', number: 5 });
    expect(second.blue.hand).toHaveLength(2);
    expect(second.public.phase).toBe('planning');
    expect(second.allEvents.some(({ key }) => key === 'reneRevealed')).toBe(false);
  });

  it('goes reveal, convoy in turns, maintenance, bivouac, planning', () => {
    const game = givenSolo({ phase: 'planning' });
    game.blue.plans({ mechanics: 5 });
    expect(game.events.map(({ key }) => key).slice(0, 3)).toEqual(['planned', 'reneRevealed', 'targetNamed']);
    expect(game.public.phase).toBe('convoy');
    expect(game).toAsk('blue');
    game.blue.waits('mechanics');
    expect(game.told('torpedoGoes')).toEqual([{ key: 'torpedoGoes', seat: 1, assistant: 1 }]);
    expect(game).toAsk('blue');
    expect(race(game.blue)).toMatchObject({ phase: 'convoy' });
  });
});

describe('SOLO-27 one assistant a sequence', () => {
  it('and always all five, in order, even when the player has passed', () => {
    const game = givenSolo({ blue: { boxes: { mechanics: 1 } } });
    game.blue.passes();
    const goes = game.told('torpedoGoes').map(({ assistant }) => assistant);
    expect(goes).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('SOLO-10 his steps', () => {
  const tiles = { 92: '1p', 98: '1p', 103: '1p', 102: '1p' };
  const steps = (card: 'A1' | 'F1', boxes: typeof SECOND) =>
    givenSolo({ card, whose: 'orange', orange: { ...boxes, at: 86 }, tiles: { ...tiles, 93: '1p' } }).told(
      'torpedoSteps',
    );

  it('are those of the card, for the second assistant and for the later ones', () => {
    expect(steps('F1', SECOND)).toHaveLength(1);
    expect(steps('F1', DRIVES).map(({ space }) => space)).toEqual([92, 99]);
  });
});

describe('SOLO-26 his arrival', () => {
  it('takes his assistants away; the player finishes the convoy', () => {
    const game = givenSolo({
      whose: 'orange',
      orange: { ...SECOND, at: 115 },
      blue: { boxes: { mechanics: 2 } },
      tiles: { 115: '1p' },
    });
    expect(game.orange.crew.arrived).toBe(1);
    expect(game.orange.boxes).toEqual({ pathfinder: 0, mechanics: 0, security: 0, funding: 0 });
    expect(game).toAsk('blue');
    game.blue.waits('mechanics').waits('mechanics');
    expect(game.isOver).toBe(true);
    expect(winnerOf(game.public)).toBe(1);
  });
});

describe('SOLO-18 the end', () => {
  it('counts arrival, mechanics, money and revealed cards when both arrive', () => {
    const game = givenSolo({
      blue: { arrived: 1, engine: 3, chassis: 4, francs: 120, petrol: 0 },
      orange: { arrived: 2, engine: 4 },
      slots: { solo: { prestige: [0, 6] } },
      phase: 'maintenance',
    });
    const points = standings(game.public).sort((a, b) => a.seat - b.seat);
    expect(points).toMatchObject([
      { arrival: 5, engine: 3, chassis: 4, money: 2, more: 0, prestige: 14 },
      { arrival: 3, engine: 4, chassis: 0, money: 0, more: 6, prestige: 13 },
    ]);
    expect(winnerOf(game.public)).toBe(0);
  });

  it('is won by the only one to arrive', () => {
    const game = givenSolo({
      phase: 'maintenance',
      orange: { arrived: 1, engine: 0 },
      blue: { francs: 900 },
    });
    expect(winnerOf(game.public)).toBe(1);
  });
});

describe('SOLO-25 what counts for him', () => {
  it('is each reveal, and a tie goes to the earlier arrival', () => {
    const game = givenSolo({
      phase: 'maintenance',
      blue: { arrived: 2, engine: 5, chassis: 5, francs: 0 },
      orange: { arrived: 1, engine: 2 },
      slots: { solo: { prestige: [0, 6] } },
    });
    expect(standings(game.public).map(({ prestige }) => prestige)).toEqual([13, 13]);
    expect(winnerOf(game.public)).toBe(1);
    const next = givenSolo({ phase: 'planning', slots: { solo: { prestige: [0, 9] } } });
    next.blue.plans({ mechanics: 5 });
    expect(next.public.modules?.solo?.prestige).toEqual([0, 10]);
  });
});

describe('SOLO-19 tricks against him', () => {
  it('work: a saboteur takes 2 mechanics, and he never answers', () => {
    const game = givenSolo({ blue: { hand: ['saboteur'] }, orange: { engine: 5 } });
    game.blue.plays('saboteur').targets('orange');
    expect(game.orange).toHave({ engine: 3, chassis: 0 });
    expect(game).toAsk('blue');
  });

  it('reach tiles on his way without a question', () => {
    const game = givenSolo({ blue: { hand: ['trail-hunter'] }, tiles: { 7: '1p', 8: '2p' } });
    game.blue.plays('trail-hunter').picks(7).picks(8);
    expect(game.tiles).toEqual({});
  });
});

describe('PASS-02 alone', () => {
  it('is a race against a number of turns, with nobody to be ahead of', () => {
    const read = readSolo({ rival: null, turns: 3, crew: 'french' });
    if (!read.ok) throw new Error('refused');
    const rules = makeSolo(read.options);
    expect(rules.seats).toBe(1);
    expect(rules.seams.lastTurns).toEqual([3]);
    expect(readSolo({ rival: null })).toMatchObject({
      ok: false,
      fault: { option: 'turns', rule: 'PASS-02' },
    });
    expect(readSolo({ turns: 4 })).toMatchObject({ ok: false, fault: { option: 'turns', rule: 'PASS-02' } });
  });

  it.each<[string, object, object]>([
    ['no object', [], { option: 'options', reason: 'notAllowed', rule: 'SOLO-01' }],
    ['an option it does not have', { crews: 2, turns: 'x' }, { option: 'crews', reason: 'unknown' }],
    ['modules that are no list', { modules: 'season' }, { option: 'modules', rule: 'MIX-07' }],
    ['a crew that nobody knows', { crew: 'martian' }, { option: 'crew', rule: 'BASE-SETUP-08' }],
    ['a board that does not exist', { board: 'asia' }, { option: 'board', rule: 'SOLO-01' }],
    ['more of René than there is', { rival: { mood: 1 } }, { option: 'rival', reason: 'notAllowed' }],
    ['a deck too small', { rival: { deck: ['A1'] } }, { option: 'rival', rule: 'SOLO-03' }],
    ['a card twice', { rival: { deck: [...'AABCDEFG'].map((one) => `${one}1`) } }, { option: 'rival' }],
    ['a power too many', { rival: { powers: { blue: 0, green: 0, red: 0, yellow: 0, pink: 0 } } }, {}],
    ['a power too strong', { rival: { powers: { blue: 5, green: 0, red: 0, yellow: 0 } } }, {}],
    ['half a turn', { rival: null, turns: 1.5 }, { option: 'turns', rule: 'PASS-02' }],
  ])('is refused with the option and the rule: %s', (_, options, fault) => {
    expect(readSolo(options)).toMatchObject({ ok: false, fault });
  });
});
