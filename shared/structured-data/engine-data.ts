import type { EngineSpecification } from 'schema-dts';
import type { Specs } from '../cars/specs-schema.ts';

/** The engine, with the brochure's figures that can be parsed: '1497 cc', '113 bhp @ 6300 rpm', '144 Nm @ 4500 rpm'. */
export function engineData({ engine, displacement, power, torque }: Specs) {
  if (!engine) return undefined;
  const engineDisplacement = measured('cc', 'CMQ', displacement);
  const enginePower = measured('bhp', 'BHP', power);
  const newtonMetres = measured('Nm', 'NU', torque);
  return {
    '@type': 'EngineSpecification',
    name: engine,
    ...(engineDisplacement && { engineDisplacement }),
    ...(enginePower && { enginePower }),
    ...(newtonMetres && { torque: newtonMetres }),
  } satisfies EngineSpecification;
}

/** Undefined without a figure, or with one figure per fuel. The unit codes are from UN/CEFACT Recommendation 20. */
function measured(unit: string, unitCode: string, text = '') {
  const [figure, ...others] = [...text.matchAll(new RegExp(`([\\d.]+) ${unit}\\b`, 'g'))];
  if (!figure || others.length > 0) return undefined;
  return { '@type': 'QuantitativeValue', value: Number(figure[1]), unitCode } as const;
}
