import type { daily as chapter } from '../../chapters/daily.ts';
import type { ChapterText } from '../../text.ts';

export const daily = {
  sections: { daily: 'De dagexpeditie' },
  rules: {
    'DAILY-01': {
      title: 'De route van de dag',
      ruling:
        'Elke dag, volgens wereldtijd, is er één expeditie, voor iedereen dezelfde: bord, richting, modules, bemanning, tegenstanders en startwaarde. Het zegel staat er vanaf het begin van de dag, de startwaarde zelf zodra de dag om is. Dezelfde antwoorden geven dezelfde race; andere antwoorden leiden tot andere kaarten en tegels.',
    },
    'DAILY-02': {
      title: 'Eén poging',
      ruling:
        'Iedereen vertrekt één keer per dag, alleen tegen coureurs. Een poging kan worden verlaten en tot het einde van de dag weer opgepakt; wat dan niet ten einde is, geldt als niet aangekomen. Geen bot valt in, de race kan niet opnieuw worden begonnen, en achter de horizon wordt niets teruggenomen.',
    },
    'DAILY-03': {
      title: 'De tabel van de dag',
      ruling:
        'Een uitslag telt als de bewaarde race is nagespeeld en tot hetzelfde einde leidde. Eerst komt wie won, dan wie aankwam, telkens op prestige, dan op minder ronden, dan wie eerder klaar was. Daarna komt wie niet aankwam, volgens het voortgangsspoor. Een beheerder kan een rit voorgoed uit de tabel van haar dag halen; de poging is toch verbruikt.',
    },
    'DAILY-04': {
      title: 'Niemand kijkt vooruit',
      ruling:
        'Tot de dag om is, kijkt niemand bij een andermans poging mee, en tot de eigen poging ten einde is, hoort men alleen hoeveel er vertrokken zijn. Daarna zijn de uitslagen open; is de dag om, dan ook de startwaarde en de beste race.',
    },
  },
} satisfies ChapterText<typeof chapter>;
