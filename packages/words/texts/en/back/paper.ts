import type { Messages } from '../../../text.ts';

// The front page of a race that is over, and how it is kept.
export const paper = {
  'paper.front': 'Front page',
  'paper.ways': 'The routes of all crews, each in its own colour',
  'paper.unofficial': 'an unofficial version',
  'paper.picture': 'Save as image',
  'paper.drawing': 'Save as SVG',
  'paper.print': 'Print',
  'paper.share.link': 'Share link',
  'paper.share.file': 'Share race',
  'paper.busy': 'The presses are rolling…',
  'paper.failed': 'The page could not be saved just now.',
  'paper.shared.sent': 'Sent.',
  'paper.shared.copied': 'Link copied.',
  'paper.shared.saved': 'The race is saved as a file. Anyone who opens it sees the same race.',
  'paper.shared.failed': 'This cannot be shared here.',
} as const satisfies Messages;
