export function HiddenFields({ fields }: { fields: readonly (readonly [name: string, value: string])[] }) {
  return fields.map(([name, value], index) => <input key={index} type="hidden" name={name} value={value} />);
}
