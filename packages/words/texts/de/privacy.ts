import { translationOf } from '../../text.ts';
import type { privacy as English } from '../en/privacy.ts';

export const privacy = translationOf<typeof English>()({
  'privacy.aside': 'was über dich gespeichert wird, wie lange, und was du tun kannst',
  'privacy.short.title': 'Kurz gesagt',
  'privacy.short':
    'Rennen gegen Bots und Rennen an einem Gerät bleiben auf deinem Gerät. Spielst du online, speichert dieser Server, was das Spiel braucht: deinen Namen, deine Rennen und was du schreibst. Es gibt keine Werbung, keine Tracker und keine Cookies. Nichts wird verkauft oder weitergegeben.',
  'privacy.device.title': 'Auf deinem Gerät',
  'privacy.device':
    'Dein Browser speichert deine Rennen und Einstellungen und, sobald du online gespielt hast, einen geheimen Schlüssel, der dem Server sagt, wer du bist. Um alles zu löschen, lösche im Browser die Daten dieser Website.',
  'privacy.server.title': 'Auf diesem Server',
  'privacy.server.how': 'nur wenn du online spielst',
  'privacy.name': 'Dein Name',
  'privacy.name.how':
    'Der Name, den du gewählt hast, und ein Hash des geheimen Schlüssels auf jedem deiner Geräte.',
  'privacy.account': 'Dein Konto',
  'privacy.account.how':
    'Wenn du eines anlegst: dein Anmeldename, Hashes deines Passworts und deiner Notfallcodes, die öffentlichen Schlüssel deiner Passkeys, das Geheimnis deiner Authenticator-App und die Aufgaben, die du versucht hast.',
  'privacy.sessions': 'Deine Geräte',
  'privacy.sessions.how':
    'Browser, System und letzte Nutzung jedes Geräts, auf dem du angemeldet bist, damit du eines abmelden kannst, das du nicht kennst. Ebenso für deine eigenen Programme, die je einen Schlüssel haben.',
  'privacy.races': 'Deine Rennen',
  'privacy.races.how':
    'Plätze, Aktionen, Ergebnisse und Wertungen. Wer den Link zu einem Tisch hat, kann dort zusehen. Wertungen und die Ergebnisse gewerteter Rennen und der Rennen an öffentlichen Tischen sind öffentlich; andere Ergebnisse sehen nur die Beteiligten.',
  'privacy.words': 'Was du schreibst',
  'privacy.words.how':
    'Nachrichten an einem Tisch, Meldungen und Fehlerberichte; dein Profil, wem du folgst und wen du sperrst, und deine Notizen über Spieler, die nur du liest.',
  'privacy.notices': 'Benach\u00adrichtigungen',
  'privacy.notices.how':
    'Nur wenn du sie einschaltest: die Push-Adresse deines Browsers oder deine E-Mail-Adresse.',
  'privacy.moderation': 'Meldungen über dich',
  'privacy.moderation.how':
    'Was gemeldet wurde, und jede Verwarnung, jede Stummschaltung und jeder Ausschluss.',
  'privacy.address': 'Deine IP-Adresse',
  'privacy.address.how':
    'Sie wird benutzt, solange du verbunden bist, um Angriffe abzuwehren. In der Datenbank steht sie nur als Hash, höchstens eine Stunde lang. In einem Protokoll steht sie nur, wenn der Betreiber das eingeschaltet hat.',
  'privacy.time.title': 'Wie lange',
  'privacy.time.how': 'danach wird es automatisch gelöscht',
  'privacy.time.unknown': 'Der Server hat nicht geantwortet. Das sind die üblichen Fristen.',
  'privacy.what': 'Was',
  'privacy.long': 'Wie lange',
  'privacy.days': '{days|one # Tag|other # Tage}',
  'privacy.minutes': '{count|one # Minute|other # Minuten}',
  'privacy.keep.account': 'Konten',
  'privacy.keep.account.long': 'bis du deines löschst',
  'privacy.keep.guestIdle': 'Gäste, nach ihrem letzten Besuch',
  'privacy.keep.guests': 'Gäste, die nie gespielt haben, nach ihrem letzten Besuch',
  'privacy.keep.accountIdle': 'Anmeldungen mit Konto, nach der letzten Nutzung',
  'privacy.keep.accountAge': 'Anmeldungen mit Konto, in jedem Fall',
  'privacy.keep.device': 'Dass du dich auf einem Gerät angemeldet hast, nach dem letzten Mal',
  'privacy.keep.code': 'Codes für ein anderes Gerät oder eine E-Mail-Adresse',
  'privacy.keep.unbegun': 'Tische, an denen das Rennen nicht begonnen hat',
  'privacy.keep.abandoned': 'Rennen, die niemand fortsetzt',
  'privacy.keep.finished': 'Beendete Rennen',
  'privacy.keep.finished.long': 'solange jemand, der mitgefahren ist, noch hier ist',
  'privacy.keep.deserted': 'Beendete Rennen, wenn alle gelöscht sind, die mitgefahren sind',
  'privacy.keep.clubs': 'Clubs und was dort gesagt wurde, nachdem zuletzt etwas geschah',
  'privacy.keep.cups': 'Turniere und ihre Wertung, nach dem letzten Rennen',
  'privacy.keep.bugs': 'Fehlerberichte',
  'privacy.keep.settledReports': 'Meldungen, nachdem ein Administrator sie bearbeitet hat',
  'privacy.keep.openReports': 'Meldungen, die niemand bearbeitet hat',
  'privacy.keep.sanctions': 'Verwarnungen, Stummschaltungen und Ausschlüsse, nach ihrem Ende',
  'privacy.keep.acts': 'Das Protokoll der Administratoren',
  'privacy.where.title': 'Wo, und wer es sieht',
  'privacy.where':
    'Alles liegt auf dem Rechner des Betreibers dieses Servers und in dessen Sicherungskopien. Der Betreiber kann alles lesen außer Passwörtern. Push-Nachrichten gehen verschlüsselt durch den Dienst deines Browsers; E-Mails gehen ihren Weg wie jede E-Mail. Sonst verlässt nichts den Server.',
  'privacy.choices.title': 'Deine Möglichkeiten',
  'privacy.choices':
    'Auf der Kontoseite kannst du alles speichern, was der Server über dich hat, oder es löschen; auch als Gast. Löschen ist endgültig: Tische, an denen nur du gespielt hast, verschwinden, und an allen anderen wird dein Name entfernt. Kopien in Sicherungen verschwinden, wenn der Betreiber diese löscht. Deinen Namen kannst du jederzeit ändern.',
  'privacy.choices.go': 'Zur Kontoseite',
  'privacy.contact.title': 'Fragen',
  'privacy.contact': 'Fragen zu deinen Daten beantwortet der Betreiber dieses Servers:',
  'privacy.contact.none': 'Der Betreiber dieses Servers hat keinen Kontakt angegeben.',
  'privacy.contact.authority': 'Du kannst dich auch bei der Datenschutzbehörde deines Landes beschweren.',
});
