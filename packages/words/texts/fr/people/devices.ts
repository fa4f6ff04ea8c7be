import { translationOf } from '../../../text.ts';
import type { devices as English } from '../../en/people/devices.ts';

export const devices = translationOf<typeof English>()({
  'devices.title': 'Vos appareils',
  'devices.how':
    'Votre session est ouverte sur ces appareils. Un appareil est déconnecté après 60 jours sans utilisation, et au plus tard au bout d’un an.',
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
    'Confirmez votre identité avant de changer un mode de connexion, d’enregistrer ou de supprimer vos données ou de déconnecter d’autres appareils. C’est valable 15 minutes.',
  'prove.move': 'Confirmez votre identité avant de passer à un autre appareil.',
  'prove.admin': 'Confirmez votre identité pour voir et traiter les signalements. C’est valable 15 minutes.',
  'totp.title': 'Application d’authentification',
  'totp.off':
    'Désactivée. Avec une application d’authentification, le mot de passe seul ne suffit plus : vous entrez aussi un code de l’application.',
  'totp.on': 'Activée. Après le mot de passe, un code de l’application vous est demandé.',
  'totp.required':
    'Les administrateurs ont besoin d’une application d’authentification. Configurez-en une ici pour pouvoir administrer le serveur.',
  'totp.begin': 'Configurer',
  'totp.scan':
    'Scannez ceci avec votre application d’authentification, ou saisissez-y la clé. Entrez ensuite le code qu’elle affiche.',
  'totp.qr': 'Code QR pour votre application d’authentification',
  'totp.key': 'Clé',
  'totp.code': 'Code de l’application',
  'totp.confirm': 'Activer',
  'totp.not': 'Annuler',
  'totp.drop': 'Désactiver',
  'totp.drop.again': 'Confirmer',
  'totp.isOn': 'L’application d’authentification est activée. Vos autres appareils sont déconnectés.',
  'totp.isOff': 'L’application d’authentification est désactivée. Vos autres appareils sont déconnectés.',
  'totp.asked':
    'Entrez le code qu’affiche votre application d’authentification, ou l’un de vos codes de secours.',
  'totp.enter': 'Continuer',
});
