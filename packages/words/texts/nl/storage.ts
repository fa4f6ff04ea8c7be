import { translationOf } from '../../text.ts';
import type { storage as English } from '../en/storage.ts';

export const storage = translationOf<typeof English>()({
  'storage.full':
    'Dit apparaat is vol. Deze race kan niet meer worden opgeslagen: sla hem op als bestand voordat je de pagina sluit.',
  'storage.gone':
    'De browser kan niets meer opslaan. Sla deze race op als bestand voordat je de pagina sluit.',
  'storage.tight': 'Dit apparaat raakt vol. Sla de races die je wilt houden op als bestand.',
  'storage.part': 'Je races',
  'storage.used': '{used} MB in gebruik.',
  'storage.safe': 'Je races worden niet automatisch verwijderd.',
  'storage.unsafe':
    'Als er te weinig ruimte is, kan de browser je races verwijderen, en een privévenster vergeet ze als je het sluit. Races die je als bestand opslaat, zijn veilig.',
  'storage.ask': 'Permanent bewaren',
  'storage.denied': 'De browser staat dat niet toe. Sla de races die je wilt houden op als bestand.',
});
