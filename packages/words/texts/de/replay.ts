import { translationOf } from '../../text.ts';
import type { replay as English } from '../en/replay.ts';

export const replay = translationOf<typeof English>()({
  'replay.intro': 'Wähle ein Spielbrett und sieh dir ein aufgezeichnetes Rennen an, von Lager zu Lager.',
  'replay.race': 'Rennen',
  'replay.play': 'Abspielen',
  'replay.pause': 'Pause',
  'replay.back': 'Einen Schritt zurück',
  'replay.forward': 'Einen Schritt vor',
  'replay.toStart': 'Zum Start',
  'replay.speed': 'Tempo',
  'replay.step': 'Schritt {step} von {count}',
  'replay.openFile': 'Auf\u00adgezeichnetes Rennen öffnen',
  'replay.fileRefused': 'Dieses Rennen kann nicht gezeigt werden: {reason}',
  'replay.menu': 'Rennen und Einstellungen',
  'replay.nextTurn': 'Nächste Runde',
  'replay.previousTurn': 'Vorige Runde',
  'replay.timelineAt': 'Runde {turn}, {phase}: Schritt {step} von {count}',
  'replay.badLink': 'Ein Teil dieses Links ist ungültig. Das hier haben wir gefunden.',
  'replay.recorded': 'Aufgezeichnete Rennen',

  'replay.eyes': 'Blickwinkel',
  'replay.eyes.everybody': 'Was alle sahen',
  'replay.eyes.seat': 'Wie {crew} es sah',
  'replay.eyes.open': 'Alles zeigen',
  'replay.eyes.only': 'Nur {crew} darf jetzt hinsehen: anzeigen',
  'replay.marks': 'Wendepunkte',
  'replay.mark.lead': '{crew} geht in Führung',
  'replay.mark.danger': '{crew} gerät in Gefahr',
  'replay.plan': '{crew} plant: {plan}.',
  'replay.toRace': 'Zurück zum Rennen',
  'replay.goOn': 'Als {crew} weiterspielen',
  'replay.goOn.how':
    'Startet ab hier ein neues Rennen gegen Bots. Was {crew} nicht wusste, wird zufällig ergänzt.',
  'replay.goOn.open':
    'Startet ab hier ein neues Rennen gegen Bots. Du spielst {crew}, alle Handkarten bleiben, wie sie waren, und was noch gezogen wird, wird neu gezogen.',
  'replay.goOn.failed': '{crew} kann von hier nicht weiterspielen',
  'replay.position': 'Diese Stellung',
  'replay.position.how':
    'Damit geht es auf jedem Gerät von hier aus weiter. Enthalten ist nur, was {crew} wissen kann.',
  'replay.position.open':
    'Damit geht es auf jedem Gerät von hier aus weiter. Alle Handkarten sind enthalten.',
  'replay.position.save': 'Als Datei speichern',
  'replay.position.link': 'Link kopieren',
  'replay.position.copied': 'Link kopiert.',
  'replay.position.notCopied': 'Der Link ließ sich nicht kopieren. Speichere die Stellung als Datei.',
  'replay.position.tooLong': 'Diese Stellung ist zu lang für einen Link. Speichere sie als Datei.',
  'replay.position.none': 'Von hier aus gibt es nichts mehr zu spielen.',
  'replay.while': 'Während du weg warst',
  'replay.while.others': 'Die anderen',
  'replay.while.skip': 'Wieder\u00adholung überspringen',
  'replay.while.show': 'Auf der Landkarte zeigen',
});
