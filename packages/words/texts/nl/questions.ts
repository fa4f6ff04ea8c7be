import { translationOf } from '../../text.ts';
import type { questions as English } from '../en/questions.ts';

export const questions = translationOf<typeof English>()({
  'questions.setup': 'Met welk voertuig rijd je?',
  'questions.bivouac': 'Welke kaart pak je?',
  'questions.plan': 'Waar zet je je vijf assistenten?',
  'questions.sequence.petrol': 'Jouw beurt: koop benzine, speel kaarten en dan een assistent.',
  'questions.sequence.cards': 'Speel nog kaarten, of een assistent.',
  'questions.lay.hold': 'Welke tegel leg je nu?',
  'questions.lay.place': 'Waar leg je deze tegel: {tile}?',
  'questions.repair': 'Waarmee repareer je? Een onderdeel kost hier {price} F.',
  'questions.drive': 'Waar rijd je heen? Nog {spaces|one # veld|other # velden}.',
  'questions.entry.danger': 'Gevaar {at}! Doorrijden zou je {price} kosten. Wat doe je?',
  'questions.entry.petrol': 'Te weinig benzine om {into} te rijden: dat kost {price}. Wat doe je?',
  'questions.halt': 'Stopsymbool {at}: de rit eindigt hier, tenzij je een gids speelt.',
  'questions.split.own': 'Leg {amount|other # schade} op je motor of chassis.',
  'questions.split.other': 'Leg {amount|other # schade} op de motor of het chassis van {crew}.',
  'questions.hand':
    'Je chassis staat op {chassis}, en dat is je handlimiet. Leg {excess|one # kaart|other # kaarten} af.',
  'questions.tracking': 'Je hebt {drawn|one # kaart|other # kaarten} getrokken. Welke leg je af?',
  'questions.target': '{card}: welke bemanning is het doelwit?',
  'questions.pick': '{card}: kies tegel {number} van {count}.',
  'questions.window.crew': 'Gevaar! {crew} speelt {card} tegen {target}. Houd je dat tegen?',
  'questions.window.tiles': 'Gevaar! {crew} speelt {card} op {places}. Houd je dat tegen?',
  'questions.waiting': 'Wachten op {crews}.',
});
