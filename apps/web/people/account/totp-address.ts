// What an authenticator app reads from the picture: the key, and what it is for.

/** The picture holds so many bytes. */
const LONGEST = 106;
const SITE = 'Great Race';

export function totpAddress(name: string, secret: string): string {
  const addressOf = (label: string) => `otpauth://totp/${label}?secret=${secret}`;
  const site = encodeURIComponent(SITE);
  const whole = addressOf(`${site}:${encodeURIComponent(name)}`);
  return whole.length <= LONGEST ? whole : addressOf(site);
}
