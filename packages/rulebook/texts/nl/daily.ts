import type { daily as chapter } from '../../chapters/daily.ts';
import type { ChapterText } from '../../text.ts';

export const daily = {
  sections: {
    daily: 'De dagexpeditie',
  },
  rules: {
    'DAILY-01': {
      title: 'Voor iedereen dezelfde',
      ruling:
        'Elke dag, volgens wereldtijd, is er één expeditie, voor iedereen dezelfde: speelbord, richting, modules, bemanning, tegenstanders en startwaarde. Een zegel van de startwaarde wordt aan het begin van de dag gepubliceerd, de startwaarde zelf als de dag om is. Dezelfde zetten geven dezelfde race; andere zetten leiden tot andere kaarten en tegels.',
    },
    'DAILY-02': {
      title: 'Eén poging',
      ruling:
        'Je vertrekt één keer per dag, alleen tegen coureur-bots. Je kunt je poging onderbreken en tot het einde van de dag hervatten; is die dan niet afgerond, dan geldt hij als niet aangekomen. Geen bot valt voor je in, de race kan niet opnieuw worden gestart, en zetten ongedaan maken kan niet verder terug dan anders.',
    },
    'DAILY-03': {
      title: 'Het dagklassement',
      ruling:
        'Een uitslag telt als de opgeslagen race is nagespeeld en tot hetzelfde einde leidde. Eerst komen de winnaars, dan wie is aangekomen; elke groep op prestigepunten, dan op minder rondes, dan op eerdere aankomst. Wie niet is aangekomen, komt daarna, volgens het voortgangsspoor. Een beheerder kan een uitslag voorgoed uit het klassement halen; de poging is dan toch verbruikt.',
    },
    'DAILY-04': {
      title: 'Niet vooruitkijken',
      ruling:
        'Tot de dag om is, kan niemand de poging van een ander bekijken, en tot je je eigen poging hebt afgerond, zie je alleen hoeveel spelers er zijn vertrokken. Daarna zie je de uitslagen, en als de dag om is ook de startwaarde en de beste race.',
    },
  },
} satisfies ChapterText<typeof chapter>;
