// In the menu of a table: whether this device tells one that one is asked.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { refusalWords, say } from '../../words/say.ts';
import { lookUp, want, wanting, wantNoMore } from './wanting.ts';

/** As the server has it; said here before it is asked. */
const MINUTES = 30;

export function NoticePart(): JSX.Element {
  const [told, setTold] = useState('');
  useEffect(() => void lookUp(), []);
  const state = wanting.value;
  const change = async () => {
    const refusal = await (state === 'yes' ? wantNoMore() : want());
    setTold(refusal === null ? '' : refusalWords(refusal));
  };
  return (
    <section class="menu-part online-menu" aria-label={say('notice.title')}>
      <h3 class="label">{say('notice.title')}</h3>
      <p class="aside">{say('notice.how', { minutes: MINUTES })}</p>
      {state !== 'cannot' && (
        <div class="menu-acts">
          <button type="button" class="button" aria-busy={state === null} onClick={() => void change()}>
            {say(state === 'yes' ? 'notice.stop' : 'notice.want')}
          </button>
        </div>
      )}
      <p role="status">{told || (state === 'cannot' ? say('notice.cannot') : '')}</p>
    </section>
  );
}
