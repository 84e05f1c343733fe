import packageFile from '../package.json' with { type: 'json' };

/** What `npm start` gives to Node: its flags, and the server. */
export const startArguments = packageFile.scripts.start.split(' ').slice(1);

/** Node's flags alone. */
export const nodeFlags = startArguments.slice(0, -1);
