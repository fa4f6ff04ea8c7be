// Words of one's own, as they may stand at a table: plain text that shows all there is in it.

/** Letters of what somebody writes at once, as it is kept. */
export const LONGEST_WORDS = 280;

/** Looks like nothing, and is neither space nor control: fillers of Hangul, the empty Braille cell. */
const BLANK = /[\u115f\u1160\u2800\u3164\uffa0]/gu;
/** Joins two letters or two pictures into one, and is of use between them alone. */
const JOINER =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{Extended_Pictographic}])/gu;
/** Controls, directions, tags, private and unassigned letters, halves of letters. */
const UNSEEN = /(?![\u200c-\u200d\t-\r])\p{C}/gu;
/** More marks on one letter than any script sets: they would run over the lines above and below. */
const PILE = /(\p{M}{3})\p{M}+/gu;

/** What somebody wrote without what nobody can see; empty where nothing is left. */
export const cleanWords = (written: string): string =>
  written
    .normalize('NFC')
    .replaceAll(UNSEEN, '')
    .replaceAll(BLANK, ' ')
    .replaceAll(JOINER, '')
    .replaceAll(PILE, '$1')
    .replaceAll(/\s+/gu, ' ')
    .trim();
