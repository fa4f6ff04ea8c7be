import { translationOf } from '../../text.ts';
import type { signingIn as English } from '../en/signing-in.ts';

export const signingIn = translationOf<typeof English>()({
  'refusals.net.commonPassword':
    'Ce mot de passe figure sur les listes que l’on essaie en premier. Choisissez-en un autre : une phrase entière convient bien.',
  'refusals.net.patternPassword':
    'Ce mot de passe suit un schéma, ou se réduit presque à un nom. Choisissez-en un plus difficile à deviner : une phrase entière convient bien.',
});
