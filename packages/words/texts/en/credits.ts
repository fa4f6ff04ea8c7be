import type { Messages } from '../../text.ts';

// Whose work is in this edition.
export const credits = {
  'credits.aside': 'whose work this uses, and what is our own',
  'credits.unofficial.title': 'An unofficial version',
  'credits.unofficial':
    'This version is not made, endorsed or supported by the designers or the publisher of the printed game The Great Race. The ideas behind its rules are theirs: if you like this version, play theirs at a real table.',
  'credits.own.title': 'Our own design',
  'credits.own':
    'This version contains no text, picture or component of the printed game. The rules are written in our own words. Both boards with their cities, transport lines and risk zones, the terrain tiles, the cards, every drawing and every sound are our own design.',
  'credits.maps': 'Maps',
  'credits.maps.how': 'coastlines and borders, used to draw the boards',
  'credits.icons': 'Icons',
  'credits.icons.how': 'recoloured and scaled',
  'credits.typefaces': 'Typefaces',
  'credits.typefaces.how': 'Latin letters only',
  'credits.libraries': 'Libraries',
  'credits.libraries.how': 'in the game itself',
  'credits.tools': 'Tools',
  'credits.tools.how': 'used to run, write, build and test the game',
  'credits.what': 'Work',
  'credits.by': 'By',
  'credits.licence': 'Licence',
  'credits.publicDomain': 'public domain',
} as const satisfies Messages;
