// What was promised from the start of the day, and once it is over whether it holds.
import { commit } from '@race/kernel/fingerprint.ts';
import type { ExpeditionNews } from '@race/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Section } from '../front/page.tsx';
import { checkRace, sendRequest } from '../net/connection.ts';
import { refusalWords, say } from '../words/say.ts';

export function SealPart({ news }: { news: ExpeditionNews }): JSX.Element {
  const { commitment, seed } = news;
  return (
    <Section title={say('online.certificate')} class="expedition-part">
      {seed === null ? (
        <p class="expedition-seal">
          {say('expedition.seal', { seal: commitment })} {say('expedition.seal.later')}
        </p>
      ) : (
        <p class="expedition-seal">{say('expedition.seed', { seed: seed.join(' '), seal: commitment })}</p>
      )}
      <Check news={news} />
    </Section>
  );
}

function Check({ news: { commitment, seed, salt, runs } }: { news: ExpeditionNews }): JSX.Element | null {
  const [announcement, setAnnouncement] = useState('');
  const table = runs?.find(({ rank }) => rank === 1)?.table ?? null;
  if (seed === null || salt === null || table === null) return null;
  const check = async () => {
    setAnnouncement(say('online.check.busy'));
    const file = await sendRequest({ do: 'file', table });
    if (!file.ok) return setAnnouncement(refusalWords(file.refusal));
    const text = file.value.kind === 'file' ? file.value.text : '';
    const holds = commit(seed, salt) === commitment;
    const answers = holds ? await checkRace(text, { commitment, seals: [] }) : null;
    setAnnouncement(
      answers === null ? say('expedition.check.bad') : say('expedition.check.good', { answers }),
    );
  };
  return (
    <>
      <button type="button" class="button" onClick={() => void check()}>
        {say('expedition.check')}
      </button>
      <p class="expedition-told" role="status">
        {announcement}
      </p>
    </>
  );
}
