// The arguments: --help, --new-store, or none.

export type Typed =
  | { readonly kind: 'start'; readonly isNewStore: boolean }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'refused'; readonly fault: string };

const USAGE = `npm start
npm start -- --new-store

Serves the game. --new-store creates an empty database where DATA has none; an existing one is never replaced.
Set environment variables to change the defaults:
