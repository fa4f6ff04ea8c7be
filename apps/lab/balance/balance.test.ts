import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runLab } from '../lab.ts';
import { CELLS } from './cells.ts';

const folder = mkdtempSync(join(tmpdir(), 'race-balance-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const SMALL =
  'balance --races 2 --veterans 1 --duels 0 --groups fifth --only africa --threads 1 --seed 4'.split(' ');

describe('lab balance', () => {
  it('measures every table of the group, keeps what it measured, and writes a page', async () => {
    const [keep, html] = [join(folder, 'saved.json'), join(folder, 'report.html')];
    const first = await runLab([...SMALL, '--keep', keep, '--html', html, '--json']);
    expect(first).toMatchObject({ code: 0, err: '' });
    const tables = CELLS.filter(({ group, name }) => group === 'fifth' && name.includes('africa')).map(
      ({ name }) => name,
    );
    const found: { cell: string }[] = JSON.parse(first.out).findings;
    const measured = [...tables, ...tables.map((name) => `${name}, veteran`)];
    expect([...new Set(found.map(({ cell }) => cell))]).toEqual(measured);
    const page = readFileSync(html, 'utf8');
    for (const part of ['The bounds', 'Length', 'Chances', 'Routes', 'Cards', 'Skill and luck'])
      expect(page).toContain(`<h2>${part}</h2>`);
    expect(page).toContain('<h3>The veteran, for comparison</h3>');
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
    const saved = readFileSync(keep, 'utf8');
    const again = await runLab([...SMALL, '--keep', keep, '--json']);
    expect(again.out).toBe(first.out);
    expect(readFileSync(keep, 'utf8')).toBe(saved);
  }, 60_000);

  it('refuses other tables, another measurement, and a file of something else', async () => {
    const keep = join(folder, 'other.json');
    writeFileSync(keep, '{"seed":1,"races":7,"cells":{},"spots":{},"duels":{},"others":{}}');
    expect((await runLab([...SMALL, '--keep', keep])).err).toContain('another measurement');
    writeFileSync(keep, '[]');
    expect((await runLab([...SMALL, '--keep', keep])).err).toContain('is not a saved measurement');
    expect((await runLab(['balance', '--groups', 'moon'])).err).toContain('unknown group of tables “moon”');
  });
});
