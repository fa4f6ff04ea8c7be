import type { net as chapter } from '../../chapters/net.ts';
import type { ChapterText } from '../../text.ts';

export const net = {
  sections: {
    net: 'Online spelen',
    people: 'Accounts en chat',
    ratings: 'Rating',
    cups: 'Toernooien',
    clubs: 'Clubs',
    administration: 'Beheer',
  },
  rules: {
    'NET-01': {
      title: 'Eén vraag, één antwoord',
      ruling:
        'Elk antwoord hoort bij één vraag. Een antwoord dat te laat komt, wordt geweigerd en verandert niets. Een antwoord dat twee keer wordt verstuurd, telt één keer, en de afzender krijgt dezelfde uitkomst nog eens.',
    },
    'NET-02': {
      title: 'Wie een plaats speelt',
      ruling:
        'Alleen wie op een plaats zit, kan daar antwoorden, zetten ongedaan maken en de plaats verlaten. De gastheer, die de tafel heeft geopend, start de race en kan de plaats vrijgeven van een speler die twee minuten weg is, behalve waar spelers bij elkaar zijn gezocht of waar in een race voor de rating een klok loopt: daar doet alleen de klok dat. Wie te laat komt, kan een bot aflossen die een open plaats heeft gevuld; is de gastheer ook weg, dan kan de eerste speler aan tafel dat doen, en vóór de race wordt die na twintig seconden zelf gastheer. Een bot valt in tot de speler terug is of, op een vrijgegeven plaats, tot iemand anders is gaan zitten. Niemand kan in dezelfde race twee handen zien.',
    },
    'NET-03': {
      title: 'Wat wanneer kan',
      ruling:
        'Je neemt een plaats in vóór de race, en een vrijgegeven plaats ook tijdens de race. Spelen doe je tijdens de race, en een revanche komt erna, voor wie meedoet. Een race eindigt eerder als iedereen die speelt het eens is, als iemand haar in de eerste ronde afgelast, of als alle anderen hebben opgegeven. Om terug te gaan is er een punt nodig om naar terug te gaan, en iemand die het heeft voorgesteld. Als een race is afgelopen, kan er niets meer ongedaan worden gemaakt.',
    },
    'NET-04': {
      title: 'Berichten over het netwerk',
      ruling:
        'Een bericht moet precies de delen van zijn soort hebben en mag niet te groot zijn. Al het andere wordt geweigerd en verandert niets.',
    },
    'NET-05': {
      title: 'Tempolimieten',
      ruling:
        'Als je met de hand speelt, bereik je nooit een limiet. Programma’s die veel meer versturen, worden een tijdje geweigerd.',
    },
    'NET-06': {
      title: 'Links, codes en sleutels',
      ruling:
        'Een tafel vind je via de link, een foutrapport via een eigen link, en de server herkent je aan het geheim op je apparaat. Een code brengt je naar een ander apparaat, één keer en binnen tien minuten. Onbekende links en codes leiden nergens heen.',
    },
    'NET-07': {
      title: 'Eerst opgeslagen, dan getoond',
      ruling:
        'Een zet telt zodra hij is opgeslagen, en niemand ziet hem eerder. Kan hij niet worden opgeslagen, dan blijft de tafel zoals hij was.',
    },
    'NET-08': {
      title: 'Klokken',
      ruling:
        'Een tafel kan met klokken spelen. De eerste seconden van elke beslissing tellen niet mee; daarna loopt je tijd voor de race. Een klok wacht tot je pagina de vraag laat zien, hoogstens een kwart minuut. Ze kan na elke zet tijd geven, en ’s nachts en op vrije dagen stilstaan. Raak je de verbinding kwijt, dan loopt eerst een aparte reserve. Ligt de server stil, dan loopt er geen klok, en als hij terug is krijgt iedereen er een halve minuut bij. Is je tijd om, dan wordt voor jou het kleinste antwoord gegeven, in het konvooi wacht één assistent, of, als de tafel dat zo heeft gekozen, neemt een bot je plaats in tot je hem terugneemt; de laatste plaats die een mens speelt, wordt nooit overgenomen. Krijgen bemanningen een vraag over een gevaarkaart, dan heeft iedereen evenveel tijd, en die kost niemand iets. Tijdens een race moet iedereen aan tafel het eens zijn over een klok, of over spelen zonder klok.',
    },
    'NET-09': {
      title: 'Automatische antwoorden',
      ruling:
        'Je kunt vooraf bepalen hoe er voor je wordt geantwoord: gevaarkaarten niet tegenhouden, tenzij je minstens zoveel punten zou verliezen; passen als je alleen nog bewakers hebt; je plan bevestigen zoals het is zodra de anderen het hunne hebben bevestigd. Automatische antwoorden hangen alleen af van wat iedereen weet, niemand anders kent ze, en ze komen niet sneller dan die van een mens. Wacht iedereen die nog ontbreekt op de anderen, dan worden alle plannen bevestigd.',
    },
    'NET-10': {
      title: 'Meldingen',
      ruling:
        'Ben je aan de beurt en kijk je niet naar de tafel, dan kun je een melding krijgen: één voor al je tafels, en een tijdje geen nieuwe. Een melding zegt welke tafels wachten, maar niets over de beslissing of je kaarten. Of je er een krijgt, hangt alleen af van wat iedereen weet en van je eigen antwoorden. Meldingen gaan naar de apparaten en het e-mailadres die je hebt gekozen en naar een adres dat degene die de server draait heeft opgegeven, en nergens anders heen.',
    },
    'PEOPLE-01': {
      title: 'Accounts',
      ruling:
        'Om te spelen heb je geen account nodig. Heb je er een, dan log je in met je naam en wachtwoord, met een passkey of met een van je herstelcodes; lukt dat niet, dan wordt niet gezegd wat er fout was. Hoe je inlogt, kun je alleen veranderen als je net hebt bevestigd wie je bent, en dat geldt ook voor het verwijderen van je account; de laatste manier om in te loggen kun je niet verwijderen. Speelde je als gast en log je dan in, dan houd je je tafels, maar nooit een tweede hand in dezelfde race.',
    },
    'PEOPLE-02': {
      title: 'Snelle zinnen',
      ruling:
        'Aan een tafel kunnen spelers snelle zinnen zeggen, en iedereen leest ze in de eigen taal. Alleen spelers aan tafel en toeschouwers kunnen iets zeggen, en niet te vaak; wat toeschouwers zeiden, lezen de spelers na de race. Als je iemand dempt, hoor je die aan geen enkele tafel meer.',
    },
    'PEOPLE-03': {
      title: 'Chat',
      ruling:
        'Spelers aan een tafel kunnen ook berichten van hoogstens 280 tekens schrijven, een paar tegelijk. Berichten zijn gewone tekst zonder onzichtbare tekens. Alleen spelers aan tafel kunnen ze lezen, toeschouwers nooit; ze worden met de tafel bewaard en verwijderd. De gastheer van een tafel kan alleen snelle zinnen toestaan, en je kunt de chat voor jezelf uitzetten; dan worden berichten niet getoond en niet aangeboden. Aan openbare tafels is er alleen chat als iemand meldingen behandelt.',
    },
    'PEOPLE-04': {
      title: 'Iemand melden',
      ruling:
        'Aan een tafel kun je een bericht of een speler melden, met een reden en een toelichting. De berichten eromheen worden in de melding overgenomen en blijven daar, ook als de tafel wordt verwijderd. Wie gemeld is, hoort dat niet, en ook niet door wie. Meld je twee keer hetzelfde, dan telt dat als één melding, en je kunt hoogstens twintig open meldingen hebben. Behandelt niemand meldingen, dan worden er geen aangenomen.',
    },
    'RATE-01': {
      title: 'Welke races tellen',
      ruling:
        'Een online race telt voor de rating als hij wordt uitgespeeld, tenzij de gastheer van de tafel vóór de start anders heeft beslist. Er moet minstens één mens meedoen; bots zijn tegenstanders als alle andere. Modules en ongedaan gemaakte zetten maken geen verschil.',
    },
    'RATE-02': {
      title: 'Hoe een race telt',
      ruling:
        'Een race telt één keer, als hij is afgelopen. Iedereen wordt op plaats met ieder ander vergeleken. Heb je je bemanning aan een bot overgelaten en ben je aan het eind niet terug, dan word je laatste. Heb je tijdens de race een plaats overgenomen, dan telt die race niet voor je rating. De ratings van bots zijn gemeten, en geen race verandert ze.',
    },
    'RATE-03': {
      title: 'Wat een rating zegt',
      ruling:
        'Er is een rating per spel, per speelbord en per aantal bemanningen. Een rating is een getal met een foutmarge. Iedereen begint op 1500, de rating van de bot die lege plaatsen vult; wie 400 punten voorligt, wint tien van de elf keer. Met elke race wordt het getal zekerder; tot die tijd is het voorlopig.',
    },
    'RATE-04': {
      title: 'Een race vinden',
      ruling:
        'Je wordt gekoppeld aan spelers die dezelfde race zoeken en een vergelijkbare rating hebben. Hoe langer je wacht, hoe ruimer er wordt gezocht, voor beide kanten. Na een tijdje krijg je voor de lege plaatsen bots van jouw sterkte aangeboden. De tafel gaat open voor iedereen die gekoppeld is, en de race begint als iedereen er is. Sluit je de pagina, dan stop je met zoeken.',
    },
    'RATE-05': {
      title: 'Spelers die weggaan',
      ruling:
        'Iedereen kan weggeroepen worden, dus één race verlaten zegt niets. Heb je drie of meer van je laatste tien races verlaten, dan staat dat op je spelerspagina en in de wachtkamer; verder heeft het geen gevolgen. Races uitspelen maakt het weer goed. Een race die je verliet terwijl de server stillag, of in het uur daarna, telt hiervoor niet en voor je rating ook niet.',
    },
    'RATE-06': {
      title: 'Ranglijsten',
      ruling:
        'Voor elk spel, elk speelbord en elk aantal bemanningen staan de spelers met een vaste rating op volgorde van die rating. Spelers en botaccounts hebben eigen ranglijsten.',
    },
    'CUP-01': {
      title: 'Toernooien',
      ruling:
        'Een toernooi loopt vanzelf. Wie de link heeft kan meedoen tot de tafels opengaan, tien minuten voor de eerste race, en op elk moment stoppen. Het gaat door als er minstens twee meedoen. Wie gestopt is of niet kwam, kan voor de volgende ronde terugkomen. Iedereen kan drie toernooien hebben die nog lopen; alleen wie een toernooi heeft geopend kan het afgelasten.',
    },
    'CUP-02': {
      title: 'Indeling',
      ruling:
        'In een Zwitsers toernooi en in een duplicaat treffen bemanningen die gelijkstaan elkaar. Niemand treft dezelfde tegenstanders twee keer zolang het te vermijden is. Eén bemanning te veel is vrijgeloot; niemand is dat twee keer voordat iedereen het is geweest. Blijven er twee of meer over, dan vullen bots hun tafel aan. Bij iedereen tegen iedereen treft iedereen elkaar één keer, met twee per tafel.',
    },
    'CUP-03': {
      title: 'Punten en gelijke stand',
      ruling:
        'Aan een tafel van vier geven de plaatsen 5, 3, 2 en 1 punten, met drie 5, 3 en 1, met twee 3 en 1; een vrijloting telt drie. In een duplicaat wordt je resultaat vergeleken met alle andere op dezelfde plaats: tien punten als je ze allemaal achter je laat, vijf in het midden, en een vrijloting telt vijf. Wie zijn bemanning aan een bot heeft overgelaten heeft er geen. Bij gelijke punten beslist prestige, dan de onderlinge races, dan de vroegste aankomsten.',
    },
    'CUP-04': {
      title: 'De tafels van een toernooi',
      ruling:
        'De plaatsen staan tien minuten voor de eerste race klaar, en later zodra een ronde opengaat. Een race begint als iedereen er is, tussen de rondes uiterlijk na vijf minuten. In een live toernooi start dan een bot voor wie ontbreekt, en die maakt plaats als je komt; over dagen loopt je klok. Niemand anders kan gaan zitten, en klok en opties blijven. Races van een toernooi tellen voor de rating. In een duplicaat mag niemand bij een andere tafel kijken en wordt geen uitslag getoond tot alle tafels van de ronde binnen zijn.',
    },
    'CUP-05': {
      title: 'Een toernooi gaat door',
      ruling:
        'Alles wat er in een toernooi gebeurt wordt opgeschreven voordat iemand het ziet. Valt de server uit, dan gaat het toernooi daarna verder met dezelfde indeling en hetzelfde klassement; geen tafel gaat twee keer open en geen uitslag telt twee keer. Een verloren tafel telt voor iedereen eraan als vrijloting.',
    },
    'CLUB-01': {
      title: 'Een club',
      ruling:
        'Een club is een kamp met een eigen pagina, gesprek, tafels en toernooien. Iedereen kan er tot drie oprichten, met een naam die geen andere club heeft en die op geen andere lijkt. Van een open club kan iedereen lid worden; bij andere vraag je het, en de oprichter of een officier laat je binnen. Een club heeft hooguit 200 leden en aanvragers, een persoon hooguit twintig clubs; botaccounts worden nergens lid. Iedereen mag een club bekijken, met de leden, tafels en toernooien.',
    },
    'CLUB-02': {
      title: 'Oprichter en officieren',
      ruling:
        'Elke club heeft één oprichter; die benoemt officieren, kan de club overdragen en opheffen. De oprichter en de officieren schrijven wat de club over zichzelf zegt, laten mensen binnen en sturen leden weg, zo nodig voorgoed. Gaat de oprichter weg of wordt het account verwijderd, dan volgt de langst dienende officier, anders het oudste lid; een club zonder iemand stopt, met het gesprek, terwijl tafels en toernooien doorgaan.',
    },
    'CLUB-03': {
      title: 'Wat bij een club hoort',
      ruling:
        'Alleen leden lezen en schrijven in het gesprek van een club; de laatste 300 regels blijven. Alles wat voor de chat geldt, geldt ook hier: in een club waar iedereen lid van kan worden vraagt vrije tekst om beheerders, regels van wie je hebt gedempt of geblokkeerd zie je niet, en elke regel en wat een club over zichzelf zegt kun je melden. Alleen leden gaan aan clubtafels zitten en doen mee aan clubtoernooien; wie de link heeft mag kijken.',
    },
    'PEOPLE-05': {
      title: 'Wachtwoorden en tweede factor',
      ruling:
        'Een wachtwoord heeft minstens tien tekens. Wat op lijsten staat, een patroon volgt of weinig meer is dan de eigen naam, wordt geweigerd. Met een authenticator-app wordt na het wachtwoord om een code gevraagd; elke code werkt één keer, en een herstelcode kan hem vervangen. Foute pogingen maken de volgende trager, maar sluiten nooit de eigenaar buiten op een apparaat waarop die al eens heeft ingelogd.',
    },
    'PEOPLE-06': {
      title: 'Apparaten',
      ruling:
        'Je kunt zien op welke apparaten je bent ingelogd, en er één of alle tegelijk uitloggen. Met een account wordt een apparaat na 60 dagen zonder gebruik uitgelogd, en in elk geval na een jaar; dat van een gast na 400 dagen zonder gebruik. Het apparaat van een gast kan alleen apparaten uitloggen die na dat apparaat zijn toegevoegd.',
    },
    'PEOPLE-07': {
      title: 'Namen',
      ruling:
        'Een naam toont alles wat erin staat: wat niet te zien is, gaat eruit. Aan een tafel lijken geen twee namen op elkaar: de tweede krijgt een nummer. Namen die voor die van een beheerder kunnen doorgaan, worden geweigerd.',
    },
    'PEOPLE-08': {
      title: 'Spelers en blokkades',
      ruling:
        'De pagina van een speler toont iedereen de races voor de rating en die aan openbare tafels; andere races zien alleen degenen die meededen. Je kunt spelers volgen, notities over hen schrijven die alleen jij leest, en hen blokkeren. Heeft een van twee spelers de ander geblokkeerd, dan leest geen van beiden wat de ander zegt of schrijft, kan geen van beiden de ander uitdagen of aan diens tafel gaan zitten, en worden ze nooit aan elkaar gekoppeld.',
    },
    'PEOPLE-09': {
      title: 'Uitdagingen',
      ruling:
        'Je kunt een speler bij naam uitdagen. Er gaat een tafel open voor jullie beiden, en de uitgedaagde wordt op elke pagina en via diens meldingen geroepen. Die neemt aan door te gaan zitten, of slaat af. De gastheer kan beginnen zonder antwoord; dan vervalt de uitdaging.',
    },
    'PEOPLE-10': {
      title: 'Puzzels',
      ruling:
        'Je puzzelrating, de puzzels die je hebt geprobeerd en je dagen op rij staan op je apparaat. Met een account bewaart de server ze ook, en tellen al je apparaten samen: van twee pogingen bij dezelfde puzzel telt de eerste, en een dag is opgelost als dat op een van je apparaten is gelukt. Niemand anders ziet ze.',
    },
    'API-01': {
      title: 'Programma’s',
      ruling:
        'Met een account kun je eigen programma’s de server laten gebruiken. Elk programma krijgt een sleutel die één keer wordt getoond, die zegt wat het programma mag en die verloopt. Je ziet ze allemaal in je account en kunt elke sleutel meteen intrekken; een nieuw wachtwoord trekt ze allemaal in. Een programma ziet en mag niet meer dan degene voor wie het handelt.',
    },
    'API-02': {
      title: 'Botaccounts',
      ruling:
        'Een programma dat zelf zijn zetten kiest, speelt met een botaccount. Dat hoort bij iemand met een account, en de naam eindigt overal waar hij te zien is op [bot]; niemand anders mag zo heten. Botaccounts hebben een eigen rating: ze veranderen de rating van geen enkele speler. Een race waarin één hand twee plaatsen heeft, die van hemzelf en die van een botaccount of die van twee botaccounts, telt niet mee. Botaccounts kunnen niet chatten, geen tegenstanders zoeken en niet meedoen aan de dagelijkse expeditie.',
    },
    'ADMIN-01': {
      title: 'Beheerders',
      ruling:
        'Wie de server draait, noemt de beheerders bij het starten met hun inlognamen; op een andere manier kan niemand het worden. Alleen beheerders kunnen meldingen zien. Alle anderen krijgen dezelfde weigering, wat er ook te zien is.',
    },
    'ADMIN-02': {
      title: 'Wat beheerders doen',
      ruling:
        'Een melding wordt één keer afgehandeld: ze wordt terzijde gelegd, of beantwoord met een waarschuwing, een schrijfverbod, een uitsluiting of een andere naam. Wie meldde, hoort of er iets is gedaan en krijgt misschien antwoord. Beheerders kunnen een bericht verwijderen en iemand zoeken. Handelen twee beheerders tegelijk, dan hoort de tweede dat. Alles wat ze doen, staat in een logboek dat alle beheerders kunnen lezen. Een beheerder kan geen sanctie krijgen; dat is aan wie de server draait.',
    },
    'ADMIN-03': {
      title: 'Waarschuwing en schrijfverbod',
      ruling:
        'Krijg je een waarschuwing of een schrijfverbod, dan hoor je dat meteen of bij je volgende bezoek, in je eigen taal en met de reden, en bevestig je dat je het hebt gelezen. Met een schrijfverbod kun je berichten lezen en snelle zinnen zeggen, maar niet schrijven, tot de tijd om is of het verbod wordt opgeheven. Krijg je een andere naam, dan vervangt die de oude aan je tafels en in je berichten, en houd je hem zolang je te horen krijgt.',
    },
    'ADMIN-04': {
      title: 'Uitsluiting',
      ruling:
        'Word je uitgesloten, dan kom je er op geen enkel apparaat in en kun je niet op je account inloggen, tot de tijd om is of de uitsluiting wordt opgeheven; je krijgt te horen tot wanneer. In lopende races speelt een bot verder zoals voor elke speler die weggaat; vóór een race is je plaats weer vrij.',
    },
    'ADMIN-05': {
      title: 'Hoelang tafels blijven',
      ruling:
        'Afgelopen tafels worden bewaard zolang iemand die er heeft gereden hier nog bekend is, tenzij een beheerder een aantal dagen heeft ingesteld. Tafels waar de race nooit begint, worden na enkele dagen verwijderd, en races die niemand voortzet na enkele maanden; de aantallen staan op de privacypagina. Een tafel wordt verwijderd met het logboek en alles wat er gezegd is. Volg je een oude link, dan lees je dat de tafel niet meer bewaard wordt.',
    },
  },
} satisfies ChapterText<typeof chapter>;
