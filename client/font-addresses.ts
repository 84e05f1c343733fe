/** The two families of client/styles/base/fonts.css, which every page preloads. */
export const fontAddresses = [
  '/assets/fonts/anek-latin.92f36f72.woff2',
  '/assets/fonts/eczar.bb2dcd24.woff2',
];
