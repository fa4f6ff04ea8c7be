import { translationOf } from '../../text.ts';
import type { decide as english } from '../en/decide.ts';

export const decide = translationOf<typeof english>()({
  'decide.sequence': 'Jouw beurt',
  'decide.step.petrol': '1 Benzine',
  'decide.step.cards': '2 Kaarten',
  'decide.step.assistant': '3 Assistent',

  'decide.lay': 'Tegels leggen',
  'decide.fund': '{francs} F inzamelen',
  'decide.list': 'Lijst tonen',
  'decide.choices': 'Keuzes',
  'decide.parts': 'Onderdelen',
  'decide.first.space': 'kies een veld',
  'decide.first.one': 'kies er een',

  'decide.way': 'Rijd {into}: {words}.',
  'decide.line': 'Neem {line}: {words}.',
  'decide.left': 'Benzine over: {left} van {max}.',
  'decide.leftAtMost': 'Benzine over: {left|0 0|other hoogstens #} van {max}.',
  'decide.orPlay': 'Of speel er een.',
  'decide.unknown': '{count|one # onbekend veld|other # onbekende velden}',

  'decide.note.pathfinder': 'leg of trek',
  'decide.note.mechanics': 'rijd of repareer',
  'decide.note.security': 'op wacht',
  'decide.note.funding': 'levert {francs} F op',
  'decide.note.empty': 'leeg',
  'decide.box': '{box}: {count|0 geen assistent|one # assistent|other # assistenten}',
  'decide.buy': 'Benzine kopen',
  'decide.less': 'Eén punt minder',
  'decide.more': 'Eén punt meer',

  'decide.hand': '{cards}/{chassis} (handlimiet = chassis)',
  'decide.drawn': 'net getrokken',
  'decide.when.anyTime': 'Elk moment',
  'decide.when.withDrive': 'Bij een rit',
  'decide.when.withRepair': 'Bij reparatie',
  'decide.when.beforeAssistant': 'Vóór assistent',
  'decide.when.danger': 'Gevaar',
  'decide.played': 'Wanneer: {when}.',
  'decide.lit': 'nu te gebruiken',
  'decide.now': 'Je kunt deze kaart nu spelen.',
  'decide.rule': 'Regel lezen',
  'decide.ruling': 'Toelichting in deze versie',
  'decide.previousRule': 'Vorige regel',
  'decide.nextRule': 'Volgende regel',
});
