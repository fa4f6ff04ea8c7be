// The page of a player: who they are, how good, how the reader has fared against them, their races.
import type { PlayerNews, TrackRating } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ArmedButton } from '../../shell/frame/controls.tsx';
import { Notice } from '../../shell/frame/notice.tsx';
import { Page, Section } from '../../shell/frame/page.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { refusalWords, say, words } from '../../shell/words/say.ts';
import { sendRequest } from '../../sources/online/connection.ts';
import { copied } from '../lobby/fields.tsx';
import { Sign } from '../lobby/sign.tsx';
import { Empty, Scenery } from '../scenery/scenery.tsx';
import { ChallengeForm } from './challenge-form.tsx';
import { countryName, Medallion, ProfileForm } from './profile.tsx';
import { type RaceKind, RacesPart } from './races-part.tsx';
import { keyOf, Ratings } from './rating-plot.tsx';
import { leavesWords, trackWords } from './ratings.tsx';
import './players.css';

interface Props {
  /** Null for the reader. */
  readonly person: string | null;
  readonly go: Go;
}

export function PlayerPage({ person, go }: Props): JSX.Element {
  const [player, setPlayer] = useState<PlayerNews | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const looks = useRef(0);
  const look = async () => {
    const number = ++looks.current;
    const found = await sendRequest({ do: 'player', person });
    // An answer to an earlier look may arrive later, and does not know what was changed in between.
    if (number !== looks.current) return;
    if (!found.ok) setAnnouncement(refusalWords(found.refusal));
    else if (found.value.kind === 'player') setPlayer(found.value.player);
  };
  useEffect(() => void look(), [person]);
  return (
    <Page
      hour="dusk"
      title={player?.name || say('online.ratings')}
      aside={player === null ? say('ratings.player.aside') : asideWords(player)}
      go={go}
      back={{ to: { at: 'people' }, words: say('players.title') }}
      scene={<Scenery of="player" />}
      foot={
        <RouteLink to={{ at: 'leaders' }} go={go} class="page-link">
          {say('players.leaders')}
        </RouteLink>
      }
    >
      <p class="races-told" role="status">
        {announcement}
      </p>
      {player !== null && <Shown player={player} onChanged={() => void look()} go={go} />}
      {player === null && announcement === '' && (
        <div class="player blank-sheets" aria-hidden="true">
          <i class="player-main" />
          <i class="player-side" />
        </div>
      )}
      <Sign />
    </Page>
  );
}

function asideWords({ you, owner, at, profile, since }: PlayerNews): string {
  const date = new Intl.DateTimeFormat(words().locale, { month: 'long', year: 'numeric' }).format(since);
  return [
    ...(you ? [say('ratings.player.you')] : []),
    ...(owner === null ? [] : [say('ratings.player.botOf', { name: owner.name })]),
    ...(at === null ? [] : [say('players.here')]),
    ...(profile.country === null ? [] : [countryName(profile.country)]),
    say('players.since', { date }),
  ].join(say('names.separator'));
}

interface ShownProps {
  readonly player: PlayerNews;
  readonly onChanged: () => void;
  readonly go: Go;
}

function Shown({ player, onChanged, go }: ShownProps): JSX.Element {
  const { ratings, results, tie, counts, you } = player;
  const [kind, setKind] = useState<RaceKind>('all');
  const leaves = leavesWords(player.name, player);
  return (
    <div class="player">
      <Acts player={player} onChanged={onChanged} go={go} />
      <div class="player-main">
        <Section
          title={say('ratings.player.ratings')}
          aside={say('ratings.player.ratings.aside')}
          class="player-ratings"
        >
          {ratings.length === 0 ? (
            <Empty card={you ? 'races' : 'people'}>
              <p>{say('ratings.player.none')}</p>
              {you && <p>{say('ratings.player.none.how')}</p>}
            </Empty>
          ) : (
            <Ratings ratings={ratings} results={results} />
          )}
        </Section>
        {counts.all > 0 && <RacesPart player={player} kind={kind} onKind={setKind} go={go} />}
      </div>
      {leaves !== null && (
        <p class="sheet player-leaves">
          {leaves} {say('ratings.player.leaves.mends')}
        </p>
      )}
      <aside class="log-book player-record">
        {tie !== null && tie.races > 0 && (
          <Versus name={player.name} tie={tie} onAll={() => setKind('with')} isAll={kind === 'with'} />
        )}
        <Record ratings={ratings} go={go} />
      </aside>
    </div>
  );
}

/** What can be done with this player; the amber act first. */
function Acts({ player, onChanged, go }: ShownProps): JSX.Element {
  const { person, name, you, tie, at, profile } = player;
  const [open, setOpen] = useState<'challenge' | 'profile' | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const doing = async (request: Parameters<typeof sendRequest>[0]) => {
    const done = await sendRequest(request);
    if (done.ok) onChanged();
    else setNotice(refusalWords(done.refusal));
  };
  return (
    <>
      <div class="player-act">
        {you ? (
          <RouteLink to={{ at: 'find' }} go={go} class="button go ticket-go">
            <span class="ticket-go-name">
              <Icon name="steering-wheel" />
              {say('ratings.find.title')}
            </span>
            <small>{say('ratings.find.aside')}</small>
          </RouteLink>
        ) : tie?.blocks === true ? (
          <button
            type="button"
            class="button"
            onClick={() => void doing({ do: 'block', person, block: false })}
          >
            {say('players.unblock')}
          </button>
        ) : tie?.apart === true ? null : (
          <button
            type="button"
            class="button go ticket-go"
            aria-expanded={open === 'challenge'}
            onClick={() => setOpen(open === 'challenge' ? null : 'challenge')}
          >
            <span class="ticket-go-name">
              <Icon name="steering-wheel" />
              {say('players.challenge')}
            </span>
            <small>{say('players.challenge.how')}</small>
          </button>
        )}
      </div>
      <div class="player-side">
        {open === 'challenge' && <ChallengeForm player={player} go={go} onCancel={() => setOpen(null)} />}
        {tie !== null && !tie.apart && (
          <div class="player-pair">
            <button
              type="button"
              class="button"
              onClick={() => void doing({ do: 'follow', person, follow: !tie.follows })}
            >
              {say(tie.follows ? 'players.unfollow' : 'players.follow')}
            </button>
            {at !== null && (
              <RouteLink to={{ at: 'online', table: at }} go={go} class="button">
                {say('players.watch')}
              </RouteLink>
            )}
          </div>
        )}
        {open === 'profile' ? (
          <ProfileForm
            profile={profile}
            name={name}
            onCancel={() => setOpen(null)}
            onSaved={() => {
              setOpen(null);
              setNotice(say('players.saved'));
              onChanged();
            }}
          />
        ) : (
          <div class="sheet player-about">
            <div class="player-self">
              <Medallion picture={profile.picture} name={name} />
              {profile.words !== '' && <blockquote>{profile.words}</blockquote>}
            </div>
            {tie?.blocks === true && <p>{say('players.blocked', { name })}</p>}
            {tie?.apart === true && !tie.blocks && <p>{say('players.apart', { name })}</p>}
            {you && (
              <button type="button" class="ticket-word" onClick={() => setOpen('profile')}>
                {say('players.profile.edit')}
              </button>
            )}
            {tie !== null && (
              <Note
                note={tie.note}
                onSave={(written) => void doing({ do: 'note', person, words: written })}
              />
            )}
          </div>
        )}
        <div class="player-words">
          {tie !== null && !tie.blocks && (
            <ArmedButton
              words={(isArmed) => (isArmed ? say('players.block.sure', { name }) : say('players.block'))}
              onDone={() => void doing({ do: 'block', person, block: true })}
            />
          )}
          <button
            type="button"
            class="ticket-word"
            onClick={async () => {
              const path = `/player/${person}`;
              if (await copied(new URL(path, location.href).href)) setNotice(say('players.link.copied'));
            }}
          >
            {say('players.link')}
          </button>
        </div>
        <Notice words={notice} onDismiss={() => setNotice(null)} />
      </div>
    </>
  );
}

/** A note that only the reader reads. */
function Note({ note, onSave }: { note: string; onSave: (note: string) => void }): JSX.Element {
  const [written, setWritten] = useState<string | null>(null);
  if (written === null)
    return (
      <p class="player-note">
        {note !== '' && (
          <>
            <b>{say('players.note')}</b> <em>{note}</em>{' '}
          </>
        )}
        <button type="button" class="ticket-word" onClick={() => setWritten(note)}>
          {say(note === '' ? 'players.note.add' : 'players.edit')}
        </button>
      </p>
    );
  return (
    <form
      class="profile-field"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(written);
        setWritten(null);
      }}
    >
      <label for="player-note">{say('players.note')}</label>
      <textarea
        id="player-note"
        class="typed"
        rows={3}
        maxLength={280}
        value={written}
        aria-describedby="player-note-how"
        onInput={(event) => setWritten(event.currentTarget.value)}
      />
      <p id="player-note-how" class="aside">
        {say('players.note.how')}
      </p>
      <div class="profile-acts">
        <button type="submit" class="button">
          {say('players.save')}
        </button>
        <button type="button" class="ticket-word" onClick={() => setWritten(null)}>
          {say('players.cancel')}
        </button>
      </div>
    </form>
  );
}

interface VersusProps {
  readonly name: string;
  readonly tie: NonNullable<PlayerNews['tie']>;
  readonly onAll: () => void;
  readonly isAll: boolean;
}

/** How the reader and this player have fared against each other. */
function Versus({ name, tie: { races, ahead, behind }, onAll, isAll }: VersusProps): JSX.Element {
  const number = (figure: number) => words().number.format(figure);
  return (
    <section aria-labelledby="player-versus">
      <h2 id="player-versus">{say('players.versus', { name })}</h2>
      <p class="aside">{say('players.versus.races', { races })}</p>
      <p class="unseen">{say('players.versus.spoken', { ahead, behind, name })}</p>
      <div class="versus" aria-hidden="true">
        <p>
          <b>{number(ahead)}</b> {say('players.versus.you')}
        </p>
        <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
          <path class="versus-theirs" d="M0,0H100V12H0Z" />
          <path class="versus-yours" d={`M0,0H${(100 * ahead) / Math.max(1, ahead + behind)}V12H0Z`} />
        </svg>
        <p>
          <b>{number(behind)}</b> {name}
        </p>
      </div>
      {!isAll && (
        <button type="button" class="ticket-word" onClick={onAll}>
          {say('players.versus.all')}
        </button>
      )}
    </section>
  );
}

interface RecordProps {
  readonly ratings: readonly TrackRating[];
  readonly go: Go;
}

/** The record by board, and what the figures mean. */
function Record({ ratings, go }: RecordProps): JSX.Element {
  return (
    <section aria-labelledby="player-record">
      <h2 id="player-record">{say('ratings.player.record')}</h2>
      {ratings.length > 0 && (
        <table class="record-table">
          <thead>
            <tr>
              <th>
                <span class="unseen">{say('ratings.player.record')}</span>
              </th>
              <th scope="col">{say('ratings.player.races')}</th>
              <th scope="col">{say('ratings.player.won')}</th>
              <th scope="col">{say('ratings.player.arrived')}</th>
            </tr>
          </thead>
          <tbody>
            {ratings.map((one) => (
              <tr key={keyOf(one)}>
                <th scope="row">{trackWords(one)}</th>
                <td>{words().number.format(one.races)}</td>
                <td>{words().number.format(one.won)}</td>
                <td>{words().number.format(one.arrived)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p class="player-how">{say('ratings.player.how')}</p>
      <RouteLink to={{ at: 'rules', rule: 'RATE-03' }} go={go} class="ticket-word">
        {say('ratings.player.how.rules')}
      </RouteLink>
    </section>
  );
}
