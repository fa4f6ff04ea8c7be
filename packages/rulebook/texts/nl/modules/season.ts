import type { season as chapter } from '../../../chapters/modules/season.ts';
import type { ChapterText } from '../../../text.ts';

export const season = {
  sections: { season: 'Seizoen en microklimaat' },
  rules: {
    'SEASON-01': {
      title: 'Normaal of zwaar',
      rule: 'De tafel kiest een normaal of een zwaar jaar. 2 weerstations worden door de trekstapel geschud.',
      ruling: 'Een gesloten zee blijft ook voor een weerstation gesloten.',
    },
    'SEASON-02': {
      title: 'Het jaar',
      rule: 'Het jaar heeft 6 seizoenen van twee maanden, van januari/februari tot november/december. Vóór de eerste ronde wijst een dobbelsteen het seizoen aan: 1 het eerste, 6 het laatste. Elke volgende ronde schuift een seizoen op, steeds het jaar rond.',
    },
    'SEASON-03': {
      title: 'Het weer van een ronde',
      rule: 'Aan het begin van elk bivak gooit de eerste speler een dobbelsteen. Noemt het seizoen die worp, dan geldt zijn weer de hele ronde en kost elke tegel die een bemanning op rijdt zoveel meer. Anders is het mooi weer.',
    },
    'SEASON-04': {
      title: 'Wat het weer doet',
      rule: 'Slecht weer vraagt meer benzine, geeft meer schade of sluit de zeelijnen.',
    },
    'SEASON-05': {
      title: 'Wat het weer spaart',
      ruling: 'Een stad binnenrijden kost geen weer. Is de zee gesloten, dan vliegen de zeppelins nog.',
    },
    'SEASON-06': {
      title: 'Microklimaat',
      rule: 'Alleen met het seizoen. Microklimaattegels gaan in de zak. Wie er een op wil rijden, gooit elke keer een dobbelsteen, en wat de microklimaattabel zegt komt bij de prijs van de tegel.',
    },
    'SEASON-07': {
      title: 'Een microklimaat proberen',
      ruling:
        'Er wordt gegooid voordat er iets wordt betaald. Wie dan niet kan betalen, keert om en de rit eindigt, zoals in onbekend gebied; bij een nieuwe poging wordt opnieuw gegooid. Een bekende tegel waarvan een bemanning de gedrukte prijs niet kan betalen, mag ze niet proberen. Een stop uit de tabel is een stopsymbool: een gids negeert het.',
    },
    'SEASON-08': {
      title: 'De rit van een weerstation',
      ruling:
        'De rit van een weerstation mag elke lijn nemen die open is. Er wordt geen microklimaat op gegooid.',
    },
    'SEASON-09': {
      title: 'Een omgedraaid microklimaat',
      ruling:
        'Voor een microklimaattegel die in onbekend gebied wordt omgedraaid, wordt gegooid wat de bemanning ook kan betalen, zodat niemand iets over haar hand te weten komt.',
    },
    'CARD-WEATHER-STATION': {
      title: 'Weerstation',
      rule: 'De bemanning maakt een rit waarop tegels geen weer kosten, alleen wat ze altijd kosten. Voor stap 2 van een beurt. 2 exemplaren.',
    },
  },
} satisfies ChapterText<typeof chapter>;
