import type { base as chapter } from '../../chapters/base.ts';
import type { ChapterText } from '../../text.ts';

export const base = {
  sections: {
    setup: 'Aufbau',
    turn: 'Die Runde',
    bivouac: 'Biwak',
    planning: 'Planung',
    convoy: 'Konvoi',
    petrol: 'Benzin',
    pathfinder: 'Kundschafter',
    mechanics: 'Mechanik',
    security: 'Sicherheit',
    funding: 'Finanzierung',
    driving: 'Fahren',
    hand: 'Die Hand',
    maintenance: 'Wartung',
    end: 'Ende und Wertung',
  },
  rules: {
    'BASE-SETUP-01': {
      title: 'Spielplan und Richtung',
      rule: 'Der Tisch einigt sich auf einen Spielplan, Afrika oder Südamerika. Auf jedem liegen zwei violette Städte: Eine wird zur Startstadt bestimmt, das Rennen führt zur anderen, der Zielstadt.',
    },
    'BASE-SETUP-02': {
      title: 'Erste Zugreihenfolge',
      rule: 'In der ersten Runde spielen die Mannschaften in der Reihenfolge ihrer Plätze.',
      ruling:
        'Die Plätze werden aus dem Startwert des Spiels ausgelost, sofern der Gastgeber sie nicht festgelegt hat.',
    },
    'BASE-SETUP-03': {
      title: 'Fahrzeuge und Fortschrittsmarker',
      rule: 'Alle Fahrzeuge beginnen in der Startstadt. Die Fortschrittsmarker bilden einen Stapel auf dem Startfeld der Fortschrittsleiste: Der Marker der ersten Mannschaft liegt ganz unten, die anderen darüber in Zugreihenfolge.',
    },
    'BASE-SETUP-04': {
      title: 'Volle Anzeigen',
      rule: 'Ein Fahrzeug hat drei Anzeigen: Benzin, Motor und Chassis. Jede hat einen Stand, das ist die Zahl ihrer Stufen im Augenblick, und ein Maximum, über das der Stand nie steigt. Zu Beginn stehen alle Anzeigen auf dem Maximum. Motor und Chassis zusammen heißen Mechanik.',
    },
    'BASE-SETUP-05': {
      title: 'Startgeld',
      rule: 'Gezahlt wird in Franc (F). Jede Mannschaft beginnt mit 80 F, nur die letzte in der Zugreihenfolge mit 70 F.',
      ruling: 'Der Bank geht das Geld nie aus.',
    },
    'BASE-SETUP-06': {
      title: 'Nachziehstapel und Beutel',
      rule: 'Die 46 Ressourcenkarten des Grundspiels (Module bringen weitere mit) werden gemischt und bilden verdeckt den Nachziehstapel. Alle Geländeplättchen kommen in den Beutel.',
      ruling: 'Afrika und Südamerika haben jeweils ihre eigenen 60 Plättchen.',
    },
    'BASE-SETUP-07': {
      title: 'Leere Hände',
      ruling: 'Zu Beginn hat niemand Ressourcenkarten. Die ersten gibt es beim ersten Biwak.',
    },
    'BASE-SETUP-08': {
      title: 'Fahrzeugwahl',
      rule: 'Die Mannschaften suchen sich in Zugreihenfolge ihre Fahrzeuge aus. Die Farbe und die fünf Assistenten des Fahrzeugs gehören dazu.',
    },
    'BASE-SETUP-09': {
      title: 'Offen und geheim',
      ruling:
        'Alle dürfen sehen: die Anzeigen, das Geld, die Assistenten nach dem Aufdecken, wie viele Karten jede Hand zählt, den Ablagestapel und welche Plättchen noch im Beutel sind, aber nicht deren Reihenfolge. Niemand sieht die Handkarten der anderen, einen Plan vor dem Aufdecken oder was als Nächstes aus Nachziehstapel und Beutel kommt. Eine offen genommene Karte bleibt allen bekannt, solange sie auf dieser Hand ist; ein gezogenes Plättchen sehen alle.',
    },
    'BASE-TURN-01': {
      title: 'Vier Phasen',
      rule: 'Eine Runde hat vier Phasen, immer in derselben Reihenfolge: Biwak, Planung, Konvoi und Wartung. Runde folgt auf Runde, bis das Rennen vorbei ist.',
    },
    'BASE-BIVOUAC-01': {
      title: 'Karten zur Auswahl',
      rule: 'Es werden so viele Ressourcenkarten offen ausgelegt, wie Mannschaften mitspielen, plus 1.',
    },
    'BASE-BIVOUAC-02': {
      title: 'Die Letzte wählt zuerst',
      rule: 'Jede Mannschaft nimmt sich eine dieser Karten, und zwar gegen die Zugreihenfolge: Die letzte Mannschaft fängt an, die erste kommt zum Schluss. Die Karte, die dann noch liegt, bekommt die letzte Mannschaft in der Zugreihenfolge. Beide Karten auf einmal darf sie nicht nehmen.',
    },
    'BASE-BIVOUAC-03': {
      title: 'Limit bei jeder Karte',
      rule: 'Sobald eine Mannschaft eine Karte genommen hat, wird ihr Handlimit geprüft (BASE-HAND-01); erst danach wählt die nächste.',
    },
    'BASE-BIVOUAC-04': {
      title: 'Nachziehstapel aufgebraucht',
      rule: 'Ist der Nachziehstapel aufgebraucht, wird der Ablagestapel gemischt und zum neuen Nachziehstapel.',
      ruling:
        'Ist auch der Ablagestapel leer, werden weniger Karten ausgelegt. Als Erstes fehlt dann die zweite Karte der letzten Mannschaft.',
    },
    'BASE-BIVOUAC-05': {
      title: 'Kein Ablehnen',
      ruling:
        'Eine Mannschaft kann ihre Karte nicht ablehnen, auch wenn ihr Chassis auf 0 steht und sie die Karte nicht behalten kann.',
    },
    'BASE-PLAN-01': {
      title: 'Fünf Assistenten, geheim',
      rule: 'Alle Mannschaften planen gleichzeitig und verdeckt. Jede setzt alle fünf Assistenten auf die vier Posten ihres Armaturenbretts (Kundschafter, Mechanik, Sicherheit und Finanzierung), auf jeden Posten so viele, wie sie will.',
    },
    'BASE-PLAN-02': {
      title: 'Das Aufdecken',
      rule: 'Alle Pläne werden im selben Augenblick aufgedeckt. Von da an wechselt kein Assistent mehr seinen Posten.',
    },
    'BASE-PLAN-03': {
      title: 'Jede Runde alle fünf',
      rule: 'Jede Planung beginnt mit allen fünf Assistenten, ob sie in der Runde davor eingesetzt wurden oder nicht.',
    },
    'BASE-PLAN-04': {
      title: 'Den Plan ändern',
      ruling:
        'Solange die letzte Mannschaft nicht bestätigt hat, darf jede ihren Plan noch ändern. Von den anderen erfährt sie nur, wer fertig ist und wer nicht.',
    },
    'BASE-PLAN-05': {
      title: 'Zwei Aktionen je Posten',
      rule: 'Kundschafter, Mechanik und Sicherheit erlauben jeweils zwei Aktionen. Welche von beiden es wird, entscheidet die Mannschaft erst, wenn sie den Assistenten spielt, nicht schon bei der Planung.',
    },
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
      rule: 'Ein Mechaniker bringt Motor und Chassis wieder nach oben, beliebig verteilt und bis zum Maximum. Die Mannschaft kombiniert dafür nach Belieben Ersatzteilkarten (je +1), Werkzeugkisten (je +3, auf beide Anzeigen aufteilbar) und gekaufte Teile (je +1, für 20 F in einer Stadt oder 40 F anderswo). Ein einziger Mechaniker reicht für alles zusammen.',
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
    'BASE-DRIVE-01': {
      title: 'Eine Fahrt',
      rule: 'Eine Fahrt macht man mit einem Assistenten als Fahrer, mit einer Fahrerkarte oder mit einer anderen Karte, die eine Fahrt gewährt. Das Fahrzeug zieht von Feld zu angrenzendem Feld, höchstens so weit, wie der Motor zu Beginn der Fahrt Stufen hatte. Nach jedem Feld darf die Mannschaft anhalten.',
    },
    'BASE-DRIVE-02': {
      title: 'Der Preis eines Feldes',
      rule: 'Wer auf ein Feld fährt, muss alles bezahlen, was es verlangt: das Benzin des Plättchens, in einem Risikogebiet 1 Stufe mehr, den Schaden und die Gefahr. Wer das nicht kann, kommt nicht auf das Feld und verliert dabei nichts.',
    },
    'BASE-DRIVE-03': {
      title: 'Schaden und Gefahr',
      rule: 'Schaden geht von Motor und Chassis ab; die fahrende Mannschaft verteilt ihn, wie sie will. Eine Gefahr bedeutet 2 Schaden zusätzlich, es sei denn, eine Wache oder eine Miliz wendet sie ab.',
    },
    'BASE-DRIVE-04': {
      title: 'Was bezahlbar ist',
      ruling:
        'Ein Feld gilt als bezahlbar, wenn es mit allem zu bezahlen ist, was die Mannschaft an Ort und Stelle noch tun könnte: Benzinkanister spielen, eine Miliz spielen, eine Wache einsetzen. Schaden ist bezahlbar, solange Motor und Chassis zusammen genug Stufen haben.',
    },
    'BASE-DRIVE-05': {
      title: 'Leere Anzeigen',
      rule: 'Steht der Motor auf 0, hat das Fahrzeug eine Panne: Die Fahrt ist sofort vorbei, und vor einer Reparatur beginnt keine neue. Steht das Chassis auf 0, hat die Mannschaft keine Karten mehr auf der Hand, sonst nichts. Steht das Benzin auf 0, geht nichts mehr, was Benzin kostet.',
    },
    'BASE-DRIVE-06': {
      title: 'Stoppsymbol',
      rule: 'Auf einem Plättchen mit Stoppsymbol ist die Fahrt zu Ende, es sei denn, die Mannschaft spielt einen Lotsen.',
    },
    'BASE-DRIVE-07': {
      title: 'Bekanntes Gelände',
      rule: 'Plättchen haben keinen Besitzer. Jede Mannschaft kann über jedes fahren, egal wer es gelegt hat.',
    },
    'BASE-DRIVE-08': {
      title: 'Unbekanntes Gelände',
      rule: 'Fährt ein Fahrzeug auf ein Geländefeld ohne Plättchen, wird eines aus dem Beutel gezogen. Kann die Mannschaft es bezahlen, bleibt das Fahrzeug dort auf dem Plättchen, und die Fahrt geht weiter. Kann sie es nicht, kehrt das Fahrzeug auf sein voriges Feld zurück, das Plättchen bleibt auf dem versuchten Feld liegen, und die Fahrt ist vorbei. Der Versuch selbst kostet nichts.',
    },
    'BASE-DRIVE-09': {
      title: 'Zahlen oder umkehren',
      ruling:
        'Ein gezogenes Plättchen, das ohne Karte und ohne Wache bezahlbar ist, muss bezahlt werden. Braucht es dazu Karten oder Wachen, ist es der Mannschaft freigestellt, sie auszugeben; tut sie es nicht, kehrt das Fahrzeug um.',
    },
    'BASE-DRIVE-10': {
      title: 'Nirgends mehr ein Plättchen',
      ruling:
        'Gibt es kein Plättchen mehr zu ziehen (BASE-PATH-06), kostet ein leeres Feld 2 Benzin, und die Fahrt endet dort; das Feld bleibt ohne Plättchen. So sitzt niemand je fest: Die Finanzierung setzt nichts voraus, und alles andere kann man kaufen.',
    },
    'BASE-DRIVE-11': {
      title: 'In eine Stadt fahren',
      rule: 'In eine Stadt zu fahren kostet 1 Benzin, ganz gleich, auf welchem Weg das Fahrzeug kommt; ein Risikogebiet erhöht das nie. Die Fahrt ist vorbei. Die Mannschaft zieht so viele Ressourcenkarten, wie die Stadt zeigt; danach wird ihr Handlimit geprüft.',
    },
    'BASE-DRIVE-12': {
      title: 'Schiffs- und Fluglinien',
      rule: 'Aus einer Stadt mit Schiffs- oder Fluglinie kann eine Fahrt dieser Linie bis zur Stadt am anderen Ende folgen. Die Mannschaft zahlt den Fahrpreis, 50 F weniger für jede gespielte Transportkarte, aber nie weniger als 0 F, und fährt dann in diese Stadt. Auch das ist Fortbewegung: Es braucht eine Fahrt, und die Linie beendet sie.',
    },
    'BASE-DRIVE-13': {
      title: 'Eine Linie, ein Feld',
      ruling:
        'Eine Linie zählt als ein Feld der Fahrt und kann nur aus der Stadt genommen werden, in der die Fahrt beginnt.',
    },
    'BASE-DRIVE-14': {
      title: 'Gesellschaft und Rückweg',
      rule: 'Auf einem Feld können mehrere Fahrzeuge stehen. Auch rückwärts zu fahren ist erlaubt.',
    },
    'BASE-DRIVE-15': {
      title: 'Fortschrittsmarker',
      rule: 'Jedes Mal, wenn ein Fahrzeug auf ein Feld fährt, kommt sein Fortschrittsmarker auf das entsprechende Feld der Fortschrittsleiste, obenauf, falls dort schon Marker liegen.',
      ruling: 'Lag er schon auf diesem Feld der Leiste, bleibt der Stapel, wie er ist.',
    },
    'BASE-DRIVE-16': {
      title: 'Fahrpreis und Einfahrt',
      rule: 'Eine Linie darf nur nehmen, wer sowohl den Fahrpreis als auch die Einfahrt in die Stadt bezahlen kann. Nach einem gescheiterten Versuch sind Fahrzeug und Marker dort, wo sie vorher waren.',
    },
    'BASE-DRIVE-17': {
      title: 'Schritt für Schritt',
      ruling:
        'Auf ein Feld fährt man in dieser Reihenfolge: Die Mannschaft wählt das Feld; ist es leer, wird ein Plättchen gezogen; der Preis wird zusammengezählt; Wache, Miliz und Benzinkanister kommen zum Einsatz; erst wird Benzin gezahlt, dann Schaden; Fahrzeug und Marker werden versetzt; das Handlimit wird geprüft; zuletzt kommen Panne, Stopp oder Stadt. Ein Lotse muss in diesem Augenblick noch auf der Hand sein.',
    },
    'BASE-DRIVE-18': {
      title: 'Versuch mit leerem Tank',
      ruling:
        'Ein leeres Feld darf man mit noch so wenig Benzin versuchen. Wer nicht zahlen kann, hat nur das Plättchen aufgedeckt.',
    },
    'BASE-DRIVE-19': {
      title: 'Violette Städte',
      ruling:
        'In violetten Städten werden keine Karten gezogen. In die Startstadt darf man zurückkehren, für 1 Benzin.',
    },
    'BASE-DRIVE-20': {
      title: 'Eine Stadt verlassen',
      ruling:
        'Eine Stadt zu verlassen kostet nichts, auch bei der Startstadt. Wer die Zielstadt über eine Linie erreicht, ist genauso angekommen wie alle anderen.',
    },
    'BASE-DRIVE-21': {
      title: 'Doch nicht bezahlen',
      ruling:
        'Wer ein Feld betritt, das nur mit einer Karte oder einer Wache zu bezahlen wäre, kann immer noch verzichten. Die Mannschaft kehrt um wie in BASE-DRIVE-08, verliert nichts, und die Fahrt endet, auch in bekanntem Gelände.',
    },
    'BASE-DRIVE-22': {
      title: 'Ohne Plättchen kein Aufschlag',
      ruling:
        'Die 2 Benzin aus BASE-DRIVE-10 sind alles, was ein solches Feld kostet, auch im Risikogebiet: Der Aufschlag gehört zu den Plättchen.',
    },
    'BASE-DRIVE-23': {
      title: 'Aufdecken unter einem Fahrzeug',
      ruling:
        'Nach BASE-DRIVE-10 kann ein Fahrzeug auf einem leeren Feld stehen. Gibt es wieder Plättchen, zieht, wer dorthin fährt, eines wie in BASE-DRIVE-08; es wird unter das Fahrzeug geschoben, dessen Mannschaft nichts dafür bezahlt.',
    },
    'BASE-HAND-01': {
      title: 'Handlimit',
      rule: 'Eine Mannschaft darf höchstens so viele Karten auf der Hand haben, wie ihr Chassis Stufen hat. Sobald es mehr sind, ganz gleich wann, sucht sie aus, was sie ablegt, und das Spiel wartet so lange.',
    },
    'BASE-HAND-02': {
      title: 'Mit voller Hand ziehen',
      rule: 'Auch mit voller Hand darf man ziehen. Die Mannschaft zieht zuerst und entscheidet dann, welche Karten sie behält.',
    },
    'BASE-HAND-03': {
      title: 'Spielen statt ablegen',
      rule: 'Statt einen Benzinkanister abzulegen, darf die Mannschaft ihn spielen, sofern ihr Benzin unter dem Maximum steht.',
      ruling: 'Das gilt auch für jede andere Jederzeit-Karte, die in diesem Augenblick etwas bewirken würde.',
    },
    'BASE-HAND-04': {
      title: 'Dritte Karte des Fährtenlesers',
      ruling:
        'Von den drei Karten eines Fährtenlesers wird die, die man nicht behält, abgelegt; spielen kann man sie nicht. Erst danach wird das Handlimit geprüft.',
    },
    'BASE-MAINT-01': {
      title: 'Neue Zugreihenfolge',
      rule: 'Wer auf der Fortschrittsleiste am weitesten ist, wird die erste Mannschaft, und so weiter bis zur letzten. Liegen mehrere Marker auf einem Feld der Leiste, kommt der untere im Stapel vor den oberen.',
    },
    'BASE-MAINT-02': {
      title: 'Fortschrittsprämie',
      rule: 'Ab 3 Mannschaften bekommt die neue erste 20 F und die neue zweite 10 F. Bei 2 Mannschaften bekommt die erste 20 F und die andere nichts.',
    },
    'BASE-END-01': {
      title: 'Ankunft',
      rule: 'Fährt das Fahrzeug in die Zielstadt, hat die Mannschaft ihr Rennen beendet. Sie bezahlt die Einfahrt, legt alle Karten ab, nimmt alle Assistenten vom Armaturenbrett, auch die Wachen, und hat damit gepasst. Von nun an bleiben ihre Anzeigen und ihr Geld, wie sie sind: Nichts kann diese Mannschaft mehr treffen oder ändern, was sie hat.',
    },
    'BASE-END-02': {
      title: 'Der letzte Konvoi',
      rule: 'Kommt die erste Mannschaft an, wird die laufende Konvoiphase zur letzten. Die anderen spielen sie zu Ende. Danach ist das Rennen vorbei, ohne Wartung.',
    },
    'BASE-END-03': {
      title: 'Wer gewinnen kann',
      rule: 'Gewinnen kann nur eine Mannschaft, deren Fahrzeug in der Zielstadt steht.',
    },
    'BASE-END-04': {
      title: 'Prestige zählen',
      rule: 'Von den Mannschaften, die angekommen sind, gewinnt die mit dem meisten Prestige. Wer als Erste ankommt, erhält 5 Prestige, die Zweite 3, die Dritte 1. Jede Stufe des Motors und jede Stufe des Chassis zählt 1 dazu, jeder volle Betrag von 50 F ebenfalls.',
    },
    'BASE-END-05': {
      title: 'Gleichstand',
      ruling: 'Bei gleichem Prestige liegt die Mannschaft vorn, die früher angekommen ist.',
    },
    'BASE-END-06': {
      title: 'Noch unterwegs',
      ruling:
        'Mannschaften, die nicht angekommen sind, stehen hinter allen, die es geschafft haben. Untereinander entscheidet die Fortschrittsleiste mit ihren Stapeln wie in BASE-MAINT-01.',
    },
    'BASE-END-07': {
      title: 'Rundenlimit',
      ruling:
        'Ist am Ende von Runde 30 niemand angekommen, wird das Rennen abgebrochen. Die Mannschaften stehen in der Rangfolge von BASE-END-06, und keine gewinnt.',
    },
    'BASE-END-08': {
      title: 'Jemand steigt aus',
      ruling:
        'Steigt ein Spieler aus, übernimmt ein Bot seine Mannschaft. Ohne Bot passt sie in jeder Runde und zählt im Biwak trotzdem als Mannschaft mit.',
    },
  },
} satisfies ChapterText<typeof chapter>;
