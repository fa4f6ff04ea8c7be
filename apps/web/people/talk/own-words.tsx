// Words of one's own: where they are written, why there are none, and the switch for who wants none.
import type { WordsHere } from '@race/protocol';
import { LONGEST_WORDS } from '@race/protocol/people/words.ts';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { say } from '../../words/say.ts';
import '../../lobby/name-field.css';

interface Props {
  readonly words: WordsHere;
  readonly onWrite: (words: string) => Promise<boolean>;
  readonly onSwitch: (wordless: boolean) => void;
}

export function OwnWords({ words, onWrite, onSwitch }: Props): JSX.Element {
  const canSwitch = words === 'open' || words === 'off';
  return (
    <div class="talk-own">
      {words === 'open' ? <WordsForm onWrite={onWrite} /> : <p class="aside">{say(`talk.words.${words}`)}</p>}
      {canSwitch && (
        <button
          type="button"
          class="button"
          aria-pressed={words === 'off'}
          onClick={() => onSwitch(words === 'open')}
        >
          {say('talk.only')}
        </button>
      )}
    </div>
  );
}

/** From here on it is said how much room is left. */
const NEARLY_FULL = 60;

function WordsForm({ onWrite }: Pick<Props, 'onWrite'>): JSX.Element {
  const id = useId();
  const [text, setText] = useState('');
  const left = LONGEST_WORDS - text.length;
  const send = async (event: Event) => {
    event.preventDefault();
    if (text.trim() !== '' && (await onWrite(text))) setText('');
  };
  return (
    <form class="talk-write" onSubmit={(event) => void send(event)}>
      <label for={id}>{say('talk.write')}</label>
      <input
        id={id}
        type="text"
        class="typed"
        dir="auto"
        value={text}
        maxLength={LONGEST_WORDS}
        autocomplete="off"
        aria-describedby={`${id}how`}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="button">
        {say('talk.write.do')}
      </button>
      <p id={`${id}how`} class="aside">
        {left <= NEARLY_FULL ? say('talk.write.left', { count: left }) : say('talk.write.how')}
      </p>
    </form>
  );
}
