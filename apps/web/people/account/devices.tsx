// The devices on which one is signed in, and ending one of them.
import type { SessionNews } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../../words/say.ts';
import { dayWords } from '../../words/written.ts';
import { bring } from './entering.ts';

interface Props {
  readonly isGuest: boolean;
  /** Ending one is for who has just proved who they are. */
  readonly canEnd: boolean;
}

export function Devices({ isGuest, canEnd }: Props): JSX.Element {
  const [sessions, setSessions] = useState<readonly SessionNews[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const look = async () => {
    const found = await bring({ do: 'sessions' });
    if ('trouble' in found) setAnnouncement(found.trouble);
    else if (found.value.kind === 'sessions') setSessions(found.value.sessions);
  };
  useEffect(() => void look(), []);
  const end = async (session: string) => {
    const done = await bring({ do: 'endSession', session });
    setAnnouncement('trouble' in done ? done.trouble : say('devices.ended'));
    await look();
  };
  return (
    <div class="sheet account-sheet">
      <p>{say(isGuest ? 'devices.guest.how' : 'devices.how')}</p>
      <p class="account-told" role="status">
        {announcement}
      </p>
      <ul class="account-list">
        {sessions.map((session) => (
          <li key={session.session}>
            <Device session={session} />
            {session.here ? (
              <span class="device-here">{say('devices.here')}</span>
            ) : (
              canEnd && (
                <button
                  type="button"
                  class="button"
                  aria-label={say('devices.end.of', { device: labelOf(session) })}
                  onClick={() => void end(session.session)}
                >
                  {say('devices.end')}
                </button>
              )
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const labelOf = ({ label }: SessionNews): string => label || say('devices.unknown');

function Device({ session }: { session: SessionNews }): JSX.Element {
  const { made, used } = session;
  return (
    <span class="device">
      <strong>{labelOf(session)}</strong>
      <span class="device-when">{say('devices.used', { date: dayWords(used) })}</span>
      <span class="device-when">{say('devices.since', { date: dayWords(made) })}</span>
    </span>
  );
}
