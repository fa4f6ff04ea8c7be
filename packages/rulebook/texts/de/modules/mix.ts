import type { mix as chapter } from '../../../chapters/modules/mix.ts';
import type { ChapterText } from '../../../text.ts';

export const mix = {
  sections: {
    mix: 'Wenn Module zusammenkommen',
  },
  rules: {
    'MIX-01': {
      title: 'Eine Fahrt mit allem',
      ruling:
        'Mit allen Modulen läuft eine Fahrt so ab: Visum, oder Wurf und Bestechung; Feld, See- oder Luftweg wählen; Plättchen ziehen; Chapmans zweites Plättchen; Mikroklima-Würfel; Plättchen, Risikogebiet, Wetter und Mikroklima zusammenzählen; Wache, Miliz, Benzinkanister; bezahlen; fahren; Handlimit; Panne, Stopp, Lotse oder Dorf. In einer Stadt: bezahlen, Paket, Karten, Handlimit.',
    },
    'MIX-02': {
      title: 'Ein einziger Preis',
      ruling:
        'Alle Teile eines Preises bezahlst du zusammen oder gar nicht. Schaden durch Wetter und Mikroklima ist Schaden des Plättchens: Du teilst ihn auf, und Wachen helfen nicht dagegen.',
    },
    'MIX-03': {
      title: 'Finanzierung mit allem',
      ruling:
        'Die Finanzierung läuft so ab: Geld, Mäzenmarker, Einfluss. Nur diese Aktion bewegt den Marker und erlaubt dir, Einfluss zu kaufen; Chevys Geld, der Geldgeber, Dörfer und Pakete tun das nicht.',
    },
    'MIX-04': {
      title: 'Kassieren und Fähigkeiten',
      ruling:
        'Kassierst du, verzichtest du in diesem Zug auf Karten und die Fähigkeit deines Anführers. Fähigkeiten, die einmal pro Runde wirken, bleiben bereit.',
    },
    'MIX-05': {
      title: 'Reihenfolge des Aufbaus',
      ruling: 'Baut in dieser Reihenfolge auf: Anführer, Chapmans Fahrzeug, Fahrerlager, Jahreszeit, Pakete.',
    },
    'MIX-06': {
      title: 'Plättchen wie alle anderen',
      ruling:
        'Dorf- und Mikroklima-Plättchen sind für jede Karte, Wache und Fähigkeit Geländeplättchen. Sie kommen aus dem Spiel und kehren zurück wie die anderen.',
    },
    'MIX-07': {
      title: 'Module gegen René',
      ruling:
        'Das Wetter gilt von Biwak zu Biwak: Die Jahreszeit rückt bei jedem weiter, und beim Eröffnungsbiwak wird zum ersten Mal gewürfelt. Der Torpedo bezahlt für das Wetter und würfelt für Mikroklimata. Im Wert eines Plättchens zählt ein Mikroklima 1 mehr und der Stopp eines Dorfes nichts. Der Torpedo fährt ohne Stopp und Geschenk durch Dörfer, befördert keine Pakete, würfelt nie für die Diplomatie und hat weder Mäzen noch Anführer noch Fahrerlager.',
    },
    'MIX-08': {
      title: 'Simone gegen René',
      ruling:
        'Mit Simone liegt eine sechste Karte aus, auf keinem nummerierten Platz. Habt ihr beide eure Karten genommen, nimmt sie noch eine der übrigen, bevor die Gefahren zählen.',
    },
    'MIX-09': {
      title: 'Solo ohne fünfte Mannschaft',
      ruling:
        'Eine fünfte Mannschaft und ein Solorennen schließen sich aus. Mit den Suffragetten darfst du solo spielen.',
    },
  },
} satisfies ChapterText<typeof chapter>;
