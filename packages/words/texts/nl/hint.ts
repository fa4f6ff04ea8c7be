import { translationOf } from '../../text.ts';
import type { hint as English } from '../en/hint.ts';

export const hint = translationOf<typeof English>()({
  'hint.thinking': 'Even nadenken…',
  'hint.stop': 'Annuleren',
  'hint.failed': 'Er is nu geen tip beschikbaar.',
  'hint.place': 'Dit plan gebruiken',
  'hint.even': 'Het maakt hier weinig uit: de op een na beste keuze is ongeveer even goed.',
  'hint.sure':
    'Zo win je vanaf hier ongeveer {chance|one # race|other # races} op de honderd: {low} tot {high} meer dan met de op een na beste keuze.',
  'hint.about': 'Zo win je vanaf hier ongeveer {chance|one # race|other # races} op de honderd.',

  'hint.because.arrival': 'Het levert je bij de finish meer punten op.',
  'hint.because.way': 'Je bent daarna dichter bij de finish.',
  'hint.because.petrol': 'Zo houd je benzine over voor de weg die nog komt.',
  'hint.because.vehicle': 'Zo blijft je voertuig in betere staat.',
  'hint.because.money': 'Zo houd je meer geld over.',
  'hint.because.cards': 'Zo houd je meer kaarten over.',
  'hint.because.city': 'Het brengt je in een stad, waar benzine en onderdelen goedkoop zijn.',
  'hint.because.order': 'Je komt naar voren in de beurtvolgorde.',
  'hint.because.rivals': 'Het vertraagt je tegenstanders het meest.',
  'hint.because.whole': 'Alles bij elkaar sta je er daarna beter voor.',
});
