import { describe, expect, it } from 'vitest';
import { readTrace } from './sync.ts';

const WRITE = '12 pwrite64(21</data/race.sqlite-wal>, "x", 24, 0) = 24';
const SYNC = '12 fdatasync(21</data/race.sqlite-wal>) = 0';
const ACK = String.raw`12 write(30<socket:[5]>, "\201~{\"type\":\"beat\",\"table\":\"t\",\"at\":3,\"checksum\":\"x\",\"id\":7}", 90) = 90`;
const OTHER = String.raw`12 write(31<socket:[6]>, "\201~{\"type\":\"beat\",\"table\":\"t\",\"at\":3,\"checksum\":\"x\"}", 80) = 80`;

describe('a trace of system calls', () => {
  it('is in order when every acknowledgement follows a sync', () => {
    expect(readTrace([WRITE, WRITE, SYNC, ACK, OTHER, WRITE, SYNC, ACK].join('\n'))).toEqual({
      acknowledgements: 2,
      writes: 3,
      syncs: 2,
      early: 0,
    });
  });

  it('shows an acknowledgement that left too early', () => {
    expect(readTrace([WRITE, SYNC, WRITE, ACK, SYNC].join('\n')).early).toBe(1);
  });
});
