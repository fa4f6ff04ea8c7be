import { translationOf } from '../../text.ts';
import type { signingIn as English } from '../en/signing-in.ts';

export const signingIn = translationOf<typeof English>()({
  'refusals.net.commonPassword':
    'Ce mot de passe figure sur les listes que les pirates essaient en premier. Choisissez-en un autre : une phrase entière convient bien.',
  'refusals.net.patternPassword':
    'Ce mot de passe suit un schéma, ou se réduit presque à votre nom. Choisissez-en un plus difficile à deviner : une phrase entière convient bien.',
  'refusals.net.wrongCode':
    'Ce code est incorrect ou a déjà servi. Attendez le prochain dans votre application.',
  'refusals.net.signInAgain': 'Trop de temps ou trop d’essais. Recommencez par votre mot de passe.',
  'refusals.net.secondFactorOn':
    'Une application d’authentification est déjà configurée. Désactivez-la d’abord.',
  'refusals.net.noSecondFactor': 'Aucune application d’authentification n’est configurée.',
  'refusals.net.unknownSession': 'Cet appareil n’est plus connecté.',
  'refusals.net.ownSession': 'C’est l’appareil que vous utilisez. Déconnectez-vous plutôt directement.',
  'refusals.net.elderSession':
    'Cet appareil a été ajouté avant celui-ci. Il ne peut être déconnecté que depuis lui-même.',
  'refusals.net.badName': 'Ce nom n’a aucun caractère visible. Choisissez-en un autre.',
  'refusals.net.reservedName':
    'Ce nom est réservé aux personnes qui gèrent ce serveur. Choisissez-en un autre.',
  'refusals.net.secondFactorFirst':
    'Les administrateurs ont besoin d’une application d’authentification. Configurez-en d’abord une dans votre compte.',
});
