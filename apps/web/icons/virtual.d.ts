declare module 'virtual:game-icons' {
  const bodies: { readonly [name: string]: string };
  export default bodies;
}
