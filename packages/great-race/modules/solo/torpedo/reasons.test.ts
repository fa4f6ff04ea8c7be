import { describe, expect, it } from 'vitest';
import { DRIVES, givenSolo } from '../testing/given-solo.ts';
import { rulesBehind } from './reasons.ts';

const drives = (more: Parameters<typeof givenSolo>[0]) => givenSolo({ card: 'A1', whose: 'orange', ...more });
const stepFrom27 = (tiles: { [space: number]: string }, bag: string[] = ['1p', '1p', '1p']) =>
  drives({ orange: { ...DRIVES, at: 27, petrol: 2 }, tiles: { 27: '1p', ...tiles }, bag }).told(
    'torpedoSteps',
  )[0];

describe('SOLO-13 why he did it is told as it happens', () => {
  it('what decided between two tiles: the value, else what makes it up, else the board’s own order', () => {
    expect(stepFrom27({ 28: '1p', 38: '2p' })).toMatchObject({ space: 28, by: 'value' });
    expect(stepFrom27({ 28: '1p-stop', 38: '2p' })).toMatchObject({ space: 38, by: 'kind' });
    expect(stepFrom27({ 28: '1p', 38: '1p' })).toMatchObject({ space: 28, by: 'order' });
    expect(stepFrom27({ 28: '3p', 38: '2p' })).toMatchObject({ space: 38, why: 'onlyTile', by: 'alone' });
  });

  it('what each candidate is, what it is worth, and whether he can pay it', () => {
    expect(stepFrom27({ 28: '3p', 38: '2p' })?.candidates).toMatchObject([
      { space: 28, ground: 'tile', value: 3, canPay: false },
      { space: 38, ground: 'tile', value: 2, canPay: true },
    ]);
    expect(stepFrom27({})?.candidates).toMatchObject([{ ground: 'empty', value: 2, canPay: true }, {}]);
  });

  it('which rules stand behind it, those that decided between equals too', () => {
    const behind = (tiles: { [space: number]: string }) => {
      const step = stepFrom27(tiles);
      return step === undefined ? [] : rulesBehind(step);
    };
    expect(behind({ 28: '1p', 38: '2p' })).toEqual(['SOLO-11']);
    expect(behind({ 28: '1p-stop', 38: '2p' })).toEqual(['SOLO-11', 'SOLO-21']);
    expect(behind({ 28: '1p', 38: '1p' })).toEqual(['SOLO-11', 'SOLO-13']);
    expect(behind({})).toEqual(['SOLO-11', 'BASE-DRIVE-08', 'SOLO-13']);
  });

  it('that his target is entered because it is his target', () => {
    const race = drives({ orange: { ...DRIVES, at: 28 }, tiles: { 28: '1p' } });
    expect(race.told('torpedoSteps')[0]).toMatchObject({ space: 39, why: 'city', by: 'target' });
  });

  it('how far the cities of the colour and the destination were when he chose his target', () => {
    const [aim] = drives({ orange: { ...DRIVES, at: 27 } }).told('targetNamed');
    expect(aim).toMatchObject({ by: 'steps', candidates: [{ space: 39, steps: 2 }, {}, {}] });
    for (const { steps, toEnd } of aim?.candidates ?? [])
      expect(steps + toEnd).toBeGreaterThanOrEqual(aim?.end ?? 0);
    if (aim !== undefined) expect(rulesBehind(aim)).toEqual(['SOLO-07']);
  });

  it('along which way he looked for a space for his tile', () => {
    const race = givenSolo({ whose: 'orange', bag: ['1p', '2p1d'], orange: { at: 27 }, blue: { at: 26 } });
    const [own, hard] = race.told('torpedoLaid');
    expect(own?.candidates.at(-1)).toMatchObject({ space: 28, ground: 'empty' });
    expect(hard?.candidates.at(-1)).toMatchObject({ space: 37, ground: 'empty' });
    expect([own, hard].map((laid) => laid && rulesBehind(laid))).toEqual([
      ['SOLO-06', 'SOLO-08', 'SOLO-21'],
      ['SOLO-06', 'SOLO-09', 'SOLO-21'],
    ]);
    const boxed = givenSolo({ whose: 'orange', bag: ['1p', '2p'], orange: { at: 28 }, card: 'A1' });
    expect(boxed.told('torpedoBoxed')[0]?.candidates).toMatchObject([{ space: 39, ground: 'city' }]);
  });

  it('and nothing of what others do', () => {
    expect(rulesBehind({ key: 'crewPassed', seat: 0, guards: 0 })).toEqual([]);
    expect(rulesBehind({ key: 'dangersLoom', seat: 0, dangers: 1, damage: 4, why: 'left' })).toEqual([
      'SOLO-16',
    ]);
    expect(rulesBehind({ key: 'torpedoStays', seat: 1, why: 'noWay', candidates: [] })).toEqual(['SOLO-22']);
  });
});
