import { translationOf } from '../../text.ts';
import type { credits as English } from '../en/credits.ts';

export const credits = translationOf<typeof English>()({
  'credits.aside': 'wessen Arbeit hier verwendet wird und was von uns ist',
  'credits.unofficial.title': 'Eine inoffizielle Version',
  'credits.unofficial':
    'Diese Version wird von den Autoren und dem Verlag des gedruckten Spiels The Great Race weder gemacht noch gebilligt noch unterstützt. Die Ideen hinter den Regeln sind ihre: Wenn dir diese Version gefällt, spiel ihr Spiel an einem echten Tisch.',
  'credits.own.title': 'Von uns gestaltet',
  'credits.own':
    'Diese Version enthält keinen Text, kein Bild und kein Spielmaterial des gedruckten Spiels. Die Regeln sind in unseren eigenen Worten geschrieben. Beide Spielbretter mit ihren Städten, See- und Luftwegen und Risikogebieten, die Geländeplättchen, die Karten, jede Zeichnung und jeder Klang sind von uns gestaltet.',
  'credits.maps': 'Landkarten',
  'credits.maps.how': 'Küsten und Grenzen, nach denen die Spielbretter gezeichnet sind',
  'credits.icons': 'Symbole',
  'credits.icons.how': 'umgefärbt und skaliert',
  'credits.typefaces': 'Schriften',
  'credits.typefaces.how': 'nur lateinische Buchstaben',
  'credits.libraries': 'Bibliotheken',
  'credits.libraries.how': 'im Spiel selbst',
  'credits.tools': 'Werkzeuge',
  'credits.tools.how': 'womit das Spiel betrieben, geschrieben, gebaut und getestet wird',
  'credits.what': 'Werk',
  'credits.by': 'Von',
  'credits.licence': 'Lizenz',
  'credits.publicDomain': 'gemeinfrei',
});
