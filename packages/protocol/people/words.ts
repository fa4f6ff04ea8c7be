// Free text as it may be shown: plain text without anything hidden.

/** The most letters of one line of free text. */
export const LONGEST_WORDS = 280;

/** Invisible characters that are neither space nor control: fillers of Hangul, the empty Braille cell. */
const BLANK = /[\u115f\u1160\u2800\u3164\uffa0]/gu;
/** Joiners, which are useful only between two letters or pictures. */
const JOINER =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{Extended_Pictographic}])/gu;
/** Controls, directions, tags, private and unassigned characters, lone surrogates. */
const UNSEEN = /(?![\u200c-\u200d\t-\r])\p{C}/gu;
/** More marks on one letter than any script has: they would cover the lines above and below. */
const PILE = /(\p{M}{3})\p{M}+/gu;

const cleanOnce = (written: string): string =>
  written
    .normalize('NFC')
    .replaceAll(UNSEEN, '')
    .replaceAll(BLANK, ' ')
    .replaceAll(JOINER, '')
    .replaceAll(PILE, '$1')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Cleans a text until nothing changes: characters that stood apart can combine once others between them are gone. */
export function untilClean(written: string, clean: (text: string) => string): string {
  const cleaned = clean(written);
  return cleaned === written ? cleaned : untilClean(cleaned, clean);
}

/** Removes invisible characters from a text; empty where nothing is left. */
export const cleanWords = (written: string): string => untilClean(written, cleanOnce);
