import { translationOf } from '../../text.ts';
import type { coach as English } from '../en/coach.ts';

export const coach = translationOf<typeof English>()({
  'coach.title': 'Coach',
  'coach.ask': 'Coach raadplegen',
  'coach.askFor': 'Coach raadplegen over {crew}',
  'coach.how':
    'Bekijkt je plannen opnieuw met wat je toen wist, en vergelijkt andere plannen in dezelfde gesimuleerde races.',
  'coach.looking': 'De coach bekijkt je plannen…',
  'coach.stop': 'Stoppen',
  'coach.failed': 'De coach kon deze race niet lezen.',
  'coach.none': 'In geen enkele ronde was een ander plan duidelijk beter dan het jouwe. Goed gereden!',
  'coach.turn': 'Ronde {turn}',
  'coach.given': 'Jouw plan: {plan}.',
  'coach.better': 'Beter: {plan}.',
  'coach.difference':
    'Schatting: ongeveer {count|one # zege|other # zeges} meer op honderd races ({sure} zeker: {low} tot {high}).',
  'coach.again': 'Vanaf hier opnieuw',
  'coach.again.how':
    'Start vanaf dit plan een nieuwe race tegen bots. Wat je niet wist, wordt opnieuw bepaald.',
});
