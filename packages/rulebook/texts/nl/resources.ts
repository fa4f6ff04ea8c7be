import type { ResourceTexts } from '../../resources.ts';

export const resources = {
  'trail-hunter': {
    name: 'Paden\u00adjager',
    a: 'een padenjager',
    does: 'verwijder 2 tegels naar keuze',
    rule: 'Verwijder 2 tegels, waar dan ook op het bord; ze gaan uit het spel. Gevaarkaart, te spelen in stap 2. 2 exemplaren.',
    ruling: 'Een tegel waarop een voertuig staat, kun je niet kiezen.',
  },
  financial: {
    name: 'Financier',
    a: 'een financier',
    does: '+30 F',
    rule: 'Neem 30 F. Te spelen in stap 2. 3 exemplaren.',
  },
  'refuelling-station': {
    name: 'Tank\u00adstation',
    a: 'een tankstation',
    does: '+5 benzine',
    rule: 'Je benzine stijgt met 5 punten. Te spelen in stap 2. 2 exemplaren.',
  },
  driver: {
    name: 'Bestuur\u00adder',
    a: 'een bestuurderskaart',
    does: 'een extra rit',
    rule: 'Maak een rit (zie ‘BASE-DRIVE-01’). Te spelen in stap 2. 3 exemplaren.',
  },
  repairman: {
    name: 'Monteur',
    a: 'een monteurskaart',
    does: 'een extra reparatie',
    rule: 'Voer een reparatie uit, zoals een monteur op techniek (zie ‘BASE-MECH-01’). Te spelen in stap 2. 3 exemplaren.',
  },
  cartographer: {
    name: 'Carto\u00adgraaf',
    a: 'een cartograaf',
    does: 'leg 3 tegels',
    rule: 'Trek 3 tegels en leg ze, zoals een verkenner (zie ‘BASE-PATH-01’). Te spelen in stap 2. 3 exemplaren.',
  },
  saboteur: {
    name: 'Saboteur',
    a: 'een saboteur',
    does: 'een tegen\u00adstander verliest 2 punten motor of chassis',
    rule: 'Een andere bemanning verliest 2 punten motor of chassis, of van elk één: jij kiest. Gevaarkaart, te spelen in stap 2. 3 exemplaren.',
  },
  tracker: {
    name: 'Spoor\u00adzoeker',
    a: 'een spoorzoeker',
    does: 'trek 3 kaarten, houd er 2',
    rule: 'Trek 3 kaarten, houd er 2 en leg er 1 af. Te spelen in stap 2. 2 exemplaren.',
  },
  'con-artist': {
    name: 'Oplichter',
    a: 'een oplichter',
    does: 'verwissel 2 tegels naar keuze',
    rule: 'Verwissel 2 tegels, waar dan ook op het bord. Gevaarkaart, te spelen in stap 2. 2 exemplaren.',
    ruling: 'Een tegel waarop een voertuig staat, kun je niet kiezen.',
  },
  transport: {
    name: 'Transport',
    a: 'een transportkaart',
    does: 'schip, zeppelin: 50 F minder',
    rule: 'Een zee- of luchtlijn kost je 50 F minder. Je kunt meerdere van deze kaarten combineren, maar je krijgt nooit geld terug. Te spelen bij een rit. 2 exemplaren.',
  },
  'spare-parts': {
    name: 'Reserve\u00adonder\u00addelen',
    a: 'reserveonderdelen',
    does: '+1 motor of chassis',
    rule: 'Je motor of je chassis stijgt met 1 punt. Te spelen bij een reparatie. 6 exemplaren.',
  },
  toolbox: {
    name: 'Gereed\u00adschaps\u00adkist',
    a: 'een gereedschapskist',
    does: '+3 motor of chassis, vrij te verdelen',
    rule: 'Je motor en je chassis stijgen samen met 3 punten, verdeeld zoals jij wilt. Te spelen bij een reparatie. 2 exemplaren.',
  },
  guide: {
    name: 'Gids',
    a: 'een gids',
    does: 'negeer één stop\u00adsymbool',
    rule: 'Negeer één stopsymbool. Te spelen bij een rit. 2 exemplaren.',
  },
  jerrycan: {
    name: 'Jerrycan',
    a: 'een jerrycan',
    does: '+1 benzine',
    rule: 'Je benzine stijgt met 1 punt. Altijd te spelen. 8 exemplaren.',
  },
  militia: {
    name: 'Militie',
    a: 'een militie',
    does: 'negeer één gevaar',
    rule: 'Negeer het gevaar van een tegel of een kaart. Altijd te spelen. 3 exemplaren.',
  },
} satisfies ResourceTexts;
