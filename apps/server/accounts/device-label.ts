// The label of a session in its owner's list: browser and system, from the User-Agent header.

/** The first match counts, since browsers also name related browsers. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, 'iPadOS'],
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const nameIn = (list: typeof BROWSERS, agent: string): string | undefined =>
  list.find(([sign]) => sign.test(agent))?.[1];

/** Empty where neither is known, as for programs. */
export function deviceLabel(agent: string | undefined): string {
  if (agent === undefined) return '';
  const parts = [nameIn(BROWSERS, agent), nameIn(SYSTEMS, agent)];
  return parts.filter((one) => one !== undefined).join(' · ');
}
