import { beforeEach } from 'vitest';

beforeEach(({ task }) => {
  if (task.name.length > 120) throw new Error('shorten the title of this test to 120 characters');
});
