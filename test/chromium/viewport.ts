/** The viewport of a common phone, tablet or laptop of that width. */
export function viewportOf(width: number): { width: number; height: number } {
  if (width < 768) return { width, height: 844 };
  return { width, height: width < 1024 ? 1024 : 900 };
}
