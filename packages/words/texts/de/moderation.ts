import { translationOf } from '../../text.ts';
import type { moderation as English } from '../en/moderation.ts';

export const moderation = translationOf<typeof English>()({
  'moderation.reason.insult': 'Beleidigungen',
  'moderation.reason.threat': 'Drohungen',
  'moderation.reason.flood': 'Spam',
  'moderation.reason.unfair': 'Betrug',
  'moderation.reason.other': 'Etwas anderes',
  'moderation.sanction.warning': 'Du wurdest verwarnt',
  'moderation.sanction.silence': 'Du wurdest stummgeschaltet',
  'moderation.sanction.why': 'Grund: {reason}',
  'moderation.sanction.warning.how':
    'Ein Administrator dieses Servers bittet dich, am Tisch freundlich zu sein. Kommt es wieder vor, kannst du stummgeschaltet oder ausgeschlossen werden.',
  'moderation.sanction.silence.until':
    'Bis {date} kannst du Nachrichten lesen und Kurzphrasen senden, aber nichts selbst schreiben.',
  'moderation.sanction.silence.forGood':
    'Ab jetzt kannst du Nachrichten lesen und Kurzphrasen senden, aber nichts selbst schreiben.',
  'moderation.sanction.confirm': 'Verstanden',
  'moderation.sanction.name': 'Dein Name wurde geändert',
  'moderation.sanction.name.how': 'Du heißt hier jetzt {name}.',
  'moderation.sanction.name.until': 'Am {date} kannst du einen anderen wählen.',
  'moderation.sanction.name.forGood': 'Du kannst ihn nicht ändern.',
  'moderation.reply': 'Deine Meldung über {name}',
  'moderation.reply.acted': 'Danke. Ein Administrator hat sie geprüft und etwas unternommen.',
  'moderation.reply.none':
    'Danke. Ein Administrator hat sie geprüft und keinen Grund gefunden, etwas zu unternehmen.',
  'moderation.reply.words': 'Dazu schreibt er: „{words}“',
  'moderation.banned.title': 'Ausgeschlossen',
  'moderation.banned.aside': 'du kannst hier nicht online spielen',
  'moderation.banned.how':
    'Ein Administrator dieses Servers hat dich ausgeschlossen. In laufenden Rennen spielt ein Bot für dich. Auf diesem Gerät kannst du weiterhin spielen.',
  'moderation.banned.object':
    'Wenn du das für einen Irrtum hältst, schreib der Person, die diesen Server betreibt: Wie, steht auf der Seite zum Datenschutz.',
});
