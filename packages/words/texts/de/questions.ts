import { translationOf } from '../../text.ts';
import type { questions as English } from '../en/questions.ts';

export const questions = translationOf<typeof English>()({
  'questions.setup': 'Welches Fahrzeug fährst du?',
  'questions.bivouac': 'Welche Karte nimmst du?',
  'questions.plan': 'Wohin setzt du deine fünf Assistenten?',
  'questions.sequence.petrol': 'Dein Zug: Benzin kaufen, Karten spielen, dann einen Assistenten spielen.',
  'questions.sequence.cards': 'Spiel weitere Karten oder einen Assistenten.',
  'questions.lay.hold': 'Welches Plättchen legst du als Nächstes?',
  'questions.lay.place': 'Wohin legst du dieses Plättchen: {tile}?',
  'questions.repair': 'Womit reparierst du? Ein Teil kostet hier {price} F.',
  'questions.drive': 'Wohin fährst du? {spaces|one Noch # Feld|other Noch # Felder}.',
  'questions.entry.danger': 'Gefahr {at}! Hineinfahren würde {price} kosten. Wie reagierst du?',
  'questions.entry.petrol': 'Dein Benzin reicht nicht, um {into} zu fahren. Preis: {price}. Was tust du?',
  'questions.halt': 'Stoppsymbol {at}: Deine Fahrt endet hier, außer du spielst einen Lotsen.',
  'questions.split.own':
    '{amount|one 1 Schaden: Motor oder Chassis?|other Teile # Schaden auf Motor und Chassis auf.}',
  'questions.split.other': 'Verteile {amount|other # Schaden} auf Motor und Chassis von {crew}.',
  'questions.hand':
    'Dein Handlimit ist {chassis}, die Stufe deines Chassis. Leg {excess|one eine Karte|other # Karten} ab.',
  'questions.tracking': 'Du hast {drawn|one # Karte|other # Karten} gezogen. Welche legst du ab?',
  'questions.target': '{card}: Auf welche Mannschaft zielst du?',
  'questions.pick': '{card}: Wähle Plättchen {number} von {count}.',
  'questions.window.crew': 'Gefahr! {crew} spielt {card} gegen {target}. Hältst du das auf?',
  'questions.window.tiles': 'Gefahr! {crew} spielt {card}. Ziel: {places}. Hältst du das auf?',
  'questions.waiting': 'Warten auf {crews}.',
});
