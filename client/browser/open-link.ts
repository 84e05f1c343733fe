/** Hands a link such as mailto: to the browser as a click would, without leaving the page. */
export function openLink(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.click();
}
