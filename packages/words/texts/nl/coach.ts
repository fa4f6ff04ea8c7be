import { translationOf } from '../../text.ts';
import type { coach as English } from '../en/coach.ts';

export const coach = translationOf<typeof English>()({
  'coach.title': 'Je coach',
  'coach.whose': 'Wiens race moet de coach bekijken?',
  'coach.askFor': 'Race van {crew} bekijken',
  'coach.how': 'Beoordeeld vanaf jouw plaats: alleen met wat je toen kon weten.',
  'coach.looking': 'Leest ronde {turn}…',
  'coach.stop': 'Stoppen',
  'coach.failed': 'De coach kon deze race niet lezen.',
  'coach.ended': '{crew} {theirs}, jij {yours}.',
  'coach.moments':
    '{count|one Eén moment kostte|2 Twee momenten kostten|other Drie momenten kostten} je het meest.',
  'coach.none': 'Goed gereden: geen enkele beslissing kostte je zelfs maar één op de tien races.',
  'coach.turn': 'Ronde {turn}',
  'coach.subject.plan': 'het plan',
  'coach.subject.drive': 'een rit',
  'coach.subject.tile': 'een tegel',
  'coach.subject.card': 'een kaart',
  'coach.subject.repair': 'een reparatie',
  'coach.subject.danger': 'een gevaar',
  'coach.subject.petrol': 'benzine',
  'coach.subject.timing': 'het moment',
  'coach.cost': 'kostte je {count|one ongeveer 1 op de 10 races|other ongeveer # op de 10 races}',
  'coach.you': 'Jij:',
  'coach.better': 'Beter:',
  'coach.again': 'Vanaf daar opnieuw',
  'coach.play': 'Toon het vervolg',
  'coach.step': '{step} van {steps}: {act}',

  'coach.why.arrived': 'Zo had je {city} nog die ronde bereikt.',
  'coach.why.levels':
    'Aan het einde van de ronde was je ongeveer {count|one één veld|other # velden} verder geweest.',
  'coach.why.city': 'Je had de ronde in een stad beëindigd, waar benzine en onderdelen goedkoop zijn.',
  'coach.why.vehicle':
    'Motor en chassis hadden aan het einde van de ronde samen ongeveer {count|one één punt|other # punten} meer gehad.',
  'coach.why.petrol': 'Je had ongeveer {count|one één punt|other # punten} meer benzine overgehouden.',
  'coach.why.money': 'Je had ongeveer {count} F meer overgehouden.',
  'coach.why.cards': 'Je had ongeveer {count|one één kaart|other # kaarten} meer overgehouden.',
  'coach.why.rival': 'Het had {crew} ongeveer {count|one één veld|other # velden} teruggezet.',
});
