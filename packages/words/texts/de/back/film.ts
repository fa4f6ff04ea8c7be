import { translationOf } from '../../../text.ts';
import type { film as English } from '../../en/back/film.ts';

export const film = translationOf<typeof English>()({
  'film.intro': 'Wähle einen Spielplan und folge einem aufgezeichneten Rennen von Lager zu Lager.',
  'film.race': 'Rennen',
  'film.play': 'Abspielen',
  'film.pause': 'Anhalten',
  'film.back': 'Einen Schritt zurück',
  'film.forward': 'Einen Schritt vor',
  'film.toStart': 'Zum Start',
  'film.speed': 'Tempo',
  'film.step': 'Schritt {step} von {count}',
  'film.openFile': 'Ein aufgezeichnetes Rennen öffnen',
  'film.fileRefused': 'Dieses Rennen lässt sich nicht zeigen: {reason}',
  'film.menu': 'Rennen und Einstellungen',
  'film.nextTurn': 'Zur nächsten Runde',
  'film.previousTurn': 'Zur vorigen Runde',
  'film.timelineAt': 'Runde {turn}, {phase}: Schritt {step} von {count}',
  'film.badLink': 'Nicht alles an dieser Adresse führt zu etwas. Das hier war zu finden.',
  'film.recorded': 'Aufgezeichnete Rennen',
});
