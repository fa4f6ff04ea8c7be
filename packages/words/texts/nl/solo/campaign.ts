import { translationOf } from '../../../text.ts';
import type { campaign as english } from '../../en/solo/campaign.ts';

export const campaign = translationOf<typeof english>()({
  'names.way.prudent': 'behoedzaam',
  'names.way.legendary': 'legendarisch',
  'names.way.alone': 'alleen',
  'solo.needsCompany': 'Deze module heeft meer dan één bemanning nodig en kan hier niet aan.',
  'refusals.campaign.notJson': 'Het bestand is niet te lezen; misschien is het afgekapt.',
  'refusals.campaign.notACampaign': 'Het bestand is geen campagne.',
  'refusals.campaign.newer': 'Het bestand komt uit een nieuwere uitgave (vorm {format}).',
  'refusals.campaign.stranger': 'Het bestand bevat iets dat bij geen campagne hoort: {field}.',
  'refusals.campaign.name': 'Een campagne heeft een naam van hooguit {most} tekens.',
  'refusals.campaign.noRace': 'Race {race} van het bestand is geen race.',
  'refusals.campaign.way': 'Race {race} van het bestand noemt een manier die niet bestaat.',
  'refusals.campaign.options': 'Race {race} vraagt om iets wat deze uitgave niet kent: {option}.',
  'refusals.campaign.otherRival': 'Race {race} is niet gereden tegen René zoals hij in deze campagne was.',
  'refusals.campaign.unfinished': 'Race {race} is niet uitgereden en niet opgegeven.',
  'refusals.campaign.race': 'Race {race} is niet na te spelen zoals ze er staat.',
  'refusals.campaign.unknown': 'Deze campagne staat niet op dit apparaat.',
  'refusals.campaign.underWay': 'Er loopt nog een race van deze campagne: rijd haar uit of geef haar op.',
  'refusals.campaign.noRaceOn': 'Er loopt geen race van deze campagne.',
  'refusals.campaign.empty': 'De campagne heeft nog geen race die voorbij is.',
  'refusals.campaign.choice': 'Zo kan deze race niet gereden worden: {option}.',
});
