import { bind } from '../../text.ts';
import { cards } from './cards.ts';
import { convoy } from './convoy.ts';
import { daily } from './daily.ts';
import { driving } from './driving.ts';
import { finish } from './finish.ts';
import { diplomacy } from './modules/diplomacy.ts';
import { fifth } from './modules/fifth.ts';
import { leaders } from './modules/leaders.ts';
import { mix } from './modules/mix.ts';
import { modes } from './modules/modes.ts';
import { paddock } from './modules/paddock.ts';
import { patronage } from './modules/patronage.ts';
import { postal } from './modules/postal.ts';
import { season } from './modules/season.ts';
import { village } from './modules/village.ts';
import { net } from './net.ts';
import { solo } from './solo.ts';
import { start } from './start.ts';
import { table } from './table.ts';

// Une idée, un mot. On parle de « l’équipage », à la troisième personne ; jamais « vous ».
//
// crew              équipage                  space             case (case de terrain)
// seat              place                     tile              tuile (tuile de terrain)
// turn              tour (ordre du tour)      bag               sac
// sequence          séquence (étape 1, 2, 3)  card              carte (carte ressource)
// bivouac           bivouac                   hand, hand limit  main, limite de main
// planning          planification (un plan)   deck              pioche
// convoy            convoi                    discard           défausse ; défausser une carte
// maintenance       intendance                danger            danger (carte danger) ; écarter
// gauge             jauge                     stop              symbole stop
// level             niveau                    damage            dégâts
// maximum           maximum                   risk zone         zone à risque
// petrol            essence                   city              ville (de départ, d’arrivée, violette)
// engine            moteur                    line              ligne (maritime, aérienne) ; tarif
// chassis           châssis                   progression       piste, jeton de progression
// assistant         assistant (à un poste)    arrival           arrivée
// pathfinder        éclaireur                 prestige          prestige
// mechanics         mécanique                 pass, wait        passer, attente
// security, guard   sécurité ; un garde       breakdown         panne
// funding           financement               repair            réparation
// drive             trajet                    any-time card     carte instantanée
// lay (a tile)      poser                     remove (a tile)   retirer ; elle sort du jeu
//
// Cartes : chasseur de pistes, financier, station-service, pilote, mécanicien, cartographe, saboteur, pisteur,
// escroc, transport, pièces détachées, boîte à outils, guide, jerrican, milice.

export const rulebook = bind({
  start,
  convoy,
  driving,
  finish,
  cards,
  leaders,
  season,
  village,
  postal,
  paddock,
  diplomacy,
  patronage,
  fifth,
  modes,
  mix,
  solo,
  table,
  net,
  daily,
});
