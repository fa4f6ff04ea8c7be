import { translationOf } from '../../text.ts';
import type { English } from '../en/learn.ts';

export const messages = translationOf<English>()({
  'learn.title': 'Das Spiel lernen',
  'learn.aside': 'ein kurzes Rennen mit Begleitung, dann fünf Übungen',
  'learn.race': 'Ein erstes Rennen',
  'learn.race.how':
    'Das letzte Stück bis Kapstadt, im Ernst, gegen einen Anfänger. Etwa zehn Minuten. Der Helfer erklärt, was gefragt wird und warum; du entscheidest. Hör auf, wann du willst: Das Rennen wartet.',
  'learn.begin': 'Anfangen',
  'learn.anew': 'Neu anfangen',
  'learn.exercises': 'Fünf Übungen',
  'learn.exercises.how':
    'je eine echte Stellung und ein Ziel; mehrere Antworten sind richtig, und ein Versuch kostet nichts',
  'learn.solved': 'Gelöst',
  'learn.unsolved': 'Noch nicht gelöst',
  'learn.try': 'Versuchen',
  'learn.failed': 'Das ließ sich nicht öffnen. {reason}',

  'learn.helper': 'Der Helfer',
  'learn.fold': 'Notizen wegklappen',
  'learn.unfold': 'Notizen zeigen',
  'learn.advice': 'Rat',
  'learn.show': 'Zeigen',
  'learn.deeds': 'Schon erlebt',
  'learn.deed.driven': 'gefahren',
  'learn.deed.laid': 'Plättchen gelegt',
  'learn.deed.repaired': 'repariert',
  'learn.deed.danger': 'in Gefahr gewesen',
  'learn.deed.arrived': 'angekommen',
  'learn.done': 'getan',
  'learn.toCome': 'kommt noch',
  'learn.watching':
    'Jetzt sind die anderen dran. Was sie tun, steht in der Zeitung; gleich bist du wieder an der Reihe.',
  'learn.arrived':
    'Du bist im Ziel: Hand und Assistenten sind abgelegt, nichts kann dir mehr geschehen. Die anderen spielen die Runde zu Ende, dann wird das Prestige gezählt.',
  'learn.welcome':
    'Du bist Delatour, das blaugrüne Fahrzeug in Elisabethville. Sei in Kapstadt, der violetten Stadt im Süden, vor Martinetti, der hinter dir liegt.',

  'learn.ask.bivouac':
    'Jede Runde beginnt im Biwak: Karten liegen offen, jede Mannschaft nimmt eine, die letzte in der Zugreihenfolge zuerst. Karten helfen später. Deine Hand fasst so viele, wie das Chassis anzeigt.',
  'learn.ask.plan':
    'Fünf Assistenten, vier Posten, eine Runde: Kundschafter legen Plättchen oder ziehen Karten, Mechaniker fahren oder reparieren, Wachen wehren Gefahren ab, Finanzierung bringt Geld. Alle planen geheim; nach dem Aufdecken bleibt alles stehen.',
  'learn.ask.sequence':
    'Jetzt wird der Plan gespielt, ein Assistent nach dem anderen, reihum. In deiner Sequenz darfst du Benzin kaufen, dann Karten spielen, und dann geht ein Assistent an die Arbeit: Tippe auf seinen Posten am Armaturenbrett.',
  'learn.ask.lay':
    'Diese Plättchen kamen aus dem Beutel und müssen gelegt werden: auf freie Felder neben deinem Fahrzeug oder solche, die über Plättchen und Städte mit ihm verbunden sind. Ein Plättchen ist für alle der Preis seines Feldes (Benzin, Schaden, Gefahr, Stopp): Dein Weg dient auch denen, die hinter dir kommen.',
  'learn.ask.drive':
    'Eine Fahrt geht Feld für Feld, höchstens so weit, wie der Motor anzeigt, und jedes Feld wird beim Betreten bezahlt. Unbekannte Felder ziehen ihr Plättchen erst dann. Nach jedem Feld darfst du anhalten.',
  'learn.ask.danger':
    'Gefahr! Wehrt sie keine Wache und keine Miliz ab, kostet sie 2 Schaden mehr an Motor und Chassis. Eine Wache wehrt eine Gefahr ab und ist dann für diese Runde weg.',
  'learn.ask.short':
    'Der Tank reicht nicht für dieses Feld. Ein Benzinkanister kann jetzt noch helfen; wer umkehrt, verliert nichts, und das Plättchen bleibt liegen.',
  'learn.ask.halt':
    'Ein Stoppsymbol beendet die Fahrt auf diesem Plättchen. Nur eine Lotsenkarte lässt dich weiterfahren.',
  'learn.ask.damage':
    'Schaden verteilst du frei auf Motor und Chassis. Der Motor sagt, wie weit eine Fahrt geht, und bei 0 fährt nichts mehr; das Chassis, wie viele Karten deine Hand fasst.',
  'learn.ask.sabotage': 'Dein Saboteur ist durchgekommen: Du sagst, welche Stufen der Gegner verliert.',
  'learn.ask.repair':
    'Der Mechaniker hebt Motor und Chassis Stufe für Stufe: mit Ersatzteilen und Werkzeugboxen aus der Hand oder gekauften Teilen, in einer Stadt für 20 F, sonst für 40 F. Ein Assistent schafft alles.',
  'learn.ask.hand':
    'Deine Hand fasst so viele Karten, wie das Chassis anzeigt; was zu viel ist, geht jetzt. Eine Karte für jederzeit, etwa ein Benzinkanister, darf stattdessen gespielt werden.',
  'learn.ask.tracking': 'Der Fährtenleser hat drei Karten gezogen: Zwei bleiben, eine geht.',
  'learn.ask.target':
    'Eine Gefahrenkarte braucht zuerst ihr Ziel. Wer getroffen wird, kann sie noch mit Wache oder Miliz aufhalten.',
  'learn.ask.pick':
    'Diese Karte wirkt auf Plättchen irgendwo auf dem Plan, nur nicht unter einem Fahrzeug. Ein Gegner kann sie noch aufhalten.',
  'learn.ask.window':
    'Ein Gegner spielt eine Gefahrenkarte. Wache oder Miliz halten sie auf: Die Karte ist verbraucht und bewirkt nichts.',
  'learn.ask.other':
    'Was du antworten kannst, leuchtet bernsteinfarben: auf dem Plan, am Armaturenbrett und in der Leiste.',

  'learn.again.bivouac': 'Neue Runde, neue Karte.',
  'learn.again.plan': 'Wieder fünf Assistenten: Was verlangt der Weg vor dir?',
  'learn.again.sequence': 'Benzin, Karten, dann ein Assistent.',
  'learn.again.lay': 'Billige Plättchen gehören auf den eigenen Weg, teure daneben.',
  'learn.again.drive': 'Weiter auf dem Weg, oder hier anhalten.',
  'learn.again.danger': 'Wieder Gefahr: eine Wache, eine Miliz, oder 2 Schaden mehr.',
  'learn.again.damage': 'Motor für die Strecke, Chassis für die Karten: Was kannst du entbehren?',
  'learn.again.repair': 'Noch eine Stufe, oder genug?',
  'learn.again.hand': 'Wieder zu viele Karten für das Chassis.',

  'learn.new.lastTurn':
    'Ein Gegner ist im Ziel: Das ist die letzte Runde. Wer in ihr noch ankommt, wird auch gewertet.',
  'learn.new.breakdown': 'Eine Panne: Mit dem Motor auf 0 beginnt keine Fahrt, bis er repariert ist.',
  'learn.new.targeted':
    'Die Karte eines Gegners galt dir: Auch das ist Gefahr, und Wache oder Miliz könnten sie abwehren.',
  'learn.new.averted': 'Die Gefahr ist abgewehrt, und womit du sie abgewehrt hast, ist verbraucht.',
  'learn.new.turnedBack':
    'Das Plättchen war nicht zu bezahlen: zurück, nichts verloren. Es liegt jetzt dort, für alle sichtbar.',
  'learn.new.city':
    'Eine Stadt: Sie kostet 1 Benzin, beendet die Fahrt, gibt ihre Karten, und Benzin und Teile kosten dort halb so viel.',
  'learn.new.stopped': 'Ein Stoppsymbol hat diese Fahrt beendet, egal was der Motor noch hergab.',
  'learn.new.uncovered':
    'Niemand kannte dieses Feld: Sein Plättchen kam beim Hineinfahren aus dem Beutel und bleibt für alle liegen. Wer hinter dir kommt, fährt auf dem, was du gefunden hast.',
  'learn.new.damaged':
    'Schaden bleibt, bis jemand repariert, und jede Stufe, die im Ziel noch heil ist, zählt ein Prestige.',
  'learn.new.turnOver':
    'Die Runde ist vorbei: Wer am weitesten vorn ist, ist jetzt zuerst an der Reihe und bekommt 20 F dafür.',
  'learn.new.money': 'Finanzierung geht auf einmal: 1 bis 5 Assistenten bringen 10, 20, 40, 70 oder 110 F.',
  'learn.new.petrol':
    'Benzin kostet 10 F die Stufe in einer Stadt und 20 F sonst, und nur zu Beginn einer Sequenz: nie unterwegs.',
  'learn.new.paid': 'Dieses Feld ist bezahlt: Sieh auf die Anzeigen. Es kostet alle nach dir dasselbe.',

  'learn.why.take': 'Was sie bewirkt: {does}.',
  'learn.why.plan.first': 'Von allem etwas, damit du jeden Posten einmal bei der Arbeit siehst.',
  'learn.why.plan': 'Hände für die Fahrten, die bezahlbar sind, und für das, was sie vorher brauchen.',
  'learn.why.fuel': 'Die nächste Fahrt braucht es, und später in dieser Sequenz ist es zu spät.',
  'learn.why.lay':
    'Vor dir ist die Karte leer, und ein selbst gelegtes Plättchen ist ein Preis, den du kennst.',
  'learn.why.draw': 'Eine Karte ist jetzt mehr wert als noch ein Plättchen.',
  'learn.why.repair':
    'Motor {engine} von {engineMax}, Chassis {chassis} von {chassisMax}: besser flicken, ehe der Weg mehr nimmt.',
  'learn.why.drive': 'Es ist bezahlbar, und danach liegt weniger Weg vor dir.',
  'learn.why.blind': 'Niemand hat das Feld gesehen. Ist es zu teuer, fährst du zurück und verlierst nichts.',
  'learn.why.danger': 'Am Weg liegt eine Gefahr, und eine Wache steht dafür bereit.',
  'learn.why.city': 'Eine Stadt ist das beste Ende: Karten, und Benzin und Teile zum halben Preis.',
  'learn.why.finish': 'Das ist das Ziel.',
  'learn.why.line': 'Mit Schiff oder Zeppelin bist du sofort dort, für Francs statt für Benzin.',
  'learn.why.stop': 'Weiter kostete es jetzt mehr, als es bringt.',
  'learn.why.fund': 'Geld kauft Benzin und Teile, und früh beschafft hilft es noch in dieser Runde.',
  'learn.why.hold': 'Das billigste zuerst: Es kann dem nächsten den Weg öffnen.',
  'learn.why.place': 'Dort hilft es dir am meisten oder stört am wenigsten.',
  'learn.why.guard': 'Dafür ist die Wache da: Diese Gefahr macht keinen Schaden.',
  'learn.why.pay': 'Das Fahrzeug hält es aus.',
  'learn.why.back': 'Wer umkehrt, verliert nichts.',
  'learn.why.decline': 'Was es zum Aufhalten brauchte, ist anderswo mehr wert.',
  'learn.why.split': 'Das lässt sich jetzt am ehesten entbehren.',
  'learn.why.fit':
    'Motor für die Strecke, Chassis für die Karten, und jede Stufe zählt im Ziel ein Prestige.',
  'learn.why.done': 'Was bleibt, hebst du besser für Benzin und später auf.',
  'learn.why.discard': 'Es ist die Karte, die am wenigsten fehlen wird.',
  'learn.why.card': 'Dort bewirkt die Karte am meisten.',
  'learn.why.clear': 'Das Plättchen ist dir im Weg; ohne es ist das Feld wieder leer.',
  'learn.why.pass': 'In dieser Runde ist nichts Nützliches mehr zu tun; Wachen bleiben auf Posten.',

  'learn.end.title': 'Dein erstes Rennen ist gefahren',
  'learn.end.all':
    'Gefahren, Plättchen gelegt, repariert, in Gefahr gewesen, angekommen: Du hast das ganze Spiel gesehen. Prestige gibt es 5, 3 oder 1 für den Platz, 1 je Stufe von Motor und Chassis, 1 je volle 50 F.',
  'learn.end.some': 'Noch nicht erlebt: {deeds}. Dasselbe Rennen lässt sich jederzeit noch einmal fahren.',
  'learn.end.exercises': 'Zu den Übungen',

  'learn.exercise.planning': 'Planen',
  'learn.exercise.planning.goal':
    'Das Chassis ist hin. Plane diese Runde so, dass du Stanleyville erreichst und Motor und Chassis zusammen auf 8 oder mehr stehen.',
  'learn.exercise.planning.hint':
    'Ein Mechaniker repariert, wo ein Teil 20 F kostet, ein anderer fährt. Beschaffe zuerst das Geld, das fehlt.',
  'learn.exercise.ways': 'Wege',
  'learn.exercise.ways.goal': 'Erreiche in dieser Runde Fort-Lamy und behalte mindestens 3 Benzin im Tank.',
  'learn.exercise.ways.hint':
    'Tippe die Stadt noch einmal an, um einen anderen Weg zu sehen, oder zieh ihn Feld für Feld. Ein Weg kann Schaden statt Benzin kosten.',
  'learn.exercise.guards': 'Hand und Wachen',
  'learn.exercise.guards.goal':
    'Am Weg nach Bangui lauert eine Gefahr. Komm in dieser Runde ohne jeden Schaden an und behalte die Karte Mechaniker.',
  'learn.exercise.guards.hint':
    'Die Wache wehrt die Gefahr ab; verbrauche sie nicht vorher. Die Stadt gibt eine Karte: Wähle gut, was geht, wenn die Hand voll ist.',
  'learn.exercise.lines': 'Linien',
  'learn.exercise.lines.goal':
    'Von Porto-Novo fährt ein Schiff für 170 F nach Luanda. Sei vor Ende der Runde dort.',
  'learn.exercise.lines.hint':
    'Eine Linie ist eine Fahrt: Behalte einen Mechaniker dafür. Beschaffe zuerst Geld; die Transportkarte spart 50 F.',
  'learn.exercise.finish': 'Gut ankommen',
  'learn.exercise.finish.goal': 'Kapstadt ist nah. Komm in dieser Runde mit mindestens 13 Prestige an.',
  'learn.exercise.finish.hint':
    'Wer zuerst ankommt, bekommt 5. Repariere vor der Einfahrt, und bedenke, dass jede vollen 50 F auch zählen: Eine Werkzeugbox ist umsonst.',
  'learn.goal.city': 'In {city}',
  'learn.goal.petrol': 'Benzin: {now}, verlangt {least}',
  'learn.goal.mechanics': 'Motor und Chassis: {now}, verlangt {least}',
  'learn.goal.prestige': 'Prestige: {now}, verlangt {least}',
  'learn.goal.unharmed': 'Kein Schaden',
  'learn.goal.card': '{card} in der Hand',
  'learn.goal.arrived': 'Im Ziel',
  'learn.goal.yes': 'erfüllt',
  'learn.goal.no': 'nicht erfüllt',
  'learn.hint': 'Hinweis',
  'learn.verdict.solved': 'Gelöst! Das ist ein Weg; es gibt noch andere.',
  'learn.verdict.failed': 'Diesmal nicht: Die Runde ist vorbei, und nicht alles ist erfüllt.',
  'learn.again': 'Noch einmal',
  'learn.next': 'Nächste Übung',
  'learn.all': 'Alle Übungen',
});
