import type { Messages } from '../../../text.ts';

// What is new, release by release, as the CHANGELOG tells it: `news.<release>.<what>`. Pages of an earlier release show
// what they do not know yet, so a text that was released keeps its name.
export const news = {
  'news.1.offline':
    'After one visit everything for one device works without a network, and the page can be installed. A new edition never breaks a running race: it says what is new, and comes at the next start or when you say so.',
  'news.1.storage':
    'The page asks the browser to keep your races for good, warns when room runs out, and goes on in memory when the browser keeps nothing more.',
  'news.1.rules':
    'The whole rulebook on one page, by phase and by module, with René, the Dash and the network: searched, printed, with pictures of the real pieces. Every card, tile, refusal and dispatch leads to its rule.',
  'news.1.credits':
    'A page of credits: art, typefaces, data and libraries with their licences, and what is our own design.',
  'news.1.sound':
    'Sound, made in the page: motor, tiles, cards, dice, tools and city bells, with a volume, and off with the key M.',
} as const satisfies Messages;
