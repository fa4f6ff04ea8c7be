import { translationOf } from '../../../text.ts';
import type { campaign as english } from '../../en/solo/campaign.ts';

export const campaign = translationOf<typeof english>()({
  'names.way.prudent': 'behoedzaam',
  'names.way.legendary': 'legendarisch',
  'names.way.alone': 'alleen',

  'solo.needsCompany': 'Deze module vraagt meer dan één bemanning en kan hier dus niet.',

  'refusals.campaign.notJson': 'Het bestand kan niet worden gelezen. Misschien is het onvolledig.',
  'refusals.campaign.notACampaign': 'Dit bestand is geen campagne.',
  'refusals.campaign.newer': 'Het bestand komt uit een nieuwere versie (formaat {format}).',
  'refusals.campaign.stranger': 'Het bestand bevat iets wat niet in een campagne hoort: {field}.',
  'refusals.campaign.name': 'Geef de campagne een naam van hoogstens {most} tekens.',
  'refusals.campaign.noRace': 'Race {race} in het bestand is geen race.',
  'refusals.campaign.way': 'Race {race} in het bestand gebruikt een manier die niet bestaat.',
  'refusals.campaign.options': 'Race {race} gebruikt iets wat deze versie niet ondersteunt: {option}.',
  'refusals.campaign.otherRival': 'Race {race} is niet gespeeld tegen René zoals hij in deze campagne was.',
  'refusals.campaign.unfinished': 'Race {race} is niet uitgespeeld en niet opgegeven.',
  'refusals.campaign.race': 'Race {race} kan niet uit het bestand worden nagespeeld.',
  'refusals.campaign.unknown': 'Deze campagne staat niet op dit apparaat.',
  'refusals.campaign.underWay': 'In deze campagne is nog een race bezig. Speel hem eerst uit of geef hem op.',
  'refusals.campaign.noRaceOn': 'In deze campagne is geen race bezig.',
  'refusals.campaign.empty': 'Deze campagne heeft nog geen afgelopen race.',
  'refusals.campaign.choice': 'Zo kan deze race niet worden gespeeld: {option}.',
});
