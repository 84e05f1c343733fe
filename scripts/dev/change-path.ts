/** A script that the browser gets as soon as the site has changed. */
export const changePath = '/dev/change.js';
