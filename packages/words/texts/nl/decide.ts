import { translationOf } from '../../text.ts';
import type { decide as English } from '../en/decide.ts';

export const decide = translationOf<typeof English>()({
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
  'decide.inHand': 'Kies een kaart uit je hand.',
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
  'decide.when.beforeAssistant': 'In je beurt',
  'decide.when.danger': 'Gevaar',
  'decide.played': 'Wanneer: {when}.',
  'decide.lit': 'nu te gebruiken',
  'decide.now': 'Je kunt deze kaart nu spelen.',
  'decide.rule': 'Regel lezen',
  'decide.ruling': 'Toelichting in deze versie',
  'decide.previousRule': 'Vorige regel',
  'decide.nextRule': 'Volgende regel',

  'decide.ask.last': '{crew} is aangekomen: dit is het laatste konvooi.',
  'decide.ask.pathfinder': 'Leg twee tegels die met je voertuig verbonden zijn, of trek een kaart.',
  'decide.ask.mechanics':
    '{spaces|0 Vanaf hier kun je nergens heen rijden.|one Rijd # veld, of repareer.|other Rijd tot # velden ver, of repareer.}',
  'decide.ask.pick': 'Kies een gemarkeerd veld.',
  'decide.ask.driveDry':
    'Je hebt te weinig benzine om door te rijden. Stop hier, of onthul een onbekend veld; daarmee eindigt de rit.',
  'decide.ask.broken': 'De motor staat op 0. Repareer hem voordat je rijdt.',
  'decide.ask.stuck':
    'De motor staat op 0. Een onderdeel kost hier {price} F: je hebt {francs} F en geen onderdelen.',
  'decide.ask.dry': 'De tank is leeg. Zonder benzine kun je vanaf hier niet rijden.',
  'decide.ask.security':
    '{tiles|0 Er ligt geen tegel naast je om te verwijderen. Een bewaker die je houdt, kan nog een gevaar afwenden.|one Verwijder de gemarkeerde tegel, of houd de bewaker om een gevaar af te wenden.|other Verwijder een van de # gemarkeerde tegels, of houd de bewaker om een gevaar af te wenden.}',
  'decide.ask.funding':
    '{assistants|one Eén assistent levert|other # assistenten leveren samen} {francs} F op.',
  'decide.ask.petrol':
    '{levels|one # punt|other # punten} benzine voor {francs} F. Een punt kost {price} F {where|city in een stad|other in de wildernis}.',
});
