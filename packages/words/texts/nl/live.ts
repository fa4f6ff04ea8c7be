import { translationOf } from '../../text.ts';
import type { live as english } from '../en/live.ts';

export const live = translationOf<typeof english>()({
  'live.bar': 'Wat er gevraagd wordt',
  'live.told': 'Wat er gebeurt',
  'live.skip': 'Door naar mijn beurt',
  'live.hint': 'Wat zou jij doen?',
  'live.undo': 'Terugnemen',
  'live.onMap': '{count|one # plek op de kaart, als lijst|other # plekken op de kaart, als lijst}',
  'live.takeOff': 'Eén assistent eraf: {box}',
  'live.putOn': 'Eén assistent erbij: {box}',
  'live.curtain': 'Geef het apparaat aan {name}',
  'live.lift': 'Ik ben {name}',
  'live.elsewhere': 'De race is in een ander tabblad verdergegaan. Zo staat het er nu voor.',
  'live.forgetful':
    'Dit apparaat bewaart geen races: sluit je de pagina, dan is deze voorbij. Als bestand bewaard blijft hij van jou.',
  'live.close': 'Sluiten',
  'live.leave': 'Naar de voorpagina',
  'live.saveFile': 'Als bestand bewaren',
  'live.lost': 'Die race staat niet op dit apparaat.',
});
