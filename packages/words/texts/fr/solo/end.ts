import { translationOf } from '../../../text.ts';
import type { end as English } from '../../en/solo/end.ts';

export const end = translationOf<typeof English>()({
  'solo.end.scene': 'Fin de la course',
  'solo.end.won': 'Vous battez René',
  'solo.end.lost': 'René gagne',
  'solo.end.inTime': 'Vous arrivez à temps',
  'solo.end.tooLate': 'Vous n’avez plus de tours',
  'solo.end.next': 'Prochaine course',
  'solo.end.learns': '{count|one René apprend une carte|other René apprend # cartes}',
  'solo.end.learned': 'Le paquet de René est déjà au niveau 3 : il n’a plus rien à apprendre.',
  'solo.end.swap': 'La carte {out} est remplacée par la carte {in}',
  'solo.end.powers': '{count|one Un nouveau pouvoir hérité|other # nouveaux pouvoirs hérités}',
  'solo.end.noPowers': 'René n’a gagné aucun pouvoir hérité.',
  'solo.end.stamps': '{count|0 Aucun nouveau cachet|one Un nouveau cachet|other # nouveaux cachets}',
  'solo.end.noStamps': 'Vous n’avez accompli aucune nouvelle mission.',
  'solo.end.youFirst': 'Vous partez en premier, avec 80 F.',
  'solo.end.reneFirst': 'René part en premier, et vous avez 70 F.',
  'solo.end.goOn': 'Prochaine course',
  'solo.end.watch': 'Revoir la course',
  'solo.end.rests': 'fait le plein et répare',
});
