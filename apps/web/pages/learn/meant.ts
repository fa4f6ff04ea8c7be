// The things that the guide talks about, and where they are: on the map, or as an element of the page.

import { groundOf } from '@race/atlas/draw/parking.ts';
import { BOXES, type Box } from '@race/great-race/crew/crews.ts';
import { currentMapOf } from '../../table/map/camera.ts';
import { around, freeWindow, isShown } from '../../table/map/framing.ts';
import type { MapRing } from '../../table/model/shown-state.ts';
import type { TableModel } from '../../table/model/table.ts';
import type { Tell } from './notes.ts';

/** A place of the map, or what a selector finds. */
export type Meant = MapRing | { readonly at: string };

export const PETROL: Meant = { at: '.plate .gauge-petrol' };
export const GAUGES: Meant = { at: '.plate-gauges' };
const ENGINE: Meant = { at: '.plate .gauge-engine' };
const CHASSIS: Meant = { at: '.plate .gauge-chassis' };
const MONEY: Meant = { at: '.plate .drums' };
const HAND: Meant = { at: '.my-hand' };

const placeOf = (box: Box): number => BOXES.indexOf(box) + 1;
export const boxAt = (box: Box): Meant => ({ at: `.plate .box:nth-child(${placeOf(box)})` });
export const planBoxAt = (box: Box): Meant => ({ at: `.plan-box:nth-child(${placeOf(box)})` });
export const cardAt = (where: string, card: string): Meant => ({ at: `${where} [data-card="${card}"]` });

/** What a sentence is about. */
export function meantBy(table: TableModel, tell: Tell): Meant | null {
  const { crews, readable, reader } = table;
  const seat = reader.value ?? 0;
  const here = crews.value[seat]?.at;
  switch (tell) {
    case 'you':
    case 'turnedBack':
      return { seat };
    case 'rival':
    case 'lastTurn':
      return { seat: crews.value.find((crew) => crew.seat !== seat)?.seat ?? seat };
    case 'goal':
      return { space: readable.value?.board.destination ?? -1 };
    case 'city':
    case 'uncovered':
    case 'stopped':
    case 'halt':
      return here === undefined ? null : { space: here };
    case 'bivouac':
      return { at: '.blanket' };
    case 'plan':
      return { at: '.to-place' };
    case 'pathfinder':
    case 'mechanics':
    case 'security':
    case 'funding':
      return planBoxAt(tell);
    case 'sequence':
      return { at: '.plate .boxes' };
    case 'lay':
      return { at: '.tray, .tray-in-bar' };
    case 'tank':
    case 'bought':
    case 'paid':
    case 'short':
      return PETROL;
    case 'range':
    case 'engine':
    case 'breakdown':
    case 'damaged':
      return ENGINE;
    case 'chassis':
      return CHASSIS;
    case 'danger':
    case 'averted':
    case 'targeted':
    case 'window':
      return boxAt('security');
    case 'limit':
    case 'repair':
    case 'over':
    case 'tracking':
      return HAND;
    case 'money':
    case 'turnOver':
      return MONEY;
    default:
      return null;
  }
}

/** The width of a space on screen at which a vehicle can be told from another. */
const READABLE = 56;

/** Brings a thing of the map into view, before it is ringed. */
export function bringIntoView(table: TableModel, one: MapRing): void {
  const { cameraController, pane } = currentMapOf(table);
  const [control, sheet] = [cameraController.peek(), table.sheet.peek()];
  const space = 'space' in one ? one.space : (table.publicState.peek()?.crews[one.seat]?.at ?? -1);
  if (control === null || sheet === null || sheet.board.spaces[space] === undefined) return;
  const place = groundOf(sheet, space);
  const { radius } = control.limits();
  const isSmall = control.now().k * radius * Math.sqrt(3) < READABLE;
  const isClear = isShown(control.now(), around([place], radius), freeWindow(pane.peek()));
  if (isSmall || !isClear) control.lookAt(place, { close: true });
}
