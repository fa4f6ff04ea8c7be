import { translationOf } from '../../../text.ts';
import type { end as english } from '../../en/solo/end.ts';

export const end = translationOf<typeof english>()({
  'end.scene': 'Einde van de race',
  'end.won': 'Je verslaat René',
  'end.lost': 'René wint',
  'end.inTime': 'Je komt op tijd aan',
  'end.tooLate': 'Je rondes zijn op',
  'end.next': 'Volgende race',
  'end.learns': '{count|one René leert een kaart|other René leert # kaarten}',
  'end.learned': 'De stapel van René heeft al niveau 3: hij heeft niets meer te leren.',
  'end.swap': 'Kaart {out} wordt vervangen door kaart {in}',
  'end.powers': '{count|one Een nieuwe blijvende kracht|other # nieuwe blijvende krachten}',
  'end.noPowers': 'René heeft geen blijvende kracht gekregen.',
  'end.stamps': '{count|0 Geen nieuwe stempel|one Een nieuwe stempel|other # nieuwe stempels}',
  'end.noStamps': 'Je hebt geen nieuwe missies vervuld.',
  'end.youFirst': 'Jij begint, met 80 F.',
  'end.reneFirst': 'René begint, en jij hebt 70 F.',
  'end.goOn': 'Volgende race',
  'end.watch': 'Terugkijken',
  'end.rests': 'tankt en repareert',
});
