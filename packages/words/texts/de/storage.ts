import { translationOf } from '../../text.ts';
import type { storage as English } from '../en/storage.ts';

export const storage = translationOf<typeof English>()({
  'storage.full':
    'Auf diesem Gerät ist kein Platz mehr. Das Rennen kann nicht mehr gespeichert werden: Speichere es als Datei, bevor du die Seite schließt.',
  'storage.gone':
    'Der Browser kann nichts mehr speichern. Speichere das Rennen als Datei, bevor du die Seite schließt.',
  'storage.tight':
    'Der Platz auf diesem Gerät wird knapp. Speichere Rennen, die du behalten willst, als Dateien.',
  'storage.part': 'Deine Rennen',
  'storage.used': '{used} MB belegt.',
  'storage.safe': 'Deine Rennen werden nicht automatisch gelöscht.',
  'storage.unsafe':
    'Wird der Platz knapp, kann der Browser deine Rennen löschen, und ein privates Fenster vergisst sie beim Schließen. Als Dateien gespeicherte Rennen sind sicher.',
  'storage.ask': 'Dauerhaft behalten',
  'storage.denied':
    'Der Browser hat das nicht erlaubt. Speichere Rennen, die du behalten willst, als Dateien.',
});
