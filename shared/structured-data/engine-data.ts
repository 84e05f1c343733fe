import type { EngineSpecification } from 'schema-dts';
import type { Specs } from '../cars/specs-schema.ts';

/** The engine, with the brochure's figures that can be parsed: '1497 cc', '113 bhp @ 6300 rpm', '144 Nm @ 4500 rpm'. */
export function engineData({ engine, displacement, power, torque }: Specs) {
  if (!engine) return undefined;
  return {
    '@type': 'EngineSpecification',
    name: engine,
    ...measured('engineDisplacement', displacement, 'cc', 'CMQ'),
    ...measured('enginePower', power, 'bhp', 'BHP'),
    ...measured('torque', torque, 'Nm', 'NU'),
  } satisfies EngineSpecification;
}

/** Empty without a figure, or with one figure per fuel. The unit codes are from UN/CEFACT Recommendation 20. */
function measured<Property extends string>(
  property: Property,
  text = '',
  unit: string,
  unitCode: string,
): Partial<Record<Property, { '@type': 'QuantitativeValue'; value: number; unitCode: string }>> {
  const [figure, ...others] = [...text.matchAll(new RegExp(`([\\d.]+) ${unit}\\b`, 'g'))];
  if (!figure || others.length > 0) return {};
  const value = { '@type': 'QuantitativeValue', value: Number(figure[1]), unitCode } as const;
  return { [property]: value } as Partial<Record<Property, typeof value>>;
}
