import { translationOf } from '../../text.ts';
import type { net as english } from '../en/net.ts';

export const net = translationOf<typeof english>()({
  'refusals.net.stale':
    'Die Partie ist inzwischen weitergegangen. Schau sie dir an und antworte dann noch einmal.',
  'refusals.net.otherWrote': 'Jemand war schneller. Der Tisch wird auf den neuesten Stand gebracht.',
  'refusals.net.notYourSeat': 'Das ist nicht dein Platz.',
  'refusals.net.seatTaken': 'Dort sitzt schon jemand.',
  'refusals.net.noSeat': 'Diesen Platz gibt es an diesem Tisch nicht.',
  'refusals.net.notHost': 'Das darf nur, wer den Tisch eröffnet hat.',
  'refusals.net.isHere': 'Wer am Tisch ist, behält seinen Platz.',
  'refusals.net.otherHand': 'Du hattest in dieser Partie schon eine andere Hand: Niemand darf zwei kennen.',
  'refusals.net.notBegun': 'Die Partie hat noch nicht begonnen.',
  'refusals.net.begun': 'Die Partie hat schon begonnen.',
  'refusals.net.notOver': 'Die Partie ist noch nicht zu Ende.',
  'refusals.net.isOver': 'Die Partie ist schon zu Ende.',
  'refusals.net.noProposal': 'Das schlägt niemand mehr vor.',
  'refusals.net.nothingThere': 'Dahin führt kein Weg zurück.',
  'refusals.net.malformed': 'Das hat der Server nicht verstanden. Lade die Seite neu.',
  'refusals.net.noAnswer': 'Das ist keine Antwort dieses Spiels.',
  'refusals.net.protocol': 'Seite und Server sind von verschiedenen Ausgaben. Lade die Seite neu.',
  'refusals.net.tooFast': 'Zu viel auf einmal. Warte einen Augenblick.',
  'refusals.net.full': 'Du siehst zu vielen Tischen zu. Verlass erst einen.',
  'refusals.net.unknownTable': 'Diesen Tisch gibt es nicht. Ist der Link vollständig?',
  'refusals.net.unknownBug': 'Diese Meldung gibt es nicht. Ist der Link vollständig?',
  'refusals.net.unknownToken': 'Dieses Gerät ist hier nicht mehr bekannt.',
  'refusals.net.unknownCode': 'Dieser Code gilt nicht oder nicht mehr.',
  'refusals.net.helloFirst': 'Die Verbindung steht noch nicht. Warte einen Augenblick.',
  'refusals.net.notKept':
    'Der Server konnte das nicht sichern. Nichts hat sich geändert; versuch es gleich noch einmal.',
  'refusals.net.option': 'So lässt sich kein Tisch eröffnen: {option}.',
  'refusals.net.noPushService': 'Diese Adresse gehört zu keinem Meldedienst, den dieser Server kennt.',
  'refusals.net.away': 'Keine Verbindung. Deine Antwort geht hinaus, sobald sie wieder steht.',
});
