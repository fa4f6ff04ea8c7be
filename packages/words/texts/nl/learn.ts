import { translationOf } from '../../text.ts';
import type { English } from '../en/learn.ts';

export const messages = translationOf<English>()({
  'learn.title': 'Het spel leren',
  'learn.aside': 'een korte race met een helper, daarna vijf oefeningen',
  'learn.race': 'Je eerste race',
  'learn.race.how':
    'Het laatste stuk naar Kaapstad tegen een beginner, een echte race van ongeveer tien minuten. De helper legt uit wat je wordt gevraagd en waarom; jij beslist. Stop wanneer je wilt: de race wordt opgeslagen.',
  'learn.begin': 'Beginnen',
  'learn.anew': 'Opnieuw beginnen',
  'learn.exercises': 'Vijf oefeningen',
  'learn.exercises.how':
    'elk een echte stelling met één doel; er is meer dan één oplossing en je mag het zo vaak proberen als je wilt',
  'learn.solved': 'Opgelost',
  'learn.unsolved': 'Nog niet opgelost',
  'learn.try': 'Proberen',
  'learn.failed': 'Dit kon niet worden geopend. {reason}',

  'learn.helper': 'Helper',
  'learn.fold': 'Uitleg verbergen',
  'learn.unfold': 'Uitleg tonen',
  'learn.advice': 'Advies',
  'learn.show': 'Laten zien',
  'learn.deeds': 'Al gedaan',
  'learn.deed.driven': 'rijden',
  'learn.deed.laid': 'tegels leggen',
  'learn.deed.repaired': 'repareren',
  'learn.deed.danger': 'gevaar trotseren',
  'learn.deed.arrived': 'aankomen',
  'learn.done': 'gedaan',
  'learn.toCome': 'komt nog',
  'learn.watching':
    'Nu zijn de anderen bezig. Wat ze doen, lees je in de krant; zo meteen ben jij weer aan de beurt.',
  'learn.arrived':
    'Je bent aangekomen: je legt je hand en je assistenten af, en niets kan je nog raken. De anderen spelen deze ronde uit, dan worden de prestigepunten geteld.',
  'learn.welcome':
    'Jij bent Delatour, het blauwgroene voertuig in Elisabethstad. Bereik Kaapstad, de paarse stad in het zuiden, eerder dan Martinetti, die achter je ligt.',

  'learn.ask.bivouac':
    'Elke ronde begint in het bivak. Er liggen kaarten open en elke bemanning pakt er een, de laatste in de beurtvolgorde eerst. Aan kaarten heb je later wat. Je mag er zoveel in je hand hebben als je chassis punten heeft.',
  'learn.ask.plan':
    'Vijf assistenten, vier vakken, één ronde: verkenners leggen tegels of trekken kaarten, techniek rijdt of repareert, bewakers houden gevaren tegen, financiering brengt geld op. Iedereen plant in het geheim; na het onthullen staat alles vast.',
  'learn.ask.sequence':
    'Nu speel je je plan, één assistent tegelijk, bemanning na bemanning. In je beurt mag je benzine kopen, dan kaarten spelen, en dan gaat één assistent aan het werk: kies zijn vak op je dashboard.',
  'learn.ask.lay':
    'Deze tegels heb je uit de zak getrokken en moet je leggen: op vrije velden naast je voertuig, of ermee verbonden door tegels en steden. Een tegel bepaalt wat het veld iedereen kost (benzine, schade, gevaar, stop); je weg helpt dus ook de bemanningen achter je.',
  'learn.ask.drive':
    'Je rijdt veld voor veld, hoogstens zoveel velden als je motor punten heeft, en betaalt elk veld als je erop rijdt. Op een onbekend veld komt dan pas een tegel. Na elk veld mag je stoppen.',
  'learn.ask.danger':
    'Gevaar! Houd je het niet tegen met een bewaker of een militie, dan levert het 2 extra schade aan motor en chassis op. Eén bewaker houdt één gevaar tegen en is dan voor deze ronde verbruikt.',
  'learn.ask.short':
    'Je hebt te weinig benzine voor dit veld. Je kunt nu een jerrycan gebruiken, of omkeren: dat kost niets, en de tegel blijft liggen.',
  'learn.ask.halt': 'Een stopsymbool beëindigt je rit op deze tegel. Alleen met een gids rijd je door.',
  'learn.ask.damage':
    'Jij kiest hoe je schade verdeelt over motor en chassis. De motor bepaalt hoe ver je kunt rijden, en op 0 heb je pech; het chassis bepaalt hoeveel kaarten je kunt houden.',
  'learn.ask.sabotage': 'Je saboteur is erdoor: kies welke punten je tegenstander verliest.',
  'learn.ask.repair':
    'Een reparatie brengt motor en chassis omhoog, punt voor punt: met reserveonderdelen en gereedschapskisten uit je hand, of met onderdelen die je koopt voor 20 F in een stad en 40 F in de wildernis. Eén assistent doet dat allemaal.',
  'learn.ask.hand':
    'Je mag zoveel kaarten hebben als je chassis punten heeft. Leg de rest nu af. Een kaart voor elk moment, zoals een jerrycan, mag je spelen in plaats van afleggen.',
  'learn.ask.tracking': 'De spoorzoeker heeft drie kaarten voor je getrokken: houd er twee, leg er een af.',
  'learn.ask.target':
    'Kies eerst het doelwit van je gevaarkaart. Die bemanning kan de kaart nog tegenhouden met een bewaker of een militie.',
  'learn.ask.pick':
    'Deze kaart werkt op tegels waar dan ook op het bord, behalve onder een voertuig. Een tegenstander kan hem nog tegenhouden.',
  'learn.ask.window':
    'Een tegenstander speelt een gevaarkaart. Met een bewaker of een militie houd je hem tegen: de kaart is verbruikt en heeft geen effect.',
  'learn.ask.other':
    'Alles wat je kunt kiezen, is amberkleurig gemarkeerd: op de landkaart, op het dashboard en in de balk onderaan.',

  'learn.again.bivouac': 'Nieuwe ronde, nieuwe kaart.',
  'learn.again.plan': 'Weer vijf assistenten: wat heb je op de weg voor je nodig?',
  'learn.again.sequence': 'Benzine, kaarten, dan één assistent.',
  'learn.again.lay': 'Leg goedkope tegels op je eigen route en dure ernaast.',
  'learn.again.drive': 'Rijd door, of stop hier.',
  'learn.again.danger': 'Weer gevaar: een bewaker, een militie, of 2 extra schade.',
  'learn.again.damage': 'Motor voor afstand, chassis voor kaarten: wat kun je missen?',
  'learn.again.repair': 'Nog een punt, of is dit genoeg?',
  'learn.again.hand': 'Weer te veel kaarten voor je chassis.',

  'learn.new.lastTurn':
    'Een tegenstander is aangekomen, dus dit is de laatste ronde. Wie deze ronde nog aankomt, krijgt ook punten.',
  'learn.new.breakdown': 'Pech: met de motor op 0 kun je niet rijden tot je hem hebt gerepareerd.',
  'learn.new.targeted':
    'Je was het doelwit van een kaart van een tegenstander. Ook dat is een gevaar: met een bewaker of een militie kun je het tegenhouden.',
  'learn.new.averted': 'Het gevaar is afgewend; de bewaker of kaart die je gebruikte, ben je kwijt.',
  'learn.new.turnedBack':
    'Die tegel kon je niet betalen, dus je staat weer waar je stond en bent niets kwijt. De tegel blijft daar liggen, voor iedereen.',
  'learn.new.city':
    'Een stad binnenrijden kost 1 benzine, beëindigt je rit en geeft je de kaarten die erbij staan. Benzine en onderdelen kosten er de helft.',
  'learn.new.stopped': 'Een stopsymbool beëindigde die rit, hoe ver de motor ook had gekund.',
  'learn.new.uncovered':
    'Dat veld was onbekend: je trok de tegel toen je erop reed, en hij blijft er voor iedereen liggen. De bemanningen achter je kunnen gebruiken wat jij hebt gevonden.',
  'learn.new.damaged':
    'Schade blijft tot je repareert, en elk punt dat je aan de finish nog hebt, is 1 prestigepunt waard.',
  'learn.new.turnOver':
    'De ronde is voorbij. De bemanning die het verst is, gaat nu als eerste en krijgt daar 20 F voor.',
  'learn.new.money':
    'Financiering gebruik je in één keer: 1 tot 5 assistenten leveren 10, 20, 40, 70 of 110 F op.',
  'learn.new.petrol':
    'Benzine kost 10 F per punt in een stad en 20 F in de wildernis. Kopen kan alleen aan het begin van een beurt, nooit tijdens een rit.',
  'learn.new.paid':
    'Je hebt voor dat veld betaald: kijk naar de meters. De volgende betaalt er evenveel voor.',

  'learn.why.take': 'Wat de kaart doet: {does}.',
  'learn.why.plan.first': 'Van alles wat, zodat je elk vak een keer aan het werk ziet.',
  'learn.why.plan': 'Genoeg voor de ritten die je kunt betalen, en voor wat daar eerst voor nodig is.',
  'learn.why.fuel': 'Die heb je nodig voor de volgende rit, en later in deze beurt is het te laat.',
  'learn.why.lay': 'De landkaart voor je is leeg, en van een tegel die je zelf legt, weet je wat hij kost.',
  'learn.why.draw': 'Aan een kaart heb je nu meer dan aan nog een tegel.',
  'learn.why.repair':
    'Motor {engine} van {engineMax}, chassis {chassis} van {chassisMax}: repareer liever voordat de weg meer eist.',
  'learn.why.drive': 'Je kunt het betalen, en je komt dichter bij de finish.',
  'learn.why.blind': 'Niemand heeft dat veld verkend. Is het te duur, dan keer je om en verlies je niets.',
  'learn.why.danger': 'Er ligt een gevaar op de weg, en daar heb je een bewaker voor.',
  'learn.why.city':
    'Een stad is de beste plek om te stoppen: je krijgt kaarten, en benzine en onderdelen voor de halve prijs.',
  'learn.why.finish': 'Dat is de finish.',
  'learn.why.line': 'Met een schip of een zeppelin ben je er meteen, voor geld in plaats van benzine.',
  'learn.why.stop': 'Doorrijden kost nu meer dan het oplevert.',
  'learn.why.fund':
    'Met geld koop je benzine en onderdelen. Zamel je het vroeg in, dan kun je het deze ronde nog uitgeven.',
  'learn.why.hold': 'Begin met de goedkoopste: misschien opent die de weg voor de volgende.',
  'learn.why.place': 'Daar heb je er het meest aan, of zit hij je het minst in de weg.',
  'learn.why.guard': 'Daar is de bewaker voor: van dit gevaar krijg je geen schade.',
  'learn.why.pay': 'Je voertuig kan het hebben.',
  'learn.why.back': 'Omkeren kost je niets.',
  'learn.why.decline': 'Waarmee je het zou tegenhouden, is elders meer waard.',
  'learn.why.split': 'Dat kun je nu het best missen.',
  'learn.why.fit':
    'De motor voor afstand, het chassis voor kaarten, en elk punt is aan de finish 1 prestigepunt waard.',
  'learn.why.done': 'Bewaar de rest voor benzine en latere reparaties.',
  'learn.why.discard': 'Dat is de kaart die je het minst zult missen.',
  'learn.why.card': 'Daar doet de kaart het meest.',
  'learn.why.clear': 'Die tegel ligt je in de weg. Zonder die tegel is het veld weer leeg.',
  'learn.why.pass':
    'Er valt deze ronde niets nuttigs meer te doen. Bewakers die je houdt, kunnen nog gevaren afwenden.',

  'learn.end.title': 'Je eerste race zit erop',
  'learn.end.all':
    'Je hebt gereden, tegels gelegd, gerepareerd, gevaar getrotseerd en bent aangekomen: dat is het hele spel. Je krijgt 5, 3 of 1 prestigepunten voor je plaats, 1 voor elk punt motor en chassis, en 1 voor elke volle 50 F.',
  'learn.end.some': 'Nog te proberen: {deeds}. Je kunt dezelfde race altijd opnieuw spelen.',
  'learn.end.exercises': 'Naar de oefeningen',

  'learn.exercise.planning': 'Planning',
  'learn.exercise.planning.goal':
    'Je chassis staat op 0. Plan deze ronde zo dat je Stanleystad bereikt met motor en chassis samen op 8 of meer.',
  'learn.exercise.planning.hint':
    'Eén assistent op techniek repareert waar onderdelen 20 F kosten, een andere rijdt. Zamel het geld dat je nodig hebt in voordat je koopt.',
  'learn.exercise.ways': 'Routes',
  'learn.exercise.ways.goal': 'Bereik deze ronde Fort-Lamy en houd minstens 3 benzine over.',
  'learn.exercise.ways.hint':
    'Kies de stad nog eens voor een andere route, of kies er zelf een, veld voor veld. Een route kan schade kosten in plaats van benzine.',
  'learn.exercise.guards': 'Hand en bewakers',
  'learn.exercise.guards.goal':
    'Op de weg naar Bangui ligt een gevaar. Kom er deze ronde zonder schade, en houd de monteurskaart.',
  'learn.exercise.guards.hint':
    'De bewaker houdt het gevaar tegen, dus gebruik hem niet eerder. De stad geeft je een kaart: kies goed wat je aflegt als je hand vol is.',
  'learn.exercise.lines': 'Transport',
  'learn.exercise.lines.goal':
    'Van Porto-Novo vaart een schip naar Luanda voor 190 F. Wees in Luanda voordat deze ronde om is.',
  'learn.exercise.lines.hint':
    'Een schip nemen is een rit, dus houd er een assistent op techniek voor over. Zamel eerst geld in; met de transportkaart betaal je 50 F minder.',
  'learn.exercise.finish': 'Goed finishen',
  'learn.exercise.finish.goal': 'Kaapstad is dichtbij. Kom deze ronde aan met minstens 13 prestigepunten.',
  'learn.exercise.finish.hint':
    'Wie als eerste aankomt, krijgt 5 punten. Repareer voordat je de stad binnenrijdt, en bedenk dat elke volle 50 F ook telt: een gereedschapskist is gratis.',
  'learn.goal.city': 'In {city} zijn',
  'learn.goal.petrol': 'Benzine: {now}, nodig: {least}',
  'learn.goal.mechanics': 'Motor en chassis: {now}, nodig: {least}',
  'learn.goal.prestige': 'Prestigepunten: {now}, nodig: {least}',
  'learn.goal.unharmed': 'Geen schade opgelopen',
  'learn.goal.card': '{card} in de hand',
  'learn.goal.arrived': 'Aangekomen',
  'learn.goal.yes': 'gehaald',
  'learn.goal.no': 'niet gehaald',
  'learn.hint': 'Tip',
  'learn.verdict.solved': 'Opgelost! Er zijn ook andere oplossingen.',
  'learn.verdict.failed': 'Deze keer niet: de ronde is voorbij en het doel is niet gehaald.',
  'learn.again': 'Opnieuw proberen',
  'learn.next': 'Volgende oefening',
  'learn.all': 'Alle oefeningen',
});
