/** A text that never breaks at a hyphen. */
export function WholeWords({ children }: { children: string }) {
  // Every second part is a word with a hyphen.
  return children.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="no-break">
        {part}
      </span>
    ),
  );
}
