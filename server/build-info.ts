import { readFileSync } from 'node:fs';

export type BuildInfo = {
  /** Eight hexadecimal digits that change with the code and the stock. */
  name: string;
  stock: {
    /** '34 cars, 1 sold, 2 drafts'. */
    words: string;
    /** The day of the build in India, '2026-11-22'. */
    date: string;
  };
};

export function loadBuildInfo(folder: URL): BuildInfo {
  return JSON.parse(readFileSync(new URL('../build.json', folder), 'utf8')) as BuildInfo;
}
