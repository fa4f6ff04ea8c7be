import { translationOf } from '../../text.ts';
import type { net as english } from '../en/net.ts';

export const net = translationOf<typeof english>()({
  'refusals.net.stale': 'De race is intussen verdergegaan. Kijk even en antwoord dan opnieuw.',
  'refusals.net.otherWrote': 'Iemand was sneller. De tafel wordt bijgewerkt.',
  'refusals.net.notYourSeat': 'Dat is niet jouw plaats.',
  'refusals.net.seatTaken': 'Daar zit al iemand.',
  'refusals.net.noSeat': 'Die plaats heeft deze tafel niet.',
  'refusals.net.notHost': 'Wie de tafel heeft gemaakt, begint de race.',
  'refusals.net.notBegun': 'De race is nog niet begonnen.',
  'refusals.net.begun': 'De race is al begonnen.',
  'refusals.net.notOver': 'De race is nog niet afgelopen.',
  'refusals.net.noProposal': 'Dat stelt niemand meer voor.',
  'refusals.net.nothingThere': 'Er is niets om naar terug te gaan.',
  'refusals.net.malformed': 'Dat begreep de server niet. Laad de pagina opnieuw.',
  'refusals.net.noAnswer': 'Dat is geen antwoord van dit spel.',
  'refusals.net.protocol': 'De pagina en de server zijn van verschillende edities. Laad de pagina opnieuw.',
  'refusals.net.tooFast': 'Te veel tegelijk. Wacht even.',
  'refusals.net.full': 'Je kijkt naar te veel tafels. Verlaat er eerst een.',
  'refusals.net.unknownTable': 'Deze tafel bestaat niet. Is de link compleet?',
  'refusals.net.unknownBug': 'Deze melding bestaat niet. Is de link compleet?',
  'refusals.net.unknownToken': 'Dit apparaat is hier niet meer bekend.',
  'refusals.net.unknownCode': 'Deze code werkt niet, of niet meer.',
  'refusals.net.helloFirst': 'De verbinding is nog niet klaar. Wacht even.',
  'refusals.net.notKept': 'De server kon dat niet bewaren. Er is niets veranderd; probeer het zo nog eens.',
  'refusals.net.option': 'Zo kan een tafel niet worden opgezet: {option}.',
  'refusals.net.away': 'Geen verbinding. Je antwoord gaat weg zodra die er weer is.',
});
