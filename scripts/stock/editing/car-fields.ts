import { z } from 'zod';
import { carSchema } from '../../../shared/cars/car-schema.ts';
import { inDealersWords } from '../check/field-words.ts';

type Property = {
  type?: string;
  format?: string;
  enum?: readonly string[];
  description?: string;
  /** The unit of a number: 'rupees', 'kilometres'. */
  unit?: string;
  properties?: Record<string, Property>;
  required?: readonly string[];
};

export type CarField = Pick<Property, 'enum' | 'description' | 'unit'> & {
  name: string;
  kind: 'number' | 'yes or no' | 'list' | 'day' | 'text';
  isRequired: boolean;
};

export const carFields: readonly CarField[] = fieldsOf(z.toJSONSchema(carSchema(2100)) as Property).filter(
  ({ name }) => name !== '$schema',
);

const fieldsByName = new Map(
  carFields.flatMap((field) => [field.name, inDealersWords(field.name)].map((name) => [plain(name), field])),
);

/** The field of a column or a detail: 'price', 'old price', 'old-price'. */
export function fieldCalled(name: string): CarField | undefined {
  return fieldsByName.get(plain(name));
}

function plain(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[-_ ]+/g, ' ');
}

function fieldsOf({ properties = {}, required = [] }: Property, prefix = ''): CarField[] {
  return Object.entries(properties).flatMap(([key, property]) => {
    if (property.properties) return fieldsOf(property, `${prefix}${key}.`);
    return {
      ...property,
      name: prefix + key,
      kind: propertyKind(property),
      isRequired: prefix === '' && required.includes(key),
    };
  });
}

function propertyKind({ type, format }: Property): CarField['kind'] {
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'boolean') return 'yes or no';
  if (type === 'array') return 'list';
  return format === 'date' ? 'day' : 'text';
}
