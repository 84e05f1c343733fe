// Runs before `npm start`, and rebuilds the site if it is stale. With NODE_ENV=production, npm does not install the
// build tools, so the existing build is served.
import { existsSync } from 'node:fs';

const canBuild = await import('tsx').then(
  () => true,
  () => false,
);
if (canBuild) await import('./build.ts');
else if (!existsSync('dist/server/main.js')) {
  console.error("The site is not built. Run 'npm ci --include=dev && npm run build' first.");
  process.exitCode = 1;
}
