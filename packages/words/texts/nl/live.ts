import { translationOf } from '../../text.ts';
import type { live as english } from '../en/live.ts';

export const live = translationOf<typeof english>()({
  'live.bar': 'Jouw beslissing',
  'live.told': 'Laatste nieuws',
  'live.skip': 'Naar mijn beurt',
  'live.hint': 'Tip',
  'live.undo': 'Ongedaan maken',
  'live.onMap': '{count|one # keuze op de landkaart|other # keuzes op de landkaart}',
  'live.takeOff': 'Een assistent van {box} halen',
  'live.putOn': 'Een assistent op {box} zetten',
  'live.curtain': 'Geef het apparaat aan {name}',
  'live.lift': 'Ik ben {name}',
  'live.elsewhere': 'Deze race is in een ander tabblad verdergegaan en is hier bijgewerkt.',
  'live.forgetful':
    'Dit apparaat kan geen races opslaan. Sluit je de pagina, dan ben je deze race kwijt; sla hem op als bestand om hem te houden.',
  'live.close': 'Sluiten',
  'live.leave': 'Naar de voorpagina',
  'live.saveFile': 'Opslaan als bestand',
  'live.lost': 'Deze race staat niet op dit apparaat.',
});
