import { translationOf } from '../../../text.ts';
import type { paper as english } from '../../en/back/paper.ts';

export const paper = translationOf<typeof english>()({
  'paper.front': 'De voorpagina',
  'paper.ways': 'De gereden wegen, elk in de kleuren van de bemanning',
  'paper.unofficial': 'een onofficiële uitgave',
  'paper.picture': 'Bewaren als plaatje',
  'paper.drawing': 'Bewaren als tekening',
  'paper.print': 'Afdrukken',
  'paper.share.link': 'Link delen',
  'paper.share.file': 'Race delen',
  'paper.busy': 'De pers draait …',
  'paper.failed': 'De pagina kon nu niet bewaard worden.',
  'paper.shared.sent': 'Verstuurd.',
  'paper.shared.copied': 'De link is gekopieerd.',
  'paper.shared.saved': 'De race is als bestand bewaard; wie het opent, ziet hetzelfde.',
  'paper.shared.failed': 'Dat kan hier niet gedeeld worden.',
});
