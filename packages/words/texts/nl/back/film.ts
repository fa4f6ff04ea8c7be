import { translationOf } from '../../../text.ts';
import type { film as English } from '../../en/back/film.ts';

export const film = translationOf<typeof English>()({
  'film.intro': 'Kies een speelbord en volg een opgenomen race van kamp tot kamp.',
  'film.race': 'Race',
  'film.play': 'Afspelen',
  'film.pause': 'Pauze',
  'film.back': 'Een stap terug',
  'film.forward': 'Een stap vooruit',
  'film.toStart': 'Naar de start',
  'film.speed': 'Tempo',
  'film.step': 'Stap {step} van {count}',
  'film.openFile': 'Een opgenomen race openen',
  'film.fileRefused': 'Deze race kan niet worden getoond: {reason}',
  'film.menu': 'Races en instellingen',
  'film.nextTurn': 'Naar de volgende ronde',
  'film.previousTurn': 'Naar de vorige ronde',
  'film.timelineAt': 'Ronde {turn}, {phase}: stap {step} van {count}',
  'film.badLink': 'Niet alles aan dit adres leidt ergens heen. Dit was te vinden.',
  'film.recorded': 'Opgenomen races',
});
