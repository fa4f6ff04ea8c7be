import type { mix as chapter } from '../../../chapters/modules/mix.ts';
import type { ChapterText } from '../../../text.ts';

export const mix = {
  sections: {
    mix: 'Quand les modules se croisent',
  },
  rules: {
    'MIX-01': {
      title: 'Un trajet avec tout',
      ruling:
        'Avec tous les modules, un trajet suit cet ordre : visa, ou dé et pot-de-vin ; choix d’une case ou d’une ligne ; pioche d’une tuile ; seconde tuile de Chapman ; dé du microclimat ; total de la tuile, de la zone à risque, du temps et du microclimat ; garde, carte milice, jerricans ; paiement ; déplacement ; limite de main ; panne, stop, guide ou village. Dans une ville : paiement, colis, cartes, limite de main.',
    },
    'MIX-02': {
      title: 'Un seul coût',
      ruling:
        'Vous payez toutes les parts d’un coût ensemble, ou aucune. Les dégâts du temps et des microclimats sont des dégâts de tuile : vous les répartissez, et les gardes ne les arrêtent pas.',
    },
    'MIX-03': {
      title: 'Le financement avec tout',
      ruling:
        'Le financement suit cet ordre : argent, marqueur de mécène, influence. Seule cette action fait avancer le marqueur et permet d’acheter de l’influence ; l’argent de Chevy, la carte financier, les villages et les colis ne le font pas.',
    },
    'MIX-04': {
      title: 'Encaisser et pouvoirs',
      ruling:
        'Quand vous encaissez, vous renoncez aux cartes et au pouvoir de votre chef pour cette séquence. Les pouvoirs utilisables une fois par tour restent disponibles.',
    },
    'MIX-05': {
      title: 'Ordre de mise en place',
      ruling: 'Mettez en place dans cet ordre : chefs, véhicule de Chapman, paddock, saison, colis.',
    },
    'MIX-06': {
      title: 'Des tuiles comme les autres',
      ruling:
        'Les villages et les microclimats sont des tuiles de terrain pour toute carte, tout garde et tout pouvoir. Ils quittent le jeu et y reviennent comme les autres.',
    },
    'MIX-07': {
      title: 'Les modules contre René',
      ruling:
        'Le temps dure de bivouac en bivouac : la saison avance à chacun, et le premier dé est lancé au bivouac d’ouverture. La Torpedo paie le temps et lance le dé des microclimats. Dans la valeur d’une tuile, un microclimat compte 1 de plus et le stop d’un village ne compte pas. La Torpedo traverse les villages sans arrêt ni cadeau, ne transporte pas de colis, ne lance jamais le dé de la diplomatie et n’a ni mécène, ni chef, ni paddock.',
    },
    'MIX-08': {
      title: 'Simone contre René',
      ruling:
        'Avec Simone, une sixième carte est étalée, sur aucune case numérotée. Quand vous avez tous deux pris vos cartes, elle en prend une de plus parmi celles qui restent, avant que les dangers soient comptés.',
    },
    'MIX-09': {
      title: 'Pas de cinquième en solo',
      ruling:
        'Un cinquième équipage et une course en solo s’excluent. Vous pouvez jouer en solo avec les Suffragettes.',
    },
  },
} satisfies ChapterText<typeof chapter>;
