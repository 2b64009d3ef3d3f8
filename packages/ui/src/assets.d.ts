// What the bundler hands back for styles and pictures, so that the type checker can follow the imports.
declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module "*.css";

declare module "*.svg" {
  const address: string;
  export default address;
}

declare module "*.svg?no-inline" {
  const address: string;
  export default address;
}
