import { translationOf } from '../../../text.ts';
import type { looking as english } from '../../en/back/looking.ts';

export const looking = translationOf<typeof english>()({
  'back.eyes': 'Blickwinkel',
  'back.eyes.everybody': 'Was alle sahen',
  'back.eyes.seat': 'Wie {crew} es sah',
  'back.eyes.open': 'Alles zeigen',
  'back.eyes.only': 'Nur {crew} darf jetzt hinsehen: anzeigen',
  'back.marks': 'Wendepunkte',
  'back.mark.lead': '{crew} geht in Führung',
  'back.mark.danger': '{crew} gerät in Gefahr',
  'back.plan': '{crew} plant: {plan}.',
  'back.toRace': 'Zurück zum Rennen',
  'back.goOn': 'Als {crew} weiterspielen',
  'back.goOn.how':
    'Startet ab hier ein neues Rennen gegen Bots. Was {crew} nicht wusste, wird zufällig ergänzt.',
  'back.goOn.open':
    'Startet ab hier ein neues Rennen gegen Bots. Du spielst {crew}, alle Handkarten bleiben, wie sie waren, und was noch gezogen wird, wird neu gezogen.',
  'back.goOn.failed': '{crew} kann von hier nicht weiterspielen',
  'back.while': 'Während du weg warst',
  'back.while.others': 'Die anderen',
  'back.while.skip': 'Wieder\u00adholung überspringen',
  'back.while.show': 'Auf der Landkarte zeigen',
});
