import { translationOf } from '../../../text.ts';
import type { storage as English } from '../../en/about/storage.ts';

export const storage = translationOf<typeof English>()({
  'storage.full':
    'Auf diesem Gerät ist kein Platz mehr: Von hier an dauert dieses Rennen, solange die Seite offen ist. Als Datei gespeichert bleibt es dir.',
  'storage.gone':
    'Der Browser behält nichts mehr: Von hier an dauert dieses Rennen, solange die Seite offen ist. Als Datei gespeichert bleibt es dir.',
  'storage.tight':
    'Der Platz auf diesem Gerät wird knapp. Speichere als Datei, was dir fehlen würde, bevor der Browser nichts mehr behalten kann.',
  'storage.part': 'Deine Rennen',
  'storage.used': '{used} MB sind belegt.',
  'storage.safe': 'Der Browser hat versprochen, sie nicht von selbst wegzuräumen.',
  'storage.unsafe':
    'Wird der Platz knapp, räumt der Browser sie vielleicht weg, und ein privates Fenster vergisst sie beim Schließen. Als Datei gespeichert sind sie sicher.',
  'storage.ask': 'Um ein Versprechen bitten',
  'storage.denied': 'Der Browser verspricht es nicht. Speichere als Datei, was dir fehlen würde.',
});
