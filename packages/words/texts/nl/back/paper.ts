import { translationOf } from '../../../text.ts';
import type { paper as english } from '../../en/back/paper.ts';

export const paper = translationOf<typeof english>()({
  'paper.front': 'Voorpagina',
  'paper.ways': 'De routes van alle bemanningen, elk in hun eigen kleur',
  'paper.unofficial': 'een onofficiële versie',
  'paper.picture': 'Opslaan als afbeelding',
  'paper.drawing': 'Opslaan als tekening',
  'paper.print': 'Afdrukken',
  'paper.share.link': 'Link delen',
  'paper.share.file': 'Race delen',
  'paper.busy': 'De persen draaien…',
  'paper.failed': 'De pagina kon nu niet worden opgeslagen.',
  'paper.shared.sent': 'Verstuurd.',
  'paper.shared.copied': 'Link gekopieerd.',
  'paper.shared.saved': 'De race is opgeslagen als bestand. Wie het opent, ziet hetzelfde.',
  'paper.shared.failed': 'Dit kan hier niet worden gedeeld.',
});
