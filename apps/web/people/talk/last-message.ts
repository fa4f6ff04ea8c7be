// What was said last at the table that is looked at. The words for it are fetched when somebody first speaks.

import { signal } from '@preact/signals';
import type { TalkLine } from '@race/protocol';
import { withPeople } from '@race/words/parts/people.ts';
import { hearServer } from '../../net/connection.ts';
import { learn } from '../../words/say.ts';

type Heard = TalkLine & { readonly table: string };

/** For a while; then it is among what was said. */
export const heard = signal<Heard | null>(null);
const SHOWN_FOR = 12_000;
let hiding: ReturnType<typeof setTimeout> | undefined;

hearServer((said) => {
  if (said.type !== 'talk') return;
  void learn(withPeople).then(() => {
    heard.value = said;
    clearTimeout(hiding);
    hiding = setTimeout(() => {
      heard.value = null;
    }, SHOWN_FOR);
  });
});
