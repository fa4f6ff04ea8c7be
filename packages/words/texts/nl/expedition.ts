import { translationOf } from '../../text.ts';
import type { English } from '../en/expedition.ts';

export const messages = translationOf<English>()({
  'expedition.title': 'De dagexpeditie',
  'expedition.aside': 'één route per dag, voor iedereen dezelfde',
  'expedition.loading': 'De route van de dag wordt opgehaald …',
  'expedition.offline':
    'Geen verbinding met de server, en daar wordt de expeditie gereden. Races op dit apparaat, de campagne en de Dash gaan zonder; deze pagina komt vanzelf terug.',
  'expedition.ends': 'Ze eindigt om {time} op jouw klok, {when}.',
  'expedition.over': 'Deze dag is om.',
  'expedition.started':
    '{count|0 Nog niemand is vertrokken.|one Eén bemanning is vertrokken.|other # bemanningen zijn vertrokken.}',
  'expedition.crew': 'Je rijdt {crew} tegen {count|one een coureur|other # coureurs}.',
  'expedition.crew.chosen': 'Je kiest je bemanning, tegen {count|one een coureur|other # coureurs}.',
  'expedition.plain': 'Zonder modules.',
  'expedition.modules': 'Met modules: {modules}.',
  'expedition.once':
    'Eén poging per dag telt. Je kunt die verlaten en tot het einde van de dag verder rijden; er gaat niets verloren.',
  'expedition.chance':
    'Wie hetzelfde antwoordt, komt hetzelfde tegen; andere antwoorden leiden tot andere kaarten en tegels.',
  'expedition.hidden': 'Hoe het de anderen verging, zie je als je aan het einde bent.',
  'expedition.setOff': 'Vertrekken',
  'expedition.goOn': 'Verder rijden',
  'expedition.unfinished': 'Je bent onderweg.',
  'expedition.mine': 'Jouw plaats: {rank} van {count}.',
  'expedition.mine.none': 'Jouw race heeft geen plaats in de tabel.',
  'expedition.won': 'gewonnen',
  'expedition.arrived': 'aangekomen',
  'expedition.table': 'De tabel van de dag',
  'expedition.table.none': 'Niemand is tot het einde gekomen.',
  'expedition.table.first': 'De eerste {count} zijn te zien.',
  'expedition.name': 'Aan het stuur',
  'expedition.turns': 'Ronden',
  'expedition.nameless': 'zonder naam',
  'expedition.seal': 'Het toeval van deze dag is verzegeld: {seal}',
  'expedition.seal.later': 'De startwaarde wordt gepubliceerd zodra de dag om is.',
  'expedition.seed': 'De startwaarde van deze dag: {seed}. Het zegel: {seal}',
  'expedition.check': 'Zegel en beste race controleren',
  'expedition.check.good':
    'Het zegel houdt, en de beste race, hier met {answers|one haar antwoord|other haar # antwoorden} nagespeeld, leidt waarheen ze leidde.',
  'expedition.check.bad': 'Dit houdt niet: de beste race is niet de beloofde.',
  'expedition.again': 'Nog eens rijden',
  'expedition.again.how': 'voor het plezier, op dit apparaat; de weg van de beste race ligt op de kaart',
  'expedition.ghost': 'Zo reed {name}',
  'expedition.ghost.none': 'Niemand is tot het einde gekomen, dus er is geen weg te tonen.',
  'expedition.earlier': 'Eerdere dagen',
  'expedition.earlier.best': 'beste: {name}, {prestige} prestige in {turns|one # ronde|other # ronden}',
  'expedition.earlier.nobody': 'niemand is tot het einde gekomen',
  'expedition.today': 'De expeditie van vandaag',
});
