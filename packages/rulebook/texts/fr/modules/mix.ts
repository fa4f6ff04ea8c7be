import type { mix as chapter } from '../../../chapters/modules/mix.ts';
import type { ChapterText } from '../../../text.ts';

export const mix = {
  sections: { mix: 'Quand les modules se croisent' },
  rules: {
    'MIX-01': {
      title: 'Un trajet avec tout',
      ruling:
        'Dans cet ordre : visa, ou dé et pot-de-vin ; choix de la case ou de la ligne ; pioche d’une tuile ; second regard de Chapman ; dé du microclimat ; prix de la tuile, de la zone à risque, du temps et du microclimat ; garde, milice, jerricans ; paiement ; déplacement ; limite de main ; panne, stop, guide ou village. En ville : paiement, colis, cartes, limite de main.',
    },
    'MIX-02': {
      title: 'Un seul prix',
      ruling:
        'Toutes les parts d’un prix se paient ensemble ou pas du tout. Les dégâts du temps et du microclimat sont des dégâts de la tuile : le pilote les répartit, et les gardes ne les arrêtent pas.',
    },
    'MIX-03': {
      title: 'Le financement avec tout',
      ruling:
        'D’abord l’argent, puis le marqueur du mécène, puis l’influence. Seule l’action de financement fait cela : ni l’argent de Chevy, ni la carte financier, ni les villages, ni les colis ne font avancer le marqueur ou n’ouvrent l’influence.',
    },
    'MIX-04': {
      title: 'Encaisser et pouvoirs',
      ruling:
        'Encaisser fait renoncer aux cartes et au pouvoir du chef pour cette séquence. Les pouvoirs d’une fois par tour restent prêts.',
    },
    'MIX-05': {
      title: 'Ordre de mise en place',
      ruling: 'La mise en place suit cet ordre : chefs, véhicule de Chapman, paddock, saison, colis.',
    },
    'MIX-06': {
      title: 'Des tuiles comme les autres',
      ruling:
        'Villages et microclimats sont des tuiles de terrain pour toute carte, tout garde et tout pouvoir. Elles sortent du jeu et y reviennent comme les autres.',
    },
    'MIX-07': {
      title: 'Les modules contre René',
      ruling:
        'Le temps court de bivouac en bivouac : la saison avance à chacun, et le bivouac d’ouverture lance d’abord le dé. La Torpedo paie le temps et lance le dé des microclimats. Dans la valeur d’une tuile, un microclimat compte 1 de plus et le stop d’un village rien. Elle passe les villages sans arrêt ni cadeau, ne porte pas de colis, ne lance rien aux portes, et n’a ni mécène, ni chef, ni paddock.',
    },
    'MIX-08': {
      title: 'Simone contre René',
      ruling:
        'Avec Simone, une sixième carte est donnée, sur aucune case numérotée. Quand tous deux ont pris, elle en prend une de plus parmi celles qui restent, avant de compter les dangers.',
    },
    'MIX-09': {
      title: 'Seul, mais pas cinquième',
      ruling:
        'Le cinquième équipage et une course en solo s’excluent. Les Suffragettes peuvent être l’équipage du solo.',
    },
  },
} satisfies ChapterText<typeof chapter>;
