import { translationOf } from '../../text.ts';
import type { news as English } from '../en/news.ts';

export const news = translationOf<typeof English>()({
  'news.1.offline':
    'Nach einem Besuch funktioniert alles, was du auf einem Gerät spielst, auch offline, und du kannst das Spiel installieren. Eine neue Version stört nie ein laufendes Rennen: Sie sagt dir, was neu ist, und kommt beim nächsten Start oder wann du willst.',
  'news.1.storage':
    'Das Spiel bittet den Browser, deine Rennen dauerhaft zu behalten, warnt dich, wenn der Platz knapp wird, und läuft weiter, wenn der Browser nicht mehr speichern kann.',
  'news.1.rules':
    'Das ganze Regelbuch auf einer Seite, nach Phasen und Modulen, mit René, dem Sprint und dem Online-Spiel. Du kannst es durchsuchen und drucken, und es zeigt das echte Spielmaterial. Jede Karte, jedes Plättchen, jede Ablehnung und jede Depesche führt zu ihrer Regel.',
  'news.1.credits':
    'Eine Seite mit Quellen und Lizenzen: Bilder, Schriften, Daten und Bibliotheken sowie das, was wir selbst gestaltet haben.',
  'news.1.sound':
    'Ton: Motor, Plättchen, Karten, Würfel, Werkzeug und Stadtglocken, mit Lautstärkeregler. Mit M schaltest du ihn aus.',
});
