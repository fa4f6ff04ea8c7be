import { translationOf } from '../../text.ts';
import type { English } from '../en/acting.ts';

export const messages = translationOf<English>()({
  'decide.ask.last': '{crew} ist angekommen: Das ist der letzte Konvoi.',
  'decide.ask.pathfinder':
    'Leg zwei Plättchen, die mit deinem Fahrzeug verbunden sind, oder zieh eine Karte.',
  'decide.ask.mechanics':
    '{spaces|0 Von hier kannst du nirgendwohin fahren.|one Fahr # Feld weit (wähle ein markiertes) oder repariere.|other Fahr bis zu # Felder weit (wähle ein markiertes) oder repariere.}',
  'decide.ask.broken': 'Dein Motor steht auf 0. Repariere ihn, bevor du fährst.',
  'decide.ask.dry': 'Dein Tank ist leer. Ohne Benzin kommst du hier nicht weg.',
  'decide.ask.security':
    '{tiles|0 Neben dir liegt kein Plättchen, das du entfernen kannst. Behältst du die Wache, kann sie noch eine Gefahr abwenden.|one Entferne das markierte Plättchen, oder behalte die Wache, um eine Gefahr abzuwenden.|other Entferne eines der # markierten Plättchen, oder behalte die Wache, um eine Gefahr abzuwenden.}',
  'decide.ask.funding':
    '{assistants|one Ein Assistent treibt|other # Assistenten treiben zusammen} {francs} F auf.',
  'decide.ask.petrol':
    '{levels|one # Stufe|other # Stufen} Benzin für {francs} F. Eine Stufe kostet {where|city in einer Stadt|other in der Wildnis} {price} F.',
  'acting.behind': 'Auch andere Mannschaften können die Plättchen nutzen, die du legst oder aufdeckst.',

  'acting.plan': 'Dein Plan: {plan}.',
  'acting.changePlan': 'Plan ändern',

  'acting.pass': 'Passen …',
  'acting.pass.again': 'Wirklich passen',
  'acting.pass.sure': 'Für den Rest der Runde passen?',
  'acting.pass.lost': 'Ungenutzt verfallen: {lost}.',
  'acting.pass.francs': 'Dir entgehen {francs} F.',
  'acting.pass.keeps': 'Passen, {guards|one Wache|other # Wachen} behalten …',
  'acting.pass.watch': '{guards|one Deine Wache kann|other Deine # Wachen können} weiter Gefahren abwenden.',

  'acting.keep': '{guards|one Wache|other # Wachen} behalten …',
  'acting.keep.again': 'Bestätigen',
  'acting.keep.sure':
    'Deine Runde beenden? {guards|one Deine Wache kann noch eine Gefahr abwenden, aber kein Plättchen mehr entfernen|other Deine # Wachen können noch Gefahren abwenden, aber keine Plättchen mehr entfernen}.',
});
