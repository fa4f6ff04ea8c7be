import { translationOf } from '../../../text.ts';
import type { end as english } from '../../en/solo/end.ts';

export const end = translationOf<typeof english>()({
  'end.scene': 'La fin de la course',
  'end.won': 'Victoire sur René',
  'end.lost': 'René l’emporte',
  'end.inTime': 'À temps',
  'end.tooLate': 'Trop tard',
  'end.next': 'Ce que sera la prochaine course',
  'end.learns': '{count|one René apprend une carte|other René apprend # cartes}',
  'end.learned': 'Sa pioche est déjà de niveau 3 : René n’a plus rien à apprendre.',
  'end.swap': 'La carte {out} sort, la carte {in} entre',
  'end.powers': '{count|one Un pouvoir pour de bon|other # pouvoirs pour de bon}',
  'end.noPowers': 'René n’a gagné aucun pouvoir.',
  'end.stamps': '{count|0 Aucun nouveau cachet|one Un nouveau cachet|other # nouveaux cachets}',
  'end.noStamps': 'Aucune mission remplie qui ne soit déjà tamponnée.',
  'end.youFirst': 'L’équipage part premier, avec 80 F.',
  'end.reneFirst': 'René part premier ; 70 F en caisse.',
  'end.goOn': 'Prochaine course',
  'end.watch': 'La revoir',
  'end.rests': 'fait le plein et répare',
});
