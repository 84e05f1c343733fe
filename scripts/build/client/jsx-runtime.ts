import * as runtime from 'react/jsx-runtime';

// As constants: esbuild would otherwise look up the export of a CommonJS module at each element, in 10 kB of code.
export const { jsx, jsxs, Fragment } = runtime;
