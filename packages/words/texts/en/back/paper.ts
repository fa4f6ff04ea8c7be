import type { Messages } from '../../../text.ts';

// The front page of a race that is over, and how it is kept.
export const paper = {
  'paper.front': 'The front page',
  'paper.ways': 'The ways driven, each in the colours of its crew',
  'paper.unofficial': 'an unofficial edition',
  'paper.picture': 'Keep as a picture',
  'paper.drawing': 'Keep as a drawing',
  'paper.print': 'Print',
  'paper.share.link': 'Share the link',
  'paper.share.file': 'Share the race',
  'paper.busy': 'The press is running …',
  'paper.failed': 'The page could not be kept just now.',
  'paper.shared.sent': 'Sent.',
  'paper.shared.copied': 'The link is copied.',
  'paper.shared.saved': 'The race is saved as a file; whoever opens it sees the same.',
  'paper.shared.failed': 'That could not be shared here.',
} as const satisfies Messages;
