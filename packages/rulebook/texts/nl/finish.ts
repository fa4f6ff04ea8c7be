import type { finish as chapter } from '../../chapters/finish.ts';
import type { ChapterText } from '../../text.ts';

export const finish = {
  sections: {
    hand: 'De hand',
    maintenance: 'Onderhoud',
    end: 'Einde en telling',
  },
  rules: {
    'BASE-HAND-01': {
      title: 'Handlimiet',
      rule: 'Je mag zoveel kaarten in je hand hebben als je chassis punten heeft. Zodra het er meer zijn, kies je welke je aflegt voordat het spel verdergaat.',
    },
    'BASE-HAND-02': {
      title: 'Trekken met een volle hand',
      rule: 'Ook met een volle hand mag je trekken. Trek eerst en kies dan welke kaarten je houdt.',
    },
    'BASE-HAND-03': {
      title: 'Spelen in plaats van afleggen',
      rule: 'In plaats van een jerrycan af te leggen mag je hem spelen, als je benzine onder het maximum staat.',
      ruling: 'Dat geldt ook voor elke andere kaart voor elk moment die dan effect heeft.',
    },
    'BASE-HAND-04': {
      title: 'Derde kaart van de spoorzoeker',
      ruling:
        'Van de drie kaarten van een spoorzoeker wordt de kaart die je niet houdt afgelegd; je kunt hem niet in plaats daarvan spelen. Controleer daarna pas je handlimiet.',
    },
    'BASE-MAINT-01': {
      title: 'Nieuwe beurtvolgorde',
      rule: 'De bemanning die het verst is op het voortgangsspoor wordt de eerste, en zo verder tot de laatste. Op hetzelfde veld van het spoor gaat het onderste fiche van de stapel voor.',
    },
    'BASE-MAINT-02': {
      title: 'Voortgangsbonus',
      rule: 'Vanaf 3 bemanningen krijgt de nieuwe eerste 20 F en de nieuwe tweede 10 F. Bij 2 bemanningen krijgt alleen de eerste 20 F.',
    },
    'BASE-END-01': {
      title: 'Aankomst',
      rule: 'Rijd je de eindstad binnen, dan zit je race erop. Betaal het binnenrijden, leg je hand af, haal al je assistenten van het dashboard, ook de bewakers, en pas. Je meters en je geld worden bevroren: niets kan ze nog treffen of veranderen.',
    },
    'BASE-END-02': {
      title: 'Het laatste konvooi',
      rule: 'De eerste aankomst maakt van deze konvooifase de laatste. De andere bemanningen spelen die uit; dan is de race afgelopen, zonder onderhoud.',
    },
    'BASE-END-03': {
      title: 'Wie er kan winnen',
      rule: 'Alleen bemanningen in de eindstad kunnen winnen.',
    },
    'BASE-END-04': {
      title: 'Prestigepunten',
      rule: 'De bemanning met de meeste prestigepunten wint. Je krijgt 5 punten als je als eerste aankomt, 3 als tweede en 1 als derde, 1 punt voor elk punt van je motor en van je chassis, en 1 punt voor elke volle 50 F.',
    },
    'BASE-END-05': {
      title: 'Gelijke stand',
      ruling: 'Bij een gelijke stand gaat de bemanning voor die eerder is aangekomen.',
    },
    'BASE-END-06': {
      title: 'Nog onderweg',
      ruling:
        'Bemanningen die niet zijn aangekomen, eindigen achter alle andere, op volgorde van voortgangsspoor en stapel zoals bij ‘BASE-MAINT-01’.',
    },
    'BASE-END-07': {
      title: 'Rondelimiet',
      ruling:
        'Is er aan het eind van ronde 30 niemand aangekomen, dan eindigt de race. De rangorde is die van ‘BASE-END-06’, en niemand wint.',
    },
    'BASE-END-08': {
      title: 'Een speler vertrekt',
      ruling:
        'Vertrekt een speler, dan speelt een bot de bemanning. Zonder bot past de bemanning elke ronde en telt ze in het bivak gewoon mee.',
    },
  },
} satisfies ChapterText<typeof chapter>;
