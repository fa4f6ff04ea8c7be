import type { table as chapter } from '../../chapters/table.ts';
import type { ChapterText } from '../../text.ts';

export const table = {
  sections: {
    table: 'De tafel',
  },
  rules: {
    'TABLE-01': {
      title: 'Ongedaan maken',
      ruling:
        'Je kunt een zet ongedaan maken zolang er niets door is onthuld, het toeval niet heeft meegespeeld, geen andere bemanning is geraakt en niemand anders sindsdien iets heeft gedaan. Een plan kun je terugnemen tot de laatste bemanning heeft bevestigd.',
    },
    'TABLE-02': {
      title: 'Geïmporteerde races',
      ruling:
        'Een race wordt alleen uit een bestand geïmporteerd als elke zet erin is toegestaan en tot dezelfde stelling leidt als eerst. Een bestand dat die controle niet doorstaat, wordt in zijn geheel geweigerd en verandert niets.',
    },
    'TABLE-03': {
      title: 'Samen teruggaan',
      ruling:
        'Verder teruggaan dan je alleen ongedaan kunt maken, kan alleen als alle spelers het eens zijn. De race staat dan weer zoals vóór de gekozen zet. Spelen jullie daarna op dezelfde manier, dan brengt het toeval dezelfde uitkomsten. Bots zijn het er altijd mee eens; spelers die in het afgelopen uur zijn weggegaan, worden gevraagd zodra ze terug zijn. In een race die voor de rating telt, gaat niemand alleen terug. Eén weigering, of nog een zet, maakt een eind aan het voorstel.',
    },
  },
} satisfies ChapterText<typeof chapter>;
