const LATER = 10_000;

export const download = (name: string, text: string): void => downloadAs('application/json', name, text);

/** Hands a text to the reader as a file. */
export function downloadAs(type: string, name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), LATER);
}
