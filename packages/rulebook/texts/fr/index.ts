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

// Une idée, un mot. La règle s’adresse au joueur : « vous » êtes un équipage, les autres sont « les équipages ».
//
// crew              équipage                  space             case (case de terrain)
// seat              place                     tile              tuile (tuile de terrain)
// turn              tour (ordre du tour)      bag               sac
// sequence          séquence (étape 1, 2, 3)  card              carte (carte ressource)
// bivouac           bivouac                   hand, hand limit  main, limite de main
// planning          planification (un plan)   deck              pioche
// screen            paravent                  discard           défausse ; défausser une carte
// convoy            convoi                    danger            danger (carte danger) ; écarter
// maintenance       intendance                stop              symbole stop
// gauge             jauge                     damage            dégâts
// level             niveau                    risk zone         zone à risque
// maximum           maximum                   city              ville (de départ, d’arrivée, violette)
// petrol            essence                   outside cities    hors des villes
// engine            moteur                    line              ligne (maritime, aérienne) ; coût
// chassis           châssis                   progression       piste, jeton de progression
// assistant         assistant (à un poste)    arrival           arrivée
// pathfinder        éclaireur                 prestige          points de prestige
// mechanics         mécanique                 pass, wait        passer, attendre
// security, guard   sécurité ; un garde       breakdown         panne
// funding           financement               repair            réparation
// drive             trajet                    any-time card     carte instantanée
// place (a tile)    poser                     discard (a tile)  retirer ; elle quitte le jeu
// power             pouvoir ; hérité          paddock           mode préconfiguré, mode libre
// route             chemin                    patronage         plateau de mécénat, marqueur de mécène
// difficulty        normal, difficile         quick phrase      phrase rapide ; message
//
// Cartes : chasseur de pistes, financier, station-service, pilote, mécanicien, cartographe, saboteur, pisteur,
// escroc, transport, pièces détachées, boîte à outils, guide, jerrican, milice ; topographe, station météo,
// livraison express, paddock, visa, dandy. La Ruée : carte course, carte starter, hiérarchie, parcours, étape,
// demi-étape, booster.

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
