// What people show of themselves: a picture of ours, some words, a country; and the form where they change it.
import { useSignal } from '@preact/signals';
import { halftrack } from '@race/atlas';
import {
  books,
  caravan,
  lantern,
  luggage,
  signpost,
  telegraph,
  telescope,
  tents,
  tools,
} from '@race/atlas/draw/scenes/rooms.ts';
import type { PersonNews, ProfileNews } from '@race/protocol';
import { LONGEST_PROFILE, PICTURES, type ProfilePicture } from '@race/protocol/people/players.ts';
import type { ComponentChildren, JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { refusalWords, say, words } from '../../shell/words/say.ts';
import { sendRequest } from '../../sources/online/connection.ts';
import './players.css';

const DRAWN: { readonly [P in ProfilePicture]: readonly [draw: () => string, scale: number] } = {
  french: [() => halftrack('french'), 1.15],
  italian: [() => halftrack('italian'), 1.15],
  english: [() => halftrack('english'), 1.15],
  belgian: [() => halftrack('belgian'), 1.15],
  american: [() => halftrack('american'), 1.15],
  caravan: [caravan, 1.25],
  tents: [tents, 1.1],
  luggage: [luggage, 1.1],
  telescope: [telescope, 1],
  telegraph: [telegraph, 0.9],
  signpost: [signpost, 0.9],
  books: [books, 1.2],
  tools: [tools, 1.1],
  lantern: [lantern, 1.4],
};

/** The picture of a person in a round frame; the first letter of their name where they chose none. */
export function Medallion({ picture, name }: { picture: ProfilePicture | null; name: string }): JSX.Element {
  // Who has neither picture nor name yet is somewhere on the road.
  const shown = picture ?? (name.trim() === '' ? 'caravan' : null);
  if (shown === null)
    return (
      <span class="medallion" aria-hidden="true">
        {[...name.trim()][0]?.toLocaleUpperCase()}
      </span>
    );
  const [draw, scale] = DRAWN[shown];
  return (
    <svg class="medallion" viewBox="-64 -88 128 128" aria-hidden="true">
      <path class="medallion-ground" d="M-64,2H64V40H-64Z" />
      <g dangerouslySetInnerHTML={{ __html: `<g transform="scale(${scale})">${draw()}</g>` }} />
    </svg>
  );
}

/** A person in a list, with what belongs to them there. */
export function PersonRow({
  person,
  go,
  children,
}: {
  person: PersonNews;
  go: Go;
  children?: ComponentChildren;
}): JSX.Element {
  const { name, country, table } = person;
  return (
    <li class="person-row">
      <Medallion {...person} />
      <div class="person-words">
        <RouteLink to={{ at: 'player', person: person.person }} go={go} class="person-name">
          {name}
        </RouteLink>
        {country !== null && <span class="aside">{countryName(country)}</span>}
        {children}
      </div>
      {table !== null && (
        <RouteLink to={{ at: 'online', table }} go={go} class="button">
          {say('players.watch')}
          <span class="unseen"> {name}</span>
        </RouteLink>
      )}
    </li>
  );
}

/** Codes that browsers have a name for, and that are no country or no longer one. */
const NONE = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export const countryName = (country: string): string =>
  new Intl.DisplayNames([words().locale], { type: 'region', fallback: 'none' }).of(country) ?? country;

/** The names of all countries in the reader's language come with the browser. */
function countries(): readonly { readonly country: string; readonly name: string }[] {
  const { locale } = words();
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((a) => LETTERS.map((b) => a + b))
    .filter((code) => !NONE.has(code) && new Intl.Locale(`und-${code}`).region === code)
    .flatMap((country) => {
      const name = names.of(country);
      return name === undefined ? [] : [{ country, name }];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
}

interface FormProps {
  readonly profile: ProfileNews;
  readonly name: string;
  readonly onSaved: (profile: ProfileNews) => void;
  readonly onCancel: () => void;
}

export function ProfileForm({ profile, name, onSaved, onCancel }: FormProps): JSX.Element {
  const id = useId();
  // A signal is up to date at once, even when two changes come before the next drawing.
  const shown = useSignal(profile);
  const change = (part: Partial<ProfileNews>) => {
    shown.value = { ...shown.value, ...part };
  };
  const [trouble, setTrouble] = useState('');
  const save = async (event: Event) => {
    event.preventDefault();
    const saved = await sendRequest({ do: 'profile', ...shown.value });
    if (saved.ok) onSaved(shown.value);
    else setTrouble(refusalWords(saved.refusal));
  };
  return (
    <form class="sheet profile-form" onSubmit={(event) => void save(event)}>
      <h2>{say('players.profile')}</h2>
      <fieldset class="profile-pictures">
        <legend>{say('players.profile.picture')}</legend>
        {[null, ...PICTURES].map((picture) => {
          const called = say(picture === null ? 'players.profile.none' : `players.picture.${picture}`);
          return (
            <label key={picture} title={called}>
              <input
                type="radio"
                class="unseen"
                name={id}
                checked={picture === shown.value.picture}
                onChange={() => change({ picture })}
              />
              <Medallion picture={picture} name={name} />
              <span class="unseen">{called}</span>
            </label>
          );
        })}
      </fieldset>
      <div class="profile-field">
        <label for={`${id}words`}>{say('players.profile.words')}</label>
        <textarea
          id={`${id}words`}
          class="typed"
          rows={3}
          maxLength={LONGEST_PROFILE}
          value={shown.value.words}
          aria-describedby={`${id}how`}
          onInput={(event) => change({ words: event.currentTarget.value })}
        />
        <p id={`${id}how`} class="aside">
          {say('players.profile.words.how')}
        </p>
      </div>
      <div class="profile-field">
        <label for={`${id}country`}>{say('players.profile.country')}</label>
        <select
          id={`${id}country`}
          class="typed"
          value={shown.value.country ?? ''}
          onChange={(event) => change({ country: event.currentTarget.value || null })}
        >
          <option value="">{say('players.profile.nowhere')}</option>
          {countries().map(({ country, name }) => (
            <option key={country} value={country}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <p role="alert">{trouble}</p>
      <div class="profile-acts">
        <button type="submit" class="button">
          {say('players.save')}
        </button>
        <button type="button" class="ticket-word" onClick={onCancel}>
          {say('players.cancel')}
        </button>
      </div>
    </form>
  );
}
