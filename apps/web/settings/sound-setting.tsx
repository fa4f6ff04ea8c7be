import type { JSX } from 'preact';
import { Segments } from '../front/segments.tsx';
import { say } from '../words/say.ts';
import { chooseVolume, VOLUMES, type Volume, volume } from './volume.ts';

export function SoundSetting(): JSX.Element {
  const choose = async (choice: Volume) => {
    chooseVolume(choice);
    const { tryOut, tuneIn } = await import('../sound/orchestra.ts');
    tuneIn();
    if (choice !== 'off') tryOut();
  };
  return (
    <div class="setting">
      <Segments
        legend={say('sound.title')}
        choices={VOLUMES.map((value) => ({ value, words: say(`sound.${value}`) }))}
        chosen={volume.value}
        onChoose={(choice) => void choose(choice)}
      />
      <p class="aside">{say('sound.how')}</p>
    </div>
  );
}
