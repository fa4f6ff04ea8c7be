import type { diplomacy as chapter } from '../../../chapters/modules/diplomacy.ts';
import type { ChapterText } from '../../../text.ts';

export const diplomacy = {
  sections: { diplomacy: 'Diplomatie' },
  rules: {
    'DIPLO-01': {
      title: 'Normale of zware diplomatie',
      rule: 'De tafel kiest normale of zware diplomatie. 2 visa worden door de trekstapel geschud.',
    },
    'DIPLO-02': {
      title: 'Vier invloedssporen',
      rule: 'Het diplomatiebord heeft een spoor voor elke stadskleur. Elke bemanning begint op het eerste vak van elk spoor.',
    },
    'DIPLO-03': {
      title: 'Een stad verlaten',
      rule: 'Wie in het konvooi een stad verlaat, gooit een dobbelsteen. Ligt de worp niet boven haar invloed in die kleur, dan rijdt de bemanning weg. Anders betaalt ze 20 F voor elk punt verschil, of de rit eindigt daar.',
    },
    'DIPLO-04': {
      title: 'Invloed kopen',
      rule: 'Wie de financieringsactie doet, mag meteen invloed kopen, zoveel stappen als ze kan betalen, tegen de prijzen op het bord.',
    },
    'DIPLO-05': {
      title: 'Welk vertrek telt',
      ruling:
        'Paarse steden vragen niets. Ook wie met schip of zeppelin vertrekt, verlaat een stad. Er wordt eens per rit gegooid; een rit die daarop strandt, is verbruikt.',
    },
    'DIPLO-06': {
      title: 'Eerst de worp',
      ruling:
        'Er wordt gegooid voordat de weg is gekozen, een tegel getrokken of een tarief betaald. Een visum wordt daarvoor gespeeld. Bij invloed 6 wordt er niet gegooid.',
    },
    'DIPLO-07': {
      title: 'Steekpenningen zijn weg',
      ruling:
        'Steekpenningen komen niet terug, ook niet als de rit mislukt en het voertuig weer in de stad staat. De volgende rit gooit opnieuw.',
    },
    'DIPLO-08': {
      title: 'Eerst geld, dan invloed',
      ruling:
        'Invloed wordt gekocht als het geld van de financiering binnen is. Bemanningen delen vakken; 6 is de top.',
    },
    'CARD-VISA': {
      title: 'Visum',
      rule: 'De bemanning verlaat een stad zonder worp. Wordt bij een rit gespeeld. 2 exemplaren.',
    },
  },
} satisfies ChapterText<typeof chapter>;
