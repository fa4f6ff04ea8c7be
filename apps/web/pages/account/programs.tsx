// Programs of a person: bot accounts, and tokens that act for the person or for one of them.
import type { ApiScope, BotAccountNews, RequestBody, TokenNews } from '@race/protocol';
import { LONGEST_NAME } from '@race/protocol/base/limits.ts';
import type { JSX } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { ArmedButton, Segments } from '../../shell/frame/controls.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { dayWords, say } from '../../shell/words/say.ts';
import { copied } from '../lobby/fields.tsx';
import { bring } from './sign-in.ts';
import { Field } from './sign-in-form.tsx';
import './account.css';

const LONGEST_BOT_NAME = 24;

interface Props {
  /** Making and ending one needs a recent sign-in. */
  readonly canChange: boolean;
  readonly go: Go;
}

export function Programs({ canChange, go }: Props): JSX.Element {
  const [bots, setBots] = useState<readonly BotAccountNews[]>([]);
  const [tokens, setTokens] = useState<readonly TokenNews[]>([]);
  const [fresh, setFresh] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const look = async () => {
    const found = await bring({ do: 'programs' });
    if ('trouble' in found) return setAnnouncement(found.trouble);
    if (found.value.kind !== 'programs') return;
    setBots(found.value.bots);
    setTokens(found.value.tokens);
  };
  useEffect(() => void look(), []);
  const change = async (request: RequestBody, words: string) => {
    const done = await bring(request);
    if ('trouble' in done) return setAnnouncement(done.trouble);
    const { value } = done;
    if (value.kind === 'newToken') setFresh(value.token);
    setAnnouncement(value.kind === 'bot' ? say('programs.bot.made', { name: value.name }) : words);
    await look();
  };
  const nameOf = (bot: string): string => bots.find((one) => one.bot === bot)?.name ?? '';
  return (
    <div class="sheet account-sheet programs">
      <p>
        {say('programs.how')}{' '}
        <RouteLink to={{ at: 'developers' }} go={go} class="account-word">
          {say('programs.guide')}
        </RouteLink>
      </p>
      <p class="account-told" role="status">
        {announcement}
      </p>
      {fresh !== null && <NewToken token={fresh} onDone={() => setFresh(null)} />}
      <h3>{say('programs.tokens')}</h3>
      {tokens.length === 0 && <p>{say('programs.none')}</p>}
      <ul class="account-list">
        {tokens.map((token) => (
          <li key={token.token}>
            <Token token={token} botName={token.bot === null ? null : nameOf(token.bot)} />
            {canChange && (
              <button
                type="button"
                class="button"
                aria-label={say('programs.token.end.of', { label: token.label })}
                onClick={() =>
                  void change({ do: 'endToken', token: token.token }, say('programs.token.ended'))
                }
              >
                {say('programs.token.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {canChange && (
        <details class="account-change">
          <summary>
            <span class="account-word">{say('programs.token.make')}</span>
          </summary>
          <TokenForm bots={bots} onMake={(request) => void change(request, '')} />
        </details>
      )}
      <h3>{say('programs.bots')}</h3>
      <ul class="account-list">
        {bots.map(({ bot, name }) => (
          <li key={bot}>
            <span>{name}</span>
            {canChange && (
              <ArmedButton
                words={(isArmed) => say(isArmed ? 'programs.bot.drop.again' : 'programs.bot.drop')}
                about={name}
                onDone={() => void change({ do: 'dropBot', bot }, say('programs.bot.dropped'))}
              />
            )}
          </li>
        ))}
      </ul>
      {canChange ? (
        <details class="account-change">
          <summary>
            <span class="account-word">{say('programs.bot.make')}</span>
          </summary>
          <BotForm onMake={(name) => void change({ do: 'makeBot', name }, '')} />
        </details>
      ) : (
        <p class="aside">{say('programs.prove')}</p>
      )}
    </div>
  );
}

function Token({ token, botName }: { token: TokenNews; botName: string | null }): JSX.Element {
  const { label, scopes, used, until } = token;
  return (
    <span class="device">
      <strong>{label}</strong>
      <span class="device-when">
        {botName === null ? say('programs.token.asYou') : say('programs.token.as', { name: botName })}
        {` · ${scopes.map(scopeWords).join(' · ')}`}
      </span>
      <span class="device-when">{say('account.devices.used', { date: dayWords(used) })}</span>
      <span class="device-when">{say('programs.token.until', { date: dayWords(until) })}</span>
    </span>
  );
}

/** The secret of a token, which is shown only once. */
function NewToken({ token, onDone }: { token: string; onDone: () => void }): JSX.Element {
  const first = useRef<HTMLParagraphElement>(null);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => first.current?.focus(), []);
  const copy = async () =>
    setAnnouncement(say((await copied(token)) ? 'programs.new.copied' : 'programs.new.notCopied'));
  return (
    <div class="new-token">
      <h3>{say('programs.new')}</h3>
      <p ref={first} tabIndex={-1}>
        {say('programs.new.how')}
      </p>
      <code>{token}</code>
      <div class="account-acts">
        <button type="button" class="button go" onClick={() => void copy()}>
          {say('programs.new.copy')}
        </button>
        <button type="button" class="button" onClick={onDone}>
          {say('programs.new.done')}
        </button>
      </div>
      <p role="status">{announcement}</p>
    </div>
  );
}

function BotForm({ onMake }: { onMake: (name: string) => void }): JSX.Element {
  const [name, setName] = useState('');
  return (
    <form
      class="account-form"
      onSubmit={(event) => {
        event.preventDefault();
        onMake(name);
        setName('');
      }}
    >
      <Field
        name={say('programs.bot.name')}
        how={say('programs.bot.name.how')}
        autocomplete="off"
        longest={LONGEST_BOT_NAME}
        value={name}
        onValue={setName}
      />
      <div class="account-acts">
        <button type="submit" class="button">
          {say('programs.bot.make')}
        </button>
      </div>
    </form>
  );
}

// A form that makes a token: its name, for whom it acts, what it may do, and for how long.
const SCOPE_WORDS = {
  read: () => say('programs.scope.read'),
  tables: () => say('programs.scope.tables'),
  play: () => say('programs.scope.play'),
} as const satisfies Record<ApiScope, () => string>;

const scopeWords = (scope: ApiScope): string => SCOPE_WORDS[scope]();

/** In the order in which a program needs them. */
const SCOPES = ['read', 'tables', 'play'] as const satisfies readonly ApiScope[];
const DAYS = [7, 30, 90, 365] as const;
const DEFAULT_DAYS = 90;

interface FormProps {
  readonly bots: readonly BotAccountNews[];
  readonly onMake: (request: RequestBody) => void;
}

function TokenForm({ bots, onMake }: FormProps): JSX.Element {
  const id = useId();
  const [label, setLabel] = useState('');
  const [bot, setBot] = useState('');
  const [scopes, setScopes] = useState<readonly ApiScope[]>(['read']);
  const [days, setDays] = useState<(typeof DAYS)[number]>(DEFAULT_DAYS);
  // A bot account may have been deleted since it was chosen.
  const chosen = bots.some((one) => one.bot === bot) ? bot : null;
  const toggle = (scope: ApiScope) =>
    setScopes((now) => SCOPES.filter((one) => (one === scope ? !now.includes(one) : now.includes(one))));
  return (
    <form
      class="account-form"
      onSubmit={(event) => {
        event.preventDefault();
        onMake({ do: 'makeToken', bot: chosen, label, scopes, days });
        setLabel('');
      }}
    >
      <Field
        name={say('programs.token.name')}
        how={say('programs.token.name.how')}
        autocomplete="off"
        longest={LONGEST_NAME}
        value={label}
        onValue={setLabel}
      />
      {bots.length > 0 && (
        <div class="account-field">
          <label for={id}>{say('programs.token.for')}</label>
          <select
            id={id}
            class="typed"
            value={chosen ?? ''}
            onChange={(event) => setBot(event.currentTarget.value)}
          >
            <option value="">{say('programs.token.me')}</option>
            {bots.map((one) => (
              <option key={one.bot} value={one.bot}>
                {one.name}
              </option>
            ))}
          </select>
        </div>
      )}
      <fieldset class="token-scopes">
        <legend>{say('programs.token.scopes')}</legend>
        {SCOPES.map((scope) => (
          <label key={scope}>
            <input type="checkbox" checked={scopes.includes(scope)} onChange={() => toggle(scope)} />
            {scopeWords(scope)}
          </label>
        ))}
      </fieldset>
      <Segments
        legend={say('programs.token.days')}
        choices={DAYS.map((count) => ({
          value: String(count),
          words: say('programs.days', { days: count }),
        }))}
        chosen={String(days)}
        onChoose={(value) => setDays(DAYS.find((one) => String(one) === value) ?? DEFAULT_DAYS)}
      />
      <div class="account-acts">
        <button type="submit" class="button" disabled={scopes.length === 0}>
          {say('programs.token.make')}
        </button>
      </div>
    </form>
  );
}
