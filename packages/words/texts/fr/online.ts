import { translationOf } from '../../text.ts';
import type { English } from '../en/online.ts';
import { clock } from './clock.ts';
import { net } from './net.ts';
import { notice } from './notice.ts';
import { orders } from './orders.ts';
import { signingIn } from './signing-in.ts';

export const messages = translationOf<English>()({
  ...net,
  ...clock,
  ...notice,
  ...orders,
  ...signingIn,
  'online.create.title': 'Nouvelle table en ligne',
  'online.create.aside': 'créez la table, envoyez le lien, jouez',
  'online.game': 'Jeu',
  'online.name': 'Votre nom',
  'online.name.how': 'Les autres joueurs le voient. Vous n’avez pas besoin de compte.',
  'online.name.missing': 'Entrez un nom pour que les autres sachent avec qui ils jouent.',
  'online.seat.mine': 'Vous',
  'online.seat.friend': 'Un ami',
  'online.seat.mine.how': 'vous jouez cet équipage',
  'online.seat.friend.how': 'pour la personne qui ouvre le lien',
  'online.listed': 'Qui peut venir',
  'online.listed.private': 'Ceux qui ont le lien',
  'online.listed.public': 'Tout le monde',
  'online.listed.how':
    'Les tables publiques figurent dans la liste des tables ouvertes. Les spectateurs ne voient que ce que tout le monde voit.',
  'online.talk': 'Discussion',
  'online.talk.words': 'Messages libres',
  'online.talk.phrases': 'Phrases rapides seulement',
  'online.create': 'Créer la table',
  'online.create.how': 'vous recevez ensuite le lien',

  'online.room.title': 'Salle d’attente',
  'online.room.aside': 'tout le monde voit la même chose ici',
  'online.link': 'Lien vers la table',
  'online.link.how': 'Toute personne qui a ce lien peut jouer ou regarder.',
  'online.link.copy': 'Copier',
  'online.link.copied': 'Copié.',
  'online.link.notCopied':
    'Le navigateur ne l’autorise pas ici. Sélectionnez le lien et copiez-le vous-même.',
  'online.link.share': 'Partager',
  'online.link.scan': 'Code QR du lien',
  'online.seats': 'Places',
  'online.sit': 'Prendre la place',
  'online.sit.as': 'Prendre la place de {crew}',
  'online.rise': 'Quitter la place',
  'online.you': 'vous',
  'online.free': 'libre',
  'online.here': 'là',
  'online.away': 'pas là',
  'online.botPlays': 'pas là, un robot joue',
  'online.seatFree': 'pas là, un robot joue, place libre',
  'online.freeSeat': 'Libérer la place',
  'online.freeSeat.of': 'Libérer la place de {name}',
  'online.freeSeat.how':
    'Un robot joue jusqu’à ce que la personne revienne ou que quelqu’un prenne sa place avec le lien.',
  'online.takeOver': 'Une place est libre',
  'online.takeOver.how': '{name} n’est pas là et un robot joue. Reprenez la place et ses cartes.',
  'online.isReady': 'a confirmé',
  'online.ready': 'C’est bon pour moi',
  'online.notReady': 'Pas encore',
  'online.begin': 'Donner le départ',
  'online.begin.how':
    '{count|0 toutes les places sont prises|one un robot prend la place libre|other des robots prennent les # places libres}',
  'online.host': 'L’hôte lance la course.',
  'online.watching': '{count|0 Personne ne regarde.|one # personne regarde.|other # personnes regardent.}',
  'online.watchingOnly': 'Vous regardez. Prenez une place libre, ou continuez à regarder.',

  'online.account': 'Votre compte',
  'online.find': 'Trouver une course',
  'online.ratings': 'Votre classement',
  'online.expedition':
    'Expédition du jour : cette course compte. Personne d’autre ne la voit avant la fin de la journée.',
  'online.expedition.table': 'Classement du jour',
  'online.tables': 'Tables ouvertes',
  'online.tables.aside': 'jouez ou regardez',
  'online.tables.none': 'Aucune table ouverte pour le moment.',
  'online.tables.make': 'Créer une table',
  'online.tables.join': 'Rejoindre',
  'online.tables.watch': 'Regarder',
  'online.tables.free': '{count|0 aucune place libre|one # place libre|other # places libres}',
  'online.tables.racing': 'en cours',
  'online.tables.again': 'Actualiser',
  'online.tables.looking': 'Recherche…',

  'online.mine': 'Tables en ligne',
  'online.mine.turn': 'À vous de jouer.',
  'online.mine.waits': 'En attente des autres.',
  'online.mine.gathering': 'Pas encore commencée.',
  'online.mine.over': 'Terminée.',
  'online.mine.news': '{count|one # nouvel événement.|other # nouveaux événements.}',

  'online.opening': 'Connexion…',
  'online.offline': 'Pas de connexion. Reconnexion… Rien n’est perdu.',
  'online.offline.unsent': 'Pas de connexion. Votre coup partira au retour de la connexion.',
  'online.spectator': 'Vous regardez. Vous voyez ce que tout le monde voit.',
  'online.waits': 'En attente de {names}.',
  'online.kept':
    'La table est enregistrée sur le serveur. Vous pouvez fermer la page ; le lien vous y ramène.',

  'online.table': 'Cette table',
  'online.leave': 'Quitter la table',
  'online.leave.again': 'Confirmer',
  'online.leave.how': 'Un robot joue pour vous. Rouvrez le lien pour reprendre votre place.',
  'online.film': 'Revoir la course',
  'online.bug': 'Signaler un problème',
  'online.bug.note': 'Que s’est-il passé ?',
  'online.bug.make': 'Créer le lien',
  'online.bug.how': 'Ce lien rejoue ce que vous avez vu jusqu’ici, et rien d’autre.',
  'online.device': 'Autre appareil',
  'online.rematch': 'Revanche',
  'online.rematch.go': 'Aller à la table suivante',

  'online.certificate': 'Preuve d’équité',
  'online.certificate.seed': 'La graine du hasard a été scellée avant le départ : {seal}',
  'online.certificate.plans':
    '{count|0 Aucun choix secret n’a encore été scellé.|one # choix secret a été scellé.|other # choix secrets ont été scellés.}',
  'online.check': 'Vérifier cette course',
  'online.check.busy': 'Chaque coup est rejoué…',
  'online.check.good':
    'Vérifié : la graine du hasard et {plans|0 le départ|one # choix secret|other # choix secrets} sont intacts, et {answers|one le seul coup est permis|other les # coups sont tous permis}.',
  'online.check.bad': 'Non vérifié : quelque chose a changé après avoir été scellé.',

  'online.back.ask': 'Proposer à tous d’annuler jusqu’ici',
  'online.back.wish':
    '{name} propose de revenir au tour {turn} et d’annuler {count|one # coup|other # coups}.',
  'online.back.agreed': 'D’accord : {agreed} sur {count}.',
  'online.back.agree': 'Accepter',
  'online.back.decline': 'Refuser',
  'online.back.withdraw': 'Retirer la demande',

  'online.move.aside': 'retrouvez-y vos places',
  'online.move.from': 'Depuis cet appareil',
  'online.move.from.how':
    'Un code connecte un autre appareil à votre nom. Il sert une fois et expire au bout de dix minutes.',
  'online.move.make': 'Créer un code',
  'online.move.code': 'Code',
  'online.move.link': 'Lien pour votre autre appareil',
  'online.move.to': 'Vers cet appareil',
  'online.move.to.how':
    'Entrez le code affiché sur votre autre appareil. Il remplace votre identité sur cet appareil.',
  'online.move.claim': 'Utiliser le code',
  'online.move.done': 'Vous êtes désormais {name} sur cet appareil aussi.',
  'online.move.revoke': 'Déconnecter les autres',
  'online.move.revoke.how':
    'Avec un compte, tous les autres appareils sont déconnectés. En invité, seulement ceux qui ont été ajoutés après celui-ci.',
  'online.move.revoked': 'Ces appareils sont déconnectés.',
});
