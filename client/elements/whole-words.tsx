/** A text whose words with a hyphen stay on one line. */
export function WholeWords({ children }: { children: string }) {
  // Every second part is such a word.
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
