import { translationOf } from '../../text.ts';
import type { decide as english } from '../en/decide.ts';

export const decide = translationOf<typeof english>()({
  'decide.sequence': 'Jouw beurt',
  'decide.step.petrol': '1 Benzine',
  'decide.step.cards': '2 Kaarten',
  'decide.step.assistant': '3 Assistent',

  'decide.lay': 'Leg tegels',
  'decide.fund': 'Zamel {francs} F in',
  'decide.list': 'Als lijst',
  'decide.choices': 'Keuzes',
  'decide.parts': 'Onderdelen',
  'decide.first.space': 'kies eerst een veld',
  'decide.first.one': 'kies eerst',

  'decide.way': 'Rit {into}: {words}.',
  'decide.line': 'Neem {line}: {words}.',
  'decide.left': 'Daarna {left} van {max} benzine.',
  'decide.leftAtMost': 'Daarna hooguit {left} van {max} benzine.',
  'decide.orPlay': 'Of speel er een: dat telt ook.',
  'decide.unknown': '{count|one # onbekend veld|other # onbekende velden}',

  'decide.note.pathfinder': 'leg of trek',
  'decide.note.mechanics': 'rijd of repareer',
  'decide.note.security': 'op wacht',
  'decide.note.funding': 'brengt {francs} F op',
  'decide.note.empty': 'leeg',
  'decide.box': '{box}: {count|0 geen assistent|one # assistent|other # assistenten}',
  'decide.buy': 'Koop benzine',
  'decide.less': 'Eén punt minder',
  'decide.more': 'Eén punt meer',

  'decide.hand': '{cards} van {chassis}: chassis {chassis}',
  'decide.drawn': 'net getrokken',
  'decide.when.anyTime': 'Elk moment',
  'decide.when.withDrive': 'Bij een rit',
  'decide.when.withRepair': 'Bij reparatie',
  'decide.when.beforeAssistant': 'Vóór assistent',
  'decide.when.danger': 'Gevaar',
  'decide.played': 'Wanneer: {when}.',
  'decide.lit': 'nu te gebruiken',
  'decide.now': 'Nu te spelen.',
  'decide.rule': 'Regel lezen',
  'decide.ruling': 'Toelichting van deze uitgave',
  'decide.previousRule': 'Vorige regel',
  'decide.nextRule': 'Volgende regel',
});
