import { translationOf } from '../../../text.ts';
import type { campaign as english } from '../../en/solo/campaign.ts';

export const campaign = translationOf<typeof english>()({
  'names.way.prudent': 'prudente',
  'names.way.legendary': 'légendaire',
  'names.way.alone': 'solitaire',
  'solo.needsCompany': 'Ce module demande plus d’un équipage : il ne peut pas servir ici.',
  'refusals.campaign.notJson': 'Le fichier est illisible ; il est peut-être tronqué.',
  'refusals.campaign.notACampaign': 'Le fichier n’est pas une campagne.',
  'refusals.campaign.newer': 'Le fichier vient d’une édition plus récente (forme {format}).',
  'refusals.campaign.stranger': 'Le fichier contient quelque chose d’étranger à une campagne : {field}.',
  'refusals.campaign.name': 'Une campagne porte un nom d’au plus {most} lettres.',
  'refusals.campaign.noRace': 'La course {race} du fichier n’en est pas une.',
  'refusals.campaign.way': 'La course {race} du fichier suit une manière inconnue.',
  'refusals.campaign.options':
    'La course {race} demande quelque chose que cette édition ne connaît pas : {option}.',
  'refusals.campaign.otherRival': 'La course {race} n’a pas été courue contre le René de cette campagne.',
  'refusals.campaign.unfinished': 'La course {race} n’est ni finie ni abandonnée.',
  'refusals.campaign.race': 'La course {race} ne peut pas être rejouée telle qu’elle est écrite.',
  'refusals.campaign.unknown': 'Cette campagne n’est pas gardée sur cet appareil.',
  'refusals.campaign.underWay': 'Une course de cette campagne est en cours : la finir, ou l’abandonner.',
  'refusals.campaign.noRaceOn': 'Aucune course de cette campagne n’est en cours.',
  'refusals.campaign.empty': 'La campagne n’a encore aucune course terminée.',
  'refusals.campaign.choice': 'Cette course ne peut pas se courir ainsi : {option}.',
});
