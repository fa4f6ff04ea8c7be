import { translationOf } from '../../text.ts';
import type { messages as english } from '../en/refusals.ts';

export const messages = translationOf<typeof english>()({
  'refusals.unknown': 'Dat kan nu niet.',

  'refusals.seat.spectator': 'Je kijkt toe. Alleen spelers kunnen dat doen.',
  'refusals.race.over': 'De race is afgelopen.',
  'refusals.crew.arrived': 'Je bemanning is aangekomen; haar race zit erop.',
  'refusals.crew.ready': 'Je plan is bevestigd. Maak het ongedaan als je het wilt veranderen.',
  'refusals.crew.passed': 'Je hebt gepast: deze ronde krijg je geen beurt meer.',
  'refusals.crew.done': 'Al je assistenten zijn verbruikt. Deze fase is voor jou afgelopen.',
  'refusals.turn.other': '{crew} is aan de beurt.',
  'refusals.turn.discarding': 'Nog niet: {crew} moet eerst kaarten afleggen.',
  'refusals.window.answered': 'Je hebt al gereageerd.',
  'refusals.window.notAsked':
    'Wacht even: er wordt een gevaarkaart afgehandeld waarop jij niet kunt reageren.',
  'refusals.window.notAShield':
    '{card}: deze kaart houdt geen gevaarkaart tegen. Gebruik een bewaker of een militie.',

  'refusals.choose.taken': 'Dit voertuig is al bezet: {team}.',
  'refusals.take.notThere': '{card}: deze kaart ligt er niet.',

  'refusals.expected.setup': 'Kies eerst een voertuig.',
  'refusals.expected.bivouac': 'Pak een van de kaarten die er liggen. Weigeren kan niet.',
  'refusals.expected.plan': 'Plaats eerst alle vijf je assistenten.',
  'refusals.expected.hold': 'Kies eerst welke tegel je legt (nog {tiles}).',
  'refusals.expected.place': 'Leg eerst deze tegel: {tile}.',
  'refusals.expected.repair':
    'Je bent aan het repareren. Gebruik een onderdeel (kopen kost hier {price} F) of rond de reparatie eerst af.',
  'refusals.expected.drive':
    'Je bent aan het rijden. Rijd verder (nog {spaces|one # veld|other # velden}) of stop eerst.',
  'refusals.expected.entry': 'Beslis eerst hoe je {place} betaalt.',
  'refusals.expected.halt': 'Bij een stopsymbool stop je of speel je een gids.',
  'refusals.expected.split': 'Verdeel eerst {amount|other # schade}.',
  'refusals.expected.hand': 'Je handlimiet is {chassis}. Leg eerst {excess|one # kaart|other # kaarten} af.',
  'refusals.expected.tracking': 'Je hebt {drawn|one # kaart|other # kaarten} getrokken. Leg er eerst een af.',
  'refusals.expected.target': '{card}: kies eerst een bemanning als doelwit.',
  'refusals.expected.pick': '{card}: kies eerst de tegels.',
  'refusals.expected.window': '{card}: houd de kaart tegen met een bewaker of een militie, of doe niets.',

  'refusals.misplaced.choose': 'De voertuigen zijn al gekozen.',
  'refusals.misplaced.take': 'Openliggende kaarten kun je alleen in het bivak pakken.',
  'refusals.misplaced.plan': 'De plannen zijn onthuld. Je assistenten kunnen niet meer van vak veranderen.',
  'refusals.misplaced.lay': 'Je hebt geen tegel om te leggen. Speel eerst een verkenner.',
  'refusals.misplaced.drive': 'Je bent niet aan het rijden. Begin eerst een rit.',
  'refusals.misplaced.repair': 'Je bent niet aan het repareren. Begin eerst een reparatie.',
  'refusals.misplaced.price': 'Er valt nu niets te betalen.',
  'refusals.misplaced.decline': 'Er is geen gevaarkaart om op te reageren.',
  'refusals.misplaced.split': 'Er is geen schade te verdelen.',
  'refusals.misplaced.discard': 'Je zit niet boven je handlimiet, dus je hoeft niets af te leggen.',
  'refusals.misplaced.target': 'Speel eerst een gevaarkaart en kies dan het doelwit.',

  'refusals.fuel.afterCard':
    'Benzine koop je voordat je kaarten speelt. Maak de kaart ongedaan, of wacht op je volgende beurt.',
  'refusals.fuel.whileDriving':
    'Tijdens een rit kun je geen benzine kopen. Doe dat aan het begin van een beurt.',
  'refusals.fuel.nothing': 'Kies minstens 1 punt benzine.',
  'refusals.fuel.tankFull': 'Te veel: de benzine staat op {petrol} en het maximum is {max}.',
  'refusals.fuel.tooPoor': 'Dat kost {price} F; je hebt {francs} F.',

  'refusals.assistant.none': 'Je hebt geen assistent meer op {box}.',
  'refusals.wait.funding': 'Assistenten op financiering kunnen niet wachten: ze zamelen samen geld in.',
  'refusals.lay.noTiles': 'Er zijn geen tegels meer om te trekken.',
  'refusals.lay.noFreeSpace': 'Er is geen vrij veld met je voertuig verbonden.',
  'refusals.lay.notDrawn': 'Deze tegel heb je niet getrokken: {tile}.',
  'refusals.lay.onCity': 'Op een stad kun je geen tegel leggen ({city}).',
  'refusals.lay.notConnected':
    'Niet met je voertuig verbonden: {place}. Leg tegels naast je voertuig, of ermee verbonden door tegels en steden.',
  'refusals.lay.underVehicle': 'Waar een voertuig staat, kun je geen tegel leggen: er staat er een {at}.',
  'refusals.lay.taken': 'Er ligt al een tegel {at}.',
  'refusals.draw.noCards': 'Er zijn geen kaarten meer om te trekken.',
  'refusals.clear.notNear':
    'Niet naast je voertuig: {place}. Een bewaker kan alleen een tegel ernaast verwijderen.',
  'refusals.clear.noTile': 'Er ligt geen tegel {at}.',
  'refusals.clear.underVehicle': 'De tegel {at} ligt onder een voertuig; die kun je niet verwijderen.',

  'refusals.repair.nothingWorn': 'Er valt niets te repareren: motor en chassis staan op hun maximum.',
  'refusals.repair.noParts':
    'Je hebt geen onderdelen, en er een kopen kost hier {price} F; je hebt {francs} F.',
  'refusals.repair.noPart': '{card}: met deze kaart kun je niet repareren.',
  'refusals.repair.tooPoor': 'Een onderdeel kost hier {price} F; je hebt {francs} F.',
  'refusals.repair.engineFull': 'Te veel voor de motor: het maximum is {max}.',
  'refusals.repair.chassisFull': 'Te veel voor het chassis: het maximum is {max}.',
  'refusals.repair.wrongSum': 'Verdeel precies {levels|one # punt|other # punten} over motor en chassis.',
  'refusals.repair.cardMustRepair': 'Repareer eerst iets met de monteurskaart.',

  'refusals.drive.brokenDown': 'Je voertuig heeft pech. Repareer eerst de motor.',
  'refusals.drive.noWay': 'Vanaf hier kun je geen enkel veld betalen; de benzine staat op {petrol}.',
  'refusals.drive.cardMustDrive': 'Rijd eerst minstens één veld met de bestuurderskaart.',
  'refusals.enter.notNear': 'Kies een veld naast je voertuig. Dit ligt er niet naast: {place}.',
  'refusals.enter.cannotPour':
    'Met een jerrycan kun je alleen meebetalen als je er een hebt en je tank vol is.',
  'refusals.enter.petrolShort': 'Dat kost {needed} benzine; je hebt er {left}.',
  'refusals.enter.mechanicsShort':
    'Dat kost {needed|other # schade}; je motor en chassis hebben samen nog {left|one # punt|other # punten}.',
  'refusals.entry.canBePaid': 'Je kunt dit veld betalen, dus dat moet je ook doen.',
  'refusals.entry.nothingToCover': 'Er is geen benzine meer te betalen, en je tank is vol.',
  'refusals.line.onlyFromStart':
    'Een schip of zeppelin kun je alleen nemen vanuit de stad waar je rit begint.',
  'refusals.line.notHere': 'Hier kun je niet opstappen: {line}.',
  'refusals.line.cardsMissing':
    'Daarvoor heb je {cards|one # transportkaart|other # transportkaarten} nodig; je hebt er {held}.',
  'refusals.line.cardsWasted':
    'Te veel: {cards|one # transportkaart is|other # transportkaarten zijn} meer waard dan de prijs. Gebruik er minder.',
  'refusals.line.tooPoor': 'Dat kost {price} F; je hebt {francs} F.',

  'refusals.guard.none': 'Je hebt geen bewakers meer.',
  'refusals.guard.noDanger': 'Er is geen gevaar af te wenden.',
  'refusals.guard.onlyDefends': 'Je hebt gepast; je bewakers kunnen je alleen nog verdedigen.',
  'refusals.split.tooMuch': 'Er is maar {amount|other # schade} te verdelen.',
  'refusals.split.engineShort': 'De motor heeft nog maar {left|one # punt|other # punten}.',
  'refusals.split.chassisShort': 'Het chassis heeft nog maar {left|one # punt|other # punten}.',
  'refusals.target.self': 'Je eigen bemanning kun je niet als doelwit kiezen.',
  'refusals.target.arrived': '{crew} is aangekomen en is veilig.',
  'refusals.target.nothingLeft': '{crew} heeft niets meer te verliezen: motor en chassis staan op 0.',
  'refusals.pick.noTile': 'Er ligt geen tegel {at}.',
  'refusals.pick.underVehicle': 'De tegel {at} ligt onder een voertuig. Kies een andere.',
  'refusals.pick.same': 'Die tegel heb je al gekozen. Kies een andere.',
  'refusals.pick.alike': 'Beide tegels kosten hetzelfde; verwisselen zou niets veranderen. Kies een andere.',

  'refusals.card.notHeld': '{card}: je hebt deze kaart niet in je hand.',
  'refusals.card.tankFull': '{card}: je tank is al vol.',
  'refusals.card.noTiles': '{card}: er is geen tegel om te verwijderen.',
  'refusals.card.noTwoTiles': '{card}: er zijn geen twee verschillende tegels om te verwisselen.',
  'refusals.card.nobodyToHurt': 'Een saboteur kan nu bij geen enkele bemanning schade aanrichten.',
  'refusals.card.beforeAssistant': '{card}: alleen in je eigen beurt, voordat je een assistent speelt.',
  'refusals.card.withDrive': '{card}: alleen tijdens een rit, als de kaart effect heeft.',
  'refusals.card.withRepair': '{card}: alleen tijdens een reparatie.',
  'refusals.card.anyTime': '{card}: heeft nu geen effect.',
  'refusals.card.noAssistant':
    'Voor deze kaart moet je nog een assistent hebben, en de jouwe zijn verbruikt.',
  'refusals.tracking.notDrawn': '{card}: hoort niet bij de kaarten die je net hebt getrokken.',

  'refusals.undo.horizon':
    'Dat kun je niet meer ongedaan maken: er is iets onthuld, het toeval heeft meegespeeld, een andere bemanning is geraakt, of iemand heeft sindsdien gereageerd.',
  'refusals.record.otherGame': 'Dit bestand is van een ander spel: {game}.',
  'refusals.record.otherRules':
    'Deze race gebruikt versie {version} van de regels, en die wordt hier niet ondersteund.',
  'refusals.record.commitment': 'De startwaarde in dit bestand is niet die waarmee de race begon.',
  'refusals.record.noAnswer': 'Regel {line} van het bestand is geen geldige zet.',
  'refusals.record.illegal': 'Regel {line} van het bestand is in strijd met de spelregels.',
  'refusals.record.fork': 'Vanaf dit punt kun je niet verdergaan.',
  'refusals.record.differs': 'Na regel {line} leidt het bestand tot een andere stelling dan erin staat.',
  'refusals.record.notJson': 'Het bestand kan niet worden gelezen. Misschien is het onvolledig.',
  'refusals.record.notARecord': 'Dit bestand is geen opgenomen race.',
  'refusals.record.newer': 'Het bestand komt uit een nieuwere versie (formaat {format}).',
  'refusals.record.options': 'Het bestand gebruikt iets wat deze versie niet ondersteunt: {option}.',
  'refusals.record.players': 'In het bestand staat niet wie welke bemanning speelt.',
  'refusals.table.unknown': 'Deze race staat niet op dit apparaat.',
  'refusals.table.stale':
    'Deze race is in een ander tabblad verdergegaan. Kijk hoe het ervoor staat en probeer het opnieuw.',
  'refusals.table.noAnswer': 'Dat is hier geen geldig antwoord.',
  'refusals.save.notJson': 'De opgeslagen race kan niet worden gelezen. Misschien is het bestand onvolledig.',
  'refusals.save.notASave': 'Dit bestand is geen opgeslagen race.',
  'refusals.save.otherForm': 'De race is opgeslagen door een andere versie.',
  'refusals.save.otherGame': 'Dit bestand is van een ander spel.',
  'refusals.save.otherRules': 'De race is opgeslagen met een andere versie van de regels.',
  'refusals.save.damaged': 'De opgeslagen race is beschadigd.',
});
