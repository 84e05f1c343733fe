import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { carSchema } from '../../shared/cars/car-schema.ts';
import { dealerSchema } from '../../shared/dealer/dealer-schema.ts';

export function schemaFiles(): Record<string, string> {
  const car = carSchema(2100);
  return { 'car.schema.json': inJson(car), 'dealer.schema.json': inJson(dealerSchema) };
}

export function writeSchemas(folder: string): void {
  for (const [name, text] of Object.entries(schemaFiles())) writeFileSync(join(folder, name), text);
}

function inJson(schema: z.ZodType): string {
  return `${JSON.stringify(z.toJSONSchema(schema, { target: 'draft-07' }), null, 2)}\n`;
}
