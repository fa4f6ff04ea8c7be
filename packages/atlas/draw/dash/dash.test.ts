import { describe, expect, it } from 'vitest';
import { elementsOf, missingIds } from '../../testing/xml.ts';
import { crewDefs } from '../halftrack.ts';
import { dashLand } from './lands.ts';
import { dashStage } from './places.ts';
import { dashPanorama, dashResultPicture, resultSize } from './poster.ts';
import { type DrawnCourse, dashDefs, dashMark, dashStrip, speedDial } from './strip.ts';
import { DASH_VEHICLES, dashVehicle, paintOf } from './vehicles.ts';

const half = { stages: 0, character: null } as const;
const course: DrawnCourse = {
  cards: [
    { vehicle: 'boat', stages: 1, left: true, right: true, character: 'french' },
    { vehicle: 'plane', left: false, right: true, ...half },
    { vehicle: 'plane', left: true, right: false, ...half },
  ],
  joins: [{ at: 1, stages: 4 }],
  character: 'french',
  hasStar: false,
};
const LOOKS = { width: 400, height: 100, scale: 1 } as const;
const count = (text: string, part: string): number => text.split(part).length - 1;

describe('drawings of the Dash', () => {
  it('are well formed, and every vehicle is painted in its livery', () => {
    for (const vehicle of DASH_VEHICLES) {
      expect(dashVehicle(vehicle, 'swiss')).toContain(paintOf('swiss').colour);
      expect(dashVehicle(vehicle, null)).not.toContain(paintOf('swiss').colour);
      const land = dashLand(vehicle, { width: 160, height: 90, ground: 0.6, hasRays: true });
      for (const drawing of [dashVehicle(vehicle, null), land, dashStage(vehicle, { half: 'left' })])
        expect(elementsOf(drawing).length).toBeGreaterThan(3);
    }
    expect(elementsOf(dashPanorama() + speedDial(7) + dashMark('english')).length).toBeGreaterThan(20);
  });

  it('letter no two characters the same', () => {
    const all = ['french', 'italian', 'english', 'belgian', 'american', 'swiss', 'suffragettes'];
    expect(new Set(all.map((one) => paintOf(one).initial)).size).toBe(7);
  });
});

describe('a course', () => {
  it('shows halves that met as one large place with its worth, and lonely ones cut', () => {
    const strip = dashStrip(course, LOOKS);
    elementsOf(strip);
    expect(count(strip, 'viewBox="0 -20 20 40"')).toBe(1);
    expect(count(strip, 'viewBox="-20 -20 20 40"')).toBe(1);
    expect(strip).toContain('>4<');
  });

  it('numbers every stage when it is counted, several at once as a range', () => {
    const counted = dashStrip(course, { ...LOOKS, isCounted: true });
    for (const number of ['>1<', '>2<', '>3–6<']) expect(counted).toContain(number);
  });

  it('writes the round on every stretch that is still empty', () => {
    const strip = dashStrip(course, { ...LOOKS, emptyWords: (round) => `Round ${round}` });
    expect(strip).toContain('>Round 4<');
    expect(strip).toContain('>Round 5<');
    expect(strip).not.toContain('>Round 3<');
  });
});

describe('the picture of a result', () => {
  const rows = [{ place: 1, name: 'Ada & Bea', character: 'french', course, stages: 7, words: '' }];
  const drawing = dashResultPicture({
    character: 'french',
    game: 'The Dash',
    title: 'Ada & Bea',
    below: '',
    stages: 'stages',
    rows,
    style: '',
  });

  it('is a whole document that asks for nothing it does not have', () => {
    elementsOf(drawing);
    expect(missingIds(drawing)).toEqual([]);
    expect(missingIds(dashStrip(course, LOOKS) + crewDefs() + dashDefs())).toEqual([]);
  });

  it('grows with the number of players', () => {
    expect(resultSize(7).height).toBeGreaterThan(resultSize(2).height);
  });
});
