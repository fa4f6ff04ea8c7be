// Choosing what is said at a table.
import type { JSX } from 'preact';
import { Segments } from '../front/segments.tsx';
import { say } from '../words/say.ts';

interface Props {
  readonly phrasesOnly: boolean;
  readonly onPhrasesOnly: (phrasesOnly: boolean) => void;
}

export function TalkChoice({ phrasesOnly, onPhrasesOnly }: Props): JSX.Element {
  return (
    <Segments
      legend={say('online.talk')}
      choices={[
        { value: 'words', words: say('online.talk.words') },
        { value: 'phrases', words: say('online.talk.phrases') },
      ]}
      chosen={phrasesOnly ? 'phrases' : 'words'}
      onChoose={(value) => onPhrasesOnly(value === 'phrases')}
    />
  );
}
