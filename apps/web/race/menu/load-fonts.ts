/** As in `look/fonts.css`. */
const FACES = [
  '400 1em Limelight',
  '400 1em "League Gothic"',
  '700 1em "Josefin Sans"',
  '400 1em "Old Standard TT"',
  'italic 400 1em "Old Standard TT"',
];

/** Fetches the letters while the race is still being opened: nothing then moves when they come. */
export function loadFonts(): void {
  for (const face of FACES) void document.fonts.load(face);
}
