import { describe, expect, it } from 'vitest';
import { sharedTypeNames } from './figures.ts';
import { readSources } from './sources.ts';

/** Names that two packages still export. A name that becomes unique leaves this list; none is added. */
const SHARED_NAMES = ['Box', 'CrewId', 'Language', 'Moment', 'Name', 'Place', 'Room', 'Step', 'View'];

describe('an exported type', () => {
  it('has a name that no other package exports, apart from a list that only shrinks', () => {
    expect(sharedTypeNames(readSources()).sort()).toEqual(SHARED_NAMES);
  });
});
