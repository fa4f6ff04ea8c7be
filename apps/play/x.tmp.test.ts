import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'vitest';
import { loadRules } from '@race/rulebook';
import { loadWords, t } from '@race/words';
import { freshFolder, playGame, wiseLine } from './testing/playing.ts';
it.each(['en','fr','de','nl'] as const)('x %s', async (language) => {
  const file = join(freshFolder(), 'race.json');
  const [words, book] = await Promise.all([loadWords(language), loadRules(language)]);
  const game = await playGame((_s, p) => p.startsWith(t(words,'terminal.prompt')) ? wiseLine(file, {words, book}) : '', ['--language', language, '--crews','3','--crew','english','--board','africa','--towards','south','--seed','21','--file', file], {width: 90});
  writeFileSync(`/tmp/rec/${language}.txt`, game.text());
}, 300000);
