import { readConfig } from './config.ts';
import { serve } from './serve.ts';
import { StartError } from './start-error.ts';

try {
  await serve(readConfig(process.env));
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
