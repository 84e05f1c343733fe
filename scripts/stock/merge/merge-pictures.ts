type Sides<Picture> = Readonly<Record<'base' | 'mine' | 'theirs', readonly Picture[]>>;

/** Their pictures without those that I removed, then those that I added. Equal pictures have one id. */
export function mergePictures<Picture extends { id: string }>({
  base,
  mine,
  theirs,
}: Sides<Picture>): Picture[] {
  const isIn = (pictures: readonly Picture[]) => (picture: Picture) =>
    pictures.some(({ id }) => id === picture.id);
  const [inBase, inMine, inTheirs] = [isIn(base), isIn(mine), isIn(theirs)];
  return [
    ...theirs.filter((picture) => inMine(picture) || !inBase(picture)),
    ...mine.filter((picture) => !inBase(picture) && !inTheirs(picture)),
  ];
}
