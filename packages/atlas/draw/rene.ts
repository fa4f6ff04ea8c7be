// René Estienne, cut like a poster: cap, goggles, scarf, one brow raised. 100 × 120.
const INK = '#2B2018';
const SCARF = '#B5372A';
const HAIR = '#3A2416';
const PEAK = '#6E5229';
const FACE = 'M33,52C32,34 68,34 67,52L66,66C65,79 57,88 50,88C43,88 35,79 34,66Z';

const shape = (d: string, fill: string, width = 1.8): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`;
const line = (d: string, width = 1.4, stroke = INK): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const RAYS = Array.from({ length: 12 }, (_, ray) => {
  const edge = (turn: number) => {
    const angle = (turn * Math.PI) / 180;
    return `${Math.round(50 + 110 * Math.cos(angle))},${Math.round(60 + 110 * Math.sin(angle))}`;
  };
  return `M50,60L${edge(ray * 30 - 6)}L${edge(ray * 30 + 6)}Z`;
}).join('');

/** His portrait, as it hangs in the room of the campaigns. */
export const renePortrait = (): string =>
  `<rect width="100" height="120" fill="#4A4A16"/><path d="${RAYS}" fill="#7A7A2A"/><circle cx="50" cy="58" r="40" fill="#D2CF86" opacity=".6"/>` +
  shape('M6,120C8,102 24,96 38,92L50,100L62,92C76,96 92,102 94,120Z', '#7A4B26', 2) +
  shape('M38,93L26,99L40,120H47ZM62,93L74,99L60,120H53Z', '#E7D3A2', 1.6) +
  line('M29,100l4,3M33,105l4,3M37,111l4,3M71,100l-4,3M67,105l-4,3M63,111l-4,3', 1, '#8A6A34') +
  shape('M41,80V93L50,101L59,93V80Z', '#C08A58', 1.6) +
  shape('M35,86Q50,100 65,86L69,95Q50,110 31,95Z', SCARF) +
  shape('M33,93C22,92 15,98 4,93C8,100 6,105 12,108C18,104 28,106 36,100Z', SCARF) +
  line('M40,92Q50,100 60,92M12,100Q20,101 30,97', 1) +
  `<path d="M33,58C27,56 28,68 34,68ZM67,58C73,56 72,68 66,68Z" fill="#EBC193" stroke="${INK}" stroke-width="1.4"/><path d="${FACE}" fill="#EBC193"/><path d="M52,38C68,37 67,52 67,52L66,66C65,79 57,88 50,88C58,76 60,54 52,38Z" fill="#CB945F"/>` +
  line('M57,48L65,44M58,54L66,49M58,60L66,55M58,66L66,61M56,72L65,67M54,79L63,73', 1) +
  line(FACE, 2) +
  `<path d="M38,58Q42.5,54.6 47,58Q42.5,60.4 38,58ZM53,57.4Q57.5,53.4 62,57.4Q57.5,60 53,57.4Z" fill="#FFF8E6" stroke="${INK}" stroke-width="1.1"/><circle cx="44" cy="57.8" r="1.9" fill="${INK}"/><circle cx="59" cy="57" r="1.9" fill="${INK}"/>` +
  line('M37,54Q42,52 47.4,54', 2.6) +
  line('M52.6,51.6Q58,46.6 63.6,50.6', 2.6) +
  line('M51,55L48.4,68Q50,70.6 53.6,69', 1.5) +
  shape(
    'M50,73.4C45,70.4 39,71.4 35.6,69C36,75.4 43,78 50,75.4C57,78 64,75.4 64.4,69C61,71.4 55,70.4 50,73.4Z',
    HAIR,
    1,
  ) +
  line('M44,79.6Q52,83.4 58,78.6', 1.8) +
  shape('M33,60C29,50 32,42 37,42L36.6,57ZM67,60C71,50 68,42 63,42L63.4,57Z', HAIR) +
  shape('M27,38C24,20 40,11 54,12C72,13 79,26 75,38C60,34 42,34 27,38Z', '#8A6C3C') +
  shape('M24,41C34,33 62,32 76,37C84,39 90,43 92,47C80,46 70,43 62,42C48,41 34,43 24,41Z', PEAK) +
  line('M52,12V33M38,15Q33,24 33,35M66,16Q71,24 70,34', 1, '#4A3618') +
  shape('M50,10H55V13.4H50Z', PEAK, 1.2) +
  line('M27,30Q50,23 76,30', 4.4, INK) +
  `<g fill="#BFD8D0" stroke="#C89B4A" stroke-width="2.6"><rect x="34" y="20.6" width="15" height="11.6" rx="5.4"/><rect x="53" y="20.6" width="15" height="11.6" rx="5.4"/></g>` +
  line('M37.4,28.6L42,23.6M56.4,28.6L61,23.6', 1.3, '#FFF8E6') +
  `<rect x="1.5" y="1.5" width="97" height="117" fill="none" stroke="${INK}" stroke-width="3"/>`;
