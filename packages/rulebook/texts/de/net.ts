import type { net as chapter } from '../../chapters/net.ts';
import type { ChapterText } from '../../text.ts';

export const net = {
  sections: {
    net: 'Online spielen',
    people: 'Konten und Chat',
    ratings: 'Wertung',
    cups: 'Turniere',
    clubs: 'Clubs',
    administration: 'Verwaltung',
  },
  rules: {
    'NET-01': {
      title: 'Eine Frage, eine Antwort',
      ruling:
        'Jede Antwort gehört zu einer Frage. Eine Antwort, die zu spät kommt, wird abgelehnt und ändert nichts. Eine doppelt gesendete Antwort zählt einmal, und der Absender bekommt dasselbe Ergebnis noch einmal.',
    },
    'NET-02': {
      title: 'Wer einen Platz spielt',
      ruling:
        'Nur wer auf einem Platz sitzt, kann für ihn antworten, Schritte rückgängig machen und ihn verlassen. Der Gastgeber, der den Tisch eröffnet hat, startet das Rennen und kann den Platz eines Spielers freigeben, der seit zwei Minuten weg ist, außer wo Spieler zusammengeführt wurden oder in einem Wertungsrennen eine Uhr läuft: Dort tut das nur die Uhr. Wer zu spät kommt, kann einen Bot ablösen, der einen freien Platz gefüllt hat; fehlt der Gastgeber, kann es der erste Spieler am Tisch, der vor dem Rennen nach zwanzig Sekunden selbst Gastgeber wird. Ein Bot springt ein, bis der Spieler zurück ist oder sich auf den freigegebenen Platz jemand anders gesetzt hat. Niemand kann im selben Rennen zwei Hände sehen.',
    },
    'NET-03': {
      title: 'Was wann möglich ist',
      ruling:
        'Plätze nimmst du vor dem Rennen ein, freigegebene auch während des Rennens. Gespielt wird im Rennen, eine Revanche gibt es danach, für alle, die zusagen. Ein Rennen endet vorzeitig, wenn alle zustimmen, wenn jemand es in der ersten Runde absagt oder wenn alle anderen aufgegeben haben. Um zurückzugehen, braucht es eine Stelle, zu der es zurückgeht, und jemanden, der es vorgeschlagen hat. Ist ein Rennen vorbei, lässt sich darin nichts mehr rückgängig machen.',
    },
    'NET-04': {
      title: 'Nachrichten an den Server',
      ruling:
        'Eine Nachricht an den Server muss genau die Teile ihrer Art haben und darf nur begrenzt groß sein. Alles andere wird abgelehnt und ändert nichts.',
    },
    'NET-05': {
      title: 'Tempolimits',
      ruling:
        'Wenn du von Hand spielst, erreichst du nie eine Grenze. Programme, die sehr viel mehr senden, werden eine Weile abgelehnt.',
    },
    'NET-06': {
      title: 'Links, Codes und Schlüssel',
      ruling:
        'Einen Tisch findet man über seinen Link, einen Fehlerbericht über seinen eigenen und dich über das Geheimnis auf deinem Gerät. Ein Code bringt dich auf ein anderes Gerät, einmal und innerhalb von zehn Minuten. Unbekannte Links und Codes führen nirgendwohin.',
    },
    'NET-07': {
      title: 'Erst gespeichert, dann gezeigt',
      ruling:
        'Eine Aktion zählt, sobald sie gespeichert ist, und niemand sieht sie vorher. Kann sie nicht gespeichert werden, bleibt der Tisch, wie er war.',
    },
    'NET-08': {
      title: 'Uhren',
      ruling:
        'Ein Tisch kann mit Uhren spielen. Die ersten Sekunden jeder Entscheidung zählen nicht; danach läuft deine Zeit für das Rennen. Eine Uhr wartet, bis deine Seite die Frage zeigt, höchstens eine Viertelminute. Sie kann nach jedem Zug Zeit dazugeben und nachts und an freien Tagen stillstehen. Verlierst du die Verbindung, läuft zuerst eine eigene Reserve. Ist der Server ausgefallen, läuft keine Uhr, und wenn er wieder da ist, bekommen alle eine halbe Minute dazu. Ist deine Zeit um, wird für dich die kleinste Antwort gegeben, im Konvoi wartet ein Helfer, oder, wenn der Tisch das so gewählt hat, übernimmt ein Bot deinen Platz, bis du ihn zurücknimmst; der letzte Platz, den ein Mensch spielt, wird nie übernommen. Werden Mannschaften zu einer Gefahrenkarte gefragt, haben alle dieselbe Zeit, und sie wird niemandem abgezogen. Während eines Rennens müssen alle am Tisch einer Uhr zustimmen, oder dem Spiel ohne Uhr.',
    },
    'NET-09': {
      title: 'Automatische Antworten',
      ruling:
        'Du kannst im Voraus festlegen, wie dein Platz antwortet: Gefahrenkarten geschehen lassen, außer du würdest mindestens so viele Stufen verlieren; passen, wenn du nur noch Wachen hast; deinen Plan so bestätigen, wie er ist, sobald die anderen ihren bestätigt haben. Automatische Antworten hängen nur von dem ab, was alle wissen, niemand sonst kennt sie, und sie kommen nicht schneller als die eines Menschen. Warten alle, die noch fehlen, auf die anderen, werden alle Pläne bestätigt.',
    },
    'NET-10': {
      title: 'Benachrichtigungen',
      ruling:
        'Bist du dran und schaust nicht auf den Tisch, kannst du benachrichtigt werden: einmal für alle deine Tische, und eine Weile lang nicht wieder. Eine Benachrichtigung sagt, welche Tische warten, aber nichts über die Entscheidung oder deine Karten. Ob sie kommt, hängt nur davon ab, was alle wissen, und von deinen eigenen Antworten. Benachrichtigungen gehen an die Geräte und die E-Mail-Adresse, die du gewählt hast, und an eine Adresse, die der Betreiber nennt, und sonst nirgendwohin.',
    },
    'PEOPLE-01': {
      title: 'Konten',
      ruling:
        'Zum Spielen brauchst du kein Konto. Hast du eines, meldest du dich mit Anmeldename und Passwort, mit einem Passkey oder mit einem deiner Notfallcodes an; klappt es nicht, erfährst du nicht, was falsch war. Anmeldearten ändern und das Konto löschen kannst du nur, wenn du gerade bestätigt hast, dass du es bist; die letzte Anmeldeart kannst du nicht entfernen. Hast du als Gast gespielt und meldest dich dann an, behältst du deine Tische, aber nie eine zweite Hand im selben Rennen.',
    },
    'PEOPLE-02': {
      title: 'Kurzphrasen',
      ruling:
        'An einem Tisch können die Spieler Kurzphrasen sagen, und alle lesen sie in ihrer Sprache. Nur wer am Tisch sitzt oder zuschaut, kann sprechen, und nicht zu oft; was Zuschauer gesagt haben, lesen die Spieler nach dem Rennen. Schaltest du jemanden stumm, hörst du ihn an keinem Tisch mehr.',
    },
    'PEOPLE-03': {
      title: 'Chat',
      ruling:
        'Spieler an einem Tisch können auch Nachrichten von bis zu 280 Zeichen schreiben, ein paar auf einmal. Nachrichten sind reiner Text ohne unsichtbare Zeichen. Nur wer am Tisch sitzt, kann sie lesen, Zuschauer nie; sie werden mit dem Tisch aufbewahrt und gelöscht. Der Gastgeber eines Tisches kann nur Kurzphrasen erlauben, und du kannst den Chat für dich ausschalten; dann werden Nachrichten weder gezeigt noch angeboten. An öffentlichen Tischen gibt es den Chat nur, wenn jemand Meldungen bearbeitet.',
    },
    'PEOPLE-04': {
      title: 'Jemanden melden',
      ruling:
        'An einem Tisch kannst du eine Nachricht oder einen Spieler melden, mit einem Grund und einem Kommentar. Die Nachrichten davor und danach werden in die Meldung kopiert und bleiben dort, auch wenn der Tisch gelöscht wird. Wer gemeldet wurde, erfährt weder das noch von wem. Meldest du dasselbe zweimal, zählt es als eine Meldung, und du kannst höchstens zwanzig offene Meldungen haben. Bearbeitet niemand Meldungen, werden keine angenommen.',
    },
    'RATE-01': {
      title: 'Welche Rennen zählen',
      ruling:
        'Ein Online-Rennen zählt für die Wertung, wenn es zu Ende gespielt wird, außer der Gastgeber des Tisches hat vor dem Start etwas anderes festgelegt. Mindestens ein Mensch muss mitfahren; Bots sind Gegner wie alle anderen. Module und rückgängig gemachte Schritte ändern daran nichts.',
    },
    'RATE-02': {
      title: 'Wie ein Rennen zählt',
      ruling:
        'Ein Rennen zählt einmal, wenn es vorbei ist. Jeder wird mit jedem nach der Platzierung verglichen. Hast du deine Mannschaft einem Bot überlassen und bist am Ende nicht zurück, wirst du Letzter. Hast du während des Rennens einen Platz übernommen, wird es für dich nicht gewertet. Die Wertungen der Bots sind gemessen, und kein Rennen ändert sie.',
    },
    'RATE-03': {
      title: 'Was eine Wertung sagt',
      ruling:
        'Es gibt eine Wertung für jedes Spiel, jedes Spielbrett und jede Zahl von Mannschaften. Eine Wertung ist eine Zahl mit einer Fehlerspanne. Alle beginnen bei 1500, der Wertung des Bots, der leere Plätze füllt; wer 400 Punkte mehr hat, gewinnt zehnmal so oft, wie er verliert. Mit jedem Rennen wird die Zahl sicherer; bis dahin ist sie vorläufig.',
    },
    'RATE-04': {
      title: 'Ein Rennen finden',
      ruling:
        'Du wirst mit Spielern zusammengebracht, die dasselbe Rennen suchen und eine ähnliche Wertung haben. Je länger du wartest, desto weiter reicht die Suche, für beide Seiten. Nach einer Weile werden dir für die leeren Plätze Bots deiner Stärke angeboten. Der Tisch öffnet sich für alle Gefundenen, und das Rennen beginnt, wenn alle da sind. Schließt du die Seite, verlässt du die Suche.',
    },
    'RATE-05': {
      title: 'Wer Rennen verlässt',
      ruling:
        'Jeder kann weggerufen werden; ein verlassenes Rennen bedeutet daher nichts. Hast du drei oder mehr deiner letzten zehn Rennen verlassen, steht das auf deiner Spielerseite und im Warteraum; weitere Folgen hat es nicht. Rennen zu Ende zu spielen gleicht es aus. Ein Rennen, das du verlassen hast, während der Server ausgefallen war, oder in der Stunde danach, zählt weder hierfür noch für deine Wertung.',
    },
    'RATE-06': {
      title: 'Bestenlisten',
      ruling:
        'Für jedes Spiel, jedes Spielbrett und jede Zahl von Mannschaften werden die Spieler mit gesicherter Wertung nach dieser geordnet. Spieler und Bot-Konten haben eigene Bestenlisten.',
    },
    'CUP-01': {
      title: 'Turniere',
      ruling:
        'Ein Turnier läuft von selbst. Wer den Link hat, kann sich anmelden, bis die Tische öffnen, zehn Minuten vor dem ersten Rennen, und jederzeit aussteigen. Es findet statt, wenn sich mindestens zwei angemeldet haben. Wer ausgestiegen ist oder nicht kam, kann zur nächsten Runde zurückkehren. Jeder kann drei Turniere haben, die nicht beendet sind; absagen kann eines nur, wer es eröffnet hat.',
    },
    'CUP-02': {
      title: 'Paarungen',
      ruling:
        'Im Schweizer System und im Duplikat treffen aufeinander, die gleichauf liegen. Niemand trifft zweimal auf dieselben Gegner, solange es sich vermeiden lässt. Bleibt eine Mannschaft übrig, hat sie ein Freilos; niemand hat ein zweites, bevor alle eines hatten. Bleiben zwei oder mehr übrig, füllen Bots ihren Tisch auf. Bei „jeder gegen jeden“ trifft jeder einmal auf jeden, zu zweit am Tisch.',
    },
    'CUP-03': {
      title: 'Punkte und Gleichstand',
      ruling:
        'Für die Plätze gibt es an einem Vierertisch 5, 3, 2 und 1 Punkte, zu dritt 5, 3 und 1, zu zweit 3 und 1; ein Freilos zählt drei. Im Duplikat wird dein Ergebnis mit allen anderen auf demselben Platz verglichen: zehn Punkte, wenn du alle hinter dir lässt, fünf in der Mitte, und ein Freilos zählt fünf. Wer seine Mannschaft einem Bot überlassen hat, bekommt keine. Bei Punktgleichheit entscheidet Prestige, dann die Rennen derer, die gleichauf sind, dann die früheren Ankünfte.',
    },
    'CUP-04': {
      title: 'Die Tische eines Turniers',
      ruling:
        'Die Plätze sind zehn Minuten vor dem ersten Rennen bereit und später, sobald eine Runde öffnet. Ein Rennen beginnt, wenn alle da sind, zwischen den Runden spätestens nach fünf Minuten. In einem Live-Turnier startet dann ein Bot für alle, die fehlen, und macht Platz, wenn sie kommen; über Tage läuft ihre Uhr. Niemand sonst kann sich setzen, und Uhr und Optionen bleiben. Rennen eines Turniers zählen für die Wertung. Im Duplikat darf niemand einem anderen Tisch zusehen, und kein Ergebnis wird gezeigt, bis alle Tische der Runde angekommen sind.',
    },
    'CUP-05': {
      title: 'Ein Turnier geht weiter',
      ruling:
        'Alles, was in einem Turnier geschieht, wird aufgeschrieben, bevor es jemand sieht. Fällt der Server aus, geht das Turnier danach weiter, mit denselben Paarungen und derselben Wertung; kein Tisch wird zweimal geöffnet, und kein Ergebnis zählt zweimal. Ein verlorener Tisch zählt für alle daran als Freilos.',
    },
    'CLUB-01': {
      title: 'Ein Club',
      ruling:
        'Ein Club ist ein Lager mit eigener Seite, Gespräch, Tischen und Turnieren. Jeder kann bis zu drei gründen, mit einem Namen, den kein anderer Club hat und der keinem zum Verwechseln ähnlich ist. Einem offenen Club kann jeder beitreten; bei den anderen fragt man an, und Gründer oder Offiziere lassen hinein. Ein Club hat höchstens 200 Mitglieder und Anfragende, eine Person höchstens zwanzig Clubs; Botkonten treten keinem bei. Ansehen darf einen Club jeder, mit Mitgliedern, Tischen und Turnieren.',
    },
    'CLUB-02': {
      title: 'Gründer und Offiziere',
      ruling:
        'Jeder Club hat einen Gründer; er ernennt Offiziere, kann den Club übergeben und ihn auflösen. Gründer und Offiziere schreiben, was der Club über sich sagt, lassen hinein und schicken Mitglieder weg, wenn nötig für immer. Geht der Gründer oder wird sein Konto gelöscht, folgt der dienstälteste Offizier, sonst das älteste Mitglied; ein Club ohne jemanden endet mit seinem Gespräch, seine Tische und Turniere laufen weiter.',
    },
    'CLUB-03': {
      title: 'Was zu einem Club gehört',
      ruling:
        'Nur Mitglieder lesen und schreiben im Gespräch eines Clubs; die letzten 300 Zeilen bleiben. Es gilt alles, was für den Chat gilt: In einem Club, dem jeder beitreten kann, braucht freier Text Administratoren, Zeilen von Stummgeschalteten und Blockierten werden nicht gezeigt, und jede Zeile sowie das, was ein Club über sich sagt, lässt sich melden. Nur Mitglieder setzen sich an Clubtische und melden sich zu Clubturnieren; zusehen darf, wer den Link hat.',
    },
    'PEOPLE-05': {
      title: 'Passwörter und zweiter Faktor',
      ruling:
        'Ein Passwort hat mindestens zehn Zeichen. Was auf Listen steht, einem Muster folgt oder kaum mehr ist als der eigene Name, wird abgelehnt. Mit einer Authenticator-App wird nach dem Passwort ein Code verlangt; jeder Code gilt einmal, und ein Notfallcode kann ihn ersetzen. Fehlversuche machen die nächsten langsamer, sperren aber niemanden auf einem Gerät aus, auf dem er schon angemeldet war.',
    },
    'PEOPLE-06': {
      title: 'Geräte',
      ruling:
        'Alle sehen, auf welchen Geräten sie angemeldet sind, und können eins oder alle sofort abmelden. Mit einem Konto wird ein Gerät nach 60 Tagen ohne Benutzung abgemeldet und in jedem Fall nach einem Jahr; das eines Gastes nach 400 Tagen ohne Benutzung. Das Gerät eines Gastes kann nur Geräte abmelden, die nach ihm dazugekommen sind.',
    },
    'PEOPLE-07': {
      title: 'Namen',
      ruling:
        'Ein Name zeigt alles, was in ihm steht: Was man nicht sehen kann, wird entfernt. An einem Tisch sehen keine zwei Namen gleich aus: Der zweite bekommt eine Nummer. Namen, die man für die der Verwaltung halten könnte, werden abgelehnt.',
    },
    'PEOPLE-08': {
      title: 'Spieler und Sperren',
      ruling:
        'Die Seite eines Spielers zeigt allen die gewerteten Rennen und die an öffentlichen Tischen; andere Rennen sehen nur die, die mitgefahren sind. Du kannst Spielern folgen, Notizen über sie schreiben, die nur du liest, und sie sperren. Hat einer von zwei Spielern den anderen gesperrt, liest keiner, was der andere sagt oder schreibt, keiner kann den anderen herausfordern oder sich an dessen Tisch setzen, und sie werden nie zusammengebracht.',
    },
    'PEOPLE-09': {
      title: 'Herausforderungen',
      ruling:
        'Du kannst einen Spieler mit Namen herausfordern. Für euch beide öffnet sich ein Tisch, und der Herausgeforderte wird auf jeder Seite und durch seine Benachrichtigungen dorthin gerufen. Er nimmt an, indem er sich setzt, oder lehnt ab. Der Gastgeber kann ohne Antwort beginnen; dann endet die Herausforderung.',
    },
    'PEOPLE-10': {
      title: 'Aufgaben',
      ruling:
        'Deine Wertung bei den Aufgaben, welche du versucht hast und deine Serie werden auf deinem Gerät gespeichert. Mit einem Konto speichert sie auch der Server, und alle deine Geräte zählen zusammen: Von zwei Versuchen an derselben Aufgabe zählt der frühere, und ein Tag ist gelöst, wenn er auf einem davon gelöst wurde. Sonst sieht sie niemand.',
    },
    'API-01': {
      title: 'Programme',
      ruling:
        'Mit einem Konto kannst du eigene Programme den Server benutzen lassen. Jedes bekommt einen Schlüssel, der nur einmal angezeigt wird, der festlegt, was das Programm darf, und der abläuft. Du siehst alle in deinem Konto und kannst jeden sofort beenden; ein neues Passwort beendet alle. Ein Programm sieht und darf nicht mehr als der, für den es handelt.',
    },
    'API-02': {
      title: 'Bot-Konten',
      ruling:
        'Ein Programm, das selbst über seine Züge entscheidet, spielt mit einem Bot-Konto. Es gehört jemandem mit einem Konto, und sein Name endet überall, wo er zu sehen ist, mit [bot]; niemand sonst darf so heißen. Bot-Konten haben eine eigene Wertung: Sie ändern die Wertung keines Spielers. Ein Rennen, in dem eine Hand zwei Plätze hält, den eigenen und den eines Bot-Kontos oder die zweier Bot-Konten, wird nicht gewertet. Bot-Konten können nicht schreiben, keine Gegner suchen und nicht an der Tagesexpedition teilnehmen.',
    },
    'ADMIN-01': {
      title: 'Administratoren',
      ruling:
        'Der Betreiber benennt die Administratoren beim Start des Servers mit ihren Anmeldenamen; anders kann es niemand werden. Nur Administratoren sehen Meldungen. Alle anderen bekommen dieselbe Ablehnung, egal was es zu sehen gibt.',
    },
    'ADMIN-02': {
      title: 'Was Administratoren tun',
      ruling:
        'Eine Meldung wird einmal erledigt: Sie wird verworfen oder mit einer Verwarnung, einer Stummschaltung, einem Ausschluss oder einem anderen Namen beantwortet. Wer gemeldet hat, erfährt, ob etwas geschehen ist, und bekommt vielleicht eine Antwort. Administratoren können eine Nachricht entfernen und jemanden suchen. Handeln zwei Administratoren, erfährt es der zweite. Alles, was sie tun, steht in einem Protokoll, das alle Administratoren lesen können. Gegen Administratoren wird nichts verhängt; das ist Sache des Betreibers.',
    },
    'ADMIN-03': {
      title: 'Verwarnt und stummgeschaltet',
      ruling:
        'Wirst du verwarnt oder stummgeschaltet, erfährst du es sofort oder bei deinem nächsten Besuch, in deiner Sprache und mit dem Grund, und bestätigst, dass du es gelesen hast. Solange du stummgeschaltet bist, kannst du Nachrichten lesen und Kurzphrasen sagen, aber nicht schreiben, bis die Zeit um ist oder die Stummschaltung aufgehoben wird. Bekommst du einen anderen Namen, ersetzt er den alten an deinen Tischen und in deinen Nachrichten, und du behältst ihn so lange, wie dir gesagt wird.',
    },
    'ADMIN-04': {
      title: 'Ausschluss',
      ruling:
        'Wirst du ausgeschlossen, kommst du von keinem Gerät herein und kannst dich nicht bei deinem Konto anmelden, bis die Zeit um ist oder der Ausschluss aufgehoben wird; du erfährst, bis wann. In laufenden Rennen spielt ein Bot weiter wie für jeden, der geht; vor einem Rennen ist dein Platz wieder frei.',
    },
    'ADMIN-05': {
      title: 'Wie lange Tische bleiben',
      ruling:
        'Beendete Tische werden aufbewahrt, solange jemand, der dort gefahren ist, hier noch bekannt ist, außer ein Administrator hat eine Zahl von Tagen festgelegt. Tische, an denen das Rennen nie beginnt, werden nach einigen Tagen gelöscht, Rennen, die niemand fortsetzt, nach einigen Monaten; die Zahlen stehen auf der Seite zum Datenschutz. Ein Tisch wird mit seinem Protokoll und allem, was dort gesagt wurde, gelöscht. Folgst du einem alten Link, erfährst du, dass der Tisch nicht mehr aufbewahrt wird.',
    },
  },
} satisfies ChapterText<typeof chapter>;
