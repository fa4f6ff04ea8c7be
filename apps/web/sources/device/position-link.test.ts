import { LONGEST_POSITION } from '@race/local/position.ts';
import { describe, expect, it } from 'vitest';
import { positionAddress, positionIn } from './position-link.ts';

const dataOf = (address: string | null): string => (address ?? '').replace('#position=', '');

async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

describe('a position in a link', () => {
  it('is the same when the link is opened', async () => {
    const text = JSON.stringify({
      position: { tiles: Array.from({ length: 200 }, (_, at) => at % 7) },
      name: 'é',
    });
    const address = await positionAddress(text);
    expect(address).toMatch(/^#position=[\w-]+$/);
    expect(await positionIn(dataOf(address))).toBe(text);
  });

  it('has no address where that would be too long', async () => {
    const noise = Array.from({ length: 3000 }, (_, at) => Math.imul(at, 2654435761).toString(36)).join('');
    expect(await positionAddress(noise)).toBeNull();
  });

  it('is refused where it unpacks to more than any position', async () => {
    const bomb = await packed(' '.repeat(40 * LONGEST_POSITION));
    expect(bomb.length).toBeLessThan(8000);
    expect(await positionIn(bomb)).toBeNull();
    expect(await positionIn(await packed(' '.repeat(LONGEST_POSITION)))).toHaveLength(LONGEST_POSITION);
  });

  it.each(['', '-', 'AAAA', '____', 'eyJhIjoxfQ', 'a'.repeat(4000)])(
    'is refused where %s is none',
    async (data) => {
      expect((await positionIn(data)) ?? '').not.toContain('{');
    },
  );
});
