// The last chat message of the open table. Its texts are fetched with the first message.

import { signal } from '@preact/signals';
import type { TalkLine } from '@race/protocol';
import { withPeople } from '@race/words/parts/people.ts';
import { subscribeToServer } from '../../net/connection.ts';
import { addTexts } from '../../words/say.ts';

type TalkMessage = TalkLine & { readonly table: string };

/** For a while; then it is only in the list of messages. */
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
