import { translationOf } from '../../../text.ts';
import type { credits as English } from '../../en/about/credits.ts';

export const credits = translationOf<typeof English>()({
  'credits.aside': 'wessen Arbeit hier drinsteckt und was von uns ist',
  'credits.unofficial.title': 'Eine inoffizielle Ausgabe',
  'credits.unofficial':
    'Diese Ausgabe ist von den Autoren und dem Verlag des gedruckten Spiels The Great Race weder gemacht noch gebilligt noch unterstützt. Die Ideen der Regeln sind ihre: Wem diese Ausgabe gefällt, der sollte ihre an einem echten Tisch spielen.',
  'credits.own.title': 'Von uns entworfen',
  'credits.own':
    'Kein Text, kein Bild und kein Teil des gedruckten Spiels ist hier enthalten. Die Regeln sind in unseren eigenen Worten erzählt. Beide Spielpläne mit ihren Städten, Linien und Risikozonen, die Tabellen der Geländeplättchen, die Tabellen der Karten, alle Zeichnungen und alle Klänge haben wir selbst entworfen.',
  'credits.maps': 'Landkarten',
  'credits.maps.how': 'Küsten und Grenzen, gelesen, wenn ein Spielplan entsteht',
  'credits.icons': 'Symbole',
  'credits.icons.how': 'umgefärbt und in der Größe angepasst',
  'credits.typefaces': 'Schriften',
  'credits.typefaces.how': 'nur lateinische Buchstaben',
  'credits.libraries': 'Bibliotheken',
  'credits.libraries.how': 'im Spiel selbst',
  'credits.tools': 'Werkzeuge',
  'credits.tools.how': 'damit läuft es, damit ist es geschrieben, gebaut und geprüft',
  'credits.what': 'Was',
  'credits.by': 'Von',
  'credits.licence': 'Lizenz',
  'credits.publicDomain': 'gemeinfrei',
});
