import { translationOf } from '../../text.ts';
import type { sharing as English } from '../en/sharing.ts';

export const sharing = translationOf<typeof English>()({
  'sharing.none': '1935: halfrupsvoertuigen racen door Afrika of Zuid-Amerika. Speel met vrienden of bots.',
  'sharing.invite': '{name} nodigt je uit voor een race',
  'sharing.invite.how':
    '{board}, {count|one # bemanning|other # bemanningen}. Open de link om plaats te nemen.',
  'sharing.racing': '{names} {count|one is|other zijn} aan het racen',
  'sharing.racing.how': '{board}, {count|one # bemanning|other # bemanningen}. Open de link om te kijken.',
  'sharing.won': '{names} {count|one heeft|other hebben} gewonnen',
  'sharing.over': 'De race van {names}',
  'sharing.over.how':
    '{board}, {count|one # bemanning|other # bemanningen}. Open de link om de race terug te kijken.',
  'sharing.cup.entry':
    'Een toernooi: {kind}, {board}. {count|0 Nog niemand doet mee|one # persoon doet mee|other # mensen doen mee}. Open de link om mee te doen.',
  'sharing.cup.running':
    'Een toernooi dat bezig is: {kind}, {board}, {count|one # persoon|other # mensen}. Open de link om te kijken.',
  'sharing.cup.over':
    'Een toernooi: {kind}, {board}, {count|one # persoon|other # mensen}. Open de link voor de uitslag.',
  'sharing.club.open':
    'Een club met {count|one # lid|other # leden}, open voor iedereen. Open de link om lid te worden.',
  'sharing.club.ask': 'Een club met {count|one # lid|other # leden}. Open de link om het te vragen.',
  'sharing.player':
    'Rating {rating}: {board}, {count|one # bemanning|other # bemanningen}, {races|one # race|other # races}.',
  'sharing.player.new': 'Speelt The Great Race.',
});
