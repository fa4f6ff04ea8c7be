import { translationOf } from '../../text.ts';
import type { ways as english } from '../en/ways.ts';

export const ways = translationOf<typeof english>()({
  'ways.spaces': '{count|one # case|other # cases}',
  'ways.cards': '+{count|one # carte|other # cartes}',
  'ways.end': 'l’arrivée',
  'ways.stop': 'stop : fin du trajet',
  'ways.dangers': '{count|one # danger|other # dangers}',
  'ways.unknown': '{count|one # inconnue|other # inconnues}',
  'ways.jerrycans': 'avec {count|one un jerrican|other # jerricans}',
  'ways.guides': 'avec {count|one un guide|other # guides}',
  'ways.transports': 'avec {count|one une carte transport|other # cartes transport}',
  'ways.leaves': 'reste {left} d’essence sur {max}',
  'ways.leavesAtMost': 'reste au plus {left} d’essence sur {max}',
  'ways.mechanics': 'moteur et châssis {left} sur {max}',
  'ways.francs': 'reste {francs} F',
  'ways.againLine': 'toucher encore pour le {by|air zeppelin|other bateau} : {francs} F',
  'ways.againLand': 'toucher encore pour y rouler',
  'ways.cost': 'entrer ici : {price}',
  'ways.uncharted': 'personne ne l’a encore vue',
  'ways.standing': 'le véhicule est ici',
  'ways.told': '{place} : {words}.',
  'ways.toGo': 'De là, {count|one # case|other # cases} jusqu’à {city}.',
  'ways.keys':
    'Les flèches vont de case en case, Page précédente et Page suivante d’une case éclairée à l’autre, Début au véhicule, une lettre à une ville. Entrée choisit, Échap lâche. Avec Maj, les flèches déplacent la carte ; plus et moins changent l’échelle, 0 la montre en entier.',
  'ways.tray': 'Tuiles piochées',
  'ways.tile': 'Tuile : {tile}',
  'ways.tileHeld': 'Tuile à poser : {tile}',
  'refusals.way.tooFar': 'Trop loin : ce trajet fait {spaces|one # case|other # cases} au plus.',
  'refusals.way.thirsty': 'Il reste {left} d’essence ; le chemin en demande au moins {needed}.',
  'refusals.way.tooDear':
    'Chaque chemin coûte plus que {petrol} d’essence et {mechanics|one # niveau|other # niveaux} de moteur et de châssis.',
  'refusals.way.stopped': 'Sur chaque chemin, un symbole stop met fin au trajet avant.',
});
