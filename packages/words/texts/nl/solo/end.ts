import { translationOf } from '../../../text.ts';
import type { end as English } from '../../en/solo/end.ts';

export const end = translationOf<typeof English>()({
  'solo.end.scene': 'Einde van de race',
  'solo.end.won': 'Je verslaat René',
  'solo.end.lost': 'René wint',
  'solo.end.inTime': 'Je komt op tijd aan',
  'solo.end.tooLate': 'Je rondes zijn op',
  'solo.end.next': 'Volgende race',
  'solo.end.learns': '{count|one René leert een kaart|other René leert # kaarten}',
  'solo.end.learned': 'De stapel van René heeft al niveau 3: hij heeft niets meer te leren.',
  'solo.end.swap': 'Kaart {out} wordt vervangen door kaart {in}',
  'solo.end.powers': '{count|one Een nieuwe blijvende kracht|other # nieuwe blijvende krachten}',
  'solo.end.noPowers': 'René heeft geen blijvende kracht gekregen.',
  'solo.end.stamps': '{count|0 Geen nieuwe stempel|one Een nieuwe stempel|other # nieuwe stempels}',
  'solo.end.noStamps': 'Je hebt geen nieuwe missies vervuld.',
  'solo.end.youFirst': 'Jij begint, met 80 F.',
  'solo.end.reneFirst': 'René begint, en jij hebt 70 F.',
  'solo.end.goOn': 'Volgende race',
  'solo.end.watch': 'Terugkijken',
  'solo.end.rests': 'tankt en repareert',
});
