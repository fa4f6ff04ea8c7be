import { translationOf } from '../../text.ts';
import type { moderation as English } from '../en/moderation.ts';

export const moderation = translationOf<typeof English>()({
  'moderation.reason.insult': 'Insultes',
  'moderation.reason.threat': 'Menaces',
  'moderation.reason.flood': 'Spam',
  'moderation.reason.unfair': 'Triche',
  'moderation.reason.other': 'Autre chose',
  'moderation.sanction.warning': 'Vous avez reçu un avertissement',
  'moderation.sanction.silence': 'Vous ne pouvez plus écrire',
  'moderation.sanction.why': 'Motif : {reason}',
  'moderation.sanction.warning.how':
    'Un administrateur de ce serveur vous demande de rester aimable à table. En cas de récidive, vous risquez une interdiction d’écrire ou l’exclusion.',
  'moderation.sanction.silence.until':
    'Jusqu’au {date}, vous pouvez lire les messages et envoyer des phrases rapides, mais pas écrire vous-même.',
  'moderation.sanction.silence.forGood':
    'Désormais, vous pouvez lire les messages et envoyer des phrases rapides, mais pas écrire vous-même.',
  'moderation.sanction.confirm': 'Compris',
  'moderation.sanction.name': 'Votre nom a été changé',
  'moderation.sanction.name.how': 'Vous vous appelez désormais {name} ici.',
  'moderation.sanction.name.until': 'Vous pourrez en choisir un autre le {date}.',
  'moderation.sanction.name.forGood': 'Vous ne pouvez pas le changer.',
  'moderation.reply': 'Votre signalement concernant {name}',
  'moderation.reply.acted': 'Merci. Un administrateur l’a examiné et a agi.',
  'moderation.reply.none': 'Merci. Un administrateur l’a examiné et n’a pas trouvé de raison d’agir.',
  'moderation.reply.words': 'Sa réponse : « {words} »',
  'moderation.banned.title': 'Exclusion',
  'moderation.banned.aside': 'vous ne pouvez pas jouer en ligne ici',
  'moderation.banned.how':
    'Un administrateur de ce serveur a prononcé votre exclusion. Dans les courses en cours, un robot joue pour vous. Vous pouvez toujours jouer sur cet appareil.',
  'moderation.banned.object':
    'Si vous pensez qu’il s’agit d’une erreur, écrivez à la personne qui gère ce serveur : la page sur la vie privée indique comment.',
});
