import * as runtime from 'react/jsx-runtime';

// As constants: esbuild would otherwise look up the export of a CommonJS module at each element: 10 kB of the client's code,
// and 6 % of the time that the server renders.
export const { jsx, jsxs, Fragment } = runtime;
