// Warnings and silences that one has not read yet. The words for them are fetched when there is one.
import { signal } from '@preact/signals';
import type { SanctionMessage } from '@race/protocol';
import { subscribeToServer } from '../../net/connection.ts';

export const unread = signal<readonly SanctionMessage[]>([]);

subscribeToServer((said) => {
  if (said.type !== 'sanction' || unread.peek().some((one) => one.sanction === said.sanction)) return;
  unread.value = [...unread.peek(), said];
});

export const wasRead = (sanction: string): void => {
  unread.value = unread.value.filter((one) => one.sanction !== sanction);
};
