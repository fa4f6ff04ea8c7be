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
      rule: 'Reihum in Zugreihenfolge macht jede aktive Mannschaft einen Zug aus drei Schritten, immer wieder: 1. Benzin kaufen (freiwillig); 2. beliebig viele Karten spielen (freiwillig); 3. einen Assistenten oder die ganze Finanzierungsgruppe spielen oder passen. Schritt 3 ist Pflicht.',
      ruling: 'Die Zugreihenfolge gilt auch dort, wo die Anleitung vom Uhrzeigersinn spricht.',
    },
    'BASE-CONVOY-02': {
      title: 'Feste Reihenfolge',
      rule: 'Die Reihenfolge der Schritte ist fest. Hast du eine Karte gespielt, kannst du in diesem Zug kein Benzin mehr kaufen; hast du einen Assistenten gespielt, kannst du keine Karten mehr spielen.',
    },
    'BASE-CONVOY-03': {
      title: 'Keine Karte ohne Assistent',
      rule: 'In Schritt 2 kannst du nur Karten spielen, solange du mindestens einen aktiven Assistenten auf deinem Tableau hast. Eine Wache genügt.',
    },
    'BASE-CONVOY-04': {
      title: 'Passen',
      rule: 'Wenn du passt, nimm alle deine Assistenten vom Tableau, außer denen auf Sicherheit. Du machst in dieser Runde keinen Zug mehr, kannst deine Wachen aber noch einsetzen.',
      ruling: 'Auch deine Jederzeit-Karten kannst du noch spielen.',
    },
    'BASE-CONVOY-05': {
      title: 'Kein Assistent mehr',
      rule: 'Hast du keinen Assistenten mehr, ist die Phase für dich vorbei. Du musst nicht passen.',
    },
    'BASE-CONVOY-06': {
      title: 'Nur noch Wachen',
      ruling:
        'Hast du nur noch Wachen, machst du weiterhin deine Züge. Entferne mit einer davon ein Plättchen, oder passe und behalte sie zur Verteidigung.',
    },
    'BASE-CONVOY-07': {
      title: 'Die letzte Mannschaft im Spiel',
      rule: 'Sind alle anderen Mannschaften fertig, spielst du allein weiter, Zug um Zug.',
    },
    'BASE-CONVOY-08': {
      title: 'Ende des Konvois',
      rule: 'Die Konvoiphase endet, sobald keine Mannschaft mehr aktiv ist.',
    },
    'BASE-CONVOY-09': {
      title: 'Eine Karte nach der anderen',
      rule: 'Führe jede Karte ganz aus, bevor du die nächste wählst.',
    },
    'BASE-CONVOY-10': {
      title: 'Aktive Mannschaften',
      ruling:
        'Eine Mannschaft ist aktiv, solange sie einen Assistenten hat und weder gepasst hat noch angekommen ist.',
    },
    'BASE-CONVOY-11': {
      title: 'Warten',
      ruling:
        'Du darfst einen Assistenten auf Kundschafter, Mechanik oder Sicherheit verbrauchen, ohne etwas zu tun. Das heißt warten; so muss niemand je passen. Karten und Fähigkeiten von Anführern lassen sich so nicht verbrauchen.',
    },
    'BASE-CONVOY-12': {
      title: 'Die letzte Wache',
      ruling:
        'Setzt du in Schritt 2 eine Wache ein und war sie dein letzter Assistent, endet dein Zug, und die Phase ist für dich vorbei.',
    },
    'BASE-CONVOY-13': {
      title: 'Ankunft durch eine Karte',
      ruling: 'Kommst du in Schritt 2 an, endet dein Zug. Schritt 3 entfällt.',
    },
    'BASE-PETROL-01': {
      title: 'Benzin kaufen',
      rule: 'Eine Stufe Benzin kostet 10 F in einer Stadt und 20 F in der Wildnis, höchstens bis zum Maximum deiner Anzeige. Du brauchst dafür keinen Assistenten, aber es muss das Erste sein, was du in einem Zug tust.',
    },
    'BASE-PETROL-02': {
      title: 'Kein Benzin während der Fahrt',
      rule: 'Während einer Fahrt kannst du kein Benzin kaufen. Einen Benzinkanister kannst du aber spielen.',
    },
    'BASE-PETROL-03': {
      title: 'Kanister beim Bezahlen',
      ruling:
        'Während du einen Preis bezahlst, kannst du einen Benzinkanister spielen, auch wenn deine Anzeige voll war. Er deckt 1 Benzin davon.',
    },
    'BASE-PATH-01': {
      title: 'Zwei Plättchen legen',
      rule: 'Ein Kundschafter kann Plättchen legen: Zieh 2 Plättchen aus dem Beutel und leg jedes auf ein freies Geländefeld, das direkt mit deinem Fahrzeug verbunden ist.',
    },
    'BASE-PATH-02': {
      title: 'Direkt verbunden',
      rule: 'Ein Feld ist direkt verbunden, wenn es an das Feld deines Fahrzeugs grenzt. Es ist auch verbunden, wenn eine Kette angrenzender Felder von deinem Fahrzeug dorthin führt und jedes Feld dieser Kette ein Plättchen hat oder eine Stadt ist. Auf eine Stadt wird nie ein Plättchen gelegt.',
    },
    'BASE-PATH-03': {
      title: 'Erst ansehen, dann legen',
      rule: 'Sieh dir alle gezogenen Plättchen an, bevor du das erste legst. Jedes muss mit deinem Fahrzeug verbunden sein, aber sie müssen nicht aneinandergrenzen. Das erste gelegte Plättchen darf die Verbindung zum zweiten herstellen.',
    },
    'BASE-PATH-04': {
      title: 'Sackgassen erlaubt',
      rule: 'Gezogene Plättchen musst du legen. Wohin, entscheidest du, auch in eine Sackgasse.',
    },
    'BASE-PATH-05': {
      title: 'See- und Luftwege zählen nicht',
      ruling: 'Beim Legen verbinden See- und Luftwege keine Felder.',
    },
    'BASE-PATH-06': {
      title: 'Leerer Beutel',
      ruling:
        'Ein Plättchen, für das es kein erlaubtes Feld mehr gibt, kommt zurück in den Beutel. Ist der Beutel leer, werden die Plättchen, die aus dem Spiel gekommen sind, gemischt und wieder hineingelegt, obwohl die Anleitung sie für immer entfernt. Gibt es auch davon keine, ist die Aktion nicht möglich; ist nur noch ein Plättchen da, ziehst du dieses eine.',
    },
    'BASE-PATH-07': {
      title: 'Eine Karte ziehen',
      rule: 'Statt Plättchen zu legen, kann ein Kundschafter die oberste Karte vom Nachziehstapel ziehen. Prüfe danach dein Handlimit.',
    },
    'BASE-PATH-08': {
      title: 'Kein Platz zum Legen',
      ruling:
        'Ist kein verbundenes Feld frei, kannst du keine Plättchen legen, weder mit einem Assistenten noch mit einer Karte oder Fähigkeit. Ist mindestens eines frei, zieh alle Plättchen und leg sie, solange Platz ist.',
    },
    'BASE-PATH-09': {
      title: 'Nicht unter ein Fahrzeug',
      ruling: 'Auf ein Feld, auf dem ein Fahrzeug steht, kannst du kein Plättchen legen.',
    },
    'BASE-MECH-01': {
      title: 'Mechaniker',
      rule: 'Ein Mechaniker hebt Motor und Chassis, beliebig verteilt, bis zu ihrem Maximum. Kombiniere nach Belieben Ersatzteile (je +1), Werkzeugboxen (je +3, auch aufgeteilt) und gekaufte Teile (je +1, für 20 F in einer Stadt oder 40 F in der Wildnis). Ein einziger Mechaniker erledigt alles.',
    },
    'BASE-MECH-02': {
      title: 'Fahrer',
      rule: 'Ein Fahrer macht eine Fahrt (siehe „BASE-DRIVE-01“).',
    },
    'BASE-GUARD-01': {
      title: 'Eine Gefahr abwenden',
      rule: 'Eine Wache wendet eine Gefahr ab: die eines Plättchens, auf das du fährst, oder die einer Gefahrenkarte, die ein Gegner spielt. Das geht jederzeit, auch außerhalb deines Zuges und nachdem du gepasst hast.',
    },
    'BASE-GUARD-02': {
      title: 'Ein Plättchen entfernen',
      rule: 'Als Assistent deines Zuges gespielt, entfernt eine Wache ein Plättchen neben deinem Fahrzeug. Es kommt aus dem Spiel. Ein Plättchen, auf dem ein Fahrzeug steht, kannst du nicht wählen.',
    },
    'BASE-GUARD-03': {
      title: 'Wachen nach dem Passen',
      rule: 'Hast du gepasst, können deine Wachen dich nur noch verteidigen. Du kannst kein Benzin kaufen, keine Karten wie in Schritt 2 spielen und keine Plättchen entfernen.',
    },
    'BASE-GUARD-04': {
      title: 'Neben dem Fahrzeug',
      ruling:
        'Neben deinem Fahrzeug liegen nur die Felder, die an seines grenzen. Städte sowie See- und Luftwege vergrößern die Reichweite einer Wache nicht.',
    },
    'BASE-GUARD-05': {
      title: 'Eine Wache, eine Gefahr',
      ruling:
        'Eine Wache oder Miliz wendet eine Gefahr ab. Fährst du von einer Gefahr in die nächste, wirst du jedes Mal gefragt, auch wenn du den Schaden bezahlen könntest.',
    },
    'BASE-FUND-01': {
      title: 'Geld auftreiben',
      rule: 'Alle Assistenten auf Finanzierung werden zusammen in einer Aktion eingesetzt: 1 bringt 10 F, 2 bringen 20 F, 3 bringen 40 F, 4 bringen 70 F und 5 bringen 110 F.',
    },
  },
} satisfies ChapterText<typeof chapter>;
