import { translationOf } from '../../../text.ts';
import type { end as english } from '../../en/solo/end.ts';

export const end = translationOf<typeof english>()({
  'end.scene': 'Het einde van de race',
  'end.won': 'Zege op René',
  'end.lost': 'René wint',
  'end.inTime': 'Op tijd',
  'end.tooLate': 'Te laat',
  'end.next': 'Zo wordt de volgende race',
  'end.learns': '{count|one René leert een kaart|other René leert # kaarten}',
  'end.learned': 'Zijn stapel is al van niveau 3: René heeft niets meer te leren.',
  'end.swap': 'Kaart {out} gaat, kaart {in} komt',
  'end.powers': '{count|one Een kracht voorgoed|other # krachten voorgoed}',
  'end.noPowers': 'René won geen kracht.',
  'end.stamps': '{count|0 Geen nieuwe stempel|one Een nieuwe stempel|other # nieuwe stempels}',
  'end.noStamps': 'Er werd geen opdracht vervuld die nog niet gestempeld is.',
  'end.youFirst': 'Jij begint, met 80 F.',
  'end.reneFirst': 'René begint, en jij hebt 70 F.',
  'end.goOn': 'Volgende race',
  'end.watch': 'Bekijk haar nog eens',
  'end.rests': 'tankt en repareert',
});
