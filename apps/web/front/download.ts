const LATER = 10_000;

export const download = (name: string, text: string): void => downloadAs('application/json', name, text);

/** Hands a text to the reader as a file. */
export const downloadAs = (type: string, name: string, text: string): void =>
  downloadFile(new File([text], name, { type }));

export function downloadFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Some browsers begin to read only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), LATER);
}
