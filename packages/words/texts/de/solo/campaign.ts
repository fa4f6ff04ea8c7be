import { translationOf } from '../../../text.ts';
import type { campaign as english } from '../../en/solo/campaign.ts';

export const campaign = translationOf<typeof english>()({
  'names.way.prudent': 'umsichtig',
  'names.way.legendary': 'legendär',
  'names.way.alone': 'allein',
  'solo.needsCompany': 'Dieses Modul braucht mehr als eine Mannschaft, also geht es hier nicht.',
  'refusals.campaign.notJson': 'Die Datei ist nicht lesbar. Vielleicht ist sie unvollständig.',
  'refusals.campaign.notACampaign': 'Diese Datei ist keine Kampagne.',
  'refusals.campaign.newer': 'Die Datei stammt aus einer neueren Version (Format {format}).',
  'refusals.campaign.stranger': 'Die Datei enthält etwas, das nicht in eine Kampagne gehört: {field}.',
  'refusals.campaign.name': 'Gib der Kampagne einen Namen mit höchstens {most} Zeichen.',
  'refusals.campaign.noRace': 'Eintrag {race} in der Datei ist kein Rennen.',
  'refusals.campaign.way': 'Rennen {race} in der Datei nutzt einen Modus, den es nicht gibt.',
  'refusals.campaign.options': 'Rennen {race} braucht etwas, das diese Version nicht unterstützt: {option}.',
  'refusals.campaign.otherRival': 'Rennen {race} wurde nicht gegen den René dieser Kampagne gefahren.',
  'refusals.campaign.unfinished': 'Rennen {race} wurde weder beendet noch aufgegeben.',
  'refusals.campaign.race': 'Rennen {race} lässt sich aus der Datei nicht nachspielen.',
  'refusals.campaign.unknown': 'Diese Kampagne ist auf diesem Gerät nicht gespeichert.',
  'refusals.campaign.underWay': 'In dieser Kampagne läuft noch ein Rennen. Beende es zuerst oder gib es auf.',
  'refusals.campaign.noRaceOn': 'In dieser Kampagne läuft kein Rennen.',
  'refusals.campaign.empty': 'Diese Kampagne hat noch kein beendetes Rennen.',
  'refusals.campaign.choice': 'So lässt sich dieses Rennen nicht fahren: {option}.',
});
