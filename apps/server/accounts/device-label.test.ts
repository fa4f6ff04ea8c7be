import { describe, expect, it } from 'vitest';
import { deviceLabel } from './device-label.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

describe('PEOPLE-06 what a device is called', () => {
  it.each([
    ['Firefox · Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'],
    ['Chrome · Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`],
    ['Edge · Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/140.0.0.0`],
    ['Chrome · Android', `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`],
    [
      'Opera · macOS',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Safari/537.36 OPR/120.0.0.0`,
    ],
    [
      'Samsung Internet · Android',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    ],
    [
      'Safari · macOS',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    ],
    [
      'Safari · iOS',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    ],
    [
      'Firefox · iOS',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/144.0 Mobile/15E148 Safari/604.1',
    ],
    ['Chrome · ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`],
    [
      'Chrome · Linux',
      `Mozilla/5.0 (X11; Linux x86_64) ${CHROME.replace('Chrome', 'HeadlessChrome')} Safari/537.36`,
    ],
    ['', 'curl/8.5.0'],
    ['', '\u202e<script>'],
    ['', undefined],
  ])('is %j', (label, agent) => expect(deviceLabel(agent)).toBe(label));

  it('is one of a few words, whatever is sent', () => {
    expect(deviceLabel(`Firefox/${'9'.repeat(5_000)} Linux`)).toBe('Firefox · Linux');
  });
});
