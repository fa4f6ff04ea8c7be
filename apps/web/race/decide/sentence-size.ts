/** Letters beyond which a sentence is set smaller, and smaller still. */
const LONG = 84;
const LONGER = 105;
const LONGEST = 165;

export const sizeOf = ({ length }: string): string => {
  if (length > LONGEST) return 'says-text longer longest';
  if (length > LONGER) return 'says-text longer';
  return length > LONG ? 'says-text long' : 'says-text';
};
