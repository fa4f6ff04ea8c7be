import { translationOf } from '../../text.ts';
import type { English } from '../en/acting.ts';

export const messages = translationOf<English>()({
  'decide.ask.last': 'Letzter Konvoi: {crew} ist am Ziel.',
  'decide.ask.pathfinder': 'Lege zwei Plättchen von deinem Fahrzeug aus oder zieh eine Karte.',
  'decide.ask.mechanics':
    '{spaces|0 Von hier ist keine Fahrt möglich.|one Fahrt über # Feld: Tippe ein beleuchtetes an. Oder repariere.|other Fahrt über bis zu # Felder: Tippe ein beleuchtetes an. Oder repariere.}',
  'decide.ask.broken': 'Der Motor steht auf 0: Repariere ihn, bevor du fährst.',
  'decide.ask.dry': 'Der Tank ist leer: Ohne Benzin ist von hier keine Fahrt möglich.',
  'decide.ask.security':
    '{tiles|0 Neben dir liegt kein Plättchen zum Entfernen. Eine Wache auf Posten wendet eine Gefahr ab.|one Entferne das beleuchtete Plättchen neben dir oder lass die Wache auf Posten.|other Entferne eines der # beleuchteten Plättchen neben dir oder lass die Wache auf Posten.}',
  'decide.ask.funding':
    '{assistants|one Ein Assistent beschafft|other # Assistenten beschaffen zusammen} {francs} F.',
  'decide.ask.petrol':
    '{levels|one # Stufe|other # Stufen} Benzin für {francs} F. Eine Stufe kostet {where|city in einer Stadt|other außerhalb der Städte} {price} F.',
  'acting.behind': 'Gelegte und aufgedeckte Plättchen dienen auch denen, die hinter dir kommen.',

  'acting.plan': 'Dein Plan: {plan}.',
  'acting.changePlan': 'Plan ändern',

  'acting.pass': 'Passen…',
  'acting.pass.again': 'Wirklich passen',
  'acting.pass.sure': 'Für diese Runde passen?',
  'acting.pass.lost': 'Ungenutzt gehen: {lost}.',
  'acting.pass.francs': '{francs} F werden nicht beschafft.',
  'acting.pass.keeps': 'Passen, {guards|one Wache|other # Wachen} behalten…',
  'acting.pass.watch': '{guards|one Die Wache bleibt|other # Wachen bleiben} auf Posten.',

  'acting.keep': '{guards|one Wache|other # Wachen} behalten…',
  'acting.keep.again': 'Wirklich behalten',
  'acting.keep.sure':
    'Deine Runde beenden? {guards|one Die Wache bleibt auf Posten: Sie kann noch eine Gefahr abwenden, aber kein Plättchen mehr entfernen|other # Wachen bleiben auf Posten: Sie können noch Gefahren abwenden, aber keine Plättchen mehr entfernen}.',
});
