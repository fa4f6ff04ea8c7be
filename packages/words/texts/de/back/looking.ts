import { translationOf } from '../../../text.ts';
import type { looking as english } from '../../en/back/looking.ts';

export const looking = translationOf<typeof english>()({
  'back.eyes': 'Mit wessen Augen',
  'back.eyes.everybody': 'Was alle sahen',
  'back.eyes.seat': 'Wie {crew} es sah',
  'back.eyes.open': 'Alles offen',
  'back.eyes.only': 'Nur {crew} darf jetzt hinsehen: zeigen',
  'back.marks': 'Wendepunkte',
  'back.mark.lead': '{crew} übernimmt die Spitze',
  'back.mark.danger': '{crew} gerät in Gefahr',
  'back.plan': '{crew} setzt {plan}.',
  'back.toRace': 'Zurück zum Rennen',
  'back.goOn': 'Weiter als {crew}',
  'back.goOn.how':
    'An dieser Stelle beginnt ein neues Rennen gegen Bots. Was {crew} nicht wusste, wird erfunden.',
  'back.goOn.open':
    'An dieser Stelle beginnt ein neues Rennen gegen Bots; {crew} gehört dir, und jede Hand ist, wie sie war. Was noch zu ziehen ist, wird neu gezogen.',
  'back.goOn.failed': '{crew} kann hier nicht weiterfahren',
  'back.while': 'Während du weg warst',
  'back.while.others': 'Die anderen',
  'back.while.skip': 'Film überspringen',
  'back.while.show': 'Auf der Karte zeigen',
});
