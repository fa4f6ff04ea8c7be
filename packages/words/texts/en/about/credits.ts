import type { Messages } from '../../../text.ts';

// Whose work is in this edition.
export const credits = {
  'credits.aside': 'whose work is in this, and what is our own',
  'credits.unofficial.title': 'An unofficial edition',
  'credits.unofficial':
    'This edition is not made, endorsed or supported by the designers or the publisher of the printed game The Great Race. The ideas of its rules are theirs: whoever likes this edition should play theirs at a real table.',
  'credits.own.title': 'Our own design',
  'credits.own':
    'No text, picture or component of the printed game is in here. The rules are told in our own words. Both boards with their cities, lines and risk zones, the tables of terrain tiles, the tables of cards, every drawing and every sound are our own design.',
  'credits.maps': 'Maps',
  'credits.maps.how': 'coastlines and borders, read when a board is made',
  'credits.icons': 'Icons',
  'credits.icons.how': 'recoloured and scaled',
  'credits.typefaces': 'Typefaces',
  'credits.typefaces.how': 'Latin letters only',
  'credits.libraries': 'Libraries',
  'credits.libraries.how': 'in the game itself',
  'credits.tools': 'Tools',
  'credits.tools.how': 'it runs on these, and is written, built and tested with them',
  'credits.what': 'What',
  'credits.by': 'By',
  'credits.licence': 'Licence',
  'credits.publicDomain': 'public domain',
} as const satisfies Messages;
