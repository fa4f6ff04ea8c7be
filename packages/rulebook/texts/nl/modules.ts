import type { modules as chapter } from '../../chapters/modules.ts';
import type { ChapterText } from '../../text.ts';

export const modules = {
  sections: {
    leaders: 'De leiders',
    season: 'Seizoen en microklimaat',
    village: 'Dorpen',
    postal: 'De post',
    paddock: 'De paddock',
    diplomacy: 'Diplomatie',
    patronage: 'De mecenassen',
    fifth: 'De vijfde bemanning',
    modes: 'Spelvormen',
    mix: 'Als modules elkaar ontmoeten',
  },
  rules: {
    'LEADER-01': {
      title: 'Twee extra kaarten',
      rule: 'Met de leiders worden 2 topografen door de trekstapel geschud.',
    },
    'LEADER-02': {
      title: 'Een leider kiezen',
      rule: 'In beurtvolgorde kiest elke bemanning een leider. Nationaliteit, voertuig en assistenten horen daarbij.',
    },
    'LEADER-03': {
      title: 'Eens per ronde',
      rule: 'Een gave die eens per ronde werkt, is aan het begin van de volgende ronde weer klaar.',
    },
    'LEADER-04': {
      title: 'De mannen van de huurling',
      rule: 'Roy Chapman brengt geen bemanning mee. Als iedereen gekozen heeft, neemt zijn speler voertuig en bemanning uit wat over is; de eigen leider daarvan blijft thuis.',
    },
    'LEADER-05': {
      title: 'Wanneer gaven werken',
      ruling:
        'Delatour en Martinetti gebruiken hun gave in stap 2 van hun eigen beurt, net als een kaart: er moet nog een assistent actief zijn, en de beurt gaat door. De 20 F van Chevy komen vanzelf als een konvooi begint, tenzij hij is aangekomen.',
    },
    'LEADER-06': {
      title: 'Wel schip, geen zeppelin',
      ruling:
        'De 50 F van Walledgrave komen boven op transportkaarten, maar alleen op zeelijnen, nooit in de lucht.',
    },
    'LEADER-07': {
      title: 'De tweede tegel van Chapman',
      ruling:
        'Chapman beslist zodra de eerste tegel open ligt. Die gaat terug in de zak voordat de tweede wordt getrokken en kan dus terugkomen; de tweede moet hij nemen.',
    },
    'LEADER-08': {
      title: 'Elke leider één keer',
      rule: 'Geen leider kan twee keer gekozen worden. Wie kiest, mag Chapman nemen in plaats van een leider die nog vrij is.',
    },
    'LEADER-09': {
      title: 'De kaart voor Simone',
      rule: 'Rijdt Simone Deforêt mee, dan liggen er in het bivak 2 kaarten meer dan er bemanningen zijn. Heeft ieder er een genomen, dan neemt de laatste bemanning in beurtvolgorde een van de twee die over zijn, en Simone krijgt de andere.',
      ruling:
        'Dat gaat vanzelf. Zijn er te weinig kaarten, dan ontbreekt eerst die van Simone, dan de tweede van de laatste bemanning, dan die van wie het laatst kiezen.',
    },
    'LEADER-10': {
      title: 'Wanneer de korting op is',
      ruling:
        'De korting van Walledgrave geldt vanzelf. Ze is pas op als er echt een zeelijn wordt genomen en ze het tarief heeft verlaagd.',
    },
    'LEADER-11': {
      title: 'Waar Van Hotten trekt',
      ruling:
        'De twee kaarten van Van Hotten zijn voor gekleurde steden. Dorpen en paarse steden geven wat ze altijd geven.',
    },
    'LEADER-12': {
      title: 'Nergens plaats',
      ruling:
        'Is er voor de tegels van een topograaf geen vrij verbonden veld meer, dan gaan alle tegels die nog in de hand zijn terug in de zak en gaat er geen uit het spel.',
    },
    'LEADER-DELATOUR': {
      title: 'Delatour verkent',
      rule: 'Jean Delatour leidt de Franse bemanning. Eens per ronde trekt hij 3 tegels en legt ze.',
    },
    'LEADER-MARTINETTI': {
      title: 'Martinetti sleutelt',
      rule: 'Gianni Martinetti leidt de Italiaanse bemanning. Eens per ronde doet hij een reparatie.',
    },
    'LEADER-WALLEDGRAVE': {
      title: 'Walledgrave reist goedkoper',
      rule: 'Sir Andrew Walledgrave leidt de Engelse bemanning. Eens per ronde kost een zeelijn hem 50 F minder.',
    },
    'LEADER-VAN-HOTTEN': {
      title: 'Van Hotten is welkom',
      rule: 'Leonard Van Hotten leidt de Belgische bemanning. Bij het binnenrijden van een stad trekt hij altijd minstens 2 kaarten.',
    },
    'LEADER-CHAPMAN': {
      title: 'Chapman kijkt twee keer',
      rule: 'Roy Chapman is een Amerikaanse huurling. Eens per ronde mag hij in onbekend gebied de eerste tegel terug in de zak doen en een andere trekken.',
    },
    'LEADER-CHEVY': {
      title: 'Chevy heeft geldschieters',
      rule: 'Louis Chevy leidt de Zwitserse bemanning. Eens per ronde krijgt hij 20 F.',
    },
    'LEADER-DEFORET': {
      title: 'Een kaart voor Deforêt',
      rule: 'Simone Deforêt leidt de Suffragettes. In elk bivak ligt er een kaart meer; die is voor haar als allen de hunne genomen hebben.',
    },
    'CARD-TOPOGRAPHER': {
      title: 'Topograaf',
      rule: 'De bemanning trekt 4 tegels, legt er 2 zoals een verkenner, en de andere 2 gaan uit het spel. Voor stap 2 van een beurt. 2 exemplaren.',
    },
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
    'VILLAGE-01': {
      title: 'Dorpen in de zak',
      rule: 'De 5 dorpstegels van het continent gaan in de zak.',
    },
    'VILLAGE-02': {
      title: 'Stoppen of doorrijden',
      rule: 'Wie een dorp binnenrijdt, mag er stoppen, wat de rit beëindigt, en het geschenk van het dorp nemen; of rijdt door en negeert het stopsymbool.',
    },
    'VILLAGE-03': {
      title: 'De vijf geschenken',
      rule: 'Eén dorp verhoogt de motor met 1, één het chassis met 1, één de benzine met 3; één geeft 20 F, en in één trekt de bemanning een kaart.',
    },
    'VILLAGE-04': {
      title: 'Wat als stoppen telt',
      ruling:
        'Het geschenk is er elke keer dat een bemanning bij het binnenrijden stopt. Een rit die daar door zijn bereik of door pech eindigt, telt als stoppen. Een punt motor verhelpt de pech, maar de rit is voorbij. Uit een dorp vertrekken levert niets op.',
    },
    'POSTAL-01': {
      title: 'Twee snelle koeriers',
      rule: '2 expresbestellingen worden door de trekstapel geschud.',
    },
    'POSTAL-02': {
      title: 'Pakketten aan het begin',
      rule: 'Pakketten zijn blokjes in de vier stadskleuren en komen uit een eigen zak. Bij de opbouw wordt er een voor elke stad getrokken, dan een voor elke bemanning, die het aan boord neemt.',
    },
    'POSTAL-03': {
      title: 'Bezorgen',
      rule: 'Aankomen in een stad van de juiste kleur bezorgt het pakket aan boord: het blokje gaat terug in de zak en de bemanning krijgt 30 F. Daarna mag ze het pakket laden dat in de stad ligt.',
    },
    'POSTAL-04': {
      title: 'Eén pakket tegelijk',
      rule: 'Een bemanning vervoert één pakket en moet het bezorgen voordat ze een ander laadt.',
      ruling: 'Een bemanning zonder pakket mag dat van elke stad laden waar ze aankomt.',
    },
    'POSTAL-05': {
      title: 'Nieuwe pakketten',
      rule: 'In het onderhoud krijgt elke stad zonder pakket een nieuw, zodra de nieuwe beurtvolgorde vaststaat.',
    },
    'POSTAL-06': {
      title: 'Waar pakketten heen gaan',
      ruling:
        'Paarse steden hebben geen pakketten en nemen er geen aan, ook niet per expres. Een expresbestelling speel je bij aankomst, of in stap 2 terwijl het voertuig in een gekleurde stad staat; daarna mag het pakket daar geladen worden. Ook een pakket in de eigen kleur van de stad mag geladen worden, en wacht op een andere stad van die kleur.',
    },
    'POSTAL-07': {
      title: 'Niet waar het geladen werd',
      ruling:
        'Geen pakket wordt ooit bezorgd in de stad waar het geladen werd, ook niet per expres. Geen kan worden weggegooid.',
    },
    'POSTAL-08': {
      title: 'Een lege pakketzak',
      ruling:
        'Heeft de zak te weinig pakketten, dan beslist het toeval welke steden er een krijgen; de andere wachten tot er een is.',
    },
    'CARD-EXPRESS-DELIVERY': {
      title: 'Expresbestelling',
      rule: 'Het pakket aan boord wordt bezorgd in de stad waar de bemanning is, welke kleur die ook heeft. Voor stap 2 van een beurt, of bij aankomst. 2 exemplaren.',
    },
    'PADDOCK-01': {
      title: 'Sleutelen onderweg',
      rule: '2 paddockkaarten worden door de trekstapel geschud. Zo’n kaart verandert een meter van het eigen voertuig met één: omhoog kost 100 F, omlaag levert 100 F op.',
      ruling: 'Wat verandert, is het maximum van de meter.',
    },
    'PADDOCK-02': {
      title: 'Kant-en-klare voertuigen',
      rule: 'In het voorbereide spel heeft elk voertuig zijn eigen maxima.',
    },
    'PADDOCK-03': {
      title: 'De open werkplaats',
      rule: 'In het vrije spel krijgt elke bemanning 150 F extra. In beurtvolgorde, rond na rond, verhoogt ieder een maximum met 1 voor 100 F, verlaagt er een met 1 en krijgt 100 F, of past, tot allen gepast hebben.',
    },
    'PADDOCK-04': {
      title: 'Vol tot de rand',
      rule: 'Alle meters beginnen op de maxima die het voertuig dan heeft.',
    },
    'PADDOCK-05': {
      title: 'Grenzen van de werkplaats',
      ruling:
        'Wie in het vrije spel gepast heeft, doet niet meer mee. Het maximum van benzine blijft tussen 4 en 10, die van motor en chassis tussen 3 en 10. Een maximum verhogen verhoogt ook de stand met 1; verlagen verlaagt de stand alleen als die erboven ligt, en levert in elk geval op. Geld dat over is, blijft.',
    },
    'CARD-PADDOCK': {
      title: 'Naar de paddock',
      rule: 'Eén maximum van het eigen voertuig verandert met 1: omhoog voor 100 F, of omlaag, wat 100 F oplevert. Voor stap 2 van een beurt. 2 exemplaren.',
    },
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
    'PATRON-01': {
      title: 'Charmant gezelschap',
      rule: '2 dandy’s worden door de trekstapel geschud.',
    },
    'PATRON-02': {
      title: 'Het spoor van de mecenassen',
      rule: 'Een spoor toont oplopende bedragen. De fiche van elke bemanning begint op het beginvak, het enige waar er meer mogen staan.',
    },
    'PATRON-03': {
      title: 'Financiering verzet de fiche',
      rule: 'De financieringsactie verzet de fiche van de bemanning één vak voor elke assistent die meedoet. Bezette vakken worden overgeslagen en niet geteld.',
    },
    'PATRON-04': {
      title: 'Innen',
      rule: 'Helemaal aan het begin van een beurt, vóór de benzine, mag een bemanning innen: ze neemt het bedrag onder haar fiche, de fiche gaat terug naar het begin, en de rest van de beurt vervalt. Dat is geen passen.',
    },
    'PATRON-05': {
      title: 'Grenzen van het spoor',
      ruling:
        'Om te innen is een actieve assistent nodig en een fiche voorbij het begin. Stappen voorbij het laatste vrije vak vervallen; een dandy die niets zou verzetten, kan niet gespeeld worden.',
    },
    'PATRON-06': {
      title: 'Mecenassen bij de finish',
      ruling:
        'Een bemanning die aankomt, neemt haar fiche van het spoor. Wat ze niet geïnd heeft, is verloren.',
    },
    'CARD-DANDY': {
      title: 'Dandy',
      rule: 'De fiche van de mecenas gaat 2 vakken vooruit; bezette vakken worden overgeslagen en niet geteld. Voor stap 2 van een beurt. 2 exemplaren.',
    },
    'FIFTH-01': {
      title: 'Een vijfde bemanning',
      rule: 'Een vijfde bemanning mag meedoen. De Suffragettes, Simone Deforêt met haar P20R Belinda, kunnen die bemanning zijn of een andere vervangen.',
    },
    'FIFTH-02': {
      title: 'Zes kaarten in het bivak',
      rule: 'Bij vijf bemanningen liggen er in het bivak 6 kaarten; de gave van Simone voegt er in elke race een toe. Is ze de laatste in beurtvolgorde, dan eindigt ze het bivak met 3 daarvan.',
    },
    'FIFTH-03': {
      title: 'Late aankomst',
      ruling: 'Als vierde of vijfde aankomen levert geen punten op.',
    },
    'FIFTH-04': {
      title: 'Suffragettes zonder leider',
      ruling:
        'Zonder de module van de leiders zijn de Suffragettes een bemanning als elke andere, en blijft de gave van Simone ongebruikt.',
    },
    'MODE-01': {
      title: 'Een spelvorm trekken',
      rule: 'In plaats van modules te kiezen kan een tafel een spelvormkaart trekken, die een combinatie noemt.',
    },
    'MODE-02': {
      title: 'Onze eigen spelvormen',
      ruling:
        'De stapel spelvormen is van onszelf: minstens 12, elk met zijn naam, zijn modules, zijn gewicht (licht, middel of zwaar) en wat hij met de speelduur doet.',
    },
    'MIX-01': {
      title: 'Een rit met alles',
      ruling:
        'In deze volgorde: visum, of worp en steekpenningen; keuze van veld of lijn; een tegel trekken; de tweede blik van Chapman; de microklimaatworp; de prijs van tegel, risicozone, weer en microklimaat; bewaker, militie, jerrycans; betalen; rijden; handlimiet; pech, stop, gids of dorp. In een stad: betalen, het pakket, de kaarten, de handlimiet.',
    },
    'MIX-02': {
      title: 'Eén prijs',
      ruling:
        'Alle delen van een prijs worden samen betaald of helemaal niet. Schade door weer en microklimaat is schade van de tegel: de bestuurder verdeelt haar, en bewakers houden haar niet tegen.',
    },
    'MIX-03': {
      title: 'Financiering met alles',
      ruling:
        'Eerst komt het geld, dan de fiche van de mecenas, dan de invloed. Alleen de financieringsactie doet dat: het geld van Chevy, de financier, dorpen en pakketten verzetten de fiche niet en openen geen invloed.',
    },
    'MIX-04': {
      title: 'Innen en gaven',
      ruling:
        'Wie int, ziet af van de kaarten en de gave van de leider in die beurt. Gaven van eens per ronde blijven klaar.',
    },
    'MIX-05': {
      title: 'Volgorde van de opbouw',
      ruling: 'De opbouw gaat zo: leiders, het voertuig van Chapman, de paddock, het seizoen, de pakketten.',
    },
    'MIX-06': {
      title: 'Tegels als alle andere',
      ruling:
        'Dorpen en microklimaten zijn terreintegels voor elke kaart, elke bewaker en elke gave. Ze gaan uit het spel en komen terug zoals de andere.',
    },
    'MIX-07': {
      title: 'Modules tegen René',
      ruling:
        'Het weer loopt van bivak tot bivak: het seizoen schuift bij elk op, en het openingsbivak gooit eerst. De Torpedo betaalt voor het weer en gooit voor microklimaten. In de waarde van een tegel telt een microklimaat 1 meer en de stop van een dorp niets. Hij rijdt door dorpen zonder stop of gift, draagt geen pakketten, gooit aan geen poort, en heeft geen mecenas, leider of paddock.',
    },
    'MIX-08': {
      title: 'Simone tegen René',
      ruling:
        'Met Simone wordt een zesde kaart gedeeld, op geen genummerde plaats. Als beiden hebben gepakt, pakt zij er nog een van de rest, voordat gevaar telt.',
    },
    'MIX-09': {
      title: 'Alleen, niet met vijf',
      ruling:
        'De vijfde bemanning en een solorace sluiten elkaar uit. De Suffragettes mogen de solobemanning zijn.',
    },
  },
} satisfies ChapterText<typeof chapter>;
