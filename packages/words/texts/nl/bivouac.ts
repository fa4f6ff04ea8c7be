import { resources } from '@race/rulebook/texts/nl/resources.ts';
import { resourceEffects } from '../../resources.ts';
import { translationOf } from '../../text.ts';
import type { bivouac as English } from '../en/bivouac.ts';

export const bivouac = translationOf<typeof English>()({
  'bivouac.row': 'Kaarten in het bivak',
  'bivouac.order': 'Volgorde van kiezen (de laatste in de beurtvolgorde eerst)',
  'bivouac.yours': 'Kies een kaart',
  'bivouac.theirs': '{crew} kiest een kaart',
  'bivouac.took': '{crew} heeft {card} gepakt',
  'bivouac.takes': '{crew} kiest nu',
  'bivouac.waits': '{crew} kiest later',
  'bivouac.rest': '{crew} krijgt de laatste kaart',
  'bivouac.touch': 'Kies een kaart om hem te lezen.',
  'bivouac.take': 'Een kaart pakken',
  'bivouac.limit':
    '{limit|0 Je handlimiet is 0: je kunt hem niet houden.|other Je handlimiet is #: je moet dan een kaart afleggen.}',
  'bivouac.first':
    'Jij bent {crew}. Bereik {city} snel, met motor, chassis en geld over: het meeste prestige wint.',

  ...resourceEffects(resources),
});
