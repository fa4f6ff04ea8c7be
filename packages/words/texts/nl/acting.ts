import { translationOf } from '../../text.ts';
import type { English } from '../en/acting.ts';

export const messages = translationOf<English>()({
  'decide.ask.last': '{crew} is aangekomen: dit is het laatste konvooi.',
  'decide.ask.pathfinder': 'Leg twee tegels die met je voertuig verbonden zijn, of trek een kaart.',
  'decide.ask.mechanics':
    '{spaces|0 Vanaf hier kun je nergens heen rijden.|one Rijd # veld (kies een gemarkeerd veld), of repareer.|other Rijd tot # velden ver (kies een gemarkeerd veld), of repareer.}',
  'decide.ask.broken': 'De motor staat op 0. Repareer hem voordat je rijdt.',
  'decide.ask.dry': 'De tank is leeg. Zonder benzine kun je vanaf hier niet rijden.',
  'decide.ask.security':
    '{tiles|0 Er ligt geen tegel naast je om te verwijderen. Een bewaker die je houdt, kan nog een gevaar afwenden.|one Verwijder de gemarkeerde tegel, of houd de bewaker om een gevaar af te wenden.|other Verwijder een van de # gemarkeerde tegels, of houd de bewaker om een gevaar af te wenden.}',
  'decide.ask.funding':
    '{assistants|one Eén assistent levert|other # assistenten leveren samen} {francs} F op.',
  'decide.ask.petrol':
    '{levels|one # punt|other # punten} benzine voor {francs} F. Een punt kost {price} F {where|city in een stad|other in de wildernis}.',
  'acting.behind': 'Andere bemanningen kunnen de tegels gebruiken die je legt of onthult.',

  'acting.plan': 'Je plan: {plan}.',
  'acting.changePlan': 'Plan veranderen',

  'acting.pass': 'Passen…',
  'acting.pass.again': 'Echt passen',
  'acting.pass.sure': 'Passen voor de rest van deze ronde?',
  'acting.pass.lost': 'Je verliest deze assistenten: {lost}.',
  'acting.pass.francs': 'Je loopt {francs} F mis.',
  'acting.pass.keeps': 'Passen, {guards|one bewaker|other # bewakers} houden…',
  'acting.pass.watch': '{guards|one Je bewaker kan|other Je # bewakers kunnen} nog gevaren afwenden.',

  'acting.keep': '{guards|one Bewaker|other # bewakers} houden…',
  'acting.keep.again': 'Bevestigen',
  'acting.keep.sure':
    'Je ronde beëindigen? {guards|one Je bewaker kan nog een gevaar afwenden, maar geen tegel meer verwijderen|other Je # bewakers kunnen nog gevaren afwenden, maar geen tegels meer verwijderen}.',
});
