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

// Eén ding, één woord. We spreken over ‘de bemanning’, in de derde persoon (ze, haar).
//
// crew              bemanning                 space             veld (terreinveld)
// seat              plaats                    tile              tegel (terreintegel)
// turn              ronde (beurtvolgorde)     bag               zak
// sequence          beurt (stap 1, 2, 3)      card              kaart (hulpbronkaart)
// bivouac           bivak                     hand, hand limit  hand, handlimiet
// planning          planning (een plan)       deck              trekstapel
// convoy            konvooi                   discard           aflegstapel; een kaart afleggen
// maintenance       onderhoud                 danger            gevaar (gevaarkaart); afwenden
// gauge             meter                     stop              stopsymbool
// level             stand; punt (de eenheid)  damage            schade
// maximum           maximum                   risk zone         risicozone
// petrol            benzine                   city              stad (startstad, eindstad, paars)
// engine            motor                     line              lijn (zeelijn, luchtlijn); tarief
// chassis           chassis                   progression       voortgangsspoor, voortgangsfiche
// assistant         assistent (op een vak)    arrival           aankomst
// pathfinder        verkenner                 prestige          prestige
// mechanics         techniek                  pass, wait        passen, wachten
// security, guard   beveiliging; een bewaker  breakdown         pech
// funding           financiering              repair            reparatie
// drive             rit                       any-time card     kaart voor elk moment
// lay (a tile)      leggen                    remove (a tile)   weghalen; hij gaat uit het spel
//
// Kaarten: padenjager, financier, tankstation, bestuurder, monteur, cartograaf, saboteur, spoorzoeker, oplichter,
// transport, reserveonderdelen, gereedschapskist, gids, jerrycan, militie.

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
