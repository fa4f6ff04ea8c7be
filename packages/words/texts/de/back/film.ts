import { translationOf } from '../../../text.ts';
import type { film as English } from '../../en/back/film.ts';

export const film = translationOf<typeof English>()({
  'film.intro': 'Wähle ein Spielbrett und sieh dir ein aufgezeichnetes Rennen an, von Lager zu Lager.',
  'film.race': 'Rennen',
  'film.play': 'Abspielen',
  'film.pause': 'Pause',
  'film.back': 'Einen Schritt zurück',
  'film.forward': 'Einen Schritt vor',
  'film.toStart': 'Zum Start',
  'film.speed': 'Tempo',
  'film.step': 'Schritt {step} von {count}',
  'film.openFile': 'Auf\u00adgezeichnetes Rennen öffnen',
  'film.fileRefused': 'Dieses Rennen kann nicht gezeigt werden: {reason}',
  'film.menu': 'Rennen und Einstellungen',
  'film.nextTurn': 'Nächste Runde',
  'film.previousTurn': 'Vorige Runde',
  'film.timelineAt': 'Runde {turn}, {phase}: Schritt {step} von {count}',
  'film.badLink': 'Ein Teil dieses Links ist ungültig. Das hier haben wir gefunden.',
  'film.recorded': 'Aufgezeichnete Rennen',
});
