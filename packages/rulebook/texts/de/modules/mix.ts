import type { mix as chapter } from '../../../chapters/modules/mix.ts';
import type { ChapterText } from '../../../text.ts';

export const mix = {
  sections: { mix: 'Wenn Module sich begegnen' },
  rules: {
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
