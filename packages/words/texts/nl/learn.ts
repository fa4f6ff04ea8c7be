import { translationOf } from '../../text.ts';
import type { English } from '../en/learn.ts';

export const messages = translationOf<English>()({
  'learn.title': 'Leer het spel',
  'learn.aside': 'een korte race met een helper naast je, dan vijf oefeningen',
  'learn.race': 'Een eerste race',
  'learn.race.how':
    'Het laatste stuk naar Kaapstad, in het echt, tegen een beginner. Ongeveer tien minuten. De helper legt uit wat er gevraagd wordt en waarom; jij beslist. Stop wanneer je wilt: de race wacht.',
  'learn.begin': 'Beginnen',
  'learn.anew': 'Begin opnieuw',
  'learn.exercises': 'Vijf oefeningen',
  'learn.exercises.how':
    'elk een echte stand en één doel; er zijn meer goede antwoorden, en proberen kost niets',
  'learn.solved': 'Opgelost',
  'learn.unsolved': 'Nog niet opgelost',
  'learn.try': 'Probeer het',
  'learn.failed': 'Dit kon niet geopend worden. {reason}',

  'learn.helper': 'De helper',
  'learn.fold': 'Vouw de notities dicht',
  'learn.unfold': 'Toon de notities',
  'learn.advice': 'Raad',
  'learn.show': 'Laat zien',
  'learn.deeds': 'Al gezien',
  'learn.deed.driven': 'gereden',
  'learn.deed.laid': 'tegels gelegd',
  'learn.deed.repaired': 'gerepareerd',
  'learn.deed.danger': 'in gevaar geweest',
  'learn.deed.arrived': 'aangekomen',
  'learn.done': 'gedaan',
  'learn.toCome': 'komt nog',
  'learn.watching': 'Nu zijn de anderen bezig. Wat ze doen staat in de krant; zo ben jij weer aan de beurt.',
  'learn.arrived':
    'Je bent binnen: hand en assistenten zijn afgelegd, niets kan je nog raken. De anderen maken de ronde af, dan wordt het prestige geteld.',
  'learn.welcome':
    'Jij bent Delatour, het blauwgroene voertuig in Elisabethstad. Wees in Kaapstad, de paarse stad in het zuiden, vóór Martinetti, die achter je ligt.',

  'learn.ask.bivouac':
    'Elke ronde begint in het bivak: er liggen kaarten open en elke bemanning pakt er een, de laatste in de beurtvolgorde eerst. Kaarten helpen later. Je hand kan er zoveel houden als je chassis aangeeft.',
  'learn.ask.plan':
    'Vijf assistenten, vier vakken, één ronde: verkenners leggen tegels of trekken kaarten, techniek rijdt of repareert, bewakers weren gevaren af, financiering brengt geld op. Iedereen plant in het geheim; na het onthullen staat alles vast.',
  'learn.ask.sequence':
    'Nu wordt het plan gespeeld, één assistent tegelijk, bemanning na bemanning. In jouw reeks mag je benzine kopen, dan kaarten spelen, en dan gaat één assistent aan het werk: tik op zijn vak op je dashboard.',
  'learn.ask.lay':
    'Deze tegels kwamen uit de zak en moeten gelegd worden: op vrije velden naast je voertuig, of ermee verbonden via tegels en steden. Een tegel is voor iedereen de prijs van zijn veld (benzine, schade, gevaar, stop): je weg dient ook wie achter je komt.',
  'learn.ask.drive':
    'Een rit gaat veld voor veld, hooguit zover als de motor aangeeft, en elk veld betaal je bij het binnenrijden. Een onbekend veld trekt dan pas zijn tegel. Na elk veld mag je stoppen.',
  'learn.ask.danger':
    'Gevaar! Als geen bewaker of militiekaart het afweert, kost het 2 schade extra aan motor en chassis. Een bewaker weert één gevaar af en is dan voor deze ronde weg.',
  'learn.ask.short':
    'De tank is niet genoeg voor dit veld. Een jerrycan kan nu nog helpen; wie omkeert verliest niets, en de tegel blijft liggen.',
  'learn.ask.halt': 'Een stopsymbool beëindigt de rit op deze tegel. Alleen met een gidskaart rijd je door.',
  'learn.ask.damage':
    'Schade verdeel je vrij over motor en chassis. De motor zegt hoe ver een rit gaat, en bij 0 rijdt niets meer; het chassis hoeveel kaarten je hand houdt.',
  'learn.ask.sabotage': 'Je saboteur is erdoor: jij zegt welke punten de rivaal verliest.',
  'learn.ask.repair':
    'De monteur verhoogt motor en chassis, punt voor punt: met onderdelen en gereedschapskisten uit je hand, of gekocht voor 20 F in een stad en 40 F elders. Eén assistent doet alles.',
  'learn.ask.hand':
    'Je hand houdt zoveel kaarten als het chassis aangeeft; wat te veel is, gaat nu weg. Een kaart voor elk moment, zoals een jerrycan, mag je in plaats daarvan spelen.',
  'learn.ask.tracking': 'De spoorzoeker heeft drie kaarten getrokken: twee blijven, één gaat weg.',
  'learn.ask.target':
    'Een gevaarkaart heeft eerst een doel nodig. Wie geraakt wordt, kan haar nog stoppen met een bewaker of militie.',
  'learn.ask.pick':
    'Deze kaart werkt op tegels waar dan ook, behalve onder een voertuig. Een rivaal kan haar nog stoppen.',
  'learn.ask.window':
    'Een rivaal speelt een gevaarkaart. Een bewaker of militie houdt haar tegen: de kaart is op en doet niets.',
  'learn.ask.other':
    'Wat je kunt antwoorden licht amberkleurig op: op de kaart, het dashboard en in de balk.',

  'learn.again.bivouac': 'Nieuwe ronde, nieuwe kaart.',
  'learn.again.plan': 'Weer vijf assistenten: wat vraagt de weg voor je?',
  'learn.again.sequence': 'Benzine, kaarten, dan één assistent.',
  'learn.again.lay': 'Goedkope tegels horen op je eigen weg, dure ernaast.',
  'learn.again.drive': 'Verder over de weg, of hier stoppen.',
  'learn.again.danger': 'Weer gevaar: een bewaker, een militie, of 2 schade extra.',
  'learn.again.damage': 'Motor voor afstand, chassis voor kaarten: wat kun je missen?',
  'learn.again.repair': 'Nog een punt, of genoeg?',
  'learn.again.hand': 'Weer te veel kaarten voor het chassis.',

  'learn.new.lastTurn': 'Een rivaal is binnen: dit is de laatste ronde. Wie nu nog aankomt, telt ook mee.',
  'learn.new.breakdown': 'Panne: met de motor op 0 begint geen rit tot hij gerepareerd is.',
  'learn.new.targeted':
    'Een kaart van een rivaal was op jou gericht: ook dat is gevaar, en een bewaker of militie kan het afweren.',
  'learn.new.averted': 'Het gevaar is afgeweerd, en wat het afweerde is op.',
  'learn.new.turnedBack':
    'Die tegel was niet te betalen: terug, niets verloren. Hij ligt er nu, voor iedereen te zien.',
  'learn.new.city':
    'Een stad: kost 1 benzine, beëindigt de rit, geeft haar kaarten, en benzine en onderdelen kosten er de helft.',
  'learn.new.stopped': 'Een stopsymbool beëindigde die rit, wat de motor ook over had.',
  'learn.new.uncovered':
    'Niemand kende dat veld: de tegel kwam bij het binnenrijden uit de zak en blijft voor iedereen liggen. Wie achter je komt, rijdt op wat jij gevonden hebt.',
  'learn.new.damaged':
    'Schade blijft tot iemand repareert, en elk punt dat bij de finish nog heel is, telt één prestige.',
  'learn.new.turnOver': 'De ronde is voorbij: wie het verst is, begint nu en krijgt daar 20 F voor.',
  'learn.new.money': 'Financiering gaat in één keer: 1 tot 5 assistenten brengen 10, 20, 40, 70 of 110 F op.',
  'learn.new.petrol':
    'Benzine kost 10 F per punt in een stad en 20 F elders, en alleen aan het begin van een reeks: nooit onderweg.',
  'learn.new.paid': 'Dat veld is betaald: kijk naar de meters. Het kost wie na je komt hetzelfde.',

  'learn.why.take': 'Wat hij doet: {does}.',
  'learn.why.plan.first': 'Van alles wat, zodat je elk vak een keer aan het werk ziet.',
  'learn.why.plan': 'Handen voor de ritten die te betalen zijn, en voor wat ze eerst nodig hebben.',
  'learn.why.fuel': 'De volgende rit heeft het nodig, en later in deze reeks is het te laat.',
  'learn.why.lay': 'Voor je is de kaart leeg, en een tegel die je zelf legt is een prijs die je kent.',
  'learn.why.draw': 'Een kaart is nu meer waard dan nog een tegel.',
  'learn.why.repair':
    'Motor {engine} van {engineMax}, chassis {chassis} van {chassisMax}: beter gerepareerd voordat de weg meer neemt.',
  'learn.why.drive': 'Het is te betalen, en daarna heb je minder weg voor je.',
  'learn.why.blind': 'Niemand heeft dat veld gezien. Is het te duur, dan ga je terug en verlies je niets.',
  'learn.why.danger': 'Er ligt een gevaar op de weg, en er staat een bewaker klaar.',
  'learn.why.city': 'Een stad is het beste eindpunt: kaarten, en benzine en onderdelen voor de halve prijs.',
  'learn.why.finish': 'Dat is de finish.',
  'learn.why.line': 'Per schip of zeppelin ben je er meteen, voor franken in plaats van benzine.',
  'learn.why.stop': 'Verder kost het nu meer dan het oplevert.',
  'learn.why.fund': 'Geld koopt benzine en onderdelen, en vroeg opgehaald helpt het nog deze ronde.',
  'learn.why.hold': 'De goedkoopste eerst: die kan de weg openen voor de volgende.',
  'learn.why.place': 'Daar helpt hij je het meest, of zit hij het minst in de weg.',
  'learn.why.guard': 'Daar is de bewaker voor: dit gevaar doet geen schade.',
  'learn.why.pay': 'Het voertuig kan het hebben.',
  'learn.why.back': 'Wie omkeert, verliest niets.',
  'learn.why.decline': 'Wat nodig is om het te stoppen, is elders meer waard.',
  'learn.why.split': 'Dat is nu het best te missen.',
  'learn.why.fit': 'Motor voor afstand, chassis voor kaarten, en elk punt is één prestige bij de finish.',
  'learn.why.done': 'Wat overblijft bewaar je beter voor benzine en later.',
  'learn.why.discard': 'Het is de kaart die je het minst zult missen.',
  'learn.why.card': 'Daar doet de kaart het meest.',
  'learn.why.clear': 'Die tegel zit je in de weg; zonder is het veld weer leeg.',
  'learn.why.pass': 'Er is deze ronde niets nuttigs meer te doen; bewakers blijven op wacht.',

  'learn.end.title': 'Je eerste race is gereden',
  'learn.end.all':
    'Gereden, tegels gelegd, gerepareerd, in gevaar geweest, aangekomen: je hebt het hele spel gezien. Prestige is 5, 3 of 1 voor de plaats, 1 per punt van motor en chassis, 1 per volle 50 F.',
  'learn.end.some': 'Nog niet gezien: {deeds}. Dezelfde race kan altijd opnieuw gereden worden.',
  'learn.end.exercises': 'Naar de oefeningen',

  'learn.exercise.planning': 'Plannen',
  'learn.exercise.planning.goal':
    'Het chassis is op. Plan deze ronde zo dat je Stanleystad bereikt met motor en chassis samen op 8 of meer.',
  'learn.exercise.planning.hint':
    'Eén monteur repareert waar een onderdeel 20 F kost, een ander rijdt. Haal eerst het geld op dat ontbreekt.',
  'learn.exercise.ways': 'Wegen',
  'learn.exercise.ways.goal': 'Bereik deze ronde Fort-Lamy en houd minstens 3 benzine over.',
  'learn.exercise.ways.hint':
    'Tik de stad nog eens aan voor een andere weg, of trek er zelf een, veld voor veld. Een weg kan schade kosten in plaats van benzine.',
  'learn.exercise.guards': 'Hand en bewakers',
  'learn.exercise.guards.goal':
    'Op de weg naar Bangui ligt een gevaar. Kom er deze ronde zonder schade, en houd de kaart monteur.',
  'learn.exercise.guards.hint':
    'De bewaker weert het gevaar af; verbruik hem niet eerder. De stad geeft een kaart: kies goed wat weggaat als je hand vol is.',
  'learn.exercise.lines': 'Lijnen',
  'learn.exercise.lines.goal':
    'Van Porto-Novo gaat een schip naar Luanda voor 170 F. Wees daar voordat de ronde om is.',
  'learn.exercise.lines.hint':
    'Een lijn is een rit: houd er een monteur voor over. Haal eerst geld op; de transportkaart scheelt 50 F.',
  'learn.exercise.finish': 'Goed eindigen',
  'learn.exercise.finish.goal': 'Kaapstad is dichtbij. Kom deze ronde aan met minstens 13 prestige.',
  'learn.exercise.finish.hint':
    'Wie het eerst aankomt krijgt 5. Repareer voor je binnenrijdt, en bedenk dat elke volle 50 F ook telt: een gereedschapskist is gratis.',
  'learn.goal.city': 'In {city}',
  'learn.goal.petrol': 'Benzine: {now}, gevraagd {least}',
  'learn.goal.mechanics': 'Motor en chassis: {now}, gevraagd {least}',
  'learn.goal.prestige': 'Prestige: {now}, gevraagd {least}',
  'learn.goal.unharmed': 'Geen schade',
  'learn.goal.card': '{card} in de hand',
  'learn.goal.arrived': 'Aangekomen',
  'learn.goal.yes': 'gehaald',
  'learn.goal.no': 'niet gehaald',
  'learn.hint': 'Aanwijzing',
  'learn.verdict.solved': 'Opgelost! Dit is één manier; er zijn er meer.',
  'learn.verdict.failed': 'Deze keer niet: de ronde is voorbij, en niet alles is gehaald.',
  'learn.again': 'Nog eens',
  'learn.next': 'Volgende oefening',
  'learn.all': 'Alle oefeningen',
});
