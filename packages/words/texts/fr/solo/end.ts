import { translationOf } from '../../../text.ts';
import type { end as english } from '../../en/solo/end.ts';

export const end = translationOf<typeof english>()({
  'end.scene': 'Fin de la course',
  'end.won': 'Vous battez René',
  'end.lost': 'René gagne',
  'end.inTime': 'Vous arrivez à temps',
  'end.tooLate': 'Vous n’avez plus de tours',
  'end.next': 'Prochaine course',
  'end.learns': '{count|one René apprend une carte|other René apprend # cartes}',
  'end.learned': 'Le paquet de René est déjà au niveau 3 : il n’a plus rien à apprendre.',
  'end.swap': 'La carte {out} est remplacée par la carte {in}',
  'end.powers': '{count|one Un nouveau pouvoir hérité|other # nouveaux pouvoirs hérités}',
  'end.noPowers': 'René n’a gagné aucun pouvoir hérité.',
  'end.stamps': '{count|0 Aucun nouveau cachet|one Un nouveau cachet|other # nouveaux cachets}',
  'end.noStamps': 'Vous n’avez accompli aucune nouvelle mission.',
  'end.youFirst': 'Vous partez en premier, avec 80 F.',
  'end.reneFirst': 'René part en premier, et vous avez 70 F.',
  'end.goOn': 'Prochaine course',
  'end.watch': 'Revoir la course',
  'end.rests': 'fait le plein et répare',
});
