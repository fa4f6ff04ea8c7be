// npm run package [-- FORMAT …] [--try]: this version as an npm package (tgz), a Debian package (deb) or a container
// image (image). With --try each is installed, started, played and stopped.
import { statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeDebian } from './package/debian.ts';
import { checksums, makeFiles, VERSION } from './package/files.ts';
import { makeImage } from './package/image.ts';
import { makeTarball } from './package/tarball.ts';
import { tryDebian, tryImage, tryTarball } from './package/trial.ts';
import { ROOT } from './tools.ts';

interface Format {
  /** Makes the file of this format from the files of a release. */
  readonly make: (files: string) => Promise<string>;
  readonly try: (file: string) => Promise<void>;
}

const FORMATS: { readonly [name: string]: Format } = {
  tgz: { make: makeTarball, try: tryTarball },
  deb: { make: makeDebian, try: tryDebian },
  image: { make: makeImage, try: tryImage },
};

/** What is made of this version, by this call or an earlier one. */
const FILES = [`great-race-${VERSION}.tgz`, `great-race_${VERSION}_*.deb`, `great-race-${VERSION}.*.tar`];

const BAD_INPUT = 2;

async function makeAll(formats: readonly Format[], isTried: boolean): Promise<void> {
  const files = join(ROOT, '.boot', 'package');
  await makeFiles(files);
  for (const format of formats) {
    const file = await format.make(files);
    console.log(`${basename(file)}: ${(statSync(file).size / 1e6).toFixed(1)} MB`);
    if (isTried) await format.try(file);
  }
  const sums = `great-race-${VERSION}.sha256`;
  writeFileSync(join(ROOT, sums), checksums(ROOT, FILES));
  console.log(sums);
}

const { values, positionals } = parseArgs({
  options: { try: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const names = positionals.length === 0 ? ['tgz'] : positionals;
const unknown = names.find((name) => !(name in FORMATS));
if (unknown === undefined)
  await makeAll(
    names.flatMap((name) => FORMATS[name] ?? []),
    values.try,
  );
else {
  console.error(`There is no format ${unknown}. The formats are ${Object.keys(FORMATS).join(', ')}.`);
  process.exitCode = BAD_INPUT;
}
