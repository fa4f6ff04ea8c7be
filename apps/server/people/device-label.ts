// What a session is called in the list of its person: browser and system, as the browser says them of itself.

/** The first that fits: browsers name their relatives, too. */
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

/** Empty for who says neither: programs. */
export function deviceLabel(agent: string | undefined): string {
  if (agent === undefined) return '';
  const parts = [nameIn(BROWSERS, agent), nameIn(SYSTEMS, agent)];
  return parts.filter((one) => one !== undefined).join(' · ');
}
