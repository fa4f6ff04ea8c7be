import { translationOf } from '../../text.ts';
import type { sharing as English } from '../en/sharing.ts';

export const sharing = translationOf<typeof English>()({
  'sharing.none':
    '1935: Halbkettenfahrzeuge fahren durch Afrika oder Südamerika um die Wette. Spiel mit Freunden oder Bots.',
  'sharing.invite': '{name} lädt dich zu einem Rennen ein',
  'sharing.invite.how': '{board}, {count|other # Mannschaften}. Öffne den Link, um dich zu setzen.',
  'sharing.racing': '{names} {count|one fährt|other fahren} gerade ein Rennen',
  'sharing.racing.how': '{board}, {count|other # Mannschaften}. Öffne den Link, um zuzuschauen.',
  'sharing.won': '{names} {count|one hat|other haben} gewonnen',
  'sharing.over': 'Das Rennen von {names}',
  'sharing.over.how':
    '{board}, {count|other # Mannschaften}. Öffne den Link, um das Rennen noch einmal zu sehen.',
  'sharing.cup.entry':
    'Ein Turnier: {kind}, {board}. {count|0 Noch niemand ist gemeldet|one # Person ist gemeldet|other # Leute sind gemeldet}. Öffne den Link, um dich zu melden.',
  'sharing.cup.running':
    'Ein laufendes Turnier: {kind}, {board}, {count|one # Person|other # Leute}. Öffne den Link, um zuzusehen.',
  'sharing.cup.over':
    'Ein Turnier: {kind}, {board}, {count|one # Person|other # Leute}. Öffne den Link, um das Ergebnis zu sehen.',
  'sharing.club.open':
    'Ein Club mit {count|one # Mitglied|other # Mitgliedern}, offen für alle. Öffne den Link, um beizutreten.',
  'sharing.club.ask':
    'Ein Club mit {count|one # Mitglied|other # Mitgliedern}. Öffne den Link, um anzufragen.',
  'sharing.player':
    'Wertung {rating}: {board}, {count|other # Mannschaften}, {races|one # Rennen|other # Rennen}.',
  'sharing.player.new': 'Spielt The Great Race.',
});
