import type { Messages } from '../../text.ts';

// What is new, release by release, as the CHANGELOG tells it: `news.<release>.<what>`. Pages of an earlier release show
// what they do not know yet, so a text that was released keeps its name.
export const news = {
  'news.1.offline':
    'After one visit, everything you play on one device works offline, and you can install the game. A new version never breaks a race in progress: it tells you what is new and is used the next time you start, or when you choose.',
  'news.1.storage':
    'The game asks the browser to keep your races permanently, warns you when space runs out, and keeps going if the browser can no longer save.',
  'news.1.rules':
    'The whole rulebook on one page, by phase and module, with René, the Dash and online play. You can search and print it, and it shows the real pieces. Every card, tile, refusal and dispatch links to its rule.',
  'news.1.credits':
    'A credits page: art, typefaces, data and libraries with their licences, and what is our own design.',
  'news.1.sound':
    'Sound: engine, tiles, cards, dice, tools and city bells, with volume control. Press M to turn it off.',
} as const satisfies Messages;
