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
      rule: 'Een bemanning mag niet meer kaarten in de hand hebben dan haar chassis punten heeft. Zodra het er meer zijn, op welk moment ook, kiest ze welke kaarten ze aflegt, en het spel wacht daarop.',
    },
    'BASE-HAND-02': {
      title: 'Trekken met volle hand',
      rule: 'Ook met een volle hand mag een bemanning trekken. Ze trekt eerst en kiest dan welke kaarten ze houdt.',
    },
    'BASE-HAND-03': {
      title: 'Spelen in plaats van afleggen',
      rule: 'In plaats van een jerrycan af te leggen mag een bemanning hem spelen, als haar benzine onder het maximum staat.',
      ruling: 'Dat geldt ook voor elke andere kaart voor elk moment die op dat moment effect zou hebben.',
    },
    'BASE-HAND-04': {
      title: 'Derde kaart van de spoorzoeker',
      ruling:
        'Van de drie kaarten van een spoorzoeker wordt de kaart die de bemanning niet houdt afgelegd; spelen kan niet. Pas daarna wordt de handlimiet gecontroleerd.',
    },
    'BASE-MAINT-01': {
      title: 'Nieuwe beurtvolgorde',
      rule: 'De bemanning die het verst is op het voortgangsspoor wordt de eerste, en zo verder tot de laatste. Liggen er fiches op hetzelfde veld van het spoor, dan gaat het onderste in de stapel voor.',
    },
    'BASE-MAINT-02': {
      title: 'Voortgangspremie',
      rule: 'Vanaf 3 bemanningen krijgt de nieuwe eerste 20 F en de nieuwe tweede 10 F. Bij 2 bemanningen krijgt de eerste 20 F en de andere niets.',
    },
    'BASE-END-01': {
      title: 'Aankomst',
      rule: 'Rijdt het voertuig de eindstad binnen, dan zit de race er voor die bemanning op. Ze betaalt het binnenrijden, legt al haar kaarten af, haalt al haar assistenten van het dashboard, ook de bewakers, en heeft daarmee gepast. Vanaf nu blijven haar meters en haar geld zoals ze zijn: niets kan die bemanning nog treffen of veranderen wat ze heeft.',
    },
    'BASE-END-02': {
      title: 'Het laatste konvooi',
      rule: 'Komt de eerste bemanning aan, dan is de lopende konvooifase de laatste. De anderen spelen die uit. Daarna is de race afgelopen, zonder onderhoud.',
    },
    'BASE-END-03': {
      title: 'Wie er kan winnen',
      rule: 'Alleen een bemanning met haar voertuig in de eindstad kan winnen.',
    },
    'BASE-END-04': {
      title: 'Prestige tellen',
      rule: 'Van de bemanningen die zijn aangekomen, wint die met het meeste prestige. De eerste die aankomt krijgt 5 prestige, de tweede 3 en de derde 1. Elk punt van de motor en elk punt van het chassis is er nog 1 waard, net als elke volle 50 F.',
    },
    'BASE-END-05': {
      title: 'Gelijkspel',
      ruling: 'Bij gelijk prestige gaat de bemanning voor die eerder is aangekomen.',
    },
    'BASE-END-06': {
      title: 'Nog onderweg',
      ruling:
        'Bemanningen die niet zijn aangekomen, eindigen achter alle andere. Onderling telt het voortgangsspoor met zijn stapels, zoals in BASE-MAINT-01.',
    },
    'BASE-END-07': {
      title: 'Rondelimiet',
      ruling:
        'Is er aan het eind van ronde 30 niemand aangekomen, dan stopt de race daar. De rangorde is die van BASE-END-06, en niemand wint.',
    },
    'BASE-END-08': {
      title: 'Een speler vertrekt',
      ruling:
        'Vertrekt een speler, dan speelt een bot de bemanning verder. Zonder bot past ze elke ronde, en bij het bivak telt ze nog steeds mee als bemanning.',
    },
  },
} satisfies ChapterText<typeof chapter>;
