import { translationOf } from '../../text.ts';
import type { sharing as English } from '../en/sharing.ts';

export const sharing = translationOf<typeof English>()({
  'sharing.none':
    '1935 : des autochenilles traversent l’Afrique ou l’Amérique du Sud. Jouez avec des amis ou des robots.',
  'sharing.invite': '{name} vous invite à une course',
  'sharing.invite.how':
    '{board}, {count|one # équipage|other # équipages}. Ouvrez le lien pour prendre place.',
  'sharing.racing': '{names} {count|one est|other sont} en course',
  'sharing.racing.how': '{board}, {count|one # équipage|other # équipages}. Ouvrez le lien pour regarder.',
  'sharing.won': '{names} {count|one a|other ont} gagné',
  'sharing.over': 'La course de {names}',
  'sharing.over.how':
    '{board}, {count|one # équipage|other # équipages}. Ouvrez le lien pour revoir la course.',
  'sharing.cup.entry':
    'Une coupe : {kind}, {board}. {count|0 Aucun inscrit pour l’instant|one # inscrit|other # inscrits}. Ouvrez le lien pour vous inscrire.',
  'sharing.cup.running':
    'Une coupe en cours : {kind}, {board}, {count|one # participant|other # participants}. Ouvrez le lien pour regarder.',
  'sharing.cup.over':
    'Une coupe : {kind}, {board}, {count|one # participant|other # participants}. Ouvrez le lien pour voir le résultat.',
  'sharing.club.open':
    'Un club de {count|one # membre|other # membres}, ouvert à tous. Ouvrez le lien pour le rejoindre.',
  'sharing.club.ask':
    'Un club de {count|one # membre|other # membres}. Ouvrez le lien pour demander à entrer.',
  'sharing.player':
    'Classement {rating} : {board}, {count|one # équipage|other # équipages}, {races|one # course|other # courses}.',
  'sharing.player.new': 'Joueur de The Great Race.',
});
