import { translationOf } from '../../text.ts';
import type { net as english } from '../en/net.ts';

export const net = translationOf<typeof english>()({
  'refusals.net.stale': 'Das Spiel ist inzwischen weitergegangen. Sieh nach und versuch es noch einmal.',
  'refusals.net.otherWrote': 'Jemand anders war schneller. Der Tisch ist aktualisiert.',
  'refusals.net.notYourSeat': 'Das ist nicht dein Platz.',
  'refusals.net.seatTaken': 'Dort sitzt schon jemand.',
  'refusals.net.noSeat': 'Diesen Platz gibt es an diesem Tisch nicht.',
  'refusals.net.notHost': 'Das kann nur der Gastgeber.',
  'refusals.net.isHere': 'Dieser Spieler ist am Tisch und behält seinen Platz.',
  'refusals.net.justLeft':
    'Der Platz ist noch keine Minute leer. Warte einen Moment, vielleicht kommt der Spieler zurück.',
  'refusals.net.nobodyToAgree':
    'Dieses Rennen zählt für die Wertung, und sonst ist niemand da, der zustimmen kann: So weit geht es nicht zurück.',
  'refusals.net.otherHand':
    'Du hattest in diesem Spiel schon eine andere Hand, und niemand darf zwei kennen.',
  'refusals.net.notBegun': 'Das Spiel hat noch nicht begonnen.',
  'refusals.net.begun': 'Das Spiel hat schon begonnen.',
  'refusals.net.notOver': 'Das Spiel ist noch nicht vorbei.',
  'refusals.net.isOver': 'Das Spiel ist schon vorbei.',
  'refusals.net.noProposal': 'Dieser Vorschlag ist nicht mehr offen.',
  'refusals.net.nothingThere': 'Es gibt keine Stelle, zu der ihr zurückkehren könnt.',
  'refusals.net.malformed': 'Das hat der Server nicht verstanden. Lade die Seite neu.',
  'refusals.net.noAnswer': 'Das ist in diesem Spiel keine gültige Aktion.',
  'refusals.net.protocol': 'Seite und Server haben verschiedene Versionen. Lade die Seite neu.',
  'refusals.net.tooFast': 'Zu viele Anfragen. Warte einen Moment.',
  'refusals.net.full': 'Du hast zu viele Tische offen. Verlass zuerst einen.',
  'refusals.net.unknownTable': 'Tisch nicht gefunden. Prüfe, ob der Link vollständig ist.',
  'refusals.net.unknownBug':
    'Fehlerbericht nicht gefunden, oder sein Tisch wurde gelöscht. Prüfe, ob der Link vollständig ist.',
  'refusals.net.tableGone': 'Dieser Tisch wurde gelöscht: Sein Rennen ist lange vorbei.',
  'refusals.net.unknownToken': 'Der Server kennt dieses Gerät nicht mehr.',
  'refusals.net.unknownCode': 'Dieser Code ist falsch oder abgelaufen.',
  'refusals.net.unknownPlayer': 'Spieler nicht gefunden. Prüfe, ob der Link vollständig ist.',
  'refusals.net.helloFirst': 'Die Verbindung steht noch nicht. Warte einen Moment.',
  'refusals.net.signInFailed': 'Anmeldename oder Passwort ist falsch.',
  'refusals.net.badPasskey': 'Dieser Passkey gehört hier zu keinem Konto.',
  'refusals.net.manyPasskeys': 'Du kannst zehn Passkeys haben. Entferne zuerst einen.',
  'refusals.net.badLogin': 'Der Anmeldename braucht mindestens drei Zeichen.',
  'refusals.net.loginTaken': 'Dieser Anmeldename ist vergeben. Wähle einen anderen.',
  'refusals.net.weakPassword':
    'Das Passwort braucht mindestens zehn Zeichen und muss sich vom Anmeldenamen unterscheiden.',
  'refusals.net.proveFirst': 'Bestätige zuerst, dass du es bist.',
  'refusals.net.lastWayIn': 'Das ist deine einzige Anmeldeart. Füge zuerst eine andere hinzu.',
  'refusals.net.noWords': 'Frei chatten können nur Spieler am Tisch.',
  'refusals.net.wordsOff': 'Du hast den freien Chat ausgeschaltet.',
  'refusals.net.phrasesOnly': 'An diesem Tisch sind nur Kurzphrasen erlaubt.',
  'refusals.net.unreadWords':
    'An öffentlichen Tischen dieses Servers sind nur Kurzphrasen erlaubt, weil niemand Meldungen liest.',
  'refusals.net.silenced': 'Du bist vorerst stummgeschaltet. Kurzphrasen kannst du weiter nutzen.',
  'refusals.net.noReports': 'Auf diesem Server liest niemand Meldungen.',
  'refusals.net.noSuchLine': 'Dort gibt es niemanden, den du melden kannst.',
  'refusals.net.manyReports': 'Das sind vorerst genug Meldungen. Sie werden gelesen.',
  'refusals.net.notAdministrator': 'Das können nur Administratoren.',
  'refusals.net.unknownReport': 'Das gibt es nicht mehr.',
  'refusals.net.settled': 'Das hat schon ein anderer Administrator erledigt.',
  'refusals.net.unknownPerson': 'Diese Person ist hier nicht mehr bekannt.',
  'refusals.net.notAdministrators': 'Diese Person ist Administrator. Das kann nur der Betreiber des Servers.',
  'refusals.net.banned': 'Du bist von diesem Server ausgeschlossen.',
  'refusals.net.bannedUntil': 'Du bist bis {until} von diesem Server ausgeschlossen.',
  'refusals.net.notKept':
    'Der Server konnte das nicht speichern. Nichts hat sich geändert; versuch es gleich noch einmal.',
  'refusals.net.tableBroken':
    'An diesem Tisch ist ein Fehler aufgetreten, deshalb ist er vorerst geschlossen. Das Rennen ist gespeichert; versuch es in ein paar Minuten noch einmal.',
  'refusals.net.option': 'So lässt sich kein Tisch einrichten: {option}.',
  'refusals.net.noMail': 'Dieser Server verschickt keine E-Mails.',
  'refusals.net.noMailAddress': 'Das ist keine gültige E-Mail-Adresse.',
  'refusals.net.noPushService': 'Diesen Push-Dienst unterstützt der Server nicht.',
  'refusals.net.noSuchDay': 'Für diesen Tag gibt es keine Expedition.',
  'refusals.net.otherDay': 'Dieser Tag ist vorbei. Versuch die Expedition von heute.',
  'refusals.net.itCounts':
    'Dieses Rennen zählt für die Tagesrangliste: Niemand kann übernehmen, du kannst nicht neu starten, und Aufgedecktes lässt sich nicht rückgängig machen.',
  'refusals.net.sealed':
    'Das ist die heutige Expedition eines anderen Spielers. Alle können sie sehen, wenn der Tag vorbei ist.',
  'refusals.net.away': 'Keine Verbindung. Deine Aktion wird gesendet, sobald du wieder online bist.',
});
