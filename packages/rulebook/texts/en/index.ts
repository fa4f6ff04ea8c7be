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

// One term for each thing. The rulebook speaks to the player: “you” are one crew, the others are “crews” or “players”.
//
// crew              crew                     space             space (terrain space, city)
// seat              seat                     tile              tile (terrain tile)
// turn              turn (turn order)        bag               bag
// sequence          sequence (step 1, 2, 3)  card              card (resource card)
// bivouac           bivouac                  hand, hand limit  hand, hand limit
// planning          planning (a plan)        deck              deck
// screen            screen                   discard           discard pile; discard a card
// convoy            convoy                   danger            danger (danger card); avert a danger
// maintenance       maintenance              stop              stop symbol
// gauge             gauge                    damage            damage
// level             level                    risk zone         risk zone
// maximum           maximum                  city              city (start city, destination, purple)
// petrol            petrol                   outside cities    in the wilderness
// engine            engine                   line              line (sea line, air line); cost
// chassis           chassis                  progression       progression track, progress token
// assistant         assistant (in a box)     arrival           arrival
// pathfinder        pathfinder               prestige          prestige points
// mechanics         mechanics                pass, wait        pass, wait
// security, guard   security; a guard        breakdown         breakdown
// funding           funding                  repair            repair
// drive             drive                    any-time card     any-time card
// place (a tile)    place                    discard (a tile)  discard; it leaves the game
// power             power; legacy power      paddock           pre-configured mode, free mode
// route             route                    patronage         sponsorship board, patron marker
// difficulty        normal, difficult        quick phrase      quick phrase; chat message
//
// Cards: trail hunter, financial, refuelling station, driver, repairman, cartographer, saboteur, tracker,
// con artist, transport, spare parts, toolbox, guide, jerrycan, militia; topographer, weather station,
// express delivery, paddock, visa, dandy.

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
