import type { season as chapter } from '../../../chapters/modules/season.ts';
import type { ChapterText } from '../../../text.ts';

export const season = {
  sections: {
    season: 'Seizoen en microklimaat',
  },
  rules: {
    'SEASON-01': {
      title: 'Normaal of moeilijk',
      rule: 'Kies normale of moeilijke seizoenen. Schud 2 weerstations door de trekstapel.',
      ruling: 'Een gesloten zee blijft ook voor een weerstation gesloten.',
    },
    'SEASON-02': {
      title: 'Het jaar',
      rule: 'Het jaar heeft 6 seizoenen van twee maanden, van januari/februari tot november/december. Vóór de eerste ronde bepaalt een dobbelsteen het seizoen: 1 is het eerste, 6 het laatste. Elke volgende ronde schuift een seizoen op, het jaar rond.',
    },
    'SEASON-03': {
      title: 'Het weer van de ronde',
      rule: 'Aan het begin van elk bivak gooit de eerste speler een dobbelsteen. Staat die worp bij het huidige seizoen, dan geldt dat weer de hele ronde en komt de prijs ervan bij elke tegel die een bemanning op rijdt. Anders is het goed weer.',
    },
    'SEASON-04': {
      title: 'Wat het weer doet',
      rule: 'Het weer kan meer benzine kosten, meer schade geven of de zeelijnen sluiten.',
    },
    'SEASON-05': {
      title: 'Wat het weer spaart',
      ruling:
        'Voor het binnenrijden van een stad betaal je geen weertoeslag. Een gesloten zee sluit de luchtlijnen niet.',
    },
    'SEASON-06': {
      title: 'Microklimaat',
      rule: 'Voor het microklimaat heb je de module seizoen nodig. Doe de microklimaattegels in de zak. Telkens als je er een probeert op te rijden, gooi je een dobbelsteen en tel je de uitkomst van de microklimaattabel op bij de prijs van de tegel.',
    },
    'SEASON-07': {
      title: 'Een microklimaat proberen',
      ruling:
        'Gooi voordat je betaalt. Kun je dan niet betalen, dan ga je terug en eindigt je rit, zoals op onbekend terrein; probeer je het opnieuw, dan gooi je opnieuw. Een bekende tegel waarvan je de gedrukte prijs niet kunt betalen, mag je niet proberen. Een stop uit de tabel is een stopsymbool: met een gids negeer je die.',
    },
    'SEASON-08': {
      title: 'De rit van een weerstation',
      ruling:
        'De rit van een weerstation mag elke lijn nemen die open is. Voor microklimaten wordt dan niet gegooid.',
    },
    'SEASON-09': {
      title: 'Microklimaat onthuld',
      ruling:
        'Trek je op onbekend terrein een microklimaattegel, dan wordt er gegooid, of je nu kunt betalen of niet. Zo komt niemand iets over je hand te weten.',
    },
    'CARD-WEATHER-STATION': {
      title: 'Weerstation',
      rule: 'Maak een rit waarop je voor tegels geen weertoeslag betaalt; je betaalt wat ze altijd kosten. Te spelen in stap 2. 2 exemplaren.',
    },
  },
} satisfies ChapterText<typeof chapter>;
