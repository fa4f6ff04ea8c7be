// The keys of a decision: 1 to 4 for the boxes or the tickets of a danger, Enter for what is lit, Escape back, Backspace to
// undo, Space to skip; Page Up, Page Down and arrows for the spaces of the map, or for the cards.
import { effect } from '@preact/signals';
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
    if (event.defaultPrevented || !isSingleKey(event) || !isFree(event)) return;
    const act = actOf(table, event.key, event.target);
    if (act === null) return;
    event.preventDefault();
    act();
  };
  const leaveEarlyKeys = dropEarlyKeys(table);
  addEventListener('keydown', listen);
  return () => {
    leaveEarlyKeys();
    removeEventListener('keydown', listen);
  };
}

/** So long, in milliseconds, a press is still meant for what was there before a question came up. */
const EARLY = 300;

/** Enter and Space go nowhere while they are held down, or when others have played and the question has only just come up. */
function dropEarlyKeys({ past, reader, seatView }: TableModel): () => void {
  let since = Number.NEGATIVE_INFINITY;
  const leave = effect(() => {
    const line = seatView.value?.line;
    const isMyDoing = past.peek().at(-1)?.seat === reader.peek();
    if (line !== undefined && !isMyDoing) since = performance.now();
  });
  const drop = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    const { target } = event;
    const isMeantForBar =
      isNowhere(target) || (target instanceof HTMLElement && target.closest('.live-bar') !== null);
    if (!isMeantForBar || !(event.repeat || performance.now() - since < EARLY)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('keydown', drop, { capture: true });
  return () => {
    leave();
    removeEventListener('keydown', drop, { capture: true });
  };
}

/** Keys are for the decision unless something lies over the table, or is being typed. */
const isFree = ({ key, target }: KeyboardEvent): boolean => {
  if (document.querySelector('dialog:modal, .windscreen, .curtain') !== null) return false;
  if (!(target instanceof HTMLElement)) return true;
  if (key === 'Enter' && target.matches('.live-bar .option input')) return true;
  return target.closest('[role="dialog"], input, textarea, select') === null;
};

function actOf(table: TableModel, key: string, target: EventTarget | null): (() => void) | null {
  const { armed, chooseWay, chosen, forget, selectableSpaces, touch } = choosingOf(table);
  const { held, putBack } = petrolFirstOf(table);
  const number = Number(key) - 1;
  if (number >= 0 && number < BOXES.length) {
    const tickets = ticketsNow(table);
    const [ticket, box] = [tickets?.[number], BOXES[number]];
    if (ticket !== undefined) return () => answerWith(table, ticket);
    if (tickets !== null || box === undefined) return null;
    // Enter goes on with the box, not with what had the focus before.
    return () => {
      touch(box);
      if (!isNowhere(target))
        document.querySelector<HTMLElement>('.live-bar')?.focus({ preventScroll: true });
    };
  }
  if (key === 'Backspace') return () => void byItselfOf(table).undo();
  if (key === 'Escape') {
    if (armed.peek() !== null) return forget;
    if (held.peek() !== null) return putBack;
    return chosen.peek() === null ? null : () => chooseWay(null);
  }
  const element = target instanceof HTMLElement ? target : null;
  const isByBar = isNowhere(target) || element?.closest('.live-bar, .knobs') != null;
  // No button of the bar, nor of the map, means anything by these keys.
  if (TO_MAP.includes(key) && isByBar && selectableSpaces.peek().length > 0) return () => goToMap(table, key);
  // From card to card; where one is asked for, they lead to the first.
  const card = TO_MAP.includes(key) ? nextCard(key, element, isByBar) : null;
  if (card !== null) return () => card.focus();
  // A card that is chosen already is taken; a choice in the bar is confirmed.
  const isChosen = element?.closest('.laid.read') != null || element?.matches('.option input') === true;
  if (!isNowhere(target) && !(isChosen && key === 'Enter')) return null;
  if (key === 'Enter') return () => document.querySelector<HTMLElement>(MAIN_ACT)?.click();
  return key === ' ' && table.waiting.peek() > 0 ? () => table.skip() : null;
}

/** What is lit; where something is asked back, what was meant. */
const MAIN_ACT = '.live-bar .button:is(.go, .armed)';

/** The first card that can be taken, or used. */
const LIT_CARD = ':is(.blanket, .my-hand) .card.lit .card-act';

/** The card of the hand that a key leads to: the next one from a card, or the first one that can be used. */
function nextCard(key: string, from: HTMLElement | null, isByBar: boolean): HTMLElement | null {
  const row = from?.matches('.card-act') ? from.closest('.my-hand') : null;
  if (from === null || row == null) return isByBar ? document.querySelector<HTMLElement>(LIT_CARD) : null;
  const cards = [...row.querySelectorAll<HTMLElement>('.card-act')];
  const step = BACKWARDS.includes(key) ? -1 : 1;
  return cards[cards.indexOf(from) + step] ?? null;
}

const BACKWARDS = ['ArrowLeft', 'ArrowUp', 'PageUp'];

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

/** Enter and Space belong to whatever has the focus, unless that is the bar, the bivouac or the page as a whole. */
const isNowhere = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof HTMLElement && target.matches('.live-bar, .blanket'));
