import { translationOf } from '../../text.ts';
import type { net as english } from '../en/net.ts';

export const net = translationOf<typeof english>()({
  'refusals.net.stale': 'La partie a continué entre-temps. À regarder d’abord, puis répondre de nouveau.',
  'refusals.net.otherWrote': 'Quelqu’un a été plus rapide. La table est mise à jour.',
  'refusals.net.notYourSeat': 'Cette place est à quelqu’un d’autre.',
  'refusals.net.seatTaken': 'Quelqu’un y est déjà assis.',
  'refusals.net.noSeat': 'Cette table n’a pas cette place.',
  'refusals.net.notHost': 'C’est à qui a ouvert la table d’en décider.',
  'refusals.net.isHere': 'Qui est à la table garde sa place.',
  'refusals.net.otherHand':
    'Une autre main a déjà été tenue dans cette partie : personne ne doit en connaître deux.',
  'refusals.net.notBegun': 'La partie n’a pas encore commencé.',
  'refusals.net.begun': 'La partie a déjà commencé.',
  'refusals.net.notOver': 'La partie n’est pas encore finie.',
  'refusals.net.isOver': 'La partie est déjà finie.',
  'refusals.net.noProposal': 'Plus personne ne propose cela.',
  'refusals.net.nothingThere': 'Il n’y a rien où revenir.',
  'refusals.net.malformed': 'Le serveur n’a pas compris. Recharger la page.',
  'refusals.net.noAnswer': 'Ce n’est pas une réponse de ce jeu.',
  'refusals.net.protocol': 'La page et le serveur ne sont pas de la même édition. Recharger la page.',
  'refusals.net.tooFast': 'Trop à la fois. Attendre un instant.',
  'refusals.net.full': 'Trop de tables regardées à la fois. En quitter une d’abord.',
  'refusals.net.unknownTable': 'Cette table n’existe pas. Le lien est-il entier ?',
  'refusals.net.unknownBug': 'Ce signalement n’existe pas. Le lien est-il entier ?',
  'refusals.net.unknownToken': 'Cet appareil n’est plus connu ici.',
  'refusals.net.unknownCode': 'Ce code n’est pas valable, ou ne l’est plus.',
  'refusals.net.helloFirst': 'La connexion n’est pas encore prête. Attendre un instant.',
  'refusals.net.notKept': 'Le serveur n’a pas pu le noter. Rien n’a changé ; réessayer dans un instant.',
  'refusals.net.option': 'Une table ne peut pas être dressée ainsi : {option}.',
  'refusals.net.noPushService': 'Cette adresse n’est pas celle d’un service d’avis connu de ce serveur.',
  'refusals.net.away': 'Pas de connexion. La réponse partira dès qu’elle sera revenue.',
});
