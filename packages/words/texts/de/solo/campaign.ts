import { translationOf } from '../../../text.ts';
import type { campaign as english } from '../../en/solo/campaign.ts';

export const campaign = translationOf<typeof english>()({
  'names.way.prudent': 'umsichtig',
  'names.way.legendary': 'legendär',
  'names.way.alone': 'allein',
  'solo.needsCompany': 'Dieses Modul braucht mehr als eine Mannschaft und geht hier nicht.',
  'refusals.campaign.notJson': 'Die Datei ist nicht lesbar; vielleicht ist sie abgeschnitten.',
  'refusals.campaign.notACampaign': 'Die Datei ist keine Kampagne.',
  'refusals.campaign.newer': 'Die Datei stammt aus einer neueren Ausgabe (Form {format}).',
  'refusals.campaign.stranger': 'Die Datei enthält etwas, das zu keiner Kampagne gehört: {field}.',
  'refusals.campaign.name': 'Eine Kampagne braucht einen Namen von höchstens {most} Zeichen.',
  'refusals.campaign.noRace': 'Rennen {race} der Datei ist kein Rennen.',
  'refusals.campaign.way': 'Rennen {race} der Datei nennt eine Art, die es nicht gibt.',
  'refusals.campaign.options': 'Rennen {race} verlangt etwas, das diese Ausgabe nicht kennt: {option}.',
  'refusals.campaign.otherRival':
    'Rennen {race} wurde nicht gegen René gefahren, wie er in dieser Kampagne stand.',
  'refusals.campaign.unfinished': 'Rennen {race} wurde weder beendet noch aufgegeben.',
  'refusals.campaign.race': 'Rennen {race} lässt sich nicht so nachspielen, wie es dasteht.',
  'refusals.campaign.unknown': 'Diese Kampagne liegt nicht auf diesem Gerät.',
  'refusals.campaign.underWay': 'Ein Rennen dieser Kampagne läuft noch: Beende es oder gib es auf.',
  'refusals.campaign.noRaceOn': 'Kein Rennen dieser Kampagne läuft.',
  'refusals.campaign.empty': 'Die Kampagne hat noch kein beendetes Rennen.',
  'refusals.campaign.choice': 'So lässt sich dieses Rennen nicht fahren: {option}.',
});
