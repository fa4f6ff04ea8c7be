import { translationOf } from '../../../text.ts';
import type { film as English } from '../../en/back/film.ts';

export const film = translationOf<typeof English>()({
  'film.intro': 'Kies een speelbord en bekijk een opgenomen race van kamp tot kamp.',
  'film.race': 'Race',
  'film.play': 'Afspelen',
  'film.pause': 'Pauzeren',
  'film.back': 'Een stap terug',
  'film.forward': 'Een stap vooruit',
  'film.toStart': 'Naar het begin',
  'film.speed': 'Snelheid',
  'film.step': 'Stap {step} van {count}',
  'film.openFile': 'Opgenomen race openen',
  'film.fileRefused': 'Deze race kan niet worden getoond: {reason}',
  'film.menu': 'Races en instellingen',
  'film.nextTurn': 'Volgende ronde',
  'film.previousTurn': 'Vorige ronde',
  'film.timelineAt': 'Ronde {turn}, {phase}: stap {step} van {count}',
  'film.badLink': 'Deze link klopt niet helemaal. Dit hebben we kunnen vinden.',
  'film.recorded': 'Opgenomen races',
});
