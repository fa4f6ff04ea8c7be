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
  'moderation.banned.title': 'Exclusion',
  'moderation.banned.aside': 'vous ne pouvez pas jouer en ligne ici',
  'moderation.banned.how':
    'Un administrateur de ce serveur a prononcé votre exclusion. Dans les courses en cours, un robot joue pour vous. Vous pouvez toujours jouer sur cet appareil.',
  'moderation.banned.object':
    'Si vous pensez qu’il s’agit d’une erreur, écrivez à la personne qui gère ce serveur : la page sur la vie privée indique comment.',
});
