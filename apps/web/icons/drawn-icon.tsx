import type { JSX } from 'preact';

/** A picture that came with the part that shows it, on the square of all icons. */
export const DrawnIcon = ({ body }: { body: string }): JSX.Element => (
  <svg class="icon" viewBox="0 0 512 512" aria-hidden="true" dangerouslySetInnerHTML={{ __html: body }} />
);
