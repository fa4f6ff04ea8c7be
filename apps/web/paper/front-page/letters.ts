// The letters of the front page, as `look/fonts.css` has them: the same files.
import josefin from '@fontsource/josefin-sans/files/josefin-sans-latin-700-normal.woff2?url';
import gothic from '@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff2?url';
import limelight from '@fontsource/limelight/files/limelight-latin-400-normal.woff2?url';
import standardItalic from '@fontsource/old-standard-tt/files/old-standard-tt-latin-400-italic.woff2?url';
import standard from '@fontsource/old-standard-tt/files/old-standard-tt-latin-400-normal.woff2?url';

export const LETTERS = [
  { family: 'Limelight', weight: 400, style: 'normal', address: limelight },
  { family: 'League Gothic', weight: 400, style: 'normal', address: gothic },
  { family: 'Josefin Sans', weight: 700, style: 'normal', address: josefin },
  { family: 'Old Standard TT', weight: 400, style: 'normal', address: standard },
  { family: 'Old Standard TT', weight: 400, style: 'italic', address: standardItalic },
] as const;
