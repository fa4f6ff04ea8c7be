import { translationOf } from '../../text.ts';
import type { English } from '../en/online.ts';
import { clock } from './clock.ts';
import { net } from './net.ts';
import { notice } from './notice.ts';
import { orders } from './orders.ts';

export const messages = translationOf<English>()({
  ...net,
  ...clock,
  ...notice,
  ...orders,
  'online.create.title': 'Ein Tisch mit Freunden',
  'online.create.aside': 'eröffnen, Link schicken, spielen',
  'online.game': 'Spiel',
  'online.name': 'Dein Name',
  'online.name.how': 'Die anderen sehen ihn. Ein Konto braucht es nicht.',
  'online.name.missing': 'Sag, wer du bist: Die anderen wollen wissen, gegen wen sie fahren.',
  'online.seat.mine': 'Deiner',
  'online.seat.friend': 'Für Freunde',
  'online.seat.mine.how': 'hier fährst du',
  'online.seat.friend.how': 'für alle, die den Link öffnen und sich setzen',
  'online.listed': 'Wer kommen darf',
  'online.listed.private': 'Nur mit dem Link',
  'online.listed.public': 'Alle',
  'online.listed.how':
    'Ein öffentlicher Tisch steht in der Liste der offenen Tische. Wer zuschaut, sieht, was alle sehen.',
  'online.create': 'Tisch eröffnen',
  'online.create.how': 'dann kommt der Link',

  'online.room.title': 'Der Warteraum',
  'online.room.aside': 'alle hier sehen dasselbe',
  'online.link': 'Link zum Tisch',
  'online.link.how': 'Wer ihn hat, kann sich setzen oder zuschauen.',
  'online.link.copy': 'Kopieren',
  'online.link.copied': 'Kopiert.',
  'online.link.notCopied': 'Das erlaubt der Browser hier nicht. Markiere den Link und kopiere ihn von Hand.',
  'online.link.share': 'Schicken',
  'online.link.scan': 'Der Link als Bild, mit dem Telefon zu lesen',
  'online.seats': 'Wer wo sitzt',
  'online.sit': 'Hier setzen',
  'online.sit.as': 'Als {crew} Platz nehmen',
  'online.rise': 'Aufstehen',
  'online.you': 'du',
  'online.free': 'frei',
  'online.here': 'da',
  'online.away': 'abwesend',
  'online.botPlays': 'abwesend; ein Bot spielt',
  'online.seatFree': 'abwesend; ein Bot spielt, der Platz ist frei',
  'online.freeSeat': 'Platz freigeben',
  'online.freeSeat.of': 'Den Platz von {name} freigeben',
  'online.freeSeat.how':
    'Für wen fortbleibt, spielt ein Bot, bis sich jemand mit dem Link setzt. Wer zuerst zurück ist, hat den Platz wieder.',
  'online.takeOver': 'Ein Platz ist frei',
  'online.takeOver.how':
    '{name} bleibt fort, und ein Bot spielt. Setz dich, und Platz und Handkarten gehören dir.',
  'online.isReady': 'bereit',
  'online.ready': 'Ich bin bereit',
  'online.notReady': 'Noch nicht bereit',
  'online.begin': 'Rennen starten',
  'online.begin.how':
    '{count|0 alle Plätze sind besetzt|one ein Bot nimmt den freien Platz|other Bots nehmen die # freien Plätze}',
  'online.host': 'Das Rennen startet, wer den Tisch eröffnet hat.',
  'online.watching': '{count|0 Niemand schaut zu.|one # Person schaut zu.|other # Personen schauen zu.}',
  'online.watchingOnly': 'Du schaust zu. Setz dich auf einen freien Platz oder bleib Zuschauer.',

  'online.account': 'Dein Konto',
  'online.tables': 'Offene Tische',
  'online.tables.aside': 'hinsetzen oder zuschauen',
  'online.tables.none': 'Gerade ist kein Tisch offen.',
  'online.tables.make': 'Tisch eröffnen',
  'online.tables.join': 'Dazusetzen',
  'online.tables.watch': 'Zuschauen',
  'online.tables.free': '{count|0 kein freier Platz|one # freier Platz|other # freie Plätze}',
  'online.tables.racing': 'unterwegs',
  'online.tables.again': 'Noch einmal schauen',
  'online.tables.looking': 'Wir hören uns um …',

  'online.mine': 'Mit Freunden',
  'online.mine.turn': 'Du bist gefragt.',
  'online.mine.waits': 'Die anderen überlegen.',
  'online.mine.gathering': 'Noch nicht gestartet.',
  'online.mine.over': 'Angekommen.',
  'online.mine.news': '{count|one # Neuigkeit seither.|other # Neuigkeiten seither.}',

  'online.opening': 'Verbinde …',
  'online.offline': 'Keine Verbindung. Die Seite versucht es weiter; nichts geht verloren.',
  'online.offline.unsent': 'Keine Verbindung. Deine Antwort geht hinaus, sobald sie wieder steht.',
  'online.spectator': 'Du schaust zu: Du siehst, was alle sehen.',
  'online.waits': 'Warten auf {names}.',
  'online.kept':
    'Der Tisch liegt auf dem Server. Schließ die Seite, wann du willst; der Link bringt dich zurück.',

  'online.table': 'An diesem Tisch',
  'online.leave': 'Tisch verlassen',
  'online.leave.again': 'Wirklich gehen',
  'online.leave.how':
    'Ein Bot spielt für dich weiter. Öffne den Link wieder, und der Platz gehört dir wie zuvor.',
  'online.film': 'Noch einmal ansehen',
  'online.bug': 'Fehler melden',
  'online.bug.note': 'Was ist schiefgegangen?',
  'online.bug.make': 'Link machen',
  'online.bug.how': 'Dieser Link spielt ab, was du bis jetzt gesehen hast, und sonst nichts.',
  'online.device': 'Anderes Gerät',
  'online.rematch': 'Noch ein Rennen',
  'online.rematch.go': 'Zum nächsten Tisch',

  'online.certificate': 'Urkunde',
  'online.certificate.seed': 'Der Zufall wurde vor dem Start versiegelt: {seal}',
  'online.certificate.plans':
    '{count|0 Noch ist keine geheime Entscheidung versiegelt.|one # geheime Entscheidung ist versiegelt.|other # geheime Entscheidungen sind versiegelt.}',
  'online.check': 'Dieses Rennen prüfen',
  'online.check.busy': 'Jede Antwort wird noch einmal gespielt …',
  'online.check.good':
    'Das Rennen stimmt: Zufall und {plans|0 das Siegel vom Start|one # geheime Entscheidung|other # geheime Entscheidungen} sind, wie sie versiegelt wurden, und {answers|one seine # Antwort ist|other alle # Antworten sind} erlaubt.',
  'online.check.bad': 'Das Rennen stimmt nicht: Nach dem Versiegeln wurde etwas geändert.',

  'online.back.ask': 'Alle bitten, davor zurückzugehen',
  'online.back.wish': '{name} möchte zurück in Runde {turn}, {count|one # Antwort|other # Antworten} früher.',
  'online.back.agreed': '{agreed} von {count} sind einverstanden.',
  'online.back.agree': 'Einverstanden',
  'online.back.decline': 'Ablehnen',
  'online.back.withdraw': 'Bitte zurückziehen',

  'online.while': 'Während du weg warst',
  'online.while.others': 'Die anderen',
  'online.while.skip': 'Film überspringen',

  'online.move.aside': 'deine Plätze kommen mit',
  'online.move.from': 'Von diesem Gerät',
  'online.move.from.how':
    'Mit einem Code gehört auch ein anderes Gerät dir. Er gilt einmal und zehn Minuten lang.',
  'online.move.make': 'Code machen',
  'online.move.code': 'Der Code',
  'online.move.link': 'Link für das andere Gerät',
  'online.move.to': 'Auf dieses Gerät',
  'online.move.to.how':
    'Gib den Code ein, den dein anderes Gerät zeigt. Wer du hier bisher warst, gibst du auf.',
  'online.move.claim': 'Übernehmen',
  'online.move.done': 'Auch auf diesem Gerät bist du {name}.',
  'online.move.revoke': 'Andere abmelden',
  'online.move.revoke.how': 'Alle anderen Geräte vergessen, wer du bist.',
  'online.move.revoked': 'Alle anderen Geräte sind abgemeldet.',
});
