// The part of the build that splits texts by use: each chunk of each language becomes a file of its own.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHUNKS, type Chunk, textsIn } from '@race/words/chunks.ts';
import { LANGUAGES, type Language } from '@race/words/language.ts';
import { loadSubjects } from '@race/words/subjects.ts';
import { normalizePath, type Plugin } from 'vite';

const fileOf = (module: string): string =>
  normalizePath(fileURLToPath(import.meta.resolve(`@race/words/${module}`)));

/** The module that this build step replaces. */
const LOADER = fileOf('load-chunk.ts');
const PREFIX = 'virtual:texts/';
/** The first script of the page: it fetches the first texts while everything else is still on its way. */
const EARLY = `${PREFIX}early`;
const PREFERRED = normalizePath(join(import.meta.dirname, 'preferred.ts'));

export function splitTexts(): Plugin {
  return {
    name: 'split-texts',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      if (this.environment.name === 'client') this.emitFile({ type: 'chunk', id: EARLY, name: 'early' });
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (normalizePath(id) === LOADER) return loaderSource();
      if (id === `\0${EARLY}`) return EARLY_SOURCE;
      const [, language, chunk] = /^\0virtual:texts\/(\w+)\/(\w+)$/.exec(id) ?? [];
      const [known, wanted] = [
        LANGUAGES.find((one) => one === language),
        CHUNKS.find((one) => one === chunk),
      ];
      return known && wanted ? chunkSource(known, wanted) : undefined;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, path }) {
        const early = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.moduleIds.includes(`\0${EARLY}`),
        );
        if (early === undefined || !path.endsWith('/index.html')) return [];
        const attrs = { type: 'module', async: true, crossorigin: true, src: `/${early.fileName}` };
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}

const EARLY_SOURCE = `import { loadChunk } from '${LOADER}';
import { preferredLanguage } from '${PREFERRED}';
loadChunk(preferredLanguage(), 'first').catch(() => undefined);`;

/** The source of the loader. The first chunk of a language names its other chunks, so that nobody fetches the names of all languages. */
function loaderSource(): string {
  const firsts = LANGUAGES.map((language) => `${language}: () => import('${PREFIX}${language}/first')`).join(
    ',',
  );
  return `const FIRST = {${firsts}};
export const loadChunk = async (language, chunk) => {
  const first = await FIRST[language]();
  return chunk === 'first' ? first : first.later[chunk]();
};`;
}

async function chunkSource(language: Language, chunk: Chunk): Promise<string> {
  const { subjects, contract } = await loadSubjects(language);
  const texts = `export const texts = ${JSON.stringify(textsIn(chunk, subjects))};`;
  if (chunk !== 'first') return texts;
  const others = CHUNKS.filter((other) => other !== 'first');
  const later = others.map((other) => `${other}: () => import('${PREFIX}${language}/${other}')`).join(',');
  const withOthers = `${texts} export const later = {${later}};`;
  return contract === undefined
    ? withOthers
    : `${withOthers} export { contract } from '${fileOf(`texts/${language}/index.ts`)}';`;
}
