import type { base as chapter } from '../../chapters/base.ts';
import type { ChapterText } from '../../text.ts';

export const base = {
  sections: {
    setup: 'Voorbereiding',
    turn: 'De ronde',
    bivouac: 'Bivak',
    planning: 'Planning',
    convoy: 'Konvooi',
    petrol: 'Benzine',
    pathfinder: 'Verkenner',
    mechanics: 'Techniek',
    security: 'Beveiliging',
    funding: 'Financiering',
    driving: 'Rijden',
    hand: 'De hand',
    maintenance: 'Onderhoud',
    end: 'Einde en telling',
  },
  rules: {
    'BASE-SETUP-01': {
      title: 'Speelbord en richting',
      rule: 'De tafel kiest een speelbord, Afrika of Zuid-Amerika. Op elk bord liggen twee paarse steden: de ene wordt de startstad, en de race gaat naar de andere, de eindstad.',
    },
    'BASE-SETUP-02': {
      title: 'Eerste beurtvolgorde',
      rule: 'In de eerste ronde spelen de bemanningen in de volgorde van hun plaatsen.',
      ruling:
        'De plaatsen worden geloot met de startwaarde van het spel, tenzij de gastheer ze heeft vastgelegd.',
    },
    'BASE-SETUP-03': {
      title: 'Voertuigen en voortgangsfiches',
      rule: 'Alle voertuigen beginnen in de startstad. De voortgangsfiches vormen één stapel op het startveld van het voortgangsspoor: het fiche van de eerste bemanning ligt helemaal onderop, de andere erbovenop in beurtvolgorde.',
    },
    'BASE-SETUP-04': {
      title: 'Volle meters',
      rule: 'Een voertuig heeft drie meters: benzine, motor en chassis. Elke meter heeft een stand, het aantal punten dat er op dat moment is, en een maximum, waar de stand nooit boven komt. Bij de start staan alle meters op hun maximum. Motor en chassis samen heten de techniek.',
    },
    'BASE-SETUP-05': {
      title: 'Startgeld',
      rule: 'Er wordt gerekend in frank (F). Elke bemanning begint met 80 F, alleen de laatste in de beurtvolgorde met 70 F.',
      ruling: 'In de bank zit altijd genoeg geld.',
    },
    'BASE-SETUP-06': {
      title: 'Trekstapel en zak',
      rule: 'De 46 hulpbronkaarten van het basisspel (modules voegen er meer toe) worden geschud en gedekt neergelegd als trekstapel. Alle terreintegels gaan in de zak.',
      ruling: 'Afrika en Zuid-Amerika hebben elk hun eigen 60 tegels.',
    },
    'BASE-SETUP-07': {
      title: 'Lege handen',
      ruling: 'Niemand begint met hulpbronkaarten. De eerste komen bij het eerste bivak.',
    },
    'BASE-SETUP-08': {
      title: 'Een voertuig kiezen',
      rule: 'De bemanningen kiezen in beurtvolgorde hun voertuig. De kleur en de vijf assistenten van dat voertuig horen erbij.',
    },
    'BASE-SETUP-09': {
      title: 'Open en geheim',
      ruling:
        'Iedereen mag zien: de meters, het geld, de assistenten na het onthullen, hoeveel kaarten er in elke hand zitten, de aflegstapel en welke tegels nog in de zak zitten, maar niet hun volgorde. Niemand ziet de kaarten van een andere bemanning, een plan vóór het onthullen of wat er hierna uit de trekstapel en de zak komt. Een kaart die open is gepakt, blijft bij iedereen bekend zolang hij in die hand zit; een getrokken tegel ziet iedereen.',
    },
    'BASE-TURN-01': {
      title: 'Vier fasen',
      rule: 'Een ronde heeft vier fasen, altijd in dezelfde volgorde: bivak, planning, konvooi en onderhoud. Zo volgt ronde op ronde tot de race voorbij is.',
    },
    'BASE-BIVOUAC-01': {
      title: 'Kaarten te kiezen',
      rule: 'Er worden zoveel hulpbronkaarten als er bemanningen zijn, plus 1, open neergelegd.',
    },
    'BASE-BIVOUAC-02': {
      title: 'De laatste kiest eerst',
      rule: 'Elke bemanning pakt een van die kaarten, tegen de beurtvolgorde in: de laatste bemanning begint en de eerste sluit de rij. De kaart die er dan nog ligt, is voor de laatste bemanning in de beurtvolgorde. Die mag haar twee kaarten niet in één keer pakken.',
    },
    'BASE-BIVOUAC-03': {
      title: 'Limiet bij elke kaart',
      rule: 'Zodra een bemanning een kaart heeft gepakt, wordt haar handlimiet gecontroleerd (BASE-HAND-01); pas daarna kiest de volgende.',
    },
    'BASE-BIVOUAC-04': {
      title: 'Trekstapel op',
      rule: 'Is de trekstapel op, dan wordt de aflegstapel geschud; dat is dan de nieuwe trekstapel.',
      ruling:
        'Is de aflegstapel ook leeg, dan worden er minder kaarten neergelegd. De eerste die ontbreekt, is de tweede kaart van de laatste bemanning.',
    },
    'BASE-BIVOUAC-05': {
      title: 'Weigeren kan niet',
      ruling:
        'Een bemanning kan haar kaart niet weigeren, ook niet als haar chassis op 0 staat en ze de kaart niet kan houden.',
    },
    'BASE-PLAN-01': {
      title: 'Vijf assistenten in het geheim',
      rule: 'Alle bemanningen plannen tegelijk, uit het zicht van elkaar. Ze zetten elk al hun vijf assistenten op de vier vakken van hun dashboard (verkenner, techniek, beveiliging en financiering), op elk vak zoveel als ze willen.',
    },
    'BASE-PLAN-02': {
      title: 'Het onthullen',
      rule: 'Alle plannen worden op hetzelfde moment onthuld. Daarna verandert geen assistent meer van vak.',
    },
    'BASE-PLAN-03': {
      title: 'Elke ronde alle vijf',
      rule: 'Elke planning begint met alle vijf de assistenten, of ze in de vorige ronde nu gebruikt zijn of niet.',
    },
    'BASE-PLAN-04': {
      title: 'Het plan veranderen',
      ruling:
        'Zolang de laatste bemanning niet heeft bevestigd, mag iedereen het eigen plan nog veranderen. Van de anderen is alleen te zien wie klaar is en wie niet.',
    },
    'BASE-PLAN-05': {
      title: 'Twee acties per vak',
      rule: 'Verkenner, techniek en beveiliging bieden elk twee acties. Welke van de twee het wordt, kiest de bemanning pas als ze de assistent speelt, niet bij de planning.',
    },
    'BASE-CONVOY-01': {
      title: 'De beurt',
      rule: 'De actieve bemanningen nemen in beurtvolgorde elk een beurt en beginnen dan weer van voren af aan. Een beurt heeft drie stappen: 1. benzine kopen, als de bemanning dat wil; 2. zoveel kaarten spelen als ze wil, of geen; 3. één assistent of de hele financieringsgroep spelen, of anders passen. Stap 3 is verplicht.',
      ruling: 'Het gaat op beurtvolgorde, ook waar het regelboek ‘met de klok mee’ zegt.',
    },
    'BASE-CONVOY-02': {
      title: 'Vaste volgorde',
      rule: 'De stappen kunnen niet worden omgewisseld. Wie een kaart heeft gespeeld, koopt in die beurt geen benzine meer, en wie zijn assistent heeft gespeeld, speelt geen kaarten meer.',
    },
    'BASE-CONVOY-03': {
      title: 'Geen kaarten zonder assistent',
      rule: 'In stap 2 kan een bemanning alleen kaarten spelen zolang er minstens één actieve assistent op haar dashboard staat. Een bewaker is genoeg.',
    },
    'BASE-CONVOY-04': {
      title: 'Passen',
      rule: 'Een bemanning die past, haalt al haar assistenten van het dashboard, behalve die op beveiliging. Ze krijgt deze ronde geen beurt meer, maar haar bewakers zijn nog te gebruiken.',
      ruling: 'Ook haar kaarten voor elk moment kan ze nog spelen.',
    },
    'BASE-CONVOY-05': {
      title: 'Geen assistent meer',
      rule: 'Een bemanning die haar laatste assistent heeft verbruikt, is klaar met deze fase. Passen hoeft niet.',
    },
    'BASE-CONVOY-06': {
      title: 'Alleen nog bewakers',
      ruling:
        'Ook een bemanning die alleen nog bewakers heeft, blijft aan de beurt komen. Ze kan met een van hen een tegel weghalen, of passen en hen houden voor haar verdediging.',
    },
    'BASE-CONVOY-07': {
      title: 'De laatste actieve bemanning',
      rule: 'Zijn alle anderen klaar, dan speelt de overgebleven bemanning haar beurten gewoon na elkaar.',
    },
    'BASE-CONVOY-08': {
      title: 'Einde van het konvooi',
      rule: 'Zodra er geen bemanning meer actief is, is de konvooifase voorbij.',
    },
    'BASE-CONVOY-09': {
      title: 'Kaart voor kaart',
      rule: 'Een kaart wordt helemaal afgehandeld voordat de bemanning de volgende kiest.',
    },
    'BASE-CONVOY-10': {
      title: 'Actieve bemanningen',
      ruling:
        'Een bemanning is actief zolang ze nog een assistent heeft, niet heeft gepast en niet is aangekomen.',
    },
    'BASE-CONVOY-11': {
      title: 'Wachten',
      ruling:
        'Een bemanning mag een assistent op verkenner, techniek of beveiliging verbruiken zonder er iets mee te doen. Dat heet wachten, en daardoor hoeft niemand ooit te passen. Kaarten en krachten van leiders kunnen niet zo worden verbruikt.',
    },
    'BASE-CONVOY-12': {
      title: 'De laatste bewaker',
      ruling:
        'Gebruikt een bemanning in stap 2 een bewaker en was dat haar laatste assistent, dan houdt haar beurt daar op en is ze klaar met deze fase.',
    },
    'BASE-CONVOY-13': {
      title: 'Aankomen met een kaart',
      ruling: 'Komt een bemanning in stap 2 aan, dan is haar beurt voorbij. Stap 3 vervalt.',
    },
    'BASE-PETROL-01': {
      title: 'Benzine kopen',
      rule: 'Een punt benzine kost 10 F in een stad en 20 F overal elders; boven het maximum tanken kan niet. Er is geen assistent voor nodig, maar het moet het allereerste zijn wat de bemanning in haar beurt doet.',
    },
    'BASE-PETROL-02': {
      title: 'Onderweg geen pomp',
      rule: 'Tijdens een rit kan er geen benzine worden gekocht. Een jerrycan spelen kan wel.',
    },
    'BASE-PETROL-03': {
      title: 'Jerrycan tijdens het betalen',
      ruling:
        'Een jerrycan kan midden in het betalen worden gespeeld, ook door een bemanning die een volle meter had: hij dekt 1 punt van de gevraagde benzine.',
    },
    'BASE-PATH-01': {
      title: 'Twee tegels leggen',
      rule: 'Een verkenner kan tegels leggen: de bemanning trekt er 2 uit de zak en legt ze elk op een vrij terreinveld dat rechtstreeks met haar voertuig verbonden is.',
    },
    'BASE-PATH-02': {
      title: 'Rechtstreeks verbonden',
      rule: 'Een veld is rechtstreeks verbonden als het aan het veld van het voertuig grenst. Het is dat ook als het vanaf het voertuig te bereiken is over aangrenzende velden die allemaal een stad zijn of al een tegel hebben. Op een stad zelf komt nooit een tegel.',
    },
    'BASE-PATH-03': {
      title: 'Eerst kijken, dan leggen',
      rule: 'De bemanning bekijkt alle tegels die ze heeft getrokken voordat ze de eerste legt. Elke tegel moet met het voertuig verbonden zijn, maar ze hoeven niet aan elkaar te grenzen, en een tegel die net gelegd is, mag de volgende verbinden.',
    },
    'BASE-PATH-04': {
      title: 'Doodlopend mag',
      rule: 'Een getrokken tegel moet worden gelegd. De bemanning bepaalt waar, en doodlopend mag.',
    },
    'BASE-PATH-05': {
      title: 'Lijnen verbinden niet',
      ruling: 'Voor het leggen van tegels verbinden zee- en luchtlijnen geen velden.',
    },
    'BASE-PATH-06': {
      title: 'Lege zak',
      ruling:
        'Een tegel die nergens meer kan liggen, gaat terug in de zak. Is de zak leeg, dan worden de tegels die uit het spel zijn gemengd en gaan ze er weer in, al zijn ze volgens het regelboek voorgoed weg. Zijn die er ook niet, dan kan er niet worden gelegd; is er nog maar één tegel, dan wordt alleen die getrokken.',
    },
    'BASE-PATH-07': {
      title: 'Een kaart trekken',
      rule: 'In plaats van tegels te leggen kan een verkenner de bovenste kaart van de trekstapel trekken. Daarna wordt de handlimiet gecontroleerd.',
    },
    'BASE-PATH-08': {
      title: 'Geen plek om te leggen',
      ruling:
        'Is er geen verbonden veld vrij, dan kunnen er geen tegels worden gelegd: niet door een assistent, en ook niet door een kaart of kracht waarmee dat anders mag. Is er minstens één vrij, dan worden alle tegels getrokken die erbij horen en worden ze gelegd zolang er plek is.',
    },
    'BASE-PATH-09': {
      title: 'Niet onder een voertuig',
      ruling: 'Op een veld waar een voertuig staat, wordt geen tegel gelegd.',
    },
    'BASE-MECH-01': {
      title: 'Monteur',
      rule: 'Een monteur brengt motor en chassis weer omhoog, verdeeld zoals de bemanning wil en tot aan hun maximum. De bemanning combineert daarvoor naar keuze kaarten met reserveonderdelen (+1 per kaart), gereedschapskisten (+3 per kaart, te verdelen over beide meters) en onderdelen die ze koopt (+1 per stuk, voor 20 F in een stad of 40 F elders). Eén monteur is genoeg voor alles bij elkaar.',
    },
    'BASE-MECH-02': {
      title: 'Bestuurder',
      rule: 'Een bestuurder maakt één rit (BASE-DRIVE-01).',
    },
    'BASE-GUARD-01': {
      title: 'Gevaar afwenden',
      rule: 'Een bewaker wendt één gevaar af: dat van een tegel die het voertuig op rijdt, of dat van een gevaarkaart die een tegenstander speelt. Dat kan op elk moment, ook buiten de eigen beurt en zelfs na het passen.',
    },
    'BASE-GUARD-02': {
      title: 'Een tegel weghalen',
      rule: 'Gespeeld als assistent van een beurt haalt een bewaker één tegel naast het eigen voertuig weg; die tegel gaat uit het spel. Het mag geen tegel zijn waar een voertuig op staat.',
    },
    'BASE-GUARD-03': {
      title: 'Bewakers na het passen',
      rule: 'Heeft een bemanning gepast, dan kunnen haar bewakers alleen nog verdedigen. Ze koopt geen benzine meer, speelt geen kaarten meer zoals in stap 2 en haalt geen tegels meer weg.',
    },
    'BASE-GUARD-04': {
      title: 'Naast het voertuig',
      ruling:
        'Alleen de velden die aan dat van het voertuig grenzen, liggen ernaast. Over een stad of een lijn heen reikt een bewaker niet verder.',
    },
    'BASE-GUARD-05': {
      title: 'Eén bewaker, één gevaar',
      ruling:
        'Een bewaker of een militie helpt tegen één gevaar. Rijdt een voertuig van het ene gevaar in het andere, dan krijgt de bemanning de vraag telkens opnieuw, ook als ze de schade kan dragen.',
    },
    'BASE-FUND-01': {
      title: 'Geld inzamelen',
      rule: 'Alle assistenten op financiering worden samen verbruikt, in één actie. Daarbij levert 1 assistent 10 F op; 2 leveren 20 F op, 3 leveren 40 F op, 4 leveren 70 F op en 5 leveren 110 F op.',
    },
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
