import { translationOf } from '../../../text.ts';
import type { leaders as english } from '../../en/modules/leaders.ts';

export const leaders = translationOf<typeof english>()({
  'names.module.leaders': 'Leiders',
  'names.module.fifth': 'Vijfde bemanning',
  'names.card.topographer': 'Topograaf',
  'names.a.topographer': 'een topograaf',
  'names.leader.american': 'Roy Chapman',
  'names.surname.american': 'Chapman',

  'events.leaderChosen': '{leader} neemt het bevel.',
  'events.powerUsed': '{crew} gebruikt de gave van de leider.',
  'events.tileRedrawn': 'Chapman kijkt twee keer {at}: {crew} vindt nu {tile}.',
  'questions.leaders': 'Wie leidt de bemanning?',
  'questions.mercenary': 'Welke van de overgebleven bemanningen gaat met Chapman mee?',
  'questions.redraw': 'Deze tegel {at}, of een andere uit de zak?',
  'answers.lead': '{leader} nemen',
  'answers.power': 'De gave van de leider gebruiken',
  'answers.keep': 'Deze tegel houden',
  'answers.redraw': 'Terugdoen en een andere trekken',
  'verbs.lead': 'Aannemen',
  'verbs.power': 'Gave',
  'verbs.keep': 'Houden',
  'verbs.redraw': 'Opnieuw',
  'refusals.lead.taken': '{leader} rijdt al met een andere bemanning.',
  'refusals.expected.leaders': 'Kies eerst een leider.',
  'refusals.expected.mercenary': 'Kies eerst welke overgebleven bemanning met Chapman meegaat.',
  'refusals.expected.redraw': 'Beslis eerst of Chapman deze tegel houdt.',
  'refusals.misplaced.lead': 'De leiders zijn gekozen.',
  'refusals.misplaced.redraw': 'Chapman heeft geen tegel voor zich om terug te doen.',
  'refusals.power.none': 'Deze leider heeft geen gave voor in een beurt.',
  'refusals.power.used': 'De gave van de leider is op tot de volgende ronde.',
});
