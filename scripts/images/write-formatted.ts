import { writeFile } from 'node:fs/promises';
import { format } from 'oxfmt';
import formatting from '../../.oxfmtrc.json' with { type: 'json' };

export async function writeFormatted(file: string, source: string): Promise<void> {
  const { code } = await format(file, source, formatting);
  await writeFile(file, code);
}
