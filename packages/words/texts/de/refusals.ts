import { translationOf } from '../../text.ts';
import type { refusals as English } from '../en/refusals.ts';

export const refusals = translationOf<typeof English>()({
  'refusals.unknown': 'Das geht jetzt nicht.',

  'refusals.seat.spectator': 'Du siehst nur zu. Das können nur Spieler.',
  'refusals.race.over': 'Das Rennen ist vorbei.',
  'refusals.crew.arrived': 'Deine Mannschaft ist angekommen; ihr Rennen ist vorbei.',
  'refusals.crew.ready': 'Dein Plan ist bestätigt. Mach ihn rückgängig, wenn du ihn ändern willst.',
  'refusals.crew.passed': 'Du hast gepasst und machst in dieser Runde keinen Zug mehr.',
  'refusals.crew.done': 'Deine Assistenten sind alle verbraucht. Die Phase ist für dich vorbei.',
  'refusals.turn.other': 'Jetzt ist {crew} dran.',
  'refusals.turn.discarding': 'Noch nicht: Zuerst muss {crew} Karten ablegen.',
  'refusals.window.answered': 'Du hast schon reagiert.',
  'refusals.window.notAsked': 'Warte: Es geht um eine Gefahrenkarte, auf die du nicht reagieren kannst.',
  'refusals.window.notAShield':
    '{card}: Diese Karte kann keine Gefahrenkarte aufhalten. Setz eine Wache oder eine Miliz ein.',

  'refusals.choose.taken': 'Dieses Fahrzeug ist schon vergeben: {team}.',
  'refusals.take.notThere': '{card}: Diese Karte liegt nicht aus.',

  'refusals.expected.setup': 'Wähle zuerst ein Fahrzeug.',
  'refusals.expected.bivouac': 'Nimm eine der ausliegenden Karten. Ablehnen kannst du nicht.',
  'refusals.expected.plan': 'Setz zuerst alle fünf Assistenten.',
  'refusals.expected.hold': 'Wähle zuerst, welches Plättchen du legst (noch {tiles}).',
  'refusals.expected.place': 'Leg zuerst dieses Plättchen: {tile}.',
  'refusals.expected.repair':
    'Du reparierst gerade. Setz ein Teil ein (eines kostet hier {price} F) oder beende zuerst die Reparatur.',
  'refusals.expected.drive':
    'Du fährst gerade. Fahr weiter (noch {spaces|one # Feld|other # Felder}) oder halte zuerst an.',
  'refusals.expected.entry': 'Entscheide zuerst, wie du {place} bezahlst.',
  'refusals.expected.halt': 'Am Stoppsymbol musst du anhalten oder einen Lotsen spielen.',
  'refusals.expected.split': 'Teile zuerst {amount|other # Schaden} auf.',
  'refusals.expected.hand':
    'Dein Handlimit ist {chassis}. Leg zuerst {excess|one eine Karte|other # Karten} ab.',
  'refusals.expected.tracking': 'Du hast {drawn|one # Karte|other # Karten} gezogen. Leg zuerst eine ab.',
  'refusals.expected.target': '{card}: Wähle zuerst die Mannschaft, auf die du zielst.',
  'refusals.expected.pick': '{card}: Wähle zuerst die Plättchen.',
  'refusals.expected.window': '{card}: Halte die Karte mit einer Wache oder einer Miliz auf, oder tu nichts.',

  'refusals.misplaced.choose': 'Die Fahrzeuge sind schon gewählt.',
  'refusals.misplaced.take': 'Ausliegende Karten kannst du nur im Biwak nehmen.',
  'refusals.misplaced.plan': 'Die Pläne sind aufgedeckt. Kein Assistent kann mehr den Posten wechseln.',
  'refusals.misplaced.lay': 'Du hast kein Plättchen zu legen. Spiel zuerst einen Kundschafter.',
  'refusals.misplaced.drive': 'Du fährst gerade nicht. Beginne zuerst eine Fahrt.',
  'refusals.misplaced.repair': 'Du reparierst gerade nicht. Beginne zuerst eine Reparatur.',
  'refusals.misplaced.price': 'Es gibt gerade nichts zu bezahlen.',
  'refusals.misplaced.decline': 'Es gibt keine Gefahrenkarte, auf die du reagieren kannst.',
  'refusals.misplaced.split': 'Es gibt keinen Schaden aufzuteilen.',
  'refusals.misplaced.discard': 'Du hast nicht zu viele Karten auf der Hand und musst keine ablegen.',
  'refusals.misplaced.target': 'Spiel zuerst eine Gefahrenkarte, dann wähle ihr Ziel.',

  'refusals.fuel.afterCard':
    'Benzin kannst du nur als Erstes kaufen. Mach die Karte rückgängig oder warte auf deinen nächsten Zug.',
  'refusals.fuel.whileDriving':
    'Während einer Fahrt kannst du kein Benzin kaufen. Kauf es am Anfang eines Zuges.',
  'refusals.fuel.nothing': 'Wähle mindestens 1 Stufe Benzin.',
  'refusals.fuel.tankFull': 'Zu viel: Dein Benzin steht auf {petrol}, das Maximum ist {max}.',
  'refusals.fuel.tooPoor': 'Das kostet {price} F; du hast {francs} F.',

  'refusals.assistant.none': 'Du hast keinen Assistenten mehr auf {box}.',
  'refusals.wait.funding':
    'Assistenten auf Finanzierung können nicht warten: Sie treiben gemeinsam Geld auf.',
  'refusals.lay.noTiles': 'Es sind keine Plättchen mehr da.',
  'refusals.lay.noFreeSpace': 'Mit deinem Fahrzeug ist kein freies Feld verbunden.',
  'refusals.lay.notDrawn': 'Dieses Plättchen hast du nicht gezogen: {tile}.',
  'refusals.lay.onCity': 'Auf eine Stadt kannst du kein Plättchen legen ({city}).',
  'refusals.lay.notConnected':
    'Nicht mit deinem Fahrzeug verbunden: {place}. Wähle ein Feld, das an dein Fahrzeug grenzt oder durch Plättchen und Städte mit ihm verbunden ist.',
  'refusals.lay.underVehicle': 'Unter ein Fahrzeug kannst du kein Plättchen legen: Eines steht {at}.',
  'refusals.lay.taken': 'Es liegt schon ein Plättchen {at}.',
  'refusals.draw.noCards': 'Es sind keine Karten mehr da.',
  'refusals.clear.notNear':
    'Eine Wache kann nur ein Plättchen neben deinem Fahrzeug entfernen. Zu weit weg: {place}.',
  'refusals.clear.noTile': 'Es liegt kein Plättchen {at}.',
  'refusals.clear.underVehicle':
    'Das Plättchen {at} liegt unter einem Fahrzeug und lässt sich nicht entfernen.',

  'refusals.repair.nothingWorn': 'Nichts zu reparieren: Motor und Chassis stehen auf ihrem Maximum.',
  'refusals.repair.noParts':
    'Du hast keine Teile, und eines zu kaufen kostet hier {price} F; du hast {francs} F.',
  'refusals.repair.noPart': '{card}: Mit dieser Karte kannst du nicht reparieren.',
  'refusals.repair.tooPoor': 'Ein Teil kostet hier {price} F; du hast {francs} F.',
  'refusals.repair.engineFull': 'Zu viel für den Motor: Sein Maximum ist {max}.',
  'refusals.repair.chassisFull': 'Zu viel für das Chassis: Sein Maximum ist {max}.',
  'refusals.repair.wrongSum': 'Teile genau {levels|one # Stufe|other # Stufen} auf Motor und Chassis auf.',
  'refusals.repair.cardMustRepair': 'Repariere zuerst etwas mit der Mechanikerkarte.',

  'refusals.drive.brokenDown': 'Dein Fahrzeug hat eine Panne. Repariere zuerst den Motor.',
  'refusals.drive.noWay': 'Von hier aus kannst du kein Feld bezahlen; dein Benzin steht auf {petrol}.',
  'refusals.drive.cardMustDrive': 'Fahr mit der Fahrerkarte zuerst mindestens ein Feld.',
  'refusals.enter.notNear': 'Wähle ein Feld neben deinem Fahrzeug. Zu weit weg: {place}.',
  'refusals.enter.cannotPour':
    'Mit einem Benzinkanister kannst du nur bezahlen, wenn du einen hast und dein Tank voll ist.',
  'refusals.enter.petrolShort': 'Das kostet {needed} Benzin; du hast {left}.',
  'refusals.enter.mechanicsShort':
    'Das kostet {needed|other # Schaden}; Motor und Chassis haben zusammen noch {left|one # Stufe|other # Stufen}.',
  'refusals.entry.canBePaid': 'Du kannst dieses Feld bezahlen, also musst du es auch tun.',
  'refusals.entry.nothingToCover': 'Es ist kein Benzin mehr zu bezahlen, und dein Tank ist voll.',
  'refusals.line.onlyFromStart':
    'Ein Schiff oder einen Zeppelin kannst du nur in der Stadt nehmen, in der deine Fahrt beginnt.',
  'refusals.line.notHere': 'Hier kannst du nicht einsteigen: {line}.',
  'refusals.line.cardsMissing':
    'Dafür brauchst du {cards|one # Transportkarte|other # Transportkarten}; du hast {held}.',
  'refusals.line.cardsWasted':
    'Zu viel: {cards|one # Transportkarte ist|other # Transportkarten sind} mehr wert, als das kostet. Nimm weniger.',
  'refusals.line.tooPoor': 'Das kostet {price} F; du hast {francs} F.',

  'refusals.guard.none': 'Du hast keine Wache mehr.',
  'refusals.guard.noDanger': 'Es gibt keine Gefahr, die du abwenden kannst.',
  'refusals.guard.onlyDefends': 'Du hast gepasst; deine Wachen können dich nur noch verteidigen.',
  'refusals.split.tooMuch': 'Es gibt nur {amount|other # Schaden} aufzuteilen.',
  'refusals.split.engineShort': 'Der Motor hat nur noch {left|one # Stufe|other # Stufen}.',
  'refusals.split.chassisShort': 'Das Chassis hat nur noch {left|one # Stufe|other # Stufen}.',
  'refusals.target.self': 'Auf deine eigene Mannschaft kannst du nicht zielen.',
  'refusals.target.arrived': '{crew} ist angekommen und damit sicher.',
  'refusals.target.nothingLeft': '{crew} hat nichts mehr zu verlieren: Motor und Chassis stehen auf 0.',
  'refusals.pick.noTile': 'Es liegt kein Plättchen {at}.',
  'refusals.pick.underVehicle': 'Das Plättchen {at} liegt unter einem Fahrzeug. Wähle ein anderes.',
  'refusals.pick.same': 'Dieses Plättchen hast du schon gewählt. Wähle ein anderes.',
  'refusals.pick.alike':
    'Beide Plättchen kosten dasselbe; ein Tausch würde nichts ändern. Wähle ein anderes.',

  'refusals.card.notHeld': '{card}: Diese Karte hast du nicht auf der Hand.',
  'refusals.card.tankFull': '{card}: Dein Tank ist schon voll.',
  'refusals.card.noTiles': '{card}: Es gibt kein Plättchen, das du entfernen kannst.',
  'refusals.card.noTwoTiles': '{card}: Es gibt keine zwei verschiedenen Plättchen zum Vertauschen.',
  'refusals.card.nobodyToHurt': 'Es gibt keine Mannschaft, der ein Saboteur schaden könnte.',
  'refusals.card.beforeAssistant': '{card}: Nur in deinem eigenen Zug, bevor du einen Assistenten spielst.',
  'refusals.card.withDrive': '{card}: Nur während einer Fahrt, wenn die Karte etwas bewirkt.',
  'refusals.card.withRepair': '{card}: Nur während einer Reparatur.',
  'refusals.card.anyTime': '{card}: Die Karte würde jetzt nichts bewirken.',
  'refusals.card.noAssistant':
    'Um diese Karte zu spielen, brauchst du noch einen Assistenten, und deine sind alle verbraucht.',
  'refusals.tracking.notDrawn': '{card}: Das ist keine der gerade gezogenen Karten.',

  'refusals.undo.over': 'Das Spiel ist vorbei: Jetzt lässt sich nichts mehr rückgängig machen.',
  'refusals.undo.horizon':
    'Das lässt sich nicht mehr rückgängig machen: Es hat etwas aufgedeckt, hing vom Zufall ab oder betraf eine andere Mannschaft, oder jemand hat seither reagiert.',
  'refusals.record.otherGame': 'Diese Datei gehört zu einem anderen Spiel: {game}.',
  'refusals.record.otherRules':
    'Dieses Rennen nutzt Version {version} der Regeln, die hier nicht unterstützt wird.',
  'refusals.record.commitment': 'Der Startwert in dieser Datei ist nicht der, mit dem das Rennen begann.',
  'refusals.record.noAnswer': 'Zeile {line} der Datei ist keine gültige Aktion.',
  'refusals.record.illegal': 'Zeile {line} der Datei verstößt gegen eine Regel.',
  'refusals.record.fork': 'Von dieser Stelle aus geht es nicht weiter.',
  'refusals.record.differs':
    'Nach Zeile {line} führt die Datei zu einer anderen Stellung als der gespeicherten.',
  'refusals.record.unreachable': 'Das aufgezeichnete Rennen konnte nicht geladen werden.',
  'refusals.study.notANotebook': 'Diese Datei enthält keine Varianten.',
  'refusals.study.badLink': 'Dieser Link ist beschädigt oder unvollständig. Es wurde nichts geändert.',
  'refusals.study.otherRace': 'Diese Varianten stammen aus einem anderen Rennen.',
  'refusals.study.hidden': 'Diese Varianten zeigen Karten, die hier noch geheim sind.',
  'refusals.study.impossible': 'Eine dieser Varianten kann nicht gespielt werden.',
  'refusals.study.full': 'Ein Notizbuch fasst höchstens 200 Handlungen.',
  'refusals.position.notAPosition': 'Das ist keine Stellung aus einem Rennen.',
  'refusals.position.impossible': 'Kein Rennen kann zu dieser Stellung führen.',
  'refusals.record.notJson': 'Die Datei ist nicht lesbar. Vielleicht ist sie unvollständig.',
  'refusals.record.notARecord': 'Diese Datei ist kein aufgezeichnetes Rennen.',
  'refusals.record.newer': 'Die Datei stammt aus einer neueren Version (Format {format}).',
  'refusals.record.options': 'Die Datei braucht etwas, das diese Version nicht unterstützt: {option}.',
  'refusals.record.players': 'Die Datei sagt nicht, wer welche Mannschaft spielt.',
  'refusals.table.unknown': 'Dieses Rennen ist auf diesem Gerät nicht gespeichert.',
  'refusals.table.damaged':
    'Dieses Rennen lässt sich nicht öffnen: Der Spielstand ist beschädigt oder stammt aus einer anderen Version.',
  'refusals.table.stale':
    'Das Rennen hat sich in einem anderen Tab geändert. Sieh nach und versuch es noch einmal.',
  'refusals.table.noAnswer': 'Das ist hier keine gültige Antwort.',
  'refusals.save.notJson':
    'Das gespeicherte Rennen ist nicht lesbar. Vielleicht ist die Datei unvollständig.',
  'refusals.save.notASave': 'Diese Datei ist kein gespeichertes Rennen.',
  'refusals.save.otherForm': 'Das Rennen wurde mit einer anderen Version gespeichert.',
  'refusals.save.otherGame': 'Diese Datei gehört zu einem anderen Spiel.',
  'refusals.save.otherRules': 'Das Rennen wurde mit einer anderen Version der Regeln gespeichert.',
  'refusals.save.damaged': 'Das gespeicherte Rennen ist beschädigt.',

  'refusals.way.tooFar': 'Zu weit: Diese Fahrt führt höchstens {spaces|one # Feld|other # Felder} weit.',
  'refusals.way.thirsty': 'Die Strecke dorthin kostet mindestens {needed} Benzin; du hast {left}.',
  'refusals.way.tooDear':
    'Jede Strecke dorthin kostet mehr, als du hast: {petrol} Benzin und {mechanics|one # Stufe|other # Stufen} Motor und Chassis.',
  'refusals.way.stopped':
    'Auf jeder Strecke dorthin beendet ein Stoppsymbol die Fahrt. Nur mit einem Lotsen kommst du weiter.',

  'refusals.net.stale': 'Das Spiel ist inzwischen weitergegangen. Sieh nach und versuch es noch einmal.',
  'refusals.net.otherWrote': 'Jemand anders war schneller. Der Tisch ist aktualisiert.',
  'refusals.net.notYourSeat': 'Das ist nicht dein Platz.',
  'refusals.net.seatTaken': 'Dort sitzt schon jemand.',
  'refusals.net.noSeat': 'Diesen Platz gibt es an diesem Tisch nicht.',
  'refusals.net.notHost': 'Das kann nur der Gastgeber.',
  'refusals.net.clockDecides': 'In diesem Rennen übergibt nur die Uhr einen Platz an einen Bot.',
  'refusals.net.sentAway': 'Der Gastgeber hat dich von diesem Tisch weggeschickt.',
  'refusals.net.fewSeats': 'Für alle, die hier sitzen, muss ein Platz bleiben.',
  'refusals.net.firstTurnOnly':
    'Nur in der ersten Runde lässt sich ein Rennen absagen. Danach müssen alle zustimmen.',
  'refusals.net.noHoliday': 'So viele freie Tage hast du nicht mehr.',
  'refusals.net.isHere': 'Dieser Spieler ist am Tisch und behält seinen Platz.',
  'refusals.net.justLeft':
    'Der Platz ist noch keine zwei Minuten leer. Warte einen Moment, vielleicht kommt der Spieler zurück.',
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
  'refusals.net.unknownCup': 'Turnier nicht gefunden. Prüfe, ob der Link vollständig ist.',
  'refusals.net.manyCups': 'Du hast drei Turniere, die nicht beendet sind. Warte, bis eines vorbei ist.',
  'refusals.net.cupTooSoon': 'Gib mindestens zehn Sekunden Zeit zum Anmelden.',
  'refusals.net.cupBegun': 'Dieses Turnier hat begonnen. Nur wer schon angemeldet war, kann zurückkehren.',
  'refusals.net.cupOver': 'Dieses Turnier ist beendet.',
  'refusals.net.cupFull': 'Dieses Turnier ist voll.',
  'refusals.net.notInCup': 'Du bist in diesem Turnier nicht angemeldet.',
  'refusals.net.notCupHost': 'Das kann nur, wer das Turnier eröffnet hat.',
  'refusals.net.noPrograms':
    'Turniere sind für Menschen: Ein Botkonto kann weder teilnehmen noch eines eröffnen.',
  'refusals.net.cupDecides':
    'An diesem Tisch entscheidet das Turnier: wer wo sitzt, wann es losgeht, und die Uhr.',
  'refusals.net.shutTable':
    'Alle Tische dieser Runde fahren dieselbe Strecke. Dieser öffnet, wenn alle angekommen sind.',
  'refusals.net.unknownClub':
    'Club nicht gefunden. Vielleicht gibt es ihn nicht mehr, oder der Link ist unvollständig.',
  'refusals.net.clubNamed': 'Ein Club heißt so oder sieht zum Verwechseln aus. Wähle einen anderen Namen.',
  'refusals.net.manyClubs':
    'Du bist in so vielen Clubs wie möglich oder hast drei gegründet. Verlasse erst einen.',
  'refusals.net.clubFull': 'Dieser Club ist voll.',
  'refusals.net.barred': 'In diesen Club darfst du nicht zurück.',
  'refusals.net.noBotsInClubs':
    'Clubs sind für Menschen: Ein Botkonto kann weder beitreten noch einen gründen.',
  'refusals.net.notInClub': 'Das können nur Mitglieder des Clubs.',
  'refusals.net.notOfficer': 'Das können nur Gründer und Offiziere des Clubs.',
  'refusals.net.notFounder': 'Das kann nur der Gründer des Clubs.',
  'refusals.net.notItsMember': 'Diese Person ist nicht (oder nicht mehr) da, wo das möglich wäre.',
  'refusals.net.clubDecides':
    'Hier setzen sich nur Mitglieder des Clubs, und nur sie melden sich zu seinen Turnieren.',
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
  'refusals.net.removed': 'Diese Zeile ist schon entfernt.',
  'refusals.net.nameHeld':
    'Diesen Namen hat dir ein Administrator gegeben. Du kannst ihn vorerst nicht ändern.',
  'refusals.net.unknownPerson': 'Diese Person ist hier nicht mehr bekannt.',
  'refusals.net.notAdministrators': 'Diese Person ist Administrator. Das kann nur der Betreiber des Servers.',
  'refusals.net.banned': 'Du bist von diesem Server ausgeschlossen.',
  'refusals.net.bannedUntil': 'Du bist bis {until} von diesem Server ausgeschlossen.',
  'refusals.net.heldAddress':
    'An dieser Adresse ist jemand ausgeschlossen, deshalb kann hier heute kein neuer Gast beginnen. Melde dich mit deinem Konto an, um zu spielen.',
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
  'refusals.net.away':
    'Keine Verbindung. Es wurde nichts gesendet: Versuch es noch einmal, sobald du wieder online bist.',

  'refusals.net.commonPassword':
    'Dieses Passwort steht auf den Listen, die Angreifer zuerst durchprobieren. Wähle ein anderes: Ein ganzer Satz eignet sich gut.',
  'refusals.net.patternPassword':
    'Dieses Passwort folgt einem Muster oder ist kaum mehr als dein Name. Wähle eines, das schwerer zu erraten ist: Ein ganzer Satz eignet sich gut.',
  'refusals.net.wrongCode':
    'Dieser Code ist falsch oder schon verbraucht. Warte auf den nächsten in deiner App.',
  'refusals.net.signInAgain':
    'Das hat zu lange gedauert, oder es waren zu viele Versuche. Fang noch einmal mit deinem Passwort an.',
  'refusals.net.secondFactorOn': 'Eine Authenticator-App ist schon eingerichtet. Schalte sie zuerst aus.',
  'refusals.net.noSecondFactor': 'Es ist keine Authenticator-App eingerichtet.',
  'refusals.net.unknownSession': 'Dieses Gerät ist nicht mehr angemeldet.',
  'refusals.net.ownSession': 'Das ist das Gerät, das du gerade benutzt. Melde dich stattdessen hier ab.',
  'refusals.net.elderSession':
    'Dieses Gerät kam vor dem hinzu, das du gerade benutzt. Es kann sich nur selbst abmelden.',
  'refusals.net.accountFirst': 'Programme brauchen ein Konto. Leg zuerst eines an.',
  'refusals.net.manyTokens': 'Du kannst zwanzig Schlüssel haben. Beende zuerst einen.',
  'refusals.net.manyBots': 'Du kannst fünf Bot-Konten haben. Lösche zuerst eines.',
  'refusals.net.unknownProgram': 'Dieses Programm oder Bot-Konto gibt es nicht mehr.',
  'refusals.net.scope': 'Dieser Schlüssel darf das nicht: Ihm fehlt „{scope}“.',
  'refusals.net.badName': 'Dieser Name hat keine sichtbaren Zeichen. Wähle einen anderen.',
  'refusals.net.apart': 'Einer von euch hat den anderen gesperrt.',
  'refusals.net.manyTies': 'Deine Liste der Spieler ist voll. Entferne zuerst einige.',
  'refusals.net.reservedName': 'Dieser Name ist reserviert. Wähl einen anderen.',
  'refusals.net.secondFactorFirst':
    'Administratoren brauchen eine Authenticator-App. Richte sie zuerst in deinem Konto ein.',

  'refusals.campaign.notJson': 'Die Datei ist nicht lesbar. Vielleicht ist sie unvollständig.',
  'refusals.campaign.notACampaign': 'Diese Datei ist keine Kampagne.',
  'refusals.campaign.newer': 'Die Datei stammt aus einer neueren Version (Format {format}).',
  'refusals.campaign.stranger': 'Die Datei enthält etwas, das nicht in eine Kampagne gehört: {field}.',
  'refusals.campaign.name': 'Gib der Kampagne einen Namen mit höchstens {most} Zeichen.',
  'refusals.campaign.noRace': 'Eintrag {race} in der Datei ist kein Rennen.',
  'refusals.campaign.way': 'Rennen {race} in der Datei nutzt einen Modus, den es nicht gibt.',
  'refusals.campaign.options': 'Rennen {race} braucht etwas, das diese Version nicht unterstützt: {option}.',
  'refusals.campaign.otherRival': 'Rennen {race} wurde nicht gegen den René dieser Kampagne gefahren.',
  'refusals.campaign.unfinished': 'Rennen {race} wurde weder beendet noch aufgegeben.',
  'refusals.campaign.race': 'Rennen {race} lässt sich aus der Datei nicht nachspielen.',
  'refusals.campaign.unknown': 'Diese Kampagne ist auf diesem Gerät nicht gespeichert.',
  'refusals.campaign.underWay': 'In dieser Kampagne läuft noch ein Rennen. Beende es zuerst oder gib es auf.',
  'refusals.campaign.noRaceOn': 'In dieser Kampagne läuft kein Rennen.',
  'refusals.campaign.empty': 'Diese Kampagne hat noch kein beendetes Rennen.',
  'refusals.campaign.choice': 'So lässt sich dieses Rennen nicht fahren: {option}.',
});
