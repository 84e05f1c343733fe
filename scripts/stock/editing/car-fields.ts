import { z } from 'zod';
import { carSchema } from '../schemas/car-schema.ts';

export type CarField = {
  /** 'price', 'specs.engine'. */
  name: string;
  kind: 'number' | 'yes or no' | 'list' | 'day' | 'text';
  choices?: readonly string[];
  isRequired: boolean;
  hint?: string;
};

type Property = {
  type?: string;
  format?: string;
  enum?: readonly string[];
  description?: string;
  properties?: Record<string, Property>;
  required?: readonly string[];
};

/** All fields of a car's file, in the order of the schema. */
export const carFields: readonly CarField[] = fieldsOf(z.toJSONSchema(carSchema(2100)) as Property).filter(
  ({ name }) => name !== '$schema',
);

export const kinds = new Map(carFields.map(({ name, kind }) => [name, kind]));

function fieldsOf({ properties = {}, required = [] }: Property, prefix = ''): CarField[] {
  return Object.entries(properties).flatMap(([key, property]) => {
    if (property.properties) return fieldsOf(property, `${prefix}${key}.`);
    return {
      name: prefix + key,
      kind: propertyKind(property),
      isRequired: prefix === '' && required.includes(key),
      ...(property.enum && { choices: property.enum }),
      ...(property.description && { hint: property.description }),
    };
  });
}

function propertyKind({ type, format }: Property): CarField['kind'] {
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'boolean') return 'yes or no';
  if (type === 'array') return 'list';
  return format === 'date' ? 'day' : 'text';
}
