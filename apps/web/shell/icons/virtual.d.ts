declare module 'virtual:game-icons' {
  const bodies: { readonly [name: string]: string };
  export default bodies;
}

/** One icon by its name, for a part of the page that few races need. */
declare module 'virtual:game-icon/*' {
  const body: string;
  export default body;
}
