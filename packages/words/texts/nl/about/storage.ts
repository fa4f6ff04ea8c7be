import { translationOf } from '../../../text.ts';
import type { storage as English } from '../../en/about/storage.ts';

export const storage = translationOf<typeof English>()({
  'storage.full':
    'Op dit apparaat is geen plaats meer: vanaf hier duurt deze race zolang de pagina open is. Als bestand bewaard blijft hij van jou.',
  'storage.gone':
    'De browser bewaart niets meer: vanaf hier duurt deze race zolang de pagina open is. Als bestand bewaard blijft hij van jou.',
  'storage.tight':
    'De ruimte op dit apparaat raakt op. Bewaar als bestand wat je zou missen, voordat de browser niets meer kan bewaren.',
  'storage.part': 'Jouw races',
  'storage.used': '{used} MB is in gebruik.',
  'storage.safe': 'De browser heeft beloofd ze niet uit zichzelf op te ruimen.',
  'storage.unsafe':
    'Bij gebrek aan ruimte kan de browser ze opruimen, en een privévenster vergeet ze bij het sluiten. Als bestand bewaard zijn ze veilig.',
  'storage.ask': 'Om een belofte vragen',
  'storage.denied': 'De browser belooft het niet. Bewaar als bestand wat je zou missen.',
});
