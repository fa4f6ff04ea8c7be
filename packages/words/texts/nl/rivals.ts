import { translationOf } from '../../text.ts';
import type { English } from '../en/rivals.ts';

export const messages = translationOf<English>()({
  'hint.thinking': 'Een rivaal probeert het uit …',
  'hint.stop': 'Laat maar',
  'hint.failed': 'Er is nu geen raad te krijgen.',
  'hint.place': 'Zet ze zo',
  'hint.even': 'Het maakt hier weinig uit: het op één na beste is ongeveer even goed.',
  'hint.sure':
    'Vanaf hier zouden ongeveer {chance} van de honderd races gewonnen worden: {low} tot {high} meer dan met het op één na beste.',
  'hint.about': 'Vanaf hier zouden ongeveer {chance} van de honderd races gewonnen worden.',

  'hint.because.arrival': 'Het telt zwaarder bij de aankomst.',
  'hint.because.way': 'Daarna heb je minder weg voor je.',
  'hint.because.petrol': 'Zo houd je benzine over voor wat komt.',
  'hint.because.vehicle': 'Het voertuig blijft in betere staat.',
  'hint.because.money': 'Zo houd je meer geld over.',
  'hint.because.cards': 'Zo houd je meer kaarten over.',
  'hint.because.city': 'Het brengt je in een stad, waar benzine en onderdelen goedkoop zijn.',
  'hint.because.order': 'Het brengt je naar voren in de beurtvolgorde.',
  'hint.because.rivals': 'Het hindert vooral je rivalen.',
  'hint.because.whole': 'Alles bij elkaar sta je er daarna beter voor.',

  'coach.title': 'De coach',
  'coach.ask': 'Vraag het de coach',
  'coach.askFor': 'Vraag de coach naar {crew}',
  'coach.how':
    'Loopt je plannen nog eens na, met wat je toen wist, en probeert andere in dezelfde bedachte werelden.',
  'coach.looking': 'De coach loopt je plannen na …',
  'coach.stop': 'Stoppen',
  'coach.failed': 'De coach kon deze race niet lezen.',
  'coach.none': 'In geen enkele ronde was een ander plan duidelijk beter dan dat van jou. Goed gereden.',
  'coach.turn': 'Ronde {turn}',
  'coach.given': 'Jouw plan was: {plan}.',
  'coach.better': 'Beter: {plan}.',
  'coach.difference':
    'Naar zijn schatting ongeveer {count} zeges meer op honderd races; voor {sure} zeker {low} tot {high}.',
  'coach.again': 'Vanaf daar opnieuw',
  'coach.again.how': 'Een nieuwe race vanaf dit plan, tegen bots. Wat je niet wist, wordt opnieuw verdeeld.',
});
