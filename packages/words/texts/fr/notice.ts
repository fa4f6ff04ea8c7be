import { translationOf } from '../../text.ts';
import type { notice as English } from '../en/notice.ts';

export const notice = translationOf<typeof English>()({
  'notice.want': 'Me prévenir quand c’est mon tour',
  'notice.title': 'Notifications sur cet appareil',
  'notice.how':
    'Si c’est à vous de jouer depuis une minute et que la table n’est pas ouverte, vous recevez une notification, au plus une fois {minutes|one par minute|other toutes les # minutes}.',
  'notice.inTab': 'Vous êtes prévenu tant que cette page est ouverte dans un autre onglet.',
  'notice.stop': 'Arrêter les notifications',
  'notice.cannot':
    'Ce navigateur ne peut pas afficher de notifications ici. Il faut une connexion sécurisée et votre autorisation.',
  'notice.turn': 'C’est à vous de jouer à {count|one une table|other # tables}.',
  'notice.tab.head': 'À vous',
  'notice.tab.with': '{race} avec {names}',
  'notice.tab.more': '{count|one # autre|other # autres}',
  'notice.tab.title': '{count|one À vous|other (#) À vous} · The Great Race',
  'notice.tab.left': 'encore {time}',
  'notice.mail': 'Par e-mail',
  'notice.mail.address': 'Adresse e-mail',
  'notice.mail.send': 'Envoyer un code',
  'notice.mail.sent': 'Un code a été envoyé à cette adresse. Il est valable dix minutes.',
  'notice.mail.code': 'Code reçu par e-mail',
  'notice.mail.confirm': 'Confirmer',
  'notice.mail.on': 'Les notifications sont envoyées à {address}.',
  'notice.mail.stop': 'Arrêter les e-mails',
  'notice.mail.letter':
    'Votre code pour The Great Race est {code}. Il est valable dix minutes. Si vous n’avez rien demandé, ignorez ce message.',
  'notice.mail.foot': 'Vous avez demandé cet e-mail dans le menu d’une table. Vous pouvez l’y désactiver.',
  'notice.tab.challenge': 'Un défi',
});
