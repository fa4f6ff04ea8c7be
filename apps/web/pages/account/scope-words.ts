// What a token lets a program do, in words.
import type { ApiScope } from '@race/protocol';
import { say } from '../../shell/words/say.ts';

const SCOPE_WORDS = {
  read: () => say('programs.scope.read'),
  tables: () => say('programs.scope.tables'),
  play: () => say('programs.scope.play'),
} as const satisfies Record<ApiScope, () => string>;

export const scopeWords = (scope: ApiScope): string => SCOPE_WORDS[scope]();
