import { translationOf } from '../../../text.ts';
import type { devices as English } from '../../en/people/devices.ts';

export const devices = translationOf<typeof English>()({
  'devices.title': 'Vos appareils',
  'devices.how':
    'Vous êtes connecté sur ces appareils. Un appareil inutilisé pendant 60 jours est déconnecté, et tous le sont au bout d’un an.',
  'devices.guest.how':
    'Ces appareils jouent à votre nom. Vous pouvez déconnecter ceux qui ont été ajoutés après celui-ci.',
  'devices.unknown': 'Appareil inconnu',
  'devices.here': 'Cet appareil',
  'devices.used': 'Dernière utilisation : {date}',
  'devices.since': 'Connecté depuis le {date}',
  'devices.end': 'Déconnecter',
  'devices.end.of': 'Déconnecter {device}',
  'devices.ended': 'Cet appareil est déconnecté.',
  'prove.how':
    'Identifiez-vous de nouveau avant de changer un accès, d’enregistrer ou d’effacer vos données ou de déconnecter d’autres appareils. C’est valable 15 minutes.',
  'prove.move': 'Identifiez-vous de nouveau avant de passer à un autre appareil.',
  'prove.admin':
    'Identifiez-vous de nouveau pour voir les signalements et y donner suite. C’est valable 15 minutes.',
  'totp.title': 'Application d’authentification',
  'totp.off':
    'Désactivée. Avec une application d’authentification, le mot de passe seul ne suffit plus : il faut aussi un code de l’application.',
  'totp.on': 'Activée. Après le mot de passe, un code de l’application vous est demandé.',
  'totp.required':
    'Il faut une application d’authentification pour administrer le serveur. Configurez-la ici ; avant cela, rien ne peut être administré.',
  'totp.begin': 'Configurer',
  'totp.scan':
    'Scannez ceci avec votre application d’authentification, ou saisissez-y la clé. Entrez ensuite le code qu’elle affiche.',
  'totp.qr': 'Code QR pour votre application d’authentification',
  'totp.key': 'Clé',
  'totp.code': 'Code de l’application',
  'totp.confirm': 'Activer',
  'totp.not': 'Annuler',
  'totp.drop': 'Désactiver',
  'totp.drop.again': 'Vraiment désactiver',
  'totp.isOn': 'L’application d’authentification est activée. Vos autres appareils sont déconnectés.',
  'totp.isOff': 'L’application d’authentification est désactivée. Vos autres appareils sont déconnectés.',
  'totp.asked':
    'Entrez le code que votre application d’authentification affiche en ce moment, ou l’un de vos codes de secours.',
  'totp.enter': 'Continuer',
});
