import type { convoy as chapter } from '../../chapters/convoy.ts';
import type { ChapterText } from '../../text.ts';

export const convoy = {
  sections: {
    convoy: 'Konvoi',
    petrol: 'Benzin',
    pathfinder: 'Kundschafter',
    mechanics: 'Mechanik',
    security: 'Sicherheit',
    funding: 'Finanzierung',
  },
  rules: {
    'BASE-CONVOY-01': {
      title: 'Der Zug',
      rule: 'Die aktiven Mannschaften machen in Zugreihenfolge je einen Zug und fangen dann wieder von vorn an. Ein Zug hat drei Schritte: 1. Benzin kaufen, wenn die Mannschaft will; 2. beliebig viele Karten spielen, auch gar keine; 3. einen Assistenten oder die ganze Finanzierungsgruppe spielen oder aber passen. Schritt 3 ist Pflicht.',
      ruling: 'Es gilt die Zugreihenfolge, auch dort, wo in der Anleitung vom Uhrzeigersinn die Rede ist.',
    },
    'BASE-CONVOY-02': {
      title: 'Feste Reihenfolge',
      rule: 'Die Schritte lassen sich nicht vertauschen. Wer eine Karte gespielt hat, kauft in diesem Zug kein Benzin mehr, und wer seinen Assistenten gespielt hat, spielt keine Karte mehr.',
    },
    'BASE-CONVOY-03': {
      title: 'Keine Karten ohne Assistenten',
      rule: 'In Schritt 2 kann eine Mannschaft nur Karten spielen, solange sie mindestens einen aktiven Assistenten auf dem Armaturenbrett hat. Eine Wache genügt.',
    },
    'BASE-CONVOY-04': {
      title: 'Passen',
      rule: 'Wer passt, nimmt alle Assistenten vom Armaturenbrett, nur die auf Sicherheit bleiben stehen. Die Mannschaft hat in dieser Runde keinen Zug mehr, aber ihre Wachen können noch eingesetzt werden.',
      ruling: 'Auch ihre Jederzeit-Karten kann sie noch spielen.',
    },
    'BASE-CONVOY-05': {
      title: 'Kein Assistent mehr',
      rule: 'Hat eine Mannschaft ihren letzten Assistenten verbraucht, ist sie mit dieser Phase fertig. Passen muss sie nicht.',
    },
    'BASE-CONVOY-06': {
      title: 'Nur noch Wachen',
      ruling:
        'Auch eine Mannschaft, die nur noch Wachen hat, kommt weiter zum Zug. Sie kann mit einer von ihnen ein Plättchen entfernen, oder sie passt und behält sie zur Verteidigung.',
    },
    'BASE-CONVOY-07': {
      title: 'Die letzte aktive Mannschaft',
      rule: 'Sind alle anderen fertig, macht die verbliebene Mannschaft ihre Züge direkt nacheinander.',
    },
    'BASE-CONVOY-08': {
      title: 'Ende des Konvois',
      rule: 'Sobald keine Mannschaft mehr aktiv ist, ist die Konvoiphase vorbei.',
    },
    'BASE-CONVOY-09': {
      title: 'Karte für Karte',
      rule: 'Jede Karte wird vollständig ausgeführt, bevor sich die Mannschaft für die nächste entscheidet.',
    },
    'BASE-CONVOY-10': {
      title: 'Aktive Mannschaften',
      ruling:
        'Eine Mannschaft ist aktiv, solange sie noch einen Assistenten hat, nicht gepasst hat und nicht angekommen ist.',
    },
    'BASE-CONVOY-11': {
      title: 'Warten',
      ruling:
        'Eine Mannschaft darf einen Assistenten auf Kundschafter, Mechanik oder Sicherheit verbrauchen, ohne etwas mit ihm zu tun. Das heißt Warten, und dadurch ist niemand je gezwungen zu passen. Karten und Fähigkeiten von Anführern lassen sich nicht auf diese Weise verbrauchen.',
    },
    'BASE-CONVOY-12': {
      title: 'Die letzte Wache',
      ruling:
        'Setzt eine Mannschaft in Schritt 2 eine Wache ein und war das ihr letzter Assistent, endet ihr Zug an dieser Stelle, und sie ist mit der Phase fertig.',
    },
    'BASE-CONVOY-13': {
      title: 'Ankunft durch eine Karte',
      ruling: 'Kommt eine Mannschaft in Schritt 2 an, ist ihr Zug vorbei. Schritt 3 entfällt.',
    },
    'BASE-PETROL-01': {
      title: 'Benzin kaufen',
      rule: 'Eine Stufe Benzin kostet 10 F in einer Stadt und 20 F überall sonst; über das Maximum hinaus wird nicht getankt. Dafür ist kein Assistent nötig, aber der Kauf muss das Allererste sein, was die Mannschaft in ihrem Zug tut.',
    },
    'BASE-PETROL-02': {
      title: 'Unterwegs keine Zapfsäule',
      rule: 'Während einer Fahrt kann kein Benzin gekauft werden. Einen Benzinkanister zu spielen ist dagegen erlaubt.',
    },
    'BASE-PETROL-03': {
      title: 'Benzinkanister beim Bezahlen',
      ruling:
        'Ein Benzinkanister kann mitten im Bezahlen gespielt werden, auch von einer Mannschaft, deren Anzeige voll war: Er übernimmt 1 Stufe des verlangten Benzins.',
    },
    'BASE-PATH-01': {
      title: 'Zwei Plättchen legen',
      rule: 'Ein Kundschafter kann Plättchen legen: Die Mannschaft zieht 2 aus dem Beutel und legt jedes auf ein freies Geländefeld, das direkt mit ihrem Fahrzeug verbunden ist.',
    },
    'BASE-PATH-02': {
      title: 'Direkt verbunden',
      rule: 'Ein Feld ist direkt verbunden, wenn es an das Feld des Fahrzeugs grenzt. Verbunden ist es auch, wenn man vom Fahrzeug aus über aneinandergrenzende Felder hinkommt, die alle eine Stadt sind oder schon ein Plättchen tragen. Auf eine Stadt selbst kommt nie ein Plättchen.',
    },
    'BASE-PATH-03': {
      title: 'Erst ansehen, dann legen',
      rule: 'Die Mannschaft sieht sich alle gezogenen Plättchen an, bevor sie das erste legt. Jedes muss mit dem Fahrzeug verbunden sein, aneinandergrenzen müssen sie nicht, und ein eben gelegtes Plättchen darf das nächste verbinden.',
    },
    'BASE-PATH-04': {
      title: 'Sackgassen erlaubt',
      rule: 'Ein gezogenes Plättchen muss gelegt werden. Wohin, entscheidet die Mannschaft, und eine Sackgasse ist erlaubt.',
    },
    'BASE-PATH-05': {
      title: 'Linien verbinden nicht',
      ruling: 'Beim Legen von Plättchen verbinden Schiffs- und Fluglinien keine Felder.',
    },
    'BASE-PATH-06': {
      title: 'Leerer Beutel',
      ruling:
        'Ein Plättchen, das nirgends mehr gelegt werden kann, kommt zurück in den Beutel. Ist der Beutel leer, werden die aus dem Spiel genommenen Plättchen gemischt und wieder hineingetan, obwohl sie nach der Anleitung endgültig draußen wären. Gibt es auch davon keine, ist Legen nicht möglich; ist nur noch ein einziges Plättchen da, wird eben dieses gezogen.',
    },
    'BASE-PATH-07': {
      title: 'Eine Karte ziehen',
      rule: 'Statt Plättchen zu legen, kann ein Kundschafter die oberste Karte vom Nachziehstapel ziehen. Danach wird das Handlimit geprüft.',
    },
    'BASE-PATH-08': {
      title: 'Kein Platz zum Legen',
      ruling:
        'Ist kein verbundenes Feld frei, können keine Plättchen gelegt werden, weder durch einen Assistenten noch durch eine Karte oder Fähigkeit, die das sonst erlaubt. Ist mindestens eines frei, werden alle vorgesehenen Plättchen gezogen und so lange gelegt, wie Platz ist.',
    },
    'BASE-PATH-09': {
      title: 'Nicht unter ein Fahrzeug',
      ruling: 'Auf ein Feld, auf dem ein Fahrzeug steht, wird kein Plättchen gelegt.',
    },
    'BASE-MECH-01': {
      title: 'Mechaniker',
      rule: 'Ein Mechaniker bringt Motor und Chassis wieder nach oben, beliebig verteilt und bis zum Maximum. Die Mannschaft kombiniert dafür nach Belieben Ersatzteilkarten (je +1), Werkzeugboxen (je +3, auf beide Anzeigen aufteilbar) und gekaufte Teile (je +1, für 20 F in einer Stadt oder 40 F anderswo). Ein einziger Mechaniker reicht für alles zusammen.',
    },
    'BASE-MECH-02': {
      title: 'Fahrer',
      rule: 'Ein Fahrer macht eine Fahrt (BASE-DRIVE-01).',
    },
    'BASE-GUARD-01': {
      title: 'Gefahr abwenden',
      rule: 'Eine Wache wendet eine Gefahr ab: die eines Plättchens, auf das das Fahrzeug gerade fährt, oder die einer Gefahrenkarte, die ein Gegner spielt. Das geht jederzeit, auch außerhalb der eigenen Züge und selbst nach dem Passen.',
    },
    'BASE-GUARD-02': {
      title: 'Ein Plättchen entfernen',
      rule: 'Als Assistent eines Zugs gespielt, entfernt eine Wache ein Plättchen neben dem eigenen Fahrzeug; es kommt aus dem Spiel. Ein Plättchen, auf dem ein Fahrzeug steht, darf es nicht sein.',
    },
    'BASE-GUARD-03': {
      title: 'Wachen nach dem Passen',
      rule: 'Hat eine Mannschaft gepasst, können ihre Wachen nur noch verteidigen. Sie kauft kein Benzin mehr, spielt keine Karten wie in Schritt 2 und entfernt keine Plättchen.',
    },
    'BASE-GUARD-04': {
      title: 'Neben dem Fahrzeug',
      ruling:
        'Neben dem Fahrzeug liegen nur die Felder, die an seines grenzen. Weder über eine Stadt noch über eine Linie reicht eine Wache weiter.',
    },
    'BASE-GUARD-05': {
      title: 'Eine Wache, eine Gefahr',
      ruling:
        'Eine Wache oder eine Miliz hilft gegen eine einzige Gefahr. Fährt das Fahrzeug von einer Gefahr in die nächste, wird die Mannschaft jedes Mal neu gefragt, auch wenn sie den Schaden verkraften könnte.',
    },
    'BASE-FUND-01': {
      title: 'Geld beschaffen',
      rule: 'Alle Assistenten auf Finanzierung werden gemeinsam in einer einzigen Aktion verbraucht. Dabei bringt 1 Assistent 10 F, 2 bringen 20 F, 3 bringen 40 F, 4 bringen 70 F und 5 bringen 110 F.',
    },
  },
} satisfies ChapterText<typeof chapter>;
