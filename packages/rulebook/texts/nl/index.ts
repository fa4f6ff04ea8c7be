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

// Eén ding, één woord. De regel spreekt je aan: ‘jij’ bent een bemanning, de anderen zijn ‘de bemanningen’.
//
// crew              bemanning                 space             veld (terreinveld)
// seat              plaats                    tile              tegel (terreintegel)
// turn              ronde (beurtvolgorde)     bag               zak
// sequence          beurt (stap 1, 2, 3)      card              kaart (hulpbronkaart)
// bivouac           bivak                     hand, hand limit  hand, handlimiet
// planning          planning (een plan)       deck              trekstapel
// screen            scherm                    discard           aflegstapel; een kaart afleggen
// convoy            konvooi                   danger            gevaar (gevaarkaart); afwenden
// maintenance       onderhoud                 stop              stopsymbool
// gauge             meter                     damage            schade
// level             stand; punt (de eenheid)  risk zone         risicozone
// maximum           maximum                   city              stad (startstad, eindstad, paars)
// petrol            benzine                   outside cities    in de wildernis
// engine            motor                     line              lijn (zeelijn, luchtlijn); prijs
// chassis           chassis                   progression       voortgangsspoor, het voortgangsfiche
// assistant         assistent (op een vak)    arrival           aankomst
// pathfinder        verkenner                 prestige          prestigepunten
// mechanics         techniek                  pass, wait        passen, wachten
// security, guard   veiligheid; een bewaker   breakdown         pech
// funding           financiering              repair            reparatie
// drive             rit                       any-time card     kaart voor elk moment
// place (a tile)    leggen                    discard (a tile)  verwijderen; hij gaat uit het spel
// power             kracht; blijvend          paddock           vooraf ingesteld, vrije modus
// route             route                     patronage         sponsorbord, het mecenasfiche
// difficulty        normaal, moeilijk         quick phrase      snelle zin; bericht
//
// Kaarten: padenjager, financier, tankstation, bestuurder, monteur, cartograaf, saboteur, spoorzoeker, oplichter,
// transport, reserveonderdelen, gereedschapskist, gids, jerrycan, militie; topograaf, weerstation,
// expresbezorging, paddock, visum, dandy.

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
