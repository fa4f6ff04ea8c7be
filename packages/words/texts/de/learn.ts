import { translationOf } from '../../text.ts';
import type { learn as English } from '../en/learn.ts';

export const learn = translationOf<typeof English>()({
  'learn.title': 'Spiel lernen',
  'learn.aside': 'ein kurzes Rennen mit Helfer, dann fünf Übungen',
  'learn.race': 'Dein erstes Rennen',
  'learn.race.how':
    'Das letzte Stück bis Kapstadt gegen einen Anfänger, ein echtes Rennen von etwa zehn Minuten. Der Helfer erklärt, was du gefragt wirst und warum; du entscheidest. Du kannst jederzeit aufhören: Das Rennen ist gespeichert.',
  'learn.begin': 'Starten',
  'learn.anew': 'Neu starten',
  'learn.exercises': 'Fünf Übungen',
  'learn.exercises.how':
    'jede ist eine echte Stellung mit einem Ziel; es gibt mehr als eine Lösung, und du kannst es so oft versuchen, wie du willst',
  'learn.solved': 'Gelöst',
  'learn.unsolved': 'Noch nicht gelöst',
  'learn.try': 'Versuchen',
  'learn.failed': 'Das konnte nicht geöffnet werden. {reason}',

  'learn.guide': 'Helfer',
  'learn.step': 'Schritt {step} von {of}',
  'learn.leave': 'Verlassen',
  'learn.forward': 'Weiter',
  'learn.back': 'Zurück',
  'learn.show': 'Zeigen',
  'learn.deed.driven': 'fahren',
  'learn.deed.laid': 'Plättchen legen',
  'learn.deed.repaired': 'reparieren',
  'learn.deed.danger': 'einer Gefahr begegnen',
  'learn.deed.arrived': 'ankommen',

  'learn.tell.you': 'Das bist du: Delatour, im blaugrünen Halbkettenwagen in Elisabethville.',
  'learn.tell.goal': 'Dein Ziel ist Kapstadt, die lila Stadt ganz im Süden.',
  'learn.tell.rival': 'Dein Gegner ist Martinetti, im orangen Halbkettenwagen, vier Stufen hinter dir.',
  'learn.tell.bivouac':
    'Jede Runde beginnt mit Karten: Alle nehmen eine, die Letzten in der Zugreihenfolge zuerst.',
  'learn.tell.limit': 'Du darfst so viele Karten haben, wie dein Chassis Stufen hat.',
  'learn.tell.plan': 'Du hast fünf Assistenten, und ihr Posten entscheidet, was du diese Runde tun kannst.',
  'learn.tell.pathfinder': 'Ein Kundschafter legt Plättchen auf die Landkarte oder zieht eine Karte.',
  'learn.tell.mechanics': 'Die Mechanik fährt oder repariert: ein Assistent je Fahrt, einer je Reparatur.',
  'learn.tell.security': 'Eine Wache wendet eine Gefahr auf der Strecke ab oder den Angriff eines Gegners.',
  'learn.tell.funding': 'Die Finanzierung bringt Geld für Benzin und Teile.',
  'learn.tell.sequence': 'Die Pläne liegen offen: Jetzt handeln alle reihum, mit je einem Assistenten.',
  'learn.tell.tank': 'Benzin kaufst du am Anfang deines Zuges, nie während einer Fahrt.',
  'learn.tell.lay': 'Ein Plättchen bestimmt, was sein Feld alle kostet: Benzin, Schaden, Gefahr oder Stopp.',
  'learn.tell.range': 'Dein Motor bestimmt, wie viele Felder du auf einmal fahren kannst.',
  'learn.tell.danger': 'Gefahr! Ohne Wache oder Miliz nimmst du 2 Schaden mehr.',
  'learn.tell.engine': 'Schaden am Motor kostet dich Reichweite, und bei 0 hast du eine Panne.',
  'learn.tell.chassis': 'Schaden am Chassis kostet dich Platz für Karten.',
  'learn.tell.repair': 'Teile aus deiner Hand sind umsonst, gekaufte kosten 20 F in einer Stadt, sonst 40 F.',
  'learn.tell.over': 'Du hast mehr Karten, als dein Chassis erlaubt, also musst du welche ablegen.',
  'learn.tell.paid': 'Die Strecke hast du bezahlt, Feld für Feld: Sieh auf die Nadel.',
  'learn.tell.averted': 'Die Gefahr ist abgewendet, und was sie abgewendet hat, ist verbraucht.',
  'learn.tell.damaged': 'Schaden bleibt bis zur Reparatur, und jede Stufe im Ziel ist 1 Prestigepunkt wert.',
  'learn.tell.turnOver': 'Neue Runde: Wer am weitesten vorn liegt, ist zuerst dran und bekommt 20 F.',
  'learn.tell.money':
    'Die Finanzierung wirkt auf einmal: 1 bis 5 Assistenten bringen 10, 20, 40, 70 oder 110 F.',
  'learn.tell.bought': 'Eine Stufe Benzin kostet 10 F in einer Stadt und sonst 20 F.',
  'learn.tell.city':
    'Eine Stadt beendet die Fahrt und bringt Karten, und Benzin und Teile kosten dort die Hälfte.',
  'learn.tell.uncovered': 'Dieses Feld kannte niemand, und sein Plättchen bleibt jetzt für alle liegen.',
  'learn.tell.stopped': 'Ein Stoppsymbol hat diese Fahrt beendet.',
  'learn.tell.turnedBack':
    'Du konntest dieses Plättchen nicht bezahlen, also bist du umgekehrt, ohne etwas zu verlieren.',
  'learn.tell.targeted': 'Die Karte eines Gegners galt dir: Eine Wache oder Miliz kann das aufhalten.',
  'learn.tell.breakdown': 'Eine Panne: Steht der Motor auf 0, musst du reparieren, bevor du fährst.',
  'learn.tell.lastTurn':
    'Ein Gegner ist im Ziel: Das ist die letzte Runde, und wer noch ankommt, bekommt Punkte.',
  'learn.tell.short': 'Dein Benzin reicht nicht für dieses Feld.',
  'learn.tell.halt': 'Ein Stoppsymbol beendet hier deine Fahrt, es sei denn, du spielst einen Lotsen.',
  'learn.tell.sabotage': 'Dein Saboteur ist durchgekommen: Wähle, welche Stufen dein Gegner verliert.',
  'learn.tell.tracking': 'Der Fährtenleser hat dir drei Karten gebracht: Behalte zwei und leg eine ab.',
  'learn.tell.target': 'Wähle das Ziel deiner Gefahrenkarte; eine Wache kann sie noch aufhalten.',
  'learn.tell.pick': 'Diese Karte wirkt auf Plättchen, egal wo, nur nicht unter einem Fahrzeug.',
  'learn.tell.window': 'Ein Gegner spielt eine Gefahrenkarte: Eine Wache oder Miliz hält sie auf.',
  'learn.tell.arrived':
    'Du bist angekommen, und nichts kann dir mehr schaden: Die anderen spielen die Runde zu Ende.',

  'learn.do.take': 'Nimm {card}: {does}.',
  'learn.do.put': 'Setz {count|one # Assistenten|other # Assistenten} auf {box}.',
  'learn.do.ready': 'Alle fünf sind verteilt: Drück „{button}“, und die Pläne werden aufgedeckt.',
  'learn.do.fuel': 'Drück „{button}“: Die nächste Fahrt braucht {levels|one # Stufe|other # Stufen} mehr.',
  'learn.do.lay': 'Die Landkarte vor dir ist leer: Drück „{button}“ und bestimme, was deine Strecke kostet.',
  'learn.do.draw': 'Drück „{button}“: Eine Karte hilft dir jetzt mehr als noch ein Plättchen.',
  'learn.do.repair':
    'Motor {engine} von {engineMax}, Chassis {chassis} von {chassisMax}: Drück „{button}“, bevor es weniger wird.',
  'learn.do.drive': 'Diese Strecke kostet {price}: Drück „{button}“ und sieh auf die Nadel.',
  'learn.do.blind': 'Dieses Feld kennt niemand: Drück „{button}“; ist es zu teuer, kehrst du einfach um.',
  'learn.do.danger': 'Hier lauert eine Gefahr, und du hast eine Wache dafür: Drück „{button}“.',
  'learn.do.city':
    'Diese Strecke kostet {price} und endet in einer Stadt, dem besten Ort zum Anhalten: Drück „{button}“.',
  'learn.do.finish': 'Kapstadt ist in Reichweite: Drück „{button}“, und du bist im Ziel.',
  'learn.do.begin': 'Drück „{button}“ und wähl dann ein Feld auf der Landkarte.',
  'learn.do.line': 'Drück „{button}“: Ein Schiff oder Zeppelin bringt dich für Francs hin, ohne Benzin.',
  'learn.do.stop': 'Drück „{button}“: Weiterfahren würde mehr kosten, als es bringt.',
  'learn.do.fund': 'Drück „{button}“: Frühes Geld kannst du noch in dieser Runde ausgeben.',
  'learn.do.hold': 'Nimm zuerst das billigste Plättchen: Es kann dem nächsten den Weg öffnen.',
  'learn.do.place': 'Leg das Plättchen auf das rot umringte Feld: Dort hilft es dir am meisten.',
  'learn.do.guard': 'Drück „{button}“: Dann richtet diese Gefahr keinen Schaden an.',
  'learn.do.pay': 'Drück „{button}“: Dein Fahrzeug hält das aus.',
  'learn.do.back': 'Drück „{button}“: Das kostet dich nichts.',
  'learn.do.decline': 'Drück „{button}“: Was die Karte aufhielte, ist anderswo mehr wert.',
  'learn.do.split': 'Verteile den Schaden auf die Anzeigen, wie du ihn am besten verkraftest, und bestätige.',
  'learn.do.fit': 'Bestätige diese Reparatur: Jede Stufe im Ziel ist 1 Prestigepunkt wert.',
  'learn.do.done': 'Das reicht: Drück „{button}“ und heb den Rest für später auf.',
  'learn.do.discard': 'Wähl {card} auf deiner Hand und leg die Karte ab: Sie fehlt dir am wenigsten.',
  'learn.do.play': 'Wähl {card} auf deiner Hand und spiel die Karte: {does}.',
  'learn.do.aim': 'Bestätige dieses Ziel: Dort bewirkt die Karte am meisten.',
  'learn.do.clear': 'Entferne das rot umringte Plättchen: Es ist dir im Weg.',
  'learn.do.pass': 'In dieser Runde gibt es nichts Nützliches mehr zu tun: Drück „{button}“.',
  'learn.do.other': 'Alles, was du wählen kannst, ist bernsteinfarben markiert.',

  'learn.end.all':
    'Fahren, legen, reparieren, Gefahren begegnen, ankommen: Das hast du alles getan, und das ist das Spiel.',
  'learn.end.some':
    'Noch nicht ausprobiert: {deeds}. Du kannst dasselbe Rennen jederzeit noch einmal fahren.',
  'learn.end.points': 'Prestigepunkte: 5, 3 oder 1 für den Platz, 1 je Stufe, 1 je volle 50 F.',
  'learn.end.exercises': 'Zu den Übungen',

  'learn.exercise.planning': 'Planen',
  'learn.exercise.planning.goal':
    'Dein Chassis steht auf 0. Plane diese Runde so, dass du Stanleyville erreichst und Motor und Chassis zusammen auf mindestens 8 stehen.',
  'learn.exercise.planning.hint':
    'Ein Mechaniker repariert, wo Teile 20 F kosten, ein anderer fährt. Treib das nötige Geld auf, bevor du kaufst.',
  'learn.exercise.ways': 'Strecken',
  'learn.exercise.ways.goal': 'Erreiche in dieser Runde Fort-Lamy und behalte mindestens 3 Benzin im Tank.',
  'learn.exercise.ways.hint':
    'Wähle die Stadt noch einmal, um eine andere Strecke zu sehen, oder leg sie Feld für Feld fest. Eine Strecke kann statt Benzin auch Schaden kosten.',
  'learn.exercise.guards': 'Hand und Wachen',
  'learn.exercise.guards.goal':
    'Auf der Strecke nach Bangui lauert eine Gefahr. Komm in dieser Runde ohne jeden Schaden hin und behalte die Mechanikerkarte.',
  'learn.exercise.guards.hint':
    'Die Wache hält die Gefahr auf, also setz sie nicht vorher ein. Die Stadt gibt dir eine Karte: Überleg gut, welche du ablegst, wenn deine Hand voll ist.',
  'learn.exercise.lines': 'Transport',
  'learn.exercise.lines.goal':
    'Von Porto-Novo fährt ein Schiff für 190 F nach Luanda. Sei in Luanda, bevor diese Runde vorbei ist.',
  'learn.exercise.lines.hint':
    'Eine Schiffsreise ist eine Fahrt, also behalte einen Mechaniker dafür. Treib zuerst das Geld auf; die Transportkarte spart dir 50 F.',
  'learn.exercise.finish': 'Gut ins Ziel',
  'learn.exercise.finish.goal':
    'Kapstadt ist nah. Komm in dieser Runde mit mindestens 13 Prestigepunkten an.',
  'learn.exercise.finish.hint':
    'Wer zuerst ankommt, bekommt 5 Punkte. Repariere, bevor du hineinfährst, und denk daran, dass es auch für je volle 50 F einen Punkt gibt: Eine Werkzeugbox kostet nichts.',
  'learn.goal.city': 'In {city} sein',
  'learn.goal.petrol': 'Benzin: {now}, nötig: {least}',
  'learn.goal.mechanics': 'Motor und Chassis: {now}, nötig: {least}',
  'learn.goal.prestige': 'Prestigepunkte: {now}, nötig: {least}',
  'learn.goal.unharmed': 'Kein Schaden erlitten',
  'learn.goal.card': '{card} auf der Hand',
  'learn.goal.arrived': 'Angekommen',
  'learn.goal.yes': 'erfüllt',
  'learn.goal.no': 'nicht erfüllt',
  'learn.hint': 'Tipp',
  'learn.verdict.solved': 'Gelöst! Es gibt auch andere Lösungen.',
  'learn.verdict.failed':
    'Diesmal nicht: Du kannst in dieser Runde nichts mehr tun, und das Ziel ist nicht erreicht.',
  'learn.again': 'Noch einmal',
  'learn.next': 'Nächste Übung',
  'learn.all': 'Alle Übungen',
});
