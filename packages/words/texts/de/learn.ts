import { translationOf } from '../../text.ts';
import type { English } from '../en/learn.ts';

export const messages = translationOf<English>()({
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

  'learn.helper': 'Helfer',
  'learn.fold': 'Notizen ausblenden',
  'learn.unfold': 'Notizen zeigen',
  'learn.advice': 'Rat',
  'learn.show': 'Zeigen',
  'learn.deeds': 'Schon gemacht',
  'learn.deed.driven': 'fahren',
  'learn.deed.laid': 'Plättchen legen',
  'learn.deed.repaired': 'reparieren',
  'learn.deed.danger': 'einer Gefahr begegnen',
  'learn.deed.arrived': 'ankommen',
  'learn.done': 'erledigt',
  'learn.toCome': 'offen',
  'learn.watching':
    'Jetzt spielen die anderen. Was sie tun, liest du in der Zeitung; gleich bist du wieder dran.',
  'learn.arrived':
    'Du bist angekommen: Du legst deine Hand ab, deine Assistenten kommen vom Tableau, und nichts kann dir mehr etwas anhaben. Die anderen spielen diese Runde zu Ende, dann werden die Prestigepunkte gezählt.',
  'learn.welcome':
    'Du bist Delatour und fährst den blaugrünen Halbkettenwagen in Elisabethville. Erreiche Kapstadt, die lila Stadt im Süden, vor Martinetti, der hinter dir liegt.',

  'learn.ask.bivouac':
    'Jede Runde beginnt im Biwak. Karten liegen offen aus, und jede Mannschaft nimmt eine, die letzte in der Zugreihenfolge zuerst. Karten helfen dir später. Du darfst so viele auf der Hand haben, wie dein Chassis Stufen hat.',
  'learn.ask.plan':
    'Fünf Assistenten, vier Posten, eine Runde: Kundschafter legen Plättchen oder ziehen Karten, Mechaniker fahren oder reparieren, Wachen halten Gefahren auf, die Finanzierung bringt Geld. Alle planen geheim; nach dem Aufdecken lässt sich nichts mehr verschieben.',
  'learn.ask.sequence':
    'Jetzt spielst du deinen Plan, einen Assistenten nach dem anderen, reihum mit den anderen Mannschaften. In deinem Zug kannst du Benzin kaufen, dann Karten spielen, und dann geht ein Assistent an die Arbeit: Wähle seinen Posten auf deinem Tableau.',
  'learn.ask.lay':
    'Diese Plättchen hast du aus dem Beutel gezogen und musst sie legen: auf freie Felder, die an dein Fahrzeug grenzen oder durch Plättchen und Städte mit ihm verbunden sind. Ein Plättchen bestimmt, was sein Feld alle kostet (Benzin, Schaden, Gefahr, Stopp); deine Strecke hilft also auch denen, die hinter dir fahren.',
  'learn.ask.drive':
    'Du fährst Feld für Feld, höchstens so weit, wie dein Motor Stufen hat, und bezahlst jedes Feld beim Hineinfahren. Unerkundete Felder bekommen ihr Plättchen erst dann. Nach jedem Feld kannst du anhalten.',
  'learn.ask.danger':
    'Gefahr! Hältst du sie nicht mit einer Wache oder Miliz auf, richtet sie 2 Schaden mehr an Motor und Chassis an. Eine Wache hält eine Gefahr auf und ist dann für diese Runde verbraucht.',
  'learn.ask.short':
    'Dein Benzin reicht nicht für dieses Feld. Du kannst jetzt einen Benzinkanister einsetzen oder umkehren: Das kostet nichts, und das Plättchen bleibt liegen.',
  'learn.ask.halt':
    'Ein Stoppsymbol beendet deine Fahrt auf diesem Plättchen. Nur mit einem Lotsen kannst du weiterfahren.',
  'learn.ask.damage':
    'Du entscheidest, wie du Schaden auf Motor und Chassis aufteilst. Der Motor bestimmt, wie weit du fahren kannst, und bei 0 hast du eine Panne; das Chassis bestimmt, wie viele Karten du auf der Hand haben darfst.',
  'learn.ask.sabotage': 'Dein Saboteur ist durchgekommen: Wähle, welche Stufen dein Gegner verliert.',
  'learn.ask.repair':
    'Eine Reparatur hebt Motor und Chassis Stufe für Stufe: mit Ersatzteilen und Werkzeugboxen aus deiner Hand oder mit Teilen, die du für 20 F in einer Stadt und 40 F in der Wildnis kaufst. Ein einziger Assistent erledigt alles.',
  'learn.ask.hand':
    'Du darfst so viele Karten haben, wie dein Chassis Stufen hat. Leg die übrigen jetzt ab. Eine Karte, die du jederzeit spielen kannst, etwa einen Benzinkanister, kannst du spielen, statt sie abzulegen.',
  'learn.ask.tracking': 'Der Fährtenleser hat dir drei Karten gebracht: Behalte zwei und leg eine ab.',
  'learn.ask.target':
    'Wähle zuerst das Ziel deiner Gefahrenkarte. Dein Gegner kann sie noch mit einer Wache oder Miliz aufhalten.',
  'learn.ask.pick':
    'Diese Karte wirkt auf Plättchen, egal wo auf dem Spielbrett, nur nicht unter einem Fahrzeug. Ein Gegner kann sie noch aufhalten.',
  'learn.ask.window':
    'Ein Gegner spielt eine Gefahrenkarte. Eine Wache oder Miliz hält sie auf: Die Karte ist verbraucht und bewirkt nichts.',
  'learn.ask.other':
    'Alles, was du wählen kannst, ist bernsteinfarben markiert: auf der Landkarte, auf dem Tableau und in der Leiste unten.',

  'learn.again.bivouac': 'Neue Runde, neue Karte.',
  'learn.again.plan': 'Wieder fünf Assistenten: Was braucht die Strecke vor dir?',
  'learn.again.sequence': 'Benzin, Karten, dann ein Assistent.',
  'learn.again.lay': 'Leg billige Plättchen auf deine eigene Strecke und teure daneben.',
  'learn.again.drive': 'Fahr weiter oder halt hier an.',
  'learn.again.danger': 'Wieder Gefahr: eine Wache, eine Miliz oder 2 Schaden mehr.',
  'learn.again.damage': 'Motor für die Reichweite, Chassis für die Karten: Was kannst du entbehren?',
  'learn.again.repair': 'Noch eine Stufe, oder reicht das?',
  'learn.again.hand': 'Wieder zu viele Karten für dein Chassis.',

  'learn.new.lastTurn':
    'Ein Gegner ist angekommen, also ist das die letzte Runde. Wer in dieser Runde noch ankommt, bekommt auch Punkte.',
  'learn.new.breakdown':
    'Eine Panne: Steht der Motor auf 0, kannst du erst nach einer Reparatur wieder fahren.',
  'learn.new.targeted':
    'Ein Gegner hat eine Karte gegen dich gespielt. Auch das ist eine Gefahr: Eine Wache oder Miliz könnte sie aufhalten.',
  'learn.new.averted':
    'Die Gefahr ist abgewendet, und die Wache oder Karte, die du eingesetzt hast, ist verbraucht.',
  'learn.new.turnedBack':
    'Du konntest dieses Plättchen nicht bezahlen, also stehst du wieder da, wo du warst, und hast nichts verloren. Das Plättchen bleibt für alle liegen.',
  'learn.new.city':
    'In eine Stadt zu fahren kostet 1 Benzin, beendet deine Fahrt und bringt dir die Karten, die sie zeigt. Benzin und Teile kosten dort halb so viel.',
  'learn.new.stopped': 'Ein Stoppsymbol hat diese Fahrt beendet, egal wie weit der Motor noch gekommen wäre.',
  'learn.new.uncovered':
    'Dieses Feld war unerkundet: Du hast sein Plättchen beim Hineinfahren gezogen, und es bleibt für alle liegen. Wer hinter dir kommt, kann es nutzen.',
  'learn.new.damaged':
    'Schaden bleibt, bis du ihn reparierst, und jede Stufe, die du am Ziel noch hast, ist 1 Prestigepunkt wert.',
  'learn.new.turnOver':
    'Die Runde ist vorbei. Die Mannschaft, die am weitesten vorn liegt, ist jetzt zuerst dran und bekommt dafür 20 F.',
  'learn.new.money':
    'Die Finanzierung wird auf einmal eingesetzt: 1 bis 5 Assistenten bringen 10, 20, 40, 70 oder 110 F.',
  'learn.new.petrol':
    'Eine Stufe Benzin kostet 10 F in einer Stadt und 20 F in der Wildnis. Du kannst es nur am Anfang eines Zuges kaufen, nie während einer Fahrt.',
  'learn.new.paid':
    'Dieses Feld hast du bezahlt: Sieh auf deine Anzeigen. Das Plättchen kostet die nächste Mannschaft dasselbe.',

  'learn.why.take': 'Das bewirkt sie: {does}.',
  'learn.why.plan.first': 'Von allem etwas, damit du jeden Posten einmal bei der Arbeit siehst.',
  'learn.why.plan': 'Genug für die Fahrten, die du bezahlen kannst, und für das, was sie vorher brauchen.',
  'learn.why.fuel': 'Du brauchst es für die nächste Fahrt, und später in diesem Zug ist es zu spät.',
  'learn.why.lay':
    'Vor dir ist die Landkarte leer, und bei einem Plättchen, das du selbst legst, kennst du den Preis.',
  'learn.why.draw': 'Eine Karte nützt dir jetzt mehr als noch ein Plättchen.',
  'learn.why.repair':
    'Motor {engine} von {engineMax}, Chassis {chassis} von {chassisMax}: Repariere lieber, bevor die Piste noch mehr kostet.',
  'learn.why.drive': 'Du kannst es bezahlen, und es bringt dich näher ans Ziel.',
  'learn.why.blind':
    'Dieses Feld hat noch niemand erkundet. Kostet es zu viel, kehrst du um und verlierst nichts.',
  'learn.why.danger': 'Auf der Strecke liegt eine Gefahr, und du hast eine Wache dafür.',
  'learn.why.city':
    'Eine Stadt ist der beste Ort zum Anhalten: Du bekommst Karten, und Benzin und Teile kosten die Hälfte.',
  'learn.why.finish': 'Das ist das Ziel.',
  'learn.why.line': 'Ein Schiff oder Zeppelin bringt dich sofort hin, für Francs statt Benzin.',
  'learn.why.stop': 'Weiterfahren würde jetzt mehr kosten, als es bringt.',
  'learn.why.fund':
    'Mit Geld kaufst du Benzin und Teile. Treibst du es früh auf, kannst du es noch in dieser Runde ausgeben.',
  'learn.why.hold': 'Fang mit dem billigsten an: Es kann dem nächsten den Weg öffnen.',
  'learn.why.place': 'Dort hilft es dir am meisten oder stört dich am wenigsten.',
  'learn.why.guard': 'Dafür ist die Wache da: Diese Gefahr richtet keinen Schaden an.',
  'learn.why.pay': 'Dein Fahrzeug hält das aus.',
  'learn.why.back': 'Umkehren kostet dich nichts.',
  'learn.why.decline': 'Was du dafür einsetzen müsstest, ist anderswo mehr wert.',
  'learn.why.split': 'Das kannst du jetzt am ehesten entbehren.',
  'learn.why.fit':
    'Der Motor für die Reichweite, das Chassis für die Karten, und jede Stufe ist am Ziel 1 Prestigepunkt wert.',
  'learn.why.done': 'Heb den Rest für Benzin und spätere Reparaturen auf.',
  'learn.why.discard': 'Diese Karte wird dir am wenigsten fehlen.',
  'learn.why.card': 'Dort bewirkt die Karte am meisten.',
  'learn.why.clear': 'Das Plättchen ist dir im Weg. Ohne es ist das Feld wieder leer.',
  'learn.why.pass':
    'In dieser Runde gibt es nichts Nützliches mehr zu tun. Wachen, die du behältst, können weiter Gefahren abwenden.',

  'learn.end.title': 'Du hast dein erstes Rennen beendet',
  'learn.end.all':
    'Du bist gefahren, hast Plättchen gelegt, repariert, einer Gefahr ins Auge gesehen und bist angekommen: Das ist das ganze Spiel. Du bekommst 5, 3 oder 1 Prestigepunkte für deinen Platz, 1 für jede Stufe Motor und Chassis und 1 je volle 50 F.',
  'learn.end.some':
    'Noch nicht ausprobiert: {deeds}. Du kannst dasselbe Rennen jederzeit noch einmal fahren.',
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
  'learn.verdict.failed': 'Diesmal nicht: Die Runde ist vorbei, und das Ziel ist nicht erreicht.',
  'learn.again': 'Noch einmal',
  'learn.next': 'Nächste Übung',
  'learn.all': 'Alle Übungen',
});
