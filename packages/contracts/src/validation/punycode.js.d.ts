declare module "punycode.js" {
  const punycode: {
    /** Decodes the parts of a domain that begin with "xn--". @throws RangeError */
    toUnicode(domain: string): string;
  };
  export default punycode;
}
