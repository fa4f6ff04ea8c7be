import type { modules as chapter } from '../../chapters/modules.ts';
import type { ChapterText } from '../../text.ts';

export const modules = {
  sections: {
    leaders: 'Die Anführer',
    season: 'Jahreszeit und Mikroklima',
    village: 'Dörfer',
    postal: 'Die Post',
    paddock: 'Das Fahrerlager',
    diplomacy: 'Diplomatie',
    patronage: 'Die Mäzene',
    fifth: 'Die fünfte Mannschaft',
    modes: 'Spielarten',
    mix: 'Wenn Module sich begegnen',
  },
  rules: {
    'LEADER-01': {
      title: 'Zwei Karten mehr',
      rule: 'Mit den Anführern werden 2 Topografen in den Nachziehstapel gemischt.',
    },
    'LEADER-02': {
      title: 'Einen Anführer wählen',
      rule: 'In Zugreihenfolge wählt jede Mannschaft einen Anführer. Nationalität, Fahrzeug und Assistenten kommen mit ihm.',
    },
    'LEADER-03': {
      title: 'Einmal pro Runde',
      rule: 'Eine Fähigkeit, die einmal pro Runde wirkt, ist zu Beginn der nächsten Runde wieder bereit.',
    },
    'LEADER-04': {
      title: 'Die Leute des Söldners',
      rule: 'Roy Chapman bringt keine Mannschaft mit. Wenn alle gewählt haben, sucht sich sein Spieler Fahrzeug und Mannschaft unter den übrigen aus; deren eigener Anführer bleibt zu Hause.',
    },
    'LEADER-05': {
      title: 'Wann Fähigkeiten wirken',
      ruling:
        'Delatour und Martinetti nutzen ihre Fähigkeit in Schritt 2 ihres eigenen Zuges, wie eine Karte: Mindestens ein Assistent muss noch aktiv sein, und der Zug geht weiter. Chevys 20 F kommen von selbst, wenn ein Konvoi beginnt, es sei denn, er ist angekommen.',
    },
    'LEADER-06': {
      title: 'Schiff ja, Zeppelin nein',
      ruling:
        'Walledgraves 50 F kommen zu Transportkarten hinzu, aber nur auf Schiffslinien, nie in der Luft.',
    },
    'LEADER-07': {
      title: 'Chapmans zweites Plättchen',
      ruling:
        'Chapman entscheidet, sobald das erste Plättchen offen liegt. Es kommt in den Beutel zurück, bevor das zweite gezogen wird, kann also wiederkommen; das zweite muss er nehmen.',
    },
    'LEADER-08': {
      title: 'Jeder Anführer nur einmal',
      rule: 'Kein Anführer kann zweimal gewählt werden. Wer wählt, darf anstelle jedes noch freien Anführers Chapman nehmen.',
    },
    'LEADER-09': {
      title: 'Die Karte für Simone',
      rule: 'Fährt Simone Deforêt mit, werden im Biwak 2 Karten mehr ausgelegt, als es Mannschaften gibt. Haben alle eine genommen, nimmt die letzte Mannschaft in Zugreihenfolge eine der beiden übrigen, und Simone bekommt die andere.',
      ruling:
        'Das geschieht von selbst. Sind es zu wenige Karten, fehlt zuerst die von Simone, dann die zweite der letzten Mannschaft, dann die derer, die zuletzt wählen.',
    },
    'LEADER-10': {
      title: 'Wann der Rabatt verbraucht ist',
      ruling:
        'Walledgraves Rabatt gilt von selbst. Verbraucht ist er nur, wenn wirklich eine Schiffslinie genommen wird und er den Fahrpreis gesenkt hat.',
    },
    'LEADER-11': {
      title: 'Wo Van Hotten zieht',
      ruling:
        'Van Hottens zwei Karten gibt es in farbigen Städten. Dörfer und violette Städte geben, was sie immer geben.',
    },
    'LEADER-12': {
      title: 'Kein Platz zum Legen',
      ruling:
        'Findet sich für die Plättchen eines Topografen kein freies verbundenes Feld mehr, kommen alle, die noch auf der Hand sind, in den Beutel zurück, und keines kommt aus dem Spiel.',
    },
    'LEADER-DELATOUR': {
      title: 'Delatour erkundet',
      rule: 'Jean Delatour führt die französische Mannschaft. Einmal pro Runde zieht er 3 Plättchen und legt sie.',
    },
    'LEADER-MARTINETTI': {
      title: 'Martinetti schraubt',
      rule: 'Gianni Martinetti führt die italienische Mannschaft. Einmal pro Runde macht er eine Reparatur.',
    },
    'LEADER-WALLEDGRAVE': {
      title: 'Walledgrave reist billiger',
      rule: 'Sir Andrew Walledgrave führt die englische Mannschaft. Einmal pro Runde kostet ihn eine Schiffslinie 50 F weniger.',
    },
    'LEADER-VAN-HOTTEN': {
      title: 'Van Hotten ist willkommen',
      rule: 'Leonard Van Hotten führt die belgische Mannschaft. Beim Betreten einer Stadt zieht er immer mindestens 2 Karten.',
    },
    'LEADER-CHAPMAN': {
      title: 'Chapman sieht zweimal hin',
      rule: 'Roy Chapman ist ein amerikanischer Söldner. Einmal pro Runde darf er in unbekanntem Gelände das erste Plättchen in den Beutel zurücklegen und ein anderes ziehen.',
    },
    'LEADER-CHEVY': {
      title: 'Chevy hat Geldgeber',
      rule: 'Louis Chevy führt die Schweizer Mannschaft. Einmal pro Runde erhält er 20 F.',
    },
    'LEADER-DEFORET': {
      title: 'Eine Karte für Deforêt',
      rule: 'Simone Deforêt führt die Suffragetten. In jedem Biwak wird eine Karte mehr ausgelegt; sie gehört ihr, wenn alle ihre genommen haben.',
    },
    'CARD-TOPOGRAPHER': {
      title: 'Topograf',
      rule: 'Die Mannschaft zieht 4 Plättchen, legt 2 davon wie ein Kundschafter, und die anderen 2 kommen aus dem Spiel. Für Schritt 2 eines Zuges. 2 Exemplare.',
    },
    'SEASON-01': {
      title: 'Normal oder schwer',
      rule: 'Der Tisch einigt sich auf ein normales oder ein schweres Jahr. 2 Wetterstationen werden in den Nachziehstapel gemischt.',
      ruling: 'Eine geschlossene See bleibt auch für die Wetterstation geschlossen.',
    },
    'SEASON-02': {
      title: 'Das Jahr',
      rule: 'Das Jahr hat 6 Jahreszeiten zu zwei Monaten, von Januar/Februar bis November/Dezember. Vor der ersten Runde sagt ein Würfel, welche es ist: 1 die erste, 6 die letzte. Jede weitere Runde rückt um eine weiter, immer rund ums Jahr.',
    },
    'SEASON-03': {
      title: 'Das Wetter einer Runde',
      rule: 'Zu Beginn jedes Biwaks würfelt der erste Spieler. Nennt die Jahreszeit diese Augenzahl, gilt ihr Wetter die ganze Runde, und jedes Plättchen, das eine Mannschaft betritt, kostet entsprechend mehr. Sonst ist das Wetter schön.',
    },
    'SEASON-04': {
      title: 'Was das Wetter anrichtet',
      rule: 'Schlechtes Wetter verlangt mehr Benzin, macht mehr Schaden oder schließt die Schiffslinien.',
    },
    'SEASON-05': {
      title: 'Was das Wetter verschont',
      ruling:
        'Eine Stadt zu betreten kostet kein Wetter. Ist die See geschlossen, fliegen die Zeppeline trotzdem.',
    },
    'SEASON-06': {
      title: 'Mikroklima',
      rule: 'Nur mit der Jahreszeit. Mikroklima-Plättchen kommen in den Beutel. Wer eines zu betreten versucht, würfelt jedes Mal, und was die Mikroklima-Tabelle sagt, kommt zum Preis des Plättchens hinzu.',
    },
    'SEASON-07': {
      title: 'Versuch am Mikroklima',
      ruling:
        'Gewürfelt wird, bevor etwas bezahlt wird. Wer dann nicht zahlen kann, kehrt um, und die Fahrt endet wie in unbekanntem Gelände; beim nächsten Versuch wird neu gewürfelt. Ein bekanntes Plättchen, dessen aufgedruckten Preis eine Mannschaft nicht zahlen kann, darf nicht versucht werden. Ein Stopp aus der Tabelle ist ein Stoppsymbol: Ein Lotse übergeht es.',
    },
    'SEASON-08': {
      title: 'Fahrt der Wetterstation',
      ruling:
        'Die Fahrt einer Wetterstation darf jede offene Linie nehmen. Auf ihr wird kein Mikroklima gewürfelt.',
    },
    'SEASON-09': {
      title: 'Aufgedecktes Mikroklima',
      ruling:
        'Für ein Mikroklima, das in unbekanntem Gelände aufgedeckt wird, wird gewürfelt, was immer die Mannschaft zahlen könnte, damit niemand etwas über ihre Hand erfährt.',
    },
    'CARD-WEATHER-STATION': {
      title: 'Wetterstation',
      rule: 'Die Mannschaft macht eine Fahrt, auf der Plättchen kein Wetter kosten, nur das, was sie immer kosten. Für Schritt 2 eines Zuges. 2 Exemplare.',
    },
    'VILLAGE-01': {
      title: 'Dörfer im Beutel',
      rule: 'Die 5 Dorfplättchen des Kontinents kommen in den Beutel.',
    },
    'VILLAGE-02': {
      title: 'Halten oder weiterfahren',
      rule: 'Wer ein Dorf betritt, darf dort halten, was die Fahrt beendet, und das Geschenk des Dorfes nehmen; oder er fährt weiter und übergeht das Stoppsymbol.',
    },
    'VILLAGE-03': {
      title: 'Die fünf Geschenke',
      rule: 'Ein Dorf hebt den Motor um 1, eines das Chassis um 1, eines das Benzin um 3; eines gibt 20 F, und in einem zieht die Mannschaft eine Karte.',
    },
    'VILLAGE-04': {
      title: 'Was als Halt zählt',
      ruling:
        'Das Geschenk gibt es jedes Mal, wenn eine Mannschaft beim Betreten hält. Eine Fahrt, die dort wegen ihrer Reichweite oder einer Panne endet, zählt als Halt. Eine Stufe Motor beendet die Panne, die Fahrt ist trotzdem vorbei. Von einem Dorf aus loszufahren bringt nichts.',
    },
    'POSTAL-01': {
      title: 'Zwei schnelle Boten',
      rule: '2 Eilzustellungen werden in den Nachziehstapel gemischt.',
    },
    'POSTAL-02': {
      title: 'Pakete zu Beginn',
      rule: 'Pakete sind Würfel in den vier Stadtfarben und kommen aus einem eigenen Beutel. Beim Aufbau wird für jede Stadt eines gezogen, dann für jede Mannschaft eines, das sie an Bord nimmt.',
    },
    'POSTAL-03': {
      title: 'Zustellen',
      rule: 'Wer in einer Stadt der richtigen Farbe ankommt, stellt das Paket an Bord zu: Der Würfel kommt in den Beutel zurück, und die Mannschaft erhält 30 F. Dann darf sie das Paket laden, das in der Stadt liegt.',
    },
    'POSTAL-04': {
      title: 'Immer nur ein Paket',
      rule: 'Eine Mannschaft befördert ein einziges Paket und muss es zustellen, bevor sie ein anderes lädt.',
      ruling: 'Wer nichts an Bord hat, darf das Paket jeder Stadt laden, in der er ankommt.',
    },
    'POSTAL-05': {
      title: 'Neue Pakete',
      rule: 'In der Wartung bekommt jede Stadt ohne Paket ein neues, sobald die neue Zugreihenfolge steht.',
    },
    'POSTAL-06': {
      title: 'Wohin Pakete gehen',
      ruling:
        'Violette Städte haben keine Pakete und nehmen keine an, auch nicht per Eilzustellung. Eine Eilzustellung wird bei der Ankunft gespielt oder in Schritt 2, während das Fahrzeug in einer farbigen Stadt steht; danach darf das Paket dort geladen werden. Auch ein Paket in der Farbe der Stadt selbst darf geladen werden und wartet auf eine andere Stadt dieser Farbe.',
    },
    'POSTAL-07': {
      title: 'Nicht am Ladeort',
      ruling:
        'Kein Paket wird je in der Stadt zugestellt, in der es geladen wurde, auch nicht per Eilzustellung. Keines kann weggeworfen werden.',
    },
    'POSTAL-08': {
      title: 'Leerer Paketbeutel',
      ruling:
        'Hat der Beutel zu wenige Pakete, entscheidet der Zufall, welche Städte eines bekommen; die anderen warten, bis es wieder eines gibt.',
    },
    'CARD-EXPRESS-DELIVERY': {
      title: 'Eilzustellung',
      rule: 'Das Paket an Bord wird in der Stadt zugestellt, in der die Mannschaft gerade ist, ganz gleich welcher Farbe. Für Schritt 2 eines Zuges oder bei der Ankunft. 2 Exemplare.',
    },
    'PADDOCK-01': {
      title: 'Umbau unterwegs',
      rule: '2 Fahrerlagerkarten werden in den Nachziehstapel gemischt. Eine solche Karte ändert eine Anzeige des eigenen Fahrzeugs um eins: hinauf kostet 100 F, hinunter bringt 100 F.',
      ruling: 'Was sich ändert, ist das Maximum der Anzeige.',
    },
    'PADDOCK-02': {
      title: 'Fertige Fahrzeuge',
      rule: 'Im vorkonfigurierten Spiel hat jedes Fahrzeug seine eigenen Maxima.',
    },
    'PADDOCK-03': {
      title: 'Die offene Werkstatt',
      rule: 'Im freien Spiel bekommt jede Mannschaft 150 F mehr. In Zugreihenfolge, reihum, hebt jede ein Maximum um 1 für 100 F, senkt eines um 1 und erhält 100 F oder passt, bis alle gepasst haben.',
    },
    'PADDOCK-04': {
      title: 'Voll bis oben',
      rule: 'Alle Anzeigen beginnen bei den Maxima, die das Fahrzeug dann hat.',
    },
    'PADDOCK-05': {
      title: 'Grenzen der Werkstatt',
      ruling:
        'Wer im freien Spiel gepasst hat, ist draußen. Das Maximum des Benzins bleibt zwischen 4 und 10, die von Motor und Chassis zwischen 3 und 10. Ein Maximum zu heben hebt auch den Stand um 1; es zu senken kürzt den Stand nur, wenn er darüber liegt, und zahlt sich in jedem Fall aus. Übriges Geld bleibt erhalten.',
    },
    'CARD-PADDOCK': {
      title: 'Fahrerlager',
      rule: 'Ein Maximum des eigenen Fahrzeugs ändert sich um 1: hinauf für 100 F oder hinunter, was 100 F bringt. Für Schritt 2 eines Zuges. 2 Exemplare.',
    },
    'DIPLO-01': {
      title: 'Leichte oder harte Diplomatie',
      rule: 'Der Tisch einigt sich auf normale oder schwere Diplomatie. 2 Visa werden in den Nachziehstapel gemischt.',
    },
    'DIPLO-02': {
      title: 'Vier Einflussleisten',
      rule: 'Der Diplomatieplan hat eine Leiste für jede Stadtfarbe. Jede Mannschaft beginnt auf dem ersten Feld jeder Leiste.',
    },
    'DIPLO-03': {
      title: 'Eine Stadt verlassen',
      rule: 'Wer während des Konvois eine Stadt verlässt, würfelt. Liegt die Augenzahl nicht über dem Einfluss in dieser Farbe, geht es los. Sonst zahlt die Mannschaft 20 F für jeden Punkt Unterschied, oder die Fahrt endet dort.',
    },
    'DIPLO-04': {
      title: 'Einfluss kaufen',
      rule: 'Wer die Finanzierung ausführt, darf sofort Einfluss kaufen, so viele Schritte, wie er bezahlen kann, zu den Preisen des Plans.',
    },
    'DIPLO-05': {
      title: 'Welche Abfahrten zählen',
      ruling:
        'Violette Städte verlangen nichts. Auch wer mit Schiff oder Zeppelin abreist, verlässt eine Stadt. Gewürfelt wird einmal pro Fahrt; eine Fahrt, die daran scheitert, ist verbraucht.',
    },
    'DIPLO-06': {
      title: 'Erst der Wurf',
      ruling:
        'Gewürfelt wird, bevor der Weg gewählt, ein Plättchen gezogen oder ein Fahrpreis bezahlt wird. Ein Visum wird davor gespielt. Bei Einfluss 6 wird nicht gewürfelt.',
    },
    'DIPLO-07': {
      title: 'Bestechung ist weg',
      ruling:
        'Bestechungsgeld kommt nicht zurück, auch wenn die Fahrt dann scheitert und das Fahrzeug wieder in der Stadt steht. Die nächste Fahrt würfelt neu.',
    },
    'DIPLO-08': {
      title: 'Erst Geld, dann Einfluss',
      ruling:
        'Einfluss wird gekauft, wenn das Geld der Finanzierung da ist. Mannschaften teilen sich Felder; 6 ist die Spitze.',
    },
    'CARD-VISA': {
      title: 'Visum',
      rule: 'Die Mannschaft verlässt eine Stadt ohne Wurf. Wird mit einer Fahrt gespielt. 2 Exemplare.',
    },
    'PATRON-01': {
      title: 'Charmante Begleitung',
      rule: '2 Dandys werden in den Nachziehstapel gemischt.',
    },
    'PATRON-02': {
      title: 'Die Leiste der Mäzene',
      rule: 'Eine Leiste zeigt steigende Summen. Der Marker jeder Mannschaft beginnt auf ihrem Startfeld, dem einzigen, auf dem mehrere stehen können.',
    },
    'PATRON-03': {
      title: 'Finanzierung bewegt den Marker',
      rule: 'Die Finanzierung rückt den Marker der Mannschaft für jeden beteiligten Assistenten ein Feld weiter. Besetzte Felder werden übersprungen und nicht gezählt.',
    },
    'PATRON-04': {
      title: 'Kassieren',
      rule: 'Ganz am Anfang eines Zuges, vor dem Benzin, darf eine Mannschaft kassieren: Sie nimmt die Summe unter ihrem Marker, der Marker geht zum Start zurück, und der Rest des Zuges verfällt. Das ist kein Passen.',
    },
    'PATRON-05': {
      title: 'Grenzen der Leiste',
      ruling:
        'Kassieren braucht einen aktiven Assistenten und einen Marker jenseits des Starts. Schritte über das letzte freie Feld hinaus verfallen; ein Dandy, der nichts bewegen würde, kann nicht gespielt werden.',
    },
    'PATRON-06': {
      title: 'Mäzene im Ziel',
      ruling:
        'Eine Mannschaft, die ankommt, nimmt ihren Marker von der Leiste. Was sie nicht kassiert hat, ist verloren.',
    },
    'CARD-DANDY': {
      title: 'Dandy',
      rule: 'Der Marker des Mäzens rückt 2 Felder weiter; besetzte werden übersprungen und nicht gezählt. Für Schritt 2 eines Zuges. 2 Exemplare.',
    },
    'FIFTH-01': {
      title: 'Eine fünfte Mannschaft',
      rule: 'Eine fünfte Mannschaft darf mitfahren. Die Suffragetten, Simone Deforêt mit ihrer P20R Belinda, können diese Mannschaft sein oder eine andere ersetzen.',
    },
    'FIFTH-02': {
      title: 'Sechs Karten im Biwak',
      rule: 'Bei fünf Mannschaften liegen im Biwak 6 Karten aus; Simones Fähigkeit bringt in jedem Rennen eine mehr. Ist sie die Letzte in Zugreihenfolge, beendet sie das Biwak mit 3 davon.',
    },
    'FIFTH-03': {
      title: 'Späte Ankunft',
      ruling: 'Als vierte oder fünfte anzukommen bringt keine Punkte.',
    },
    'FIFTH-04': {
      title: 'Suffragetten ohne Anführer',
      ruling:
        'Ohne das Modul der Anführer sind die Suffragetten eine Mannschaft wie jede andere, und Simones Fähigkeit bleibt ungenutzt.',
    },
    'MODE-01': {
      title: 'Eine Spielart ziehen',
      rule: 'Statt Module zu wählen, kann ein Tisch eine Spielartkarte ziehen, die eine Kombination nennt.',
    },
    'MODE-02': {
      title: 'Unsere eigenen Spielarten',
      ruling:
        'Der Stapel der Spielarten ist unser eigener: mindestens 12, jede mit ihrem Namen, ihren Modulen, ihrem Gewicht (leicht, mittel oder schwer) und ihrer Wirkung auf die Spieldauer.',
    },
    'MIX-01': {
      title: 'Eine Fahrt mit allem',
      ruling:
        'In dieser Folge: Visum, oder Wurf und Bestechung; Wahl von Feld oder Linie; Ziehen eines Plättchens; Chapmans zweiter Blick; Mikroklima-Wurf; der Preis aus Plättchen, Risikogebiet, Wetter und Mikroklima; Wache, Miliz, Benzinkanister; Bezahlen; Fahren; Handlimit; Panne, Stopp, Lotse oder Dorf. In einer Stadt: Bezahlen, Paket, Karten, Handlimit.',
    },
    'MIX-02': {
      title: 'Ein einziger Preis',
      ruling:
        'Alle Teile eines Preises werden zusammen bezahlt oder gar nicht. Schaden durch Wetter und Mikroklima ist Schaden des Plättchens: Der Fahrer teilt ihn auf, und Wachen halten ihn nicht ab.',
    },
    'MIX-03': {
      title: 'Finanzierung mit allem',
      ruling:
        'Erst kommt das Geld, dann der Marker des Mäzens, dann der Einfluss. Nur die Finanzierung tut das: Chevys Geld, der Geldgeber, Dörfer und Pakete bewegen den Marker nicht und öffnen keinen Einfluss.',
    },
    'MIX-04': {
      title: 'Kassieren und Fähigkeiten',
      ruling:
        'Wer kassiert, verzichtet auf die Karten und die Fähigkeit seines Anführers in diesem Zug. Fähigkeiten, die einmal pro Runde wirken, bleiben bereit.',
    },
    'MIX-05': {
      title: 'Reihenfolge des Aufbaus',
      ruling: 'Aufgebaut wird so: Anführer, Chapmans Fahrzeug, Fahrerlager, Jahreszeit, Pakete.',
    },
    'MIX-06': {
      title: 'Plättchen wie alle anderen',
      ruling:
        'Dörfer und Mikroklimata sind für jede Karte, jede Wache und jede Fähigkeit Geländeplättchen. Sie kommen aus dem Spiel und kehren zurück wie die anderen.',
    },
    'MIX-07': {
      title: 'Module gegen René',
      ruling:
        'Das Wetter gilt von Biwak zu Biwak: Die Jahreszeit rückt bei jedem weiter, und das Biwak vor der ersten Runde würfelt zuerst. Der Torpedo zahlt für das Wetter und würfelt für Mikroklimata. Im Wert eines Plättchens zählt ein Mikroklima 1 mehr, der Stopp eines Dorfes nichts. Er fährt durch Dörfer ohne Halt und Geschenk, trägt keine Pakete, würfelt an keinem Tor und hat weder Mäzen noch Anführer noch Fahrerlager.',
    },
    'MIX-08': {
      title: 'Simone gegen René',
      ruling:
        'Mit Simone wird eine sechste Karte ausgelegt, auf keinem nummerierten Platz. Haben beide genommen, nimmt sie noch eine der übrigen, bevor Gefahren zählen.',
    },
    'MIX-09': {
      title: 'Allein, nicht zu fünft',
      ruling:
        'Die fünfte Mannschaft und ein Solorennen schließen sich aus. Die Suffragetten dürfen die Solomannschaft sein.',
    },
  },
} satisfies ChapterText<typeof chapter>;
