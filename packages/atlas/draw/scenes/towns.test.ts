import { africa1 } from '@race/great-race/board/africa-1.ts';
import { southAmerica1 } from '@race/great-race/board/south-america-1.ts';
import { describe, expect, it } from 'vitest';
import { drawFinish } from './finish.ts';
import { DRAWN_TOWNS } from './towns.ts';

const ENDS = [africa1, southAmerica1].flatMap(({ ends, spaces }) =>
  ends.map((space) => spaces[space]?.city?.id ?? ''),
);

describe('the end of a road', () => {
  it('has a picture of its own for each of them', () => {
    expect([...DRAWN_TOWNS].sort()).toEqual([...ENDS].sort());
    const scenes = ENDS.map((city) => sceneOf(city));
    expect(new Set(scenes).size).toBe(ENDS.length);
  });

  it('is the same every time, and glazed blue by night', () => {
    expect(sceneOf('ushuaia')).toBe(sceneOf('ushuaia'));
    expect(drawFinish({ ...FINISH, isNight: true }).front).toContain('#0B1A33');
    expect(drawFinish({ ...FINISH, crew: null }).vehicle).toBe('');
  });
});

const FINISH = {
  width: 836,
  height: 520,
  city: 'cape-town',
  words: 'Cape Town',
  crew: 'french',
  isWide: false,
  isNight: false,
};

function sceneOf(city: string): string {
  return drawFinish({ ...FINISH, city }).scene;
}
