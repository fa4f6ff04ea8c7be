import { translationOf } from '../../text.ts';
import type { table as English } from '../en/table.ts';

export const table = translationOf<typeof English>()({
  'table.way': 'Van {from} naar {to}',
  'table.turn': 'Ronde {turn}',

  'table.bar': 'Jouw beslissing',
  'table.told': 'Laatste nieuws',
  'table.skip': 'Naar mijn beurt',
  'table.now': 'Naar nu',
  'table.hint': 'Tip',
  'table.undo': 'Ongedaan maken',
  'table.onMap': '{count|one # keuze op de landkaart|other # keuzes op de landkaart}',
  'table.takeOff': 'Een assistent van {box} halen',
  'table.putOn': 'Een assistent op {box} zetten',
  'table.curtain': 'Geef het apparaat aan {name}',
  'table.lift': 'Ik ben {name}',
  'table.elsewhere': 'Deze race is in een ander tabblad verdergegaan en is hier bijgewerkt.',
  'table.forgetful':
    'Dit apparaat kan geen races opslaan. Sluit je de pagina, dan ben je deze race kwijt; sla hem op als bestand om hem te houden.',
  'table.close': 'Sluiten',
  'table.leave': 'Naar de voorpagina',
  'table.saveFile': 'Opslaan als bestand',
  'table.lost': 'Deze race staat niet op dit apparaat.',

  'table.lastConvoy': 'laatste konvooi',

  'table.to.decision': 'Naar de beslissing',
  'table.to.map': 'Naar de kaart',
  'table.to.hand': 'Naar de hand',

  'table.rules': 'Spelregels',
});
