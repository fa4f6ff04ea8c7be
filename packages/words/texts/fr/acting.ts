import { translationOf } from '../../text.ts';
import type { English } from '../en/acting.ts';

export const messages = translationOf<English>()({
  'decide.ask.last': '{crew} est à l’arrivée : c’est le dernier convoi.',
  'decide.ask.pathfinder': 'Posez deux tuiles reliées à votre véhicule, ou piochez une carte.',
  'decide.ask.mechanics':
    '{spaces|0 Vous ne pouvez aller nulle part d’ici.|one Avancez d’une case (choisissez-en une en surbrillance), ou réparez.|other Avancez de # cases au plus (choisissez-en une en surbrillance), ou réparez.}',
  'decide.ask.broken': 'Le moteur est à 0. Réparez-le avant de rouler.',
  'decide.ask.dry': 'Le réservoir est vide. Sans essence, vous ne pouvez aller nulle part d’ici.',
  'decide.ask.security':
    '{tiles|0 Aucune tuile voisine à retirer. Un garde que vous conservez peut encore écarter un danger.|one Retirez la tuile en surbrillance, ou conservez le garde pour écarter un danger.|other Retirez l’une des # tuiles en surbrillance, ou conservez le garde pour écarter un danger.}',
  'decide.ask.funding':
    '{assistants|one Un assistant rapporte|other # assistants rapportent ensemble} {francs} F.',
  'decide.ask.petrol':
    '{levels|one # niveau|other # niveaux} d’essence pour {francs} F. Le niveau coûte {price} F {where|city en ville|other hors des villes}.',
  'acting.behind': 'Les autres équipages peuvent utiliser les tuiles que vous posez ou révélez.',

  'acting.plan': 'Votre plan : {plan}.',
  'acting.changePlan': 'Changer le plan',

  'acting.pass': 'Passer…',
  'acting.pass.again': 'Confirmer',
  'acting.pass.sure': 'Passer jusqu’à la fin du tour ?',
  'acting.pass.lost': 'Assistants perdus : {lost}.',
  'acting.pass.francs': 'Vous renoncez à {francs} F.',
  'acting.pass.keeps': 'Passer, {guards|one le garde reste|other # gardes restent}…',
  'acting.pass.watch': '{guards|one Votre garde peut|other Vos # gardes peuvent} encore écarter des dangers.',

  'acting.keep': 'Conserver {guards|one le garde|other # gardes}…',
  'acting.keep.again': 'Confirmer',
  'acting.keep.sure':
    'Finir votre tour ? {guards|one Votre garde pourra encore écarter un danger, mais plus retirer de tuile|other Vos # gardes pourront encore écarter des dangers, mais plus retirer de tuiles}.',
});
