import { translationOf } from '../../text.ts';
import type { account as English } from '../en/account.ts';

export const account = translationOf<typeof English>()({
  'account.title': 'Votre compte',
  'account.aside': 'facultatif : vous pouvez jouer sans',
  'account.guest': 'Vous jouez en invité, et tout fonctionne.',
  'account.guest.how':
    'Un compte garde votre nom, votre classement, vos tables et vos problèmes, sur tous vos appareils.',
  'account.make': 'Créer un compte',
  'account.login': 'Identifiant',
  'account.login.how': 'Au moins trois caractères. Personne d’autre ne le voit.',
  'account.password': 'Mot de passe',
  'account.password.how': 'Au moins dix caractères. Une phrase se retient facilement.',
  'account.make.do': 'Créer le compte',
  'account.passkey.use': 'Utiliser une clé d’accès',
  'account.passkey.how':
    'Une clé d’accès reste sur votre appareil : rien à retenir, rien à saisir, rien à voler.',
  'account.passkey.none': 'Les clés d’accès exigent une adresse https, ou localhost.',
  'account.passkey.stopped': 'Aucune clé d’accès n’a été utilisée. Rien n’a changé.',
  'account.passkey.of': 'Clé d’accès du {date}',
  'account.signIn': 'Se connecter',
  'account.signIn.how':
    'Les tables que vous avez jouées en invité sur cet appareil passent dans votre compte.',
  'account.lost': 'Connexion impossible ?',
  'account.code': 'Code de secours',
  'account.code.how': 'Utilisez l’un des codes reçus avec votre compte. Chacun sert une fois.',
  'account.code.do': 'Utiliser le code',
  'account.signedIn': 'Compte de {name}',
  'account.signedIn.how':
    'Les autres joueurs voient ce nom. Vous pouvez le changer chaque fois que vous prenez une place.',
  'account.page': 'Voir votre page',
  'account.codes': 'Codes de secours',
  'account.codes.how':
    'Chaque code vous connecte une fois si rien d’autre ne marche. Ils ne sont affichés que maintenant : notez-les ou enregistrez-les en lieu sûr.',
  'account.codes.save': 'Enregistrer un fichier',
  'account.codes.done': 'C’est enregistré',
  'account.codes.left':
    '{count|0 Il ne reste aucun code de secours.|one Il reste # code de secours.|other Il reste # codes de secours.}',
  'account.codes.new': 'Créer de nouveaux codes',
  'account.codes.new.how': 'Les nouveaux codes remplacent les anciens.',
  'account.ways': 'Modes de connexion',
  'account.ways.password': 'Mot de passe de {login}',
  'account.ways.noPassword': 'Sans mot de passe : clés d’accès seulement',
  'account.ways.change': 'Modifier',
  'account.password.new': 'Nouveau mot de passe',
  'account.password.set': 'Définir le mot de passe',
  'account.changed': 'C’est fait. Vos autres appareils sont déconnectés.',
  'account.passkey.add': 'Ajouter une clé d’accès',
  'account.passkey.add.how': 'pour ne rien perdre en cas d’oubli du mot de passe',
  'account.passkey.drop': 'Supprimer',
  'account.prove': 'Confirmez votre identité',
  'account.prove.do': 'Confirmer',
  'account.out': 'Se déconnecter',
  'account.out.how': 'Vous gardez votre compte. Sur cet appareil, vous jouez de nouveau en invité.',
  'account.out.here': 'Se déconnecter ici',
  'account.out.all': 'Se déconnecter partout',
  'account.isOut': 'Déconnexion effectuée. Vous jouez en invité.',
  'account.administration': 'Administration',
  'account.data': 'Vos données',
  'account.data.how': 'Enregistrez tout ce que le serveur sait de vous, ou supprimez-le.',
  'account.export': 'Enregistrer mes données',
  'account.more': 'Plus',
  'account.forget': 'Tout supprimer',
  'account.forget.again': 'Confirmer',
  'account.forget.how':
    'Les tables où personne d’autre n’a joué sont supprimées. Aux autres tables, votre nom est retiré, et un robot joue pour vous dans les courses en cours.',
  'account.forgotten': 'Tout est supprimé. Vous jouez en invité.',

  'account.devices.title': 'Vos appareils',
  'account.devices.how':
    'Votre session est ouverte sur ces appareils. Un appareil est déconnecté après 60 jours sans utilisation, et au plus tard au bout d’un an.',
  'account.devices.guest.how':
    'Ces appareils jouent à votre nom. Vous pouvez déconnecter ceux qui ont été ajoutés après celui-ci.',
  'account.devices.unknown': 'Appareil inconnu',
  'account.devices.here': 'Cet appareil',
  'account.devices.used': 'Dernière utilisation : {date}',
  'account.devices.since': 'Connecté depuis le {date}',
  'account.devices.end': 'Déconnecter',
  'account.devices.end.of': 'Déconnecter {device}',
  'account.devices.ended': 'Cet appareil est déconnecté.',
  'account.prove.how':
    'Confirmez votre identité avant de changer un mode de connexion, d’enregistrer ou de supprimer vos données ou de déconnecter d’autres appareils. C’est valable 15 minutes.',
  'account.prove.move': 'Confirmez votre identité avant de passer à un autre appareil.',
  'account.prove.admin':
    'Confirmez votre identité pour voir et traiter les signalements. C’est valable 15 minutes.',
  'account.totp.title': 'Application d’authentification',
  'account.totp.off':
    'Désactivée. Avec une application d’authentification, le mot de passe seul ne suffit plus : vous entrez aussi un code de l’application.',
  'account.totp.on': 'Activée. Après le mot de passe, un code de l’application vous est demandé.',
  'account.totp.required':
    'Les administrateurs ont besoin d’une application d’authentification. Configurez-en une ici pour pouvoir administrer le serveur.',
  'account.totp.begin': 'Configurer',
  'account.totp.scan':
    'Scannez ceci avec votre application d’authentification, ou saisissez-y la clé. Entrez ensuite le code qu’elle affiche.',
  'account.totp.qr': 'Code QR pour votre application d’authentification',
  'account.totp.key': 'Clé',
  'account.totp.code': 'Code de l’application',
  'account.totp.confirm': 'Activer',
  'account.totp.not': 'Annuler',
  'account.totp.drop': 'Désactiver',
  'account.totp.drop.again': 'Confirmer',
  'account.totp.isOn': 'L’application d’authentification est activée. Vos autres appareils sont déconnectés.',
  'account.totp.isOff':
    'L’application d’authentification est désactivée. Vos autres appareils sont déconnectés.',
  'account.totp.asked':
    'Entrez le code qu’affiche votre application d’authentification, ou l’un de vos codes de secours.',
  'account.totp.enter': 'Continuer',
});
