import { describe, expect, it } from 'vitest';
import { match } from './match.ts';
import { joined, plain } from './plain.ts';

const things = [
  'South-east',
  'South-west',
  'East',
  'Porto-Novo',
  'Colomb-Béchar',
  'Buy 2 levels of petrol for 20 F',
  'Buy 1 level of petrol for 20 F',
].map((name) => ({ value: name, names: [name] }));
const said = (typed: string) => match(typed, things);

describe('what was meant', () => {
  it('needs no case, accents or signs', () => {
    expect(said('colomb bechar')).toEqual(['Colomb-Béchar']);
    expect(said('PORTO-NOVO')).toEqual(['Porto-Novo']);
    expect(said('south east')).toEqual(['South-east']);
    expect(plain('  Où, là-bas ?  Straße')).toBe('ou la bas strasse');
    expect(joined('Süd-Ost')).toBe('sudost');
  });

  it('is clear from the beginning of a name', () => {
    expect(said('por')).toEqual(['Porto-Novo']);
    expect(said('south')).toEqual(['South-east', 'South-west']);
  });

  it('is what has exactly that name before what only begins so or has it within', () => {
    expect(said('east')).toEqual(['East']);
    expect(said('nov')).toEqual(['Porto-Novo']);
  });

  it('can be any words of the name, in any order, but numbers in full', () => {
    expect(said('petrol 2')).toEqual(['Buy 2 levels of petrol for 20 F']);
    expect(said('buy 1')).toEqual(['Buy 1 level of petrol for 20 F']);
    expect(said('petrol')).toHaveLength(2);
  });

  it('is nothing when nothing is called so', () => {
    expect(said('khartoum')).toEqual([]);
    expect(said('!?')).toEqual([]);
    expect(said('')).toEqual([]);
  });
});
