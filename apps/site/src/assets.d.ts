// What the bundler hands back for a file whose address is wanted.
declare module "*?url" {
  const address: string;
  export default address;
}
