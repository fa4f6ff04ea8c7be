// The four ends of the two roads, each with its own skyline. Drawn on a horizon at y = 0, about 820 wide; the ground is below.
import { fill } from '../svg.ts';
import { type Houses, houses, POLAR, palm, SUNSET, TROPIC } from './parts.ts';

export interface Town {
  readonly sky: readonly string[];
  readonly ground: string;
  readonly road: string;
  /** Water behind the town; null where there is none. */
  readonly water: string | null;
  /** Mountains and landmarks. */
  readonly skyline: string;
  /** What stands before the houses, in the same place. */
  readonly landmark: string;
  readonly houses: readonly Omit<Houses, 'from' | 'to' | 'y' | 'scale'>[];
}

const CAPE_TOWN: Town = {
  sky: SUNSET,
  ground: '#C97C3E',
  road: '#F2CE8C',
  water: '#3E6E78',
  skyline:
    fill(
      'M-60,10L40,-58L84,-92L128,-168L158,-130L196,-104L226,-184L238,-190H508L524,-184L548,-112L582,-88L606,-84L648,-146L676,-98L740,-50L880,10Z',
      '#8A5A66',
    ) +
    fill(
      'M128,-168L158,-130L196,-104L176,-60L196,10H96L122,-60L112,-110ZM226,-184L238,-190L250,-140L236,-96L262,-40L250,10H196L214,-70L206,-120ZM296,-190H322L316,-138L336,-92L318,-20L330,10H288L300,-60L284,-120ZM388,-190H410L404,-150L422,-100L404,-30L416,10H372L386,-70L374,-130ZM468,-190H508L524,-184L548,-112L582,-88L596,10H470L486,-60L466,-120ZM648,-146L676,-98L740,-50L880,10H676L688,-40L654,-92Z',
      '#653F4F',
    ) +
    fill(
      'M212,-178C214,-196 246,-204 272,-199C292,-211 336,-209 352,-200C378,-211 424,-208 440,-199C470,-207 520,-206 538,-188C546,-178 540,-168 530,-166C524,-156 512,-158 506,-168C494,-160 480,-162 470,-170C452,-158 436,-160 428,-169C408,-160 392,-162 382,-170C362,-158 340,-162 332,-170C312,-160 292,-160 284,-170C270,-156 252,-158 246,-168C234,-160 214,-164 212,-178Z',
      '#F7E6C0',
    ),
  landmark:
    '<g transform="translate(236 18)"><rect x="-11" y="-96" width="22" height="116" fill="#E9CFA0"/><rect x="4" y="-96" width="7" height="116" fill="#5A3044" opacity=".25"/><path d="M-15,-96H15L0,-126Z" fill="#A4503A"/><circle cy="-80" r="8" fill="#FFF6DC" stroke="#4A2A30" stroke-width="1.6"/><path d="M0,-80V-86M0,-80L4,-78" stroke="#4A2A30" stroke-width="1.5"/></g>',
  houses: [
    { seed: 4, walls: ['#D9B08C', '#CFA083', '#C08C78', '#B07A70'], roof: '#A4503A', flat: 0.3 },
    { seed: 13, walls: ['#F5E6C4', '#EED6A8', '#E6C594', '#DDAF84'], roof: '#A4503A', flat: 0.35 },
  ],
};

/** A walled oasis town under bare ridges: flat mud roofs, domes, a square minaret, dunes and palms. */
const COLOMB_BECHAR: Town = {
  sky: SUNSET,
  ground: '#D58F48',
  road: '#F4D596',
  water: null,
  skyline:
    fill(
      'M-60,10L-10,-44L60,-70L96,-62L150,-108L214,-122L252,-96L330,-112L372,-88L450,-130L520,-138L560,-104L640,-118L700,-76L760,-84L880,10Z',
      '#9A5F4C',
    ) +
    fill(
      'M150,-108L214,-122L252,-96L230,-60L250,10H140L170,-40ZM450,-130L520,-138L560,-104L540,-60L566,10H430L462,-50ZM640,-118L700,-76L760,-84L820,-30L880,10H690L676,-50Z',
      '#713F3B',
    ) +
    fill(
      'M150,-108L214,-122L252,-96L330,-112L372,-88L450,-130L520,-138L560,-104L640,-118L652,-106L560,-92L520,-126L450,-118L372,-76L330,-100L252,-84L214,-110L156,-98Z',
      '#C68A62',
      0.6,
    ) +
    fill('M-60,14C60,-30 160,-36 260,2C360,-24 470,-28 560,4C660,-26 780,-22 880,10V30H-60Z', '#E0A258'),
  landmark:
    `<g transform="translate(286 22)"><path d="M-14,0V-104H14V0Z" fill="#E7BD84"/><path d="M5,0V-104H14V0Z" fill="#5A3044" opacity=".25"/><path d="M-17,-104H17V-110H-17ZM-9,-110V-134H9V-110Z" fill="#D9A66C"/><path d="M-9,-134C-9,-146 9,-146 9,-134Z" fill="#F3E3BE"/><path d="M0,-143V-152" stroke="#4A2A30" stroke-width="2"/><path d="M-6,-92h12v16h-12ZM-5,-60h10v12h-10Z" fill="#6B3A34"/></g>` +
    `<g transform="translate(400 20)"><path d="M-46,0V-40H46V0Z" fill="#EFD3A2"/><path d="M-28,-40C-28,-78 28,-78 28,-40Z" fill="#F6E7C6"/><path d="M6,-40C26,-46 24,-62 12,-67C32,-60 28,-46 28,-40Z" fill="#5A3044" opacity=".2"/><path d="M-10,0V-16C-10,-28 10,-28 10,-16V0Z" fill="#6B3A34"/></g>` +
    `<g transform="translate(560 34) scale(.9)">${palm('#5A3A22')}</g><g transform="translate(604 40) scale(.72)">${palm('#6B4526')}</g><g transform="translate(196 36) scale(.66)">${palm('#6B4526')}</g>`,
  houses: [
    { seed: 6, walls: ['#D09A66', '#C48A5C', '#B97D55'], roof: '#8A4A34', flat: 1 },
    { seed: 17, walls: ['#EBC896', '#E2B882', '#D8A872'], roof: '#8A4A34', flat: 1 },
  ],
};

/** A valley town under the green wall of the Ávila: red roofs, a white cathedral tower, palms. */
const CARACAS: Town = {
  sky: TROPIC,
  ground: '#9A9A4E',
  road: '#EBCB8A',
  water: null,
  skyline:
    fill(
      'M-60,10L10,-70L74,-104L130,-96L196,-150L262,-176L312,-162L372,-196L436,-204L494,-182L560,-190L618,-150L690,-132L748,-88L880,10Z',
      '#4E7A62',
    ) +
    fill(
      'M196,-150L262,-176L312,-162L296,-110L320,-40L300,10H190L226,-60L206,-104ZM372,-196L436,-204L494,-182L470,-130L498,-60L480,10H360L398,-70L378,-130ZM560,-190L618,-150L690,-132L662,-90L700,-30L690,10H560L592,-60L570,-120Z',
      '#35594F',
    ) +
    fill('M-60,10C40,-34 150,-40 250,-14C350,-40 460,-44 560,-16C660,-42 780,-30 880,10Z', '#6E8F5A') +
    fill(
      'M250,-150C300,-166 350,-158 392,-168C440,-180 500,-172 540,-160C500,-158 470,-150 420,-154C370,-148 300,-140 250,-150Z',
      '#F4E8C6',
      0.85,
    ),
  landmark:
    `<g transform="translate(262 20)"><path d="M-16,0V-92H16V0Z" fill="#F7EBCB"/><path d="M6,0V-92H16V0Z" fill="#5A3044" opacity=".22"/><path d="M-20,-92H20V-98H-20Z" fill="#D9B98C"/><path d="M-11,-98V-122H11V-98Z" fill="#F7EBCB"/><path d="M-13,-122C-8,-140 8,-140 13,-122Z" fill="#A4503A"/><path d="M0,-136V-150M-4,-145H4" stroke="#4A2A30" stroke-width="2"/><path d="M-5,-116h10v14h-10ZM-6,-78h12v18h-12Z" fill="#6B3A34"/></g>` +
    `<g transform="translate(330 20)"><path d="M-44,0V-50H44V0Z" fill="#F3E0B8"/><path d="M-50,-50L0,-78L50,-50Z" fill="#B5573C"/><circle cy="-58" r="7" fill="#6B3A34"/></g>` +
    `<g transform="translate(520 36) scale(1.1)">${palm('#2F4A32')}</g><g transform="translate(564 42) scale(.84)">${palm('#3A5A3A')}</g>`,
  houses: [
    { seed: 9, walls: ['#E3C79A', '#D8B488', '#C99E78'], roof: '#A4503A', flat: 0.1 },
    { seed: 22, walls: ['#F7E9C9', '#F0D8A8', '#EBC9A0', '#DCC6A8'], roof: '#B5573C', flat: 0.08 },
  ],
};

/** The end of the world: snow peaks, beech woods, painted wooden houses and a lighthouse on the channel. */
const USHUAIA: Town = {
  sky: POLAR,
  ground: '#7D7A5A',
  road: '#E4D2A6',
  water: '#3D6C80',
  skyline:
    fill(
      'M-60,10L20,-84L62,-120L104,-92L168,-196L206,-150L238,-168L300,-232L346,-176L388,-150L440,-210L486,-156L532,-176L596,-222L640,-160L690,-120L742,-136L800,-60L880,10Z',
      '#5A6B80',
    ) +
    fill(
      'M168,-196L206,-150L238,-168L228,-110L250,-40L240,10H150L186,-70ZM300,-232L346,-176L388,-150L366,-90L392,10H296L318,-90ZM440,-210L486,-156L532,-176L512,-90L540,10H436L462,-90ZM596,-222L640,-160L690,-120L668,-60L700,10H590L616,-90Z',
      '#42516A',
    ) +
    fill(
      'M168,-196L206,-150L196,-138L184,-152L170,-140L158,-156L146,-158ZM300,-232L346,-176L332,-166L316,-180L302,-164L286,-182L270,-180L264,-194ZM440,-210L486,-156L470,-150L458,-166L444,-152L430,-168L416,-182ZM596,-222L640,-160L624,-152L610,-170L596,-156L580,-172L562,-176ZM62,-120L104,-92L88,-86L74,-98L58,-90L44,-102Z',
      '#F4F3EA',
    ) +
    fill(
      'M-60,10C20,-38 90,-30 160,-20C260,-50 350,-26 440,-34C540,-52 640,-24 740,-36C800,-30 850,-8 880,10Z',
      '#3F5A44',
    ) +
    fill(
      'M-20,10l14,-34l14,34ZM40,6l16,-42l16,42ZM96,8l14,-36l14,36ZM690,8l16,-44l16,44ZM740,8l14,-38l14,38ZM790,10l12,-32l12,32Z',
      '#2E4636',
    ),
  landmark:
    '<g transform="translate(612 26)"><path d="M-34,6C-24,-14 24,-14 34,6Z" fill="#6B665A"/><path d="M-11,-8L-7,-82H7L11,-8Z" fill="#F4F3EA"/><path d="M-10,-26L-9,-46H9L10,-26ZM-8,-62L-7,-78H7L8,-62Z" fill="#B3261A"/><path d="M-9,-82H9V-88H-9Z" fill="#2B2018"/><path d="M-6,-88V-100H6V-88Z" fill="#FFE08A"/><path d="M-8,-100L0,-110L8,-100Z" fill="#B3261A"/><path d="M6,-96L120,-116V-78ZM-6,-96L-120,-116V-78Z" fill="#FFF0BE" opacity=".28"/></g>' +
    '<g transform="translate(300 20)"><path d="M-30,0V-46H30V0Z" fill="#F4F3EA"/><path d="M-35,-46L0,-74L35,-46Z" fill="#8E2A1E"/><path d="M-6,-74V-96L0,-108L6,-96V-74Z" fill="#F4F3EA"/><path d="M0,-108V-118M-4,-114H4" stroke="#2B2018" stroke-width="2"/><path d="M-5,0V-20H5V0Z" fill="#5A3044"/></g>',
  houses: [
    { seed: 12, walls: ['#7F9AA0', '#A58A72', '#8C9A7C'], roof: '#5A3F3A', flat: 0 },
    { seed: 27, walls: ['#D9C9A0', '#C9795A', '#7FA7A2', '#E0B45E', '#EDE3C8'], roof: '#7E3B2E', flat: 0 },
  ],
};

const TOWNS: { readonly [city: string]: Town } = {
  'cape-town': CAPE_TOWN,
  'colomb-bechar': COLOMB_BECHAR,
  caracas: CARACAS,
  ushuaia: USHUAIA,
};

/** The ends of the roads that have a picture of their own. */
export const DRAWN_TOWNS = Object.keys(TOWNS);

export const townOf = (city: string): Town => TOWNS[city] ?? CAPE_TOWN;

/** The rows of houses, from the far one to the near one. */
export const rowsOf = (town: Town, width: number, horizon: number, scale: number): string =>
  town.houses
    .map((row, at) =>
      houses({
        ...row,
        from: width * (at === 0 ? 0.13 : 0.05),
        to: width * (at === 0 ? 0.86 : 0.95),
        y: horizon + (at === 0 ? 18 : 46) * scale,
        scale: at === 0 ? scale * 0.8 : scale,
      }),
    )
    .join('');
