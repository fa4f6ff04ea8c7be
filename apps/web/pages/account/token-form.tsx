// Makes a token: its name, for whom it acts, what it may do, and for how long.
import type { ApiScope, BotAccountNews, RequestBody } from '@race/protocol';
import { LONGEST_NAME } from '@race/protocol/base/limits.ts';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Segments } from '../../shell/frame/controls.tsx';
import { say } from '../../shell/words/say.ts';
import { Field } from './sign-in-form.tsx';

const SCOPE_WORDS = {
  read: () => say('programs.scope.read'),
  tables: () => say('programs.scope.tables'),
  play: () => say('programs.scope.play'),
} as const satisfies Record<ApiScope, () => string>;

export const scopeWords = (scope: ApiScope): string => SCOPE_WORDS[scope]();

/** In the order in which a program needs them. */
const SCOPES = ['read', 'tables', 'play'] as const satisfies readonly ApiScope[];
const DAYS = [7, 30, 90, 365] as const;
const DEFAULT_DAYS = 90;

interface Props {
  readonly bots: readonly BotAccountNews[];
  readonly onMake: (request: RequestBody) => void;
}

export function TokenForm({ bots, onMake }: Props): JSX.Element {
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
