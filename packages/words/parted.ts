/** What a long word of a card's name may be parted before: browsers without a dictionary break it anywhere. */
const SECOND_PARTS =
  /(?<=\p{L}{4})(?=(?:grapher?|geber|jäger|stelle|leser|teile|box|kanister|jager|station|zoeker|onderdelen|(?:schaps)?kist)$)/gu;

const SOFT_HYPHEN = '\u00ad';

/** A name with a soft hyphen where it may be parted. */
export const parted = (name: string): string => name.replace(SECOND_PARTS, SOFT_HYPHEN);

/** The pieces a name can be set in, line by line. */
export const piecesOf = (name: string): string[] => parted(name).split(/[ -]|(?<=\u00ad)/);
