import type { ResourceTexts } from '../../resources.ts';

export const resources = {
  'trail-hunter': {
    name: 'Chasseur de pistes',
    a: 'un chasseur de pistes',
    does: 'retirez 2 tuiles au choix',
    rule: 'Retirez 2 tuiles n’importe où sur le plateau ; elles quittent le jeu. Carte danger, se joue à l’étape 2. 2 exemplaires.',
    ruling: 'Vous ne pouvez pas choisir une tuile où se trouve un véhicule.',
  },
  financial: {
    name: 'Financier',
    a: 'une carte financier',
    does: '+30 F',
    rule: 'Recevez 30 F. Se joue à l’étape 2. 3 exemplaires.',
  },
  'refuelling-station': {
    name: 'Station-service',
    a: 'une station-service',
    does: '+5 essence',
    rule: 'Votre essence remonte de 5 niveaux. Se joue à l’étape 2. 2 exemplaires.',
  },
  driver: {
    name: 'Pilote',
    a: 'une carte pilote',
    does: 'un trajet de plus',
    rule: 'Faites un trajet (voir « BASE-DRIVE-01 »). Se joue à l’étape 2. 3 exemplaires.',
  },
  repairman: {
    name: 'Mécanicien',
    a: 'une carte mécanicien',
    does: 'une réparation de plus',
    rule: 'Faites une réparation, comme un mécanicien placé sur mécanique (voir « BASE-MECH-01 »). Se joue à l’étape 2. 3 exemplaires.',
  },
  cartographer: {
    name: 'Carto\u00adgraphe',
    a: 'un cartographe',
    does: 'posez 3 tuiles',
    rule: 'Piochez 3 tuiles et posez-les, comme un éclaireur (voir « BASE-PATH-01 »). Se joue à l’étape 2. 3 exemplaires.',
  },
  saboteur: {
    name: 'Saboteur',
    a: 'un saboteur',
    does: 'un adversaire perd 2 niveaux de moteur ou de châssis',
    rule: 'Un autre équipage perd 2 niveaux de moteur, de châssis, ou un de chaque, à votre choix. Carte danger, se joue à l’étape 2. 3 exemplaires.',
  },
  tracker: {
    name: 'Pisteur',
    a: 'un pisteur',
    does: 'piochez 3 cartes, gardez-en 2',
    rule: 'Piochez 3 cartes, gardez-en 2 et défaussez-en 1. Se joue à l’étape 2. 2 exemplaires.',
  },
  'con-artist': {
    name: 'Escroc',
    a: 'un escroc',
    does: 'échangez 2 tuiles au choix',
    rule: 'Échangez 2 tuiles n’importe où sur le plateau. Carte danger, se joue à l’étape 2. 2 exemplaires.',
    ruling: 'Vous ne pouvez pas choisir une tuile où se trouve un véhicule.',
  },
  transport: {
    name: 'Transport',
    a: 'une carte transport',
    does: 'bateau, zeppelin : 50 F de moins',
    rule: 'Une ligne maritime ou aérienne vous coûte 50 F de moins. Vous pouvez combiner plusieurs de ces cartes, mais on ne rend pas la monnaie. Se joue avec un trajet. 2 exemplaires.',
  },
  'spare-parts': {
    name: 'Pièces détachées',
    a: 'une carte pièces détachées',
    does: '+1 moteur ou châssis',
    rule: 'Votre moteur ou votre châssis remonte de 1 niveau. Se joue avec une réparation. 6 exemplaires.',
  },
  toolbox: {
    name: 'Boîte à outils',
    a: 'une boîte à outils',
    does: '+3 moteur ou châssis, à répartir',
    rule: 'Votre moteur et votre châssis remontent de 3 niveaux en tout, répartis à votre guise. Se joue avec une réparation. 2 exemplaires.',
  },
  guide: {
    name: 'Guide',
    a: 'une carte guide',
    does: 'ignorez un symbole stop',
    rule: 'Ignorez un symbole stop. Se joue avec un trajet. 2 exemplaires.',
  },
  jerrycan: {
    name: 'Jerrican',
    a: 'un jerrican',
    does: '+1 essence',
    rule: 'Votre essence remonte de 1 niveau. Se joue à tout moment. 8 exemplaires.',
  },
  militia: {
    name: 'Milice',
    a: 'une carte milice',
    does: 'écartez un danger',
    rule: 'Ignorez le danger d’une tuile ou d’une carte. Se joue à tout moment. 3 exemplaires.',
  },
} satisfies ResourceTexts;
