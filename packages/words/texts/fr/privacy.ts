import { translationOf } from '../../text.ts';
import type { privacy as English } from '../en/privacy.ts';

export const privacy = translationOf<typeof English>()({
  'privacy.aside': 'ce qui est conservé à votre sujet, pendant combien de temps, et ce que vous pouvez faire',
  'privacy.short.title': 'En bref',
  'privacy.short':
    'Les courses contre des robots et les courses à plusieurs sur un même écran restent sur votre appareil. Quand vous jouez en ligne, ce serveur conserve ce dont le jeu a besoin\u202f: votre nom, vos courses et ce que vous écrivez. Pas de publicité, pas de traceurs, pas de cookies. Rien n’est vendu ni transmis.',
  'privacy.device.title': 'Sur votre appareil',
  'privacy.device':
    'Votre navigateur conserve vos courses, vos réglages et, dès que vous avez joué en ligne, une clé secrète qui dit au serveur qui vous êtes. Pour tout effacer, supprimez les données de ce site dans votre navigateur.',
  'privacy.server.title': 'Sur ce serveur',
  'privacy.server.how': 'seulement si vous jouez en ligne',
  'privacy.name': 'Votre nom',
  'privacy.name.how':
    'Le nom que vous avez choisi, et une empreinte de la clé secrète de chacun de vos appareils.',
  'privacy.account': 'Votre compte',
  'privacy.account.how':
    'Si vous en créez un\u202f: votre identifiant, les empreintes de votre mot de passe et de vos codes de secours, les clés publiques de vos clés d’accès, le secret de votre application d’authentification et les problèmes que vous avez tentés.',
  'privacy.sessions': 'Vos appareils',
  'privacy.sessions.how':
    'Le navigateur, le système et la dernière utilisation de chaque appareil connecté, pour que vous puissiez déconnecter celui que vous ne reconnaissez pas. Il en va de même pour vos propres programmes, qui ont chacun un jeton.',
  'privacy.races': 'Vos courses',
  'privacy.races.how':
    'Places, coups, résultats et classements. Toute personne qui a le lien d’une table peut la regarder. Les classements, les résultats des courses classées et ceux des tables publiques sont publics ; les autres résultats ne sont visibles que pour les participants.',
  'privacy.words': 'Ce que vous écrivez',
  'privacy.words.how':
    'Les messages à une table, les signalements et les problèmes signalés ; votre profil, les joueurs que vous suivez ou bloquez, et vos notes sur eux, que vous seul pouvez lire.',
  'privacy.notices': 'Notifications',
  'privacy.notices.how':
    'Seulement si vous les activez\u202f: l’adresse de notification de votre navigateur, ou votre adresse e-mail.',
  'privacy.moderation': 'Signalements à votre sujet',
  'privacy.moderation.how':
    'Ce qui a été signalé, et tout avertissement, interdiction d’écrire ou exclusion.',
  'privacy.address': 'Votre adresse IP',
  'privacy.address.how':
    'Elle sert pendant votre connexion, pour écarter les attaques. La base de données n’en garde qu’une empreinte, une heure au plus. Elle ne figure dans un journal que si l’hébergeur l’a décidé.',
  'privacy.time.title': 'Pendant combien de temps',
  'privacy.time.how': 'ensuite, tout est supprimé automatiquement',
  'privacy.time.unknown': 'Le serveur n’a pas répondu. Voici les durées habituelles.',
  'privacy.what': 'Données',
  'privacy.long': 'Durée',
  'privacy.days': '{days|one # jour|other # jours}',
  'privacy.minutes': '{count|one # minute|other # minutes}',
  'privacy.keep.account': 'Les comptes',
  'privacy.keep.account.long': 'jusqu’à ce que vous supprimiez le vôtre',
  'privacy.keep.guestIdle': 'Les invités, après leur dernière visite',
  'privacy.keep.guests': 'Les invités qui n’ont jamais joué, après leur dernière visite',
  'privacy.keep.accountIdle': 'Les sessions d’un compte, après la dernière utilisation',
  'privacy.keep.accountAge': 'Les sessions d’un compte, dans tous les cas',
  'privacy.keep.device': 'Les appareils utilisés pour vous connecter, après la dernière connexion',
  'privacy.keep.code': 'Les codes pour un autre appareil ou une adresse e-mail',
  'privacy.keep.unbegun': 'Les tables dont la course n’a pas commencé',
  'privacy.keep.abandoned': 'Les courses que personne ne continue',
  'privacy.keep.finished': 'Les courses terminées',
  'privacy.keep.finished.long': 'tant qu’une personne qui y a participé est encore là',
  'privacy.keep.deserted': 'Les courses terminées dont tous les participants ont été supprimés',
  'privacy.keep.clubs': 'Les clubs et ce qui s’y est dit, après la dernière activité',
  'privacy.keep.cups': 'Les coupes et leurs classements, après la dernière course',
  'privacy.keep.bugs': 'Les problèmes signalés',
  'privacy.keep.settledReports': 'Les signalements, une fois traités par un administrateur',
  'privacy.keep.openReports': 'Les signalements que personne n’a traités',
  'privacy.keep.sanctions': 'Les avertissements, interdictions d’écrire et exclusions, après leur fin',
  'privacy.keep.acts': 'Le journal des actions des administrateurs',
  'privacy.where.title': 'Où, et qui y a accès',
  'privacy.where':
    'Tout se trouve sur l’ordinateur de la personne qui héberge ce serveur, et dans ses sauvegardes. Elle peut tout lire, sauf les mots de passe. Les notifications passent, chiffrées, par le service de votre navigateur\u202f; les e-mails voyagent comme tous les e-mails. Rien d’autre ne quitte le serveur.',
  'privacy.choices.title': 'Vos choix',
  'privacy.choices':
    'Sur la page du compte, vous pouvez enregistrer tout ce que le serveur sait de vous, ou l’effacer\u202f; les invités aussi. Effacer est définitif\u202f: les tables où personne d’autre n’a joué disparaissent, et votre nom est retiré de toutes les autres. Les copies dans les sauvegardes disparaissent quand l’hébergeur supprime celles-ci. Vous pouvez changer de nom à tout moment.',
  'privacy.choices.go': 'Vers la page du compte',
  'privacy.contact.title': 'Questions',
  'privacy.contact': 'La personne qui héberge ce serveur répond à vos questions sur vos données\u202f:',
  'privacy.contact.none': 'La personne qui héberge ce serveur n’a pas indiqué de contact.',
  'privacy.contact.authority':
    'Vous pouvez aussi vous adresser à l’autorité de protection des données de votre pays.',
});
