// A drawing on paper: for as long as it is printed, it is all there is on the page.
import './print.css';

export function printDrawing(drawing: string): void {
  const sheet = document.createElement('div');
  sheet.className = 'print-sheet';
  sheet.innerHTML = drawing;
  document.body.append(sheet);
  addEventListener('afterprint', () => sheet.remove(), { once: true });
  print();
}
