import type { JSX } from 'preact';
import { say } from '../../shell/words/say.ts';
import { connection } from '../../sources/online/connection.ts';

/** An answer is on its way, and nothing has come back yet. */
export const Sending = (): JSX.Element => (
  <p class="bar-sending" role="status">
    {say(connection.value === 'here' ? 'online.sending' : 'online.sending.away')}
  </p>
);
