import type { net as chapter } from '../../chapters/net.ts';
import type { ChapterText } from '../../text.ts';

export const net = {
  sections: { net: 'Über das Netz', people: 'Leute', ratings: 'Wertung', administration: 'Verwaltung' },
  rules: {
    'NET-01': {
      title: 'Eine Frage, eine Antwort',
      ruling:
        'Eine Antwort nennt die Frage, zu der sie gegeben wurde. Kommt sie zu spät, wird sie abgelehnt und ändert nichts; zweimal gesandt zählt sie einmal, und wer sie sandte, hört noch einmal, was aus ihr wurde.',
    },
    'NET-02': {
      title: 'Wessen Platz',
      ruling:
        'Nur wer auf einem Platz sitzt, antwortet für ihn, nimmt für ihn zurück und verlässt ihn. Wer den Tisch eröffnet hat, beginnt das Rennen und darf den Platz von jemandem freigeben, der seit einer Minute weg ist; wer als Erstes am Tisch sitzt, tut es in dessen Abwesenheit. Ein Bot vertritt, bis die Person zurück ist oder sich auf einen freigegebenen Platz jemand anderes gesetzt hat. Niemand spielt in einem Rennen mit den Handkarten zweier Mannschaften.',
    },
    'NET-03': {
      title: 'Wo der Tisch steht',
      ruling:
        'Plätze nimmt man vor dem Rennen ein, freigegebene auch im Rennen; Antworten gibt man im Rennen, und die Revanche kommt danach. Wer zurückgehen will, braucht eine Stelle dafür und jemanden, der es vorgeschlagen hat. Ist ein Rennen zu Ende, lässt sich darin nichts mehr rückgängig machen.',
    },
    'NET-04': {
      title: 'Nachrichten',
      ruling:
        'Eine Nachricht hat genau die Teile ihrer Art, keinen mehr und keinen weniger, und eine begrenzte Größe. Alles andere wird abgelehnt und ändert nichts.',
    },
    'NET-05': {
      title: 'Tempo',
      ruling:
        'Niemand wird gebremst, der von Hand spielt. Wer weit mehr sendet, wird abgelehnt, bis etwas Zeit vergangen ist.',
    },
    'NET-06': {
      title: 'Links, Codes und Schlüssel',
      ruling:
        'Einen Tisch findet man durch seinen Link, eine Fehlermeldung durch den ihren, eine Person durch das Geheimnis, das auf dem Gerät liegt. Ein Code bringt eine Person auf ein anderes Gerät, einmal und innerhalb von zehn Minuten. Was niemand gemacht hat, führt nirgendwohin.',
    },
    'NET-07': {
      title: 'Erst sichern, dann sagen',
      ruling:
        'Eine Antwort zählt, wenn sie sicher aufgeschrieben ist, und niemand erfährt vorher davon. Kann sie nicht aufgeschrieben werden, steht der Tisch wie zuvor.',
    },
    'NET-08': {
      title: 'Uhren',
      ruling:
        'Ein Tisch kann die Zeit messen. Die ersten Sekunden jeder Entscheidung sind frei; was darüber hinausgeht, kommt aus dem Vorrat für das Rennen. Ist die Verbindung fort, läuft zuerst die Zeit dafür; ist der Server fort, läuft keine Uhr, und bei seiner Rückkehr kommt eine halbe Minute dazu. Ist die Zeit um, wird die Antwort gegeben, die am wenigsten entscheidet; oder, wenn der Tisch es so gewählt hat, übernimmt ein Bot den Platz, bis man ihn wieder einnimmt; den letzten Platz, den ein Mensch spielt, übernimmt keiner. In einem Gefahrenfenster haben alle Gefragten dieselbe Zeit, und sie kostet niemanden etwas. Im Rennen einigen sich alle am Tisch auf eine Uhr oder darauf, keine zu haben.',
    },
    'NET-09': {
      title: 'Daueraufträge',
      ruling:
        'Wer auf einem Platz sitzt, darf anordnen, was für ihn geantwortet wird: in Gefahrenfenstern ablehnen, wenn nicht mindestens so viele Stufen verloren gingen; passen, wenn nur noch Wachen übrig sind; einen Plan bestätigen, wie er ist, sobald die anderen ihren bestätigt haben. Aufträge hängen nur von dem ab, was alle wissen, sind niemand anderem bekannt, und die Antwort kommt nicht früher als die eines Menschen. Wo alle, auf die gewartet wird, auf die anderen warten, bestätigen alle.',
    },
    'NET-10': {
      title: 'Meldungen',
      ruling:
        'Wer gefragt ist und nicht auf den Tisch sieht, kann es auf einem Gerät erfahren, das darum gebeten hat, einmal für alle Tische und so bald nicht wieder. Eine Meldung sagt, wo, und nichts von dem, was gefragt ist oder auf der Hand liegt; ob sie kommt, folgt aus dem, was alle wissen, und aus den eigenen Antworten. Meldungen gehen an Meldedienste und an die Adresse, die der Gastgeber genannt hat, und an keine andere.',
    },
    'PEOPLE-01': {
      title: 'Konten',
      ruling:
        'Zum Spielen braucht niemand ein Konto. Wer eins hat, beweist es mit Name und Passwort, mit einem Passkey oder mit einem der Notfallcodes, die dazu kamen; was daran falsch war, wird nicht gesagt. Einen Zugang ändert und ein Konto löscht nur, wer eben bewiesen hat, wer er ist, und der letzte Zugang bleibt. Ein Gast, der sich anmeldet, bringt seine Tische mit, aber nie eine zweite Hand in einem Rennen.',
    },
    'PEOPLE-02': {
      title: 'Am Tisch reden',
      ruling:
        'Am Tisch sagt man fertige Sätze, und alle lesen sie in ihrer Sprache. Nur wer dort sitzt, redet, und nicht zu oft. Wer stumm geschaltet wurde, den hört an keinem Tisch mehr, wer es getan hat.',
    },
    'PEOPLE-03': {
      title: 'Eigene Worte',
      ruling:
        'Neben fertigen Sätzen darf, wer am Tisch sitzt, bis zu 280 eigene Zeichen schreiben, nicht zu viele auf einmal. Es ist einfacher Text ohne Unsichtbares. Nur wer dort sitzt, liest ihn, Zuschauende nie; er bleibt beim Tisch und vergeht mit ihm. Wer den Tisch eröffnet hat, kann es bei fertigen Sätzen belassen, und alle können eigene Worte für sich abschalten: Dann werden sie weder gezeigt noch angeboten. An einem Tisch für alle gibt es sie nur, wenn jemand Meldungen liest.',
    },
    'RATE-01': {
      title: 'Welche Rennen zählen',
      ruling:
        'Ein Rennen über das Netz zählt für die Wertung, wenn es zu Ende gefahren wird und wer den Tisch geöffnet hat nicht vor dem Start etwas anderes gesagt hat. Mindestens ein Mensch fährt mit; Bots sind Gegner wie alle anderen. Module ändern daran nichts, zurückgenommene Antworten auch nicht.',
    },
    'RATE-02': {
      title: 'Wie ein Rennen zählt',
      ruling:
        'Ein Rennen zählt einmal, wenn es zu Ende ist. Alle werden nach ihrem Platz mit allen verglichen. Wer die Mannschaft einem Bot überlassen hat und am Ende nicht zurück ist, wird Letzter. Wer im Rennen einen Platz übernommen hat, wird dafür nicht gewertet. Ein Bot steht, wo er gemessen wurde, und kein Rennen hier bewegt ihn.',
    },
    'RATE-03': {
      title: 'Was eine Wertung sagt',
      ruling:
        'Wertungen gibt es für jedes Spiel, jeden Spielplan und jede Zahl von Mannschaften. Eine Wertung ist eine Zahl und um wie viel sie falsch sein kann. Alle beginnen bei 1500, wo der Bot steht, der leere Plätze nimmt; wer 400 voraus ist, gewinnt zehnmal auf eine Niederlage. Mit jedem Rennen wird die Zahl sicherer; bis dahin heißt sie noch unsicher.',
    },
    'RATE-04': {
      title: 'Ein Rennen finden',
      ruling:
        'Wer ein Rennen sucht, wird mit Leuten zusammengebracht, die dasselbe suchen und in der Wertung nahe sind; je länger man wartet, desto weiter reicht das, für beide. Nach einer Weile werden für die leeren Plätze gleich starke Bots angeboten. Der Tisch öffnet sich für alle, die gefunden wurden, und das Rennen beginnt, wenn alle da sind. Wer die Seite schließt, wartet nicht mehr.',
    },
    'RATE-05': {
      title: 'Wer oft geht',
      ruling:
        'Jeder kann einmal weggerufen werden, und ein verlassenes Rennen sagt nichts. Von wem drei oder mehr der letzten zehn Rennen verlassen wurden, von dem steht es auf der eigenen Seite und im Warteraum, und sonst folgt nichts daraus. Zu Ende gefahrene Rennen machen es wieder gut. Ein Rennen, das verlassen wurde, während der Server weg war oder in der Stunde danach, zählt weder dafür noch für die Wertung.',
    },
    'PEOPLE-04': {
      title: 'Jemanden melden',
      ruling:
        'Wer an einem Tisch sitzt, kann eine dort gesagte Zeile oder eine Person melden, die dort sitzt, mit einem Grund und eigenen Worten. Was ringsum gesagt wurde, wird in die Meldung kopiert und bleibt, was auch aus dem Tisch wird. Wer gemeldet wurde, erfährt weder das noch von wem. Zweimal dasselbe ist eine Meldung, und niemand hat mehr als zwanzig offen. Wo niemand Meldungen liest, werden keine angenommen.',
    },
    'ADMIN-01': {
      title: 'Wer verwaltet',
      ruling:
        'Wer den Server betreibt, benennt die Verwaltenden beim Start mit dem Namen, mit dem sie sich anmelden; sonst kann es niemand werden. Nur sie sehen Meldungen, und wer sonst fragt, bekommt immer dieselbe Absage, was auch vorliegt.',
    },
    'ADMIN-02': {
      title: 'Was Verwaltende tun',
      ruling:
        'Eine Meldung wird einmal erledigt: abgelegt oder mit einer Verwarnung, einem Schweigen oder einem Ausschluss beantwortet. Wer zu spät kommt, erfährt es. Alles, was getan wird, steht in einem Protokoll, das alle Verwaltenden sehen. Gegen Verwaltende wird nichts verhängt: Das ist Sache dessen, der den Server betreibt.',
    },
    'ADMIN-03': {
      title: 'Verwarnung und Schweigen',
      ruling:
        'Wer verwarnt oder zum Schweigen gebracht wurde, liest es sofort oder beim nächsten Besuch in der eigenen Sprache mit dem Grund und bestätigt es. Wer schweigt, liest die eigenen Worte der anderen und sagt fertige Sätze, schreibt aber keine, bis die Zeit um ist oder es aufgehoben wird.',
    },
    'ADMIN-04': {
      title: 'Ausgeschlossen',
      ruling:
        'Wer ausgeschlossen wurde, kommt auf keinem Gerät und auf keinem Weg ins Konto herein, bis die Zeit um ist oder es aufgehoben wird, und erfährt, bis wann. In laufenden Rennen fährt ein Bot weiter wie für alle, die gehen; vor einem Rennen ist der Platz wieder frei.',
    },
    'ADMIN-05': {
      title: 'Wie lange Tische bleiben',
      ruling:
        'Tische, deren Rennen beendet ist, bleiben für immer, sofern die Verwaltung keine Zahl von Tagen gesetzt hat. Dann werden ältere mit ihrem Protokoll und allem, was dort gesagt wurde, gelöscht; ein Tisch, dessen Rennen läuft, nie. Wer über einen alten Link kommt, liest, dass der Tisch nicht mehr aufbewahrt wird.',
    },
  },
} satisfies ChapterText<typeof chapter>;
