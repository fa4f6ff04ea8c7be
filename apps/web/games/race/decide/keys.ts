// The keys of a decision: 1 to 4 for the boxes or the tickets of a danger, Enter for what is lit, Escape back, Backspace to
// undo, Space to skip; Page Up, Page Down and arrows for the spaces of the map.
import { BOXES } from '@race/great-race/crew/crews.ts';
import { isSingleKey } from '../../../shell/settings/preferences.ts';
import type { TableModel } from '../../../table/model/table.ts';
import { choosingOf } from '../choosing.ts';
import { byItselfOf } from './by-itself.ts';
import { petrolFirstOf } from './petrol-first.ts';
import { answerWith, ticketsNow } from './tickets.tsx';

/** Listens while the bar is there; returns how to stop. */
export function listenForDecisions(table: TableModel): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isSingleKey(event) || !isFree(event.target)) return;
    const act = actOf(table, event.key, event.target);
    if (act === null) return;
    event.preventDefault();
    act();
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}

/** Keys are for the decision unless something lies over the table, or is being typed. */
const isFree = (target: EventTarget | null): boolean =>
  document.querySelector('dialog:modal, .windscreen, .curtain') === null &&
  !(target instanceof HTMLElement && target.closest('[role="dialog"], input, textarea, select') !== null);

function actOf(table: TableModel, key: string, target: EventTarget | null): (() => void) | null {
  const { armed, chooseWay, chosen, forget, selectableSpaces, touch } = choosingOf(table);
  const { held, putBack } = petrolFirstOf(table);
  const number = Number(key) - 1;
  if (number >= 0 && number < BOXES.length) {
    const tickets = ticketsNow(table);
    const [ticket, box] = [tickets?.[number], BOXES[number]];
    if (ticket !== undefined) return () => answerWith(table, ticket);
    return tickets === null && box !== undefined ? () => touch(box) : null;
  }
  if (key === 'Backspace') return () => void byItselfOf(table).undo();
  if (key === 'Escape') {
    if (armed.peek() !== null) return forget;
    if (held.peek() !== null) return putBack;
    return chosen.peek() === null ? null : () => chooseWay(null);
  }
  const isInBar = target instanceof HTMLElement && target.closest('.live-bar') !== null;
  const leadsToMap = TO_MAP.includes(key) && selectableSpaces.peek().length > 0;
  // No button of the bar means anything by these keys.
  if (leadsToMap && (isInBar || isNowhere(target))) return () => goToMap(table, key);
  // Where a card is asked for, they lead to the first one.
  const card = TO_MAP.includes(key) && isInBar ? document.querySelector<HTMLElement>(LIT_CARD) : null;
  if (card !== null) return () => card.focus();
  // A card that is chosen already is taken.
  const isChosenCard = target instanceof HTMLElement && target.closest('.laid.read') !== null;
  if (!isNowhere(target) && !(isChosenCard && key === 'Enter')) return null;
  if (key === 'Enter') return () => document.querySelector<HTMLElement>('.live-bar .button.go')?.click();
  return key === ' ' && table.waiting.peek() > 0 ? () => table.skip() : null;
}

/** The first card that can be taken, or used. */
const LIT_CARD = ':is(.blanket, .my-hand) .card.lit .card-act';

/** Keys that choose a space. */
const TO_MAP = ['PageDown', 'PageUp', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'];

/** The map goes on with a key that was meant for it. A drive that is only suggested is chosen, so that its spaces are lit. */
function goToMap(table: TableModel, key: string): void {
  const { litSpaces, selectedThing, touch } = choosingOf(table);
  const map = document.querySelector<HTMLElement>('.pane');
  if (litSpaces.peek().length === 0 && selectedThing.peek() === 'mechanics') touch('mechanics');
  map?.focus();
  map?.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
}

/** Enter and Space belong to whatever has the focus, unless that is the bar or the page as a whole. */
const isNowhere = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof HTMLElement && target.matches('.live-bar'));
