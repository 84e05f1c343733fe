/** Opens a link such as mailto: as a click would; the page stays. */
export function openLink(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.click();
}
