import { translationOf } from '../../../text.ts';
import type { news as English } from '../../en/about/news.ts';

export const news = translationOf<typeof English>()({
  'news.1.offline':
    'Nach einem Besuch geht alles, was auf einem Gerät gespielt wird, auch ohne Netz, und die Seite lässt sich installieren. Eine neue Ausgabe stört nie ein laufendes Rennen: Sie sagt, was neu ist, und kommt beim nächsten Start oder wenn du es sagst.',
  'news.1.storage':
    'Die Seite bittet den Browser, deine Rennen auf Dauer zu behalten, warnt, wenn der Platz knapp wird, und spielt im Arbeitsspeicher weiter, wenn der Browser nichts mehr behält.',
  'news.1.rules':
    'Das ganze Regelbuch auf einer Seite, nach Phasen und Modulen, mit René, dem Sprint und dem Netz: zum Suchen und Drucken, mit Bildern der echten Teile. Jede Karte, jedes Plättchen, jede Ablehnung und jede Meldung führt zu ihrer Regel.',
  'news.1.credits':
    'Eine Seite der Mitwirkenden: Zeichnungen, Schriften, Daten und Bibliotheken mit ihren Lizenzen, und was wir selbst entworfen haben.',
  'news.1.sound':
    'Ton, in der Seite selbst gemacht: Motor, Plättchen, Karten, Würfel, Werkzeug und Stadtglocken, mit einer Lautstärke und aus mit der Taste M.',
});
