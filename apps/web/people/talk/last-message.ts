// What was said last at the table that is looked at. The words for it are fetched when somebody first speaks.

import { signal } from '@preact/signals';
import type { TalkLine } from '@race/protocol';
import { withPeople } from '@race/words/parts/people.ts';
import { subscribeToServer } from '../../net/connection.ts';
import { addTexts } from '../../words/say.ts';

type TalkMessage = TalkLine & { readonly table: string };

/** For a while; then it is among what was said. */
export const lastMessage = signal<TalkMessage | null>(null);
const SHOWN_FOR = 12_000;
let hiding: ReturnType<typeof setTimeout> | undefined;

subscribeToServer((said) => {
  if (said.type !== 'talk') return;
  void addTexts(withPeople).then(() => {
    lastMessage.value = said;
    clearTimeout(hiding);
    hiding = setTimeout(() => {
      lastMessage.value = null;
    }, SHOWN_FOR);
  });
});
