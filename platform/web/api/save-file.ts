/** Hands an address to the browser as a file to keep; the page stays where it is. */
export function saveFile(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
