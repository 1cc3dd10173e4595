/** Makes the browser download an address as a file; the page stays. */
export function saveFile(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
