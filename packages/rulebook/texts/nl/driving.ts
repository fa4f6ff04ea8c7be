import type { driving as chapter } from '../../chapters/driving.ts';
import type { ChapterText } from '../../text.ts';

export const driving = {
  sections: {
    driving: 'Rijden',
  },
  rules: {
    'BASE-DRIVE-01': {
      title: 'Een rit',
      rule: 'Een rit wordt gemaakt met een assistent als bestuurder, met een bestuurderskaart of met een andere kaart die een rit geeft. Het voertuig gaat van veld naar aangrenzend veld, over hoogstens zoveel velden als de motor punten had toen de rit begon. Na elk veld mag de bemanning stoppen.',
    },
    'BASE-DRIVE-02': {
      title: 'De prijs van een veld',
      rule: 'Wie een veld op rijdt, moet alles betalen wat het vraagt: de benzine van de tegel, in een risicozone 1 punt meer, de schade en het gevaar. Wie dat niet kan, komt er niet op en verliest daar niets bij.',
    },
    'BASE-DRIVE-03': {
      title: 'Schade en gevaar',
      rule: 'Schade gaat van motor en chassis af; de bemanning die rijdt, verdeelt die zoals ze wil. Een gevaar betekent 2 schade extra, tenzij een bewaker of een militie het afwendt.',
    },
    'BASE-DRIVE-04': {
      title: 'Kunnen betalen',
      ruling:
        'Een veld geldt als betaalbaar als het te betalen is met alles wat de bemanning ter plekke nog zou kunnen doen: jerrycans spelen, een militie spelen, een bewaker gebruiken. Schade is te betalen zolang motor en chassis samen genoeg punten hebben.',
    },
    'BASE-DRIVE-05': {
      title: 'Lege meters',
      rule: 'Staat de motor op 0, dan heeft het voertuig pech: de rit is meteen voorbij, en vóór een reparatie begint er geen nieuwe. Staat het chassis op 0, dan heeft de bemanning geen kaarten meer in de hand, meer niet. Staat de benzine op 0, dan kan niets meer wat benzine kost.',
    },
    'BASE-DRIVE-06': {
      title: 'Stopsymbool',
      rule: 'Op een tegel met een stopsymbool is de rit afgelopen, tenzij de bemanning een gids speelt.',
    },
    'BASE-DRIVE-07': {
      title: 'Bekend terrein',
      rule: 'Tegels zijn van niemand. Elke bemanning kan over elke tegel rijden, wie hem ook heeft gelegd.',
    },
    'BASE-DRIVE-08': {
      title: 'Onbekend terrein',
      rule: 'Gaat een voertuig naar een terreinveld zonder tegel, dan wordt er een uit de zak getrokken. Kan de bemanning die betalen, dan blijft het voertuig daar op de tegel staan en gaat de rit door. Kan ze dat niet, dan gaat het voertuig terug naar het veld waar het vandaan kwam, blijft de tegel op het geprobeerde veld liggen en is de rit voorbij. De poging zelf kost niets.',
    },
    'BASE-DRIVE-09': {
      title: 'Betalen of omkeren',
      ruling:
        'Een getrokken tegel die zonder kaart of bewaker te betalen is, moet worden betaald. Zijn er kaarten of bewakers voor nodig, dan is de bemanning vrij om ze uit te geven of niet; doet ze het niet, dan keert het voertuig om.',
    },
    'BASE-DRIVE-10': {
      title: 'Nergens meer een tegel',
      ruling:
        'Is er geen tegel meer te trekken (BASE-PATH-06), dan kost een leeg veld 2 benzine en eindigt de rit daar; het veld blijft zonder tegel. Zo zit niemand ooit vast: voor financiering is niets nodig, en al het andere is te koop.',
    },
    'BASE-DRIVE-11': {
      title: 'Een stad binnenrijden',
      rule: 'Een stad binnenrijden kost 1 benzine, hoe het voertuig er ook komt; een risicozone doet daar nooit iets bij. De rit is voorbij. De bemanning trekt zoveel hulpbronkaarten als de stad aangeeft; daarna wordt haar handlimiet gecontroleerd.',
    },
    'BASE-DRIVE-12': {
      title: 'Zee- en luchtlijnen',
      rule: 'Vanuit een stad met een zee- of luchtlijn kan een rit die lijn volgen naar de stad aan het andere eind. De bemanning betaalt het tarief, 50 F minder voor elke transportkaart die ze speelt maar nooit minder dan 0 F, en rijdt dan die stad binnen. Ook dat is verplaatsen: er is een rit voor nodig, en de lijn maakt er een eind aan.',
    },
    'BASE-DRIVE-13': {
      title: 'Eén lijn, één veld',
      ruling:
        'Een lijn telt als één veld van de rit en kan alleen worden genomen vanuit de stad waar de rit begint.',
    },
    'BASE-DRIVE-14': {
      title: 'Gezelschap en terugrijden',
      rule: 'Op één veld kunnen meerdere voertuigen staan. Terugrijden mag.',
    },
    'BASE-DRIVE-15': {
      title: 'Voortgangsfiche',
      rule: 'Telkens als een voertuig een veld op rijdt, gaat zijn voortgangsfiche naar het bijbehorende veld van het voortgangsspoor, boven op de fiches die er al liggen.',
      ruling: 'Lag het al op dat veld van het spoor, dan blijft de stapel zoals hij is.',
    },
    'BASE-DRIVE-16': {
      title: 'Tarief en binnenrijden',
      rule: 'Een bemanning mag een lijn alleen nemen als ze zowel het tarief als het binnenrijden van de stad kan betalen. Na een mislukte poging zijn voertuig en fiche waar ze daarvoor waren.',
    },
    'BASE-DRIVE-17': {
      title: 'Stap voor stap',
      ruling:
        'Een veld op rijden gaat in deze volgorde: de bemanning kiest het veld; is het leeg, dan wordt er een tegel getrokken; de prijs wordt opgeteld; bewaker, militie en jerrycans worden gebruikt; eerst wordt de benzine betaald, dan de schade; voertuig en fiche worden verplaatst; de handlimiet wordt gecontroleerd; als laatste komen pech, stop of stad. Een gids moet op dat moment nog in de hand zitten.',
    },
    'BASE-DRIVE-18': {
      title: 'Proberen met lege tank',
      ruling:
        'Een bemanning mag een leeg veld proberen, hoe weinig benzine ze ook heeft. Kan ze niet betalen, dan heeft ze alleen de tegel onthuld.',
    },
    'BASE-DRIVE-19': {
      title: 'Paarse steden',
      ruling:
        'In paarse steden worden geen kaarten getrokken. De startstad weer binnenrijden mag, voor 1 benzine.',
    },
    'BASE-DRIVE-20': {
      title: 'Een stad verlaten',
      ruling:
        'Een stad verlaten kost niets, ook bij de startstad niet. Wie de eindstad via een lijn bereikt, is net zo goed aangekomen.',
    },
    'BASE-DRIVE-21': {
      title: 'Toch niet betalen',
      ruling:
        'Een bemanning die een veld op rijdt dat ze alleen met een kaart of een bewaker kan betalen, mag daar nog van afzien. Ze keert om zoals in BASE-DRIVE-08, verliest niets, en de rit is voorbij, ook op bekend terrein.',
    },
    'BASE-DRIVE-22': {
      title: 'Geen tegel, geen toeslag',
      ruling:
        'De 2 benzine van BASE-DRIVE-10 is alles wat zo’n veld kost, ook in een risicozone: de toeslag hoort bij tegels.',
    },
    'BASE-DRIVE-23': {
      title: 'Omdraaien onder een voertuig',
      ruling:
        'Door BASE-DRIVE-10 kan een voertuig op een leeg veld staan. Zijn er weer tegels, dan trekt wie daarheen rijdt er een zoals in BASE-DRIVE-08; die schuift onder het voertuig, waarvan de bemanning er niets voor betaalt.',
    },
  },
} satisfies ChapterText<typeof chapter>;
