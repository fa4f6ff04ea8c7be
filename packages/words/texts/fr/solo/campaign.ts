import { translationOf } from '../../../text.ts';
import type { campaign as english } from '../../en/solo/campaign.ts';

export const campaign = translationOf<typeof english>()({
  'names.way.prudent': 'prudent',
  'names.way.legendary': 'légendaire',
  'names.way.alone': 'solitaire',
  'solo.needsCompany': 'Ce module demande plus d’un équipage : vous ne pouvez pas l’utiliser ici.',
  'refusals.campaign.notJson': 'Le fichier est illisible. Il est peut-être incomplet.',
  'refusals.campaign.notACampaign': 'Ce fichier n’est pas une campagne.',
  'refusals.campaign.newer': 'Le fichier vient d’une version plus récente (format {format}).',
  'refusals.campaign.stranger':
    'Le fichier contient quelque chose qui n’a pas sa place dans une campagne : {field}.',
  'refusals.campaign.name': 'Donnez à la campagne un nom de {most} caractères au plus.',
  'refusals.campaign.noRace': 'La course {race} du fichier n’en est pas une.',
  'refusals.campaign.way': 'La course {race} du fichier utilise un mode qui n’existe pas.',
  'refusals.campaign.options':
    'La course {race} utilise une option que cette version ne connaît pas : {option}.',
  'refusals.campaign.otherRival': 'La course {race} n’a pas été jouée contre le René de cette campagne.',
  'refusals.campaign.unfinished': 'La course {race} n’a été ni terminée ni abandonnée.',
  'refusals.campaign.race': 'La course {race} du fichier ne peut pas être rejouée.',
  'refusals.campaign.unknown': 'Cette campagne n’est pas enregistrée sur cet appareil.',
  'refusals.campaign.underWay':
    'Une course de cette campagne est encore en cours. Terminez-la ou abandonnez-la d’abord.',
  'refusals.campaign.noRaceOn': 'Aucune course de cette campagne n’est en cours.',
  'refusals.campaign.empty': 'Cette campagne n’a pas encore de course terminée.',
  'refusals.campaign.choice': 'Cette course ne peut pas se jouer ainsi : {option}.',
});
