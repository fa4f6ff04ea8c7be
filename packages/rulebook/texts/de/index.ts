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

// Eine Sache, ein Wort. Die Regel spricht dich an: „du“ bist eine Mannschaft, die anderen sind „die Mannschaften“.
//
// crew              Mannschaft                 space             Feld (Geländefeld)
// seat              Platz                      tile              Plättchen (Geländeplättchen)
// turn              Runde (Zugreihenfolge)     bag               Beutel
// sequence          Zug (Schritt 1, 2, 3)      card              Karte (Ressourcenkarte)
// bivouac           Biwak                      hand, hand limit  Hand, Handlimit
// planning          Planung (ein Plan)         deck              Nachziehstapel
// screen            Sichtschirm                discard           Ablagestapel; eine Karte ablegen
// convoy            Konvoi                     danger            Gefahr (Gefahrenkarte); abwenden
// maintenance       Wartung                    stop              Stoppsymbol
// gauge             Anzeige                    damage            Schaden
// level             Stand; Stufe (die Einheit) risk zone         Risikogebiet
// maximum           Maximum                    city              Stadt (Startstadt, Endstadt, lila)
// petrol            Benzin                     outside cities    in der Wildnis
// engine            Motor                      line              Seeweg, Luftweg; Preis
// chassis           Chassis                    progression       Fortschrittsleiste, Fortschrittsmarker
// assistant         Assistent (auf Posten)     arrival           Ankunft
// pathfinder        Kundschafter               prestige          Prestigepunkte
// mechanics         Mechanik                   pass, wait        passen, warten
// security, guard   Sicherheit; eine Wache     breakdown         Panne
// funding           Finanzierung               repair            Reparatur
// drive             Fahrt                      any-time card     Jederzeit-Karte
// place (a tile)    legen                      discard (a tile)  entfernen; es kommt aus dem Spiel
// power             Fähigkeit; vererbte Kraft  paddock           vorkonfiguriert, freier Modus
// route             Strecke                    patronage         Sponsorentafel, Mäzenmarker
// difficulty        normal, schwierig          quick phrase      Kurzphrase; Nachricht
// board             Spielbrett                 dashboard         Tableau
//
// Karten: Pistenjäger, Geldgeber, Tankstelle, Fahrer, Mechaniker, Kartograf, Saboteur, Fährtenleser, Schwindler,
// Transport, Ersatzteile, Werkzeugbox, Lotse, Benzinkanister, Miliz; Topograf, Wetterstation, Eilzustellung,
// Fahrerlager, Visum, Dandy.

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
