import { describe, expect, it } from 'vitest';
import { given } from '../../testing/given.ts';
import { savedAs } from '../../testing/saved.ts';

const modules = ['patronage'];
const at = (...markers: number[]) => ({ patronage: { markers } });

describe('PATRON-01, CARD-DANDY the dandy', () => {
  it('is in the deck twice', () => {
    const race = given({ phase: 'start', modules });
    expect(race.deck.filter((card) => card === 'dandy')).toHaveLength(2);
    expect(race.deck).toHaveLength(given({ phase: 'start' }).deck.length + 2);
  });

  it('moves the marker two spaces on, in step 2', () => {
    const race = given({ modules, slots: at(1, 2), blue: { hand: ['dandy'] } });
    race.blue.plays('dandy');
    expect(race.public.modules?.patronage?.markers).toEqual([4, 2]);
    expect(race.told('patronMoved')).toEqual([{ key: 'patronMoved', seat: 0, francs: 40 }]);
    expect(race).toAsk('blue');
    expect(race.blue.why({ do: 'fuel', levels: 1 })).toBeRefused('BASE-CONVOY-02');
  });
});

describe('PATRON-02 the track', () => {
  it('begins with all markers on its start', () => {
    expect(given({ phase: 'start', crews: 4, modules }).public.modules?.patronage?.markers).toEqual([
      0, 0, 0, 0,
    ]);
  });

  it('is not there without the module', () => {
    const race = given();
    expect(race.public.modules).toBeUndefined();
    expect(race.rules.readAnswer({ do: 'cash' })).toBeNull();
  });
});

describe('PATRON-03 funding', () => {
  it('moves the marker one space for each assistant', () => {
    const race = given({ modules, blue: { boxes: { funding: 4 } } });
    race.blue.funds();
    expect(race.public.modules?.patronage?.markers).toEqual([4, 0]);
    expect(race.blue).toHave({ francs: 150 });
  });

  it('skips occupied spaces and does not count them', () => {
    const race = given({ modules, crews: 3, slots: at(0, 1, 3), blue: { boxes: { funding: 3 } } });
    race.blue.funds();
    expect(race.public.modules?.patronage?.markers).toEqual([5, 1, 3]);
  });
});

describe('PATRON-04 cashing in', () => {
  it('takes the sum, sends the marker back and ends the sequence, which is no passing', () => {
    const race = given({ modules, slots: at(6, 0) });
    race.blue.answers({ do: 'cash' });
    expect(race.blue).toHave({ francs: 160 });
    expect(race.public.modules?.patronage?.markers).toEqual([0, 0]);
    expect(race.told('patronCashed')).toEqual([{ key: 'patronCashed', seat: 0, francs: 80 }]);
    expect(race).toAsk('orange');
    race.orange.passes();
    expect(race).toAsk('blue');
    expect(race.blue.boxes.mechanics).toBe(2);
  });

  it('comes before petrol and cards', () => {
    const race = given({ modules, slots: at(6, 0), blue: { petrol: 1, hand: ['financial'] } });
    race.blue.buysPetrol(1);
    expect(race.blue.why({ do: 'cash' })).toBeRefused('PATRON-04', 'cash.tooLate');
  });
});

describe('PATRON-05 limits', () => {
  it('asks for a marker beyond the start', () => {
    expect(given({ modules }).blue.why({ do: 'cash' })).toBeRefused('PATRON-05', 'cash.nothing');
  });

  it('asks for an active assistant', () => {
    const race = given({ modules, slots: at(5, 0), blue: { boxes: {} } });
    expect(race.blue.why({ do: 'cash' })).toBeRefused('BASE-CONVOY-05', 'crew.done');
  });

  it('serves a crew with only guards left', () => {
    const race = given({ modules, slots: at(5, 0), blue: { boxes: { security: 1 } } });
    race.blue.answers({ do: 'cash' });
    expect(race.blue.boxes.security).toBe(1);
    race.orange.passes();
    expect(race).toAsk('blue');
  });

  it('loses steps beyond the last free space', () => {
    const race = given({ modules, slots: at(10, 12), blue: { boxes: { funding: 5 } } });
    race.blue.funds();
    expect(race.public.modules?.patronage?.markers).toEqual([11, 12]);
  });

  it('plays no dandy that would move nothing', () => {
    const race = given({ modules, slots: at(11, 12), blue: { hand: ['dandy'] } });
    expect(race.blue.why({ do: 'play', card: 'dandy' })).toBeRefused('PATRON-05', 'dandy.moves');
  });
});

describe('PATRON-06 arriving', () => {
  it('takes the marker off the track, and what is under it is lost', () => {
    const race = given({
      modules,
      slots: at(7, 0),
      blue: { at: 114 },
      tiles: { 114: '1p' },
    });
    race.blue.drives('cape-town');
    expect(race.public.modules?.patronage?.markers).toEqual([-1, 0]);
    expect(race.blue).toHave({ francs: 80 });
  });
});

describe('a saved race with patrons', () => {
  it('is read with its markers, and refused where two share a space', () => {
    const race = given({ modules, slots: at(6, 0) });
    expect(race.rules.readState(savedAs(race))?.public.modules?.patronage?.markers).toEqual([6, 0]);
    const same = given({ modules, slots: at(6, 6) });
    expect(same.rules.readState(savedAs(same))).toBeNull();
    const arrived = given({ modules, slots: at(-1, 0) });
    expect(arrived.rules.readState(savedAs(arrived))).toBeNull();
  });
});
