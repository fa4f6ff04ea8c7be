// An authenticator app, for tests.
import { codeFor } from '../accounts/totp.ts';
import type { Player } from './player.ts';

export interface App {
  readonly secret: string;
  /** The code it shows at a moment. */
  code(time: number): string;
}

type Asking = Pick<Player, 'get'>;

/** Sets up an app for a person who has just proved who they are. */
export async function setUpApp(player: Asking, time: number): Promise<App> {
  const begun = await player.get({ do: 'totp' });
  if (begun.kind !== 'totp') throw new Error(`${begun.kind} instead of a secret`);
  const { secret } = begun;
  await player.get({ do: 'confirmTotp', code: codeFor(secret, time) });
  return { secret, code: (at) => codeFor(secret, at) };
}

/** Makes an account with an app, as administrators need it. */
export async function signUpWithApp(
  player: Asking,
  login: string,
  { password, time }: { readonly password: string; readonly time: number },
): Promise<App> {
  await player.get({ do: 'password', login, password });
  return setUpApp(player, time);
}

/** Proves a person's identity again, with the password and the app. */
export async function signInWithApp(
  player: Asking,
  app: App,
  { login, password, time }: { readonly login: string; readonly password: string; readonly time: number },
): Promise<void> {
  await player.get({ do: 'signIn', login, password });
  await player.get({ do: 'secondFactor', code: app.code(time) });
}
