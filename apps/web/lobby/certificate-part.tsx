// The certificate of a game: what was sealed while it ran, and after the end whether it holds.
import type { TableNews } from '@race/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { plansIn, promised } from '../net/certificate.ts';
import { checkRace, sendRequest } from '../net/connection.ts';
import { refusalWords, say } from '../words/say.ts';
import { faceOf } from './games.ts';

export function CertificatePart({
  news: { table, game, stage, shutUntil },
}: {
  news: TableNews;
}): JSX.Element | null {
  const [announcement, setAnnouncement] = useState('');
  const certificate = promised.value.get(table);
  const words = faceOf(game)?.words;
  if (certificate === undefined || words === undefined) return null;
  const plans = plansIn(certificate);
  const check = async () => {
    setAnnouncement(say('online.check.busy'));
    const file = await sendRequest({ do: 'file', table });
    if (!file.ok) return setAnnouncement(refusalWords(file.refusal));
    const text = file.value.kind === 'file' ? file.value.text : '';
    const answers = await checkRace(text, certificate);
    setAnnouncement(answers === null ? words.bad() : words.good({ plans, answers }));
  };
  return (
    <section class="certificate" aria-label={say('online.certificate')}>
      <h4 class="label">{say('online.certificate')}</h4>
      <p class="seal">{say('online.certificate.seed', { seal: certificate.commitment })}</p>
      <p>{say('online.certificate.plans', { count: plans })}</p>
      {stage === 'over' && (shutUntil ?? 0) <= Date.now() && (
        <button type="button" class="button" onClick={() => void check()}>
          {words.check()}
        </button>
      )}
      <p role="status">{announcement}</p>
    </section>
  );
}
