import type { driving as chapter } from '../../chapters/driving.ts';
import type { ChapterText } from '../../text.ts';

export const driving = {
  sections: {
    driving: 'Rijden',
  },
  rules: {
    'BASE-DRIVE-01': {
      title: 'Een rit',
      rule: 'Een rit maak je met een assistent op techniek, met een bestuurderskaart of met een andere kaart die dat zegt. Je voertuig gaat van veld naar aangrenzend veld, over hoogstens zoveel velden als je motor punten had toen de rit begon. Na elk veld mag je stoppen.',
    },
    'BASE-DRIVE-02': {
      title: 'De prijs van een veld',
      rule: 'Om een veld op te rijden moet je alles betalen wat het vraagt: de benzine van de tegel, 1 punt meer in een risicozone, de schade en het gevaar. Kun je dat niet, dan kom je er niet op en verlies je niets.',
    },
    'BASE-DRIVE-03': {
      title: 'Schade en gevaar',
      rule: 'Schade haal je van motor en chassis af, verdeeld zoals jij wilt. Een gevaar levert 2 extra schade op, tenzij je het afwendt met een bewaker of een militie.',
    },
    'BASE-DRIVE-04': {
      title: 'Kunnen betalen',
      ruling:
        'Je kunt een veld betalen als alles wat je ter plekke nog zou kunnen doen de prijs dekt: jerrycans spelen, een militie spelen, een bewaker gebruiken. Schade kun je incasseren zolang motor en chassis samen genoeg punten hebben.',
    },
    'BASE-DRIVE-05': {
      title: 'Lege meters',
      rule: 'Staat je motor op 0, dan heeft je voertuig pech: de rit eindigt meteen en je kunt pas weer rijden als de motor is gerepareerd. Een chassis op 0 maakt alleen je hand leeg. Staat je benzine op 0, dan kun je niets doen wat benzine kost.',
    },
    'BASE-DRIVE-06': {
      title: 'Stopsymbool',
      rule: 'Een stopsymbool beëindigt je rit op die tegel, tenzij je een gids speelt.',
    },
    'BASE-DRIVE-07': {
      title: 'Bekend terrein',
      rule: 'Tegels zijn van niemand. Elke bemanning mag elke tegel gebruiken.',
    },
    'BASE-DRIVE-08': {
      title: 'Onbekend terrein',
      rule: 'Rijd je een terreinveld zonder tegel op, trek dan een tegel uit de zak. Kun je die betalen, dan staat je voertuig erop en gaat de rit door. Zo niet, dan gaat je voertuig terug, blijft de tegel liggen op het veld dat je probeerde en eindigt de rit. Je verliest niets.',
    },
    'BASE-DRIVE-09': {
      title: 'Betalen of omkeren',
      ruling:
        'Kun je de getrokken tegel zonder kaart of bewaker betalen, dan moet je dat doen. Heb je er kaarten of bewakers voor nodig, dan beslis je zelf of je ze inzet; doe je dat niet, dan gaat je voertuig terug.',
    },
    'BASE-DRIVE-10': {
      title: 'Geen tegels meer',
      ruling:
        'Is er geen tegel meer te trekken (zie ‘BASE-PATH-06’), dan kost een leeg veld 2 benzine en eindigt de rit daar; er wordt geen tegel gelegd. Zo zit je nooit vast: voor financiering heb je niets nodig, en met geld koop je de rest.',
    },
    'BASE-DRIVE-11': {
      title: 'Een stad binnenrijden',
      rule: 'Een stad binnenrijden kost 1 benzine, hoe je er ook komt, en nooit de toeslag van een risicozone. De rit is dan afgelopen. Trek zoveel hulpbronkaarten als de stad aangeeft en controleer daarna je handlimiet.',
    },
    'BASE-DRIVE-12': {
      title: 'Zee- en luchtlijnen',
      rule: 'Vanuit een stad met een zee- of luchtlijn kan een rit die lijn nemen naar de stad aan het andere eind. Betaal de prijs, 50 F minder voor elke transportkaart die je speelt (maar nooit minder dan 0 F), en rijd dan die stad binnen. Ook dat is verplaatsen: je hebt er een rit voor nodig, en die is daarmee afgelopen.',
    },
    'BASE-DRIVE-13': {
      title: 'Eén lijn, één veld',
      ruling:
        'Een lijn telt als één veld van de rit. Je kunt hem alleen nemen vanuit de stad waar de rit begint.',
    },
    'BASE-DRIVE-14': {
      title: 'Samen op een veld, terugrijden',
      rule: 'Op één veld mogen meerdere voertuigen staan. Terugrijden mag.',
    },
    'BASE-DRIVE-15': {
      title: 'Voortgangsfiche',
      rule: 'Telkens als je voertuig een veld op rijdt, zet je je voortgangsfiche op het bijbehorende veld van het voortgangsspoor, boven op de fiches die er al liggen.',
      ruling: 'Verandert het veld van het spoor niet, dan verandert de stapel ook niet.',
    },
    'BASE-DRIVE-16': {
      title: 'Prijs en binnenrijden',
      rule: 'Je kunt een lijn alleen nemen als je zowel de prijs als het binnenrijden van de stad kunt betalen. Een mislukte poging verplaatst je voertuig en je fiche niet.',
    },
    'BASE-DRIVE-17': {
      title: 'Stap voor stap',
      ruling:
        'Een veld op rijden gaat in deze volgorde: kies het veld; trek een tegel als het leeg is; tel de prijs op; gebruik een bewaker, een militie of jerrycans; betaal de benzine, dan de schade; verplaats voertuig en fiche; controleer je handlimiet; dan volgt pech, een stop of een stad. Om een stop te negeren moet je de gids op dat moment nog in je hand hebben.',
    },
    'BASE-DRIVE-18': {
      title: 'Proberen met lege tank',
      ruling:
        'Je mag een leeg veld proberen, hoe weinig benzine je ook hebt. Kun je niet betalen, dan heb je alleen de tegel onthuld.',
    },
    'BASE-DRIVE-19': {
      title: 'Paarse steden',
      ruling: 'In paarse steden trek je geen kaarten. De startstad mag je weer binnenrijden, voor 1 benzine.',
    },
    'BASE-DRIVE-20': {
      title: 'Een stad verlaten',
      ruling:
        'Een stad verlaten kost niets, ook de startstad niet. Met een lijn de eindstad bereiken is een aankomst als elke andere.',
    },
    'BASE-DRIVE-21': {
      title: 'Toch niet betalen',
      ruling:
        'Kun je een veld alleen met een kaart of een bewaker betalen, dan mag je ervan afzien. Je gaat terug zoals bij ‘BASE-DRIVE-08’, verliest niets, en de rit eindigt, ook op bekend terrein.',
    },
    'BASE-DRIVE-22': {
      title: 'Geen tegel, geen toeslag',
      ruling:
        'De 2 benzine van ‘BASE-DRIVE-10’ is alles wat zo’n veld kost, ook in een risicozone: de toeslag geldt alleen voor tegels.',
    },
    'BASE-DRIVE-23': {
      title: 'Trekken onder een voertuig',
      ruling:
        'Door ‘BASE-DRIVE-10’ kan een voertuig op een leeg veld staan. Zijn er weer tegels, dan trekt een bemanning die daarheen rijdt er een zoals bij ‘BASE-DRIVE-08’. De tegel komt onder het voertuig, en de bemanning die er al staat betaalt er niets voor.',
    },
    'BASE-DRIVE-24': {
      title: 'Kaarten die een rit starten',
      ruling:
        'Een kaart die een rit start (bestuurder, weerstation) wordt afgelegd als die rit is afgelopen. Hij kan dus nooit bij de kaarten zitten die je onderweg trekt.',
    },
  },
} satisfies ChapterText<typeof chapter>;
