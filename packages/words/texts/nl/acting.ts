import { translationOf } from '../../text.ts';
import type { English } from '../en/acting.ts';

export const messages = translationOf<English>()({
  'decide.ask.last': 'Laatste konvooi: {crew} is aangekomen.',
  'decide.ask.pathfinder': 'Leg twee tegels vanaf je voertuig, of trek een kaart.',
  'decide.ask.mechanics':
    '{spaces|0 Vanaf hier kun je niet rijden.|one Rijd # veld: tik er een aan dat verlicht is. Of repareer.|other Rijd tot # velden ver: tik er een aan dat verlicht is. Of repareer.}',
  'decide.ask.broken': 'De motor staat op 0: repareer hem voor je rijdt.',
  'decide.ask.dry': 'De tank is leeg: zonder benzine kun je vanaf hier niet rijden.',
  'decide.ask.security':
    '{tiles|0 Er ligt geen tegel naast je om weg te halen. Een bewaker op post wendt een gevaar af.|one Haal de verlichte tegel naast je weg, of laat de bewaker op post.|other Haal een van de # verlichte tegels naast je weg, of laat de bewaker op post.}',
  'decide.ask.funding':
    '{assistants|one Eén assistent brengt|other # assistenten brengen samen} {francs} F op.',
  'decide.ask.petrol':
    '{levels|one # punt|other # punten} benzine voor {francs} F. Een punt kost {price} F {where|city in een stad|other buiten de steden}.',
  'acting.behind': 'Tegels die je legt of onthult dienen ook wie achter je komt.',

  'acting.plan': 'Je plan: {plan}.',
  'acting.changePlan': 'Plan veranderen',

  'acting.pass': 'Pas…',
  'acting.pass.again': 'Echt passen',
  'acting.pass.sure': 'Passen voor deze ronde?',
  'acting.pass.lost': 'Ongebruikt weg: {lost}.',
  'acting.pass.francs': '{francs} F wordt niet ingezameld.',
  'acting.pass.keeps': 'Pas, houd {guards|one de bewaker|other # bewakers}…',
  'acting.pass.watch': '{guards|one De bewaker blijft|other # bewakers blijven} op post.',

  'acting.keep': 'Houd {guards|one de bewaker|other # bewakers}…',
  'acting.keep.again': 'Echt houden',
  'acting.keep.sure':
    'Je ronde beëindigen? {guards|one De bewaker blijft op post: die kan nog een gevaar afwenden, maar geen tegel meer weghalen|other # bewakers blijven op post: ze kunnen nog gevaren afwenden, maar geen tegels meer weghalen}.',
});
