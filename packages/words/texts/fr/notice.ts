import { translationOf } from '../../text.ts';
import type { notice as english } from '../en/notice.ts';

export const notice = translationOf<typeof english>()({
  'notice.want': 'Me prévenir quand vient mon tour',
  'notice.title': 'Avis sur cet appareil',
  'notice.how':
    'Un avis arrive quand une réponse est attendue depuis une minute loin de la table, le suivant {minutes} minutes plus tard au plus tôt.',
  'notice.stop': 'Ne plus m’avertir',
  'notice.cannot': 'Ce navigateur n’affiche pas d’avis ici. Il faut une connexion sûre et une autorisation.',
  'notice.turn': 'On attend une réponse à {count|one une table|other # tables}.',
  'notice.other': 'À moi de jouer à une autre table',
  'notice.go': 'Y aller',
  'notice.mail': 'Par courriel',
  'notice.mail.address': 'Adresse de courriel',
  'notice.mail.send': 'Envoyer un code',
  'notice.mail.sent': 'Un code est en route. Il est valable dix minutes.',
  'notice.mail.code': 'Code reçu',
  'notice.mail.confirm': 'Confirmer',
  'notice.mail.on': 'Les avis vont à {address}.',
  'notice.mail.stop': 'Plus de courriels',
  'notice.mail.letter':
    'Le code pour The Great Race est {code}. Il est valable dix minutes. Si personne ne l’a demandé ici, ce message peut être oublié.',
  'notice.mail.foot':
    'Ce courriel a été demandé dans le menu d’une table. On peut aussi y mettre fin là-bas.',
});
