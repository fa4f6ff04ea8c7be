import { describe, expect, it } from 'vitest';
import { loadWords, named, t, theCity } from './index.ts';

const french = await loadWords('fr');
const plan = (crew: string) => t(french, 'events.planned', { crew, plan: '5' });

describe('French elision', () => {
  it('leaves alone what people type', () => {
    const dutch = 'ik neem de eerste boot, de auto is stuk, de Le Cap';
    const spanish = 'creo que es mejor, de acuerdo';
    for (const words of [dutch, spanish]) {
      expect(t(french, 'talk.said', { name: 'Ada', words })).toContain(words);
      expect(t(french, 'admin.adds', { words })).toContain(words);
    }
    expect(plan('Jean de Arc')).toContain('Jean de Arc');
    expect(plan('Le Cap')).toContain('de Le Cap');
  });

  it('elides our own words before a vowel, a mute h and a y that is a vowel', () => {
    for (const name of ['Alice', 'Élise', 'Hélène', 'Henri', 'Yvonne', 'Œdipe'])
      expect(plan(name)).toContain(`d’${name}`);
    for (const name of ['Delatour', 'Hans', 'Hugo', 'Yann', '8']) expect(plan(name)).toContain(`de ${name}`);
  });

  it('contracts with the article of a name of ours', () => {
    const way = (from: string, to: string) =>
      t(french, 'table.way', { from: theCity(french, from), to: theCity(french, to) });
    expect(way('cape-town', 'addis-ababa')).toBe('Du Cap à Addis-Abeba');
    expect(way('elisabethville', 'cape-town')).toBe('D’Élisabethville au Cap');
    expect(String(named(french, 'names.to.east', { city: theCity(french, 'cape-town') }))).toBe(
      'à l’est du Cap',
    );
    const suffragettes = named(french, 'names.crew.suffragettes');
    expect(t(french, 'events.planned', { crew: suffragettes, plan: '5' })).toContain('Plan des Suffragettes');
  });
});
