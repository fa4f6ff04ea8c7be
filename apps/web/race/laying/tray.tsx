// The drawn tiles in hand, at the edge of the map: one is taken up, tried on the lit spaces, and laid.
import { effect } from '@preact/signals';
import { hexagon, themeOf } from '@race/atlas';
import type { TileData } from '@race/great-race';
import { tileWords } from '@race/words';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { cameraController, pane } from '../../map/current-map.ts';
import { bringIntoSight } from '../../map/into-sight.ts';
import { drawnTile } from '../../map/tile-art.ts';
import { theme } from '../../settings/theme.ts';
import { isCompact } from '../../state/layout.ts';
import { facts, sheet } from '../../state/table-state.ts';
import { say, words } from '../../words/say.ts';
import { chosen, context, mine, selectableSpaces } from '../choosing.ts';
import { give, refused, seatView, takeBack } from '../race.ts';
import { RuleButton } from '../rules/rule-button.tsx';
import { type InHand, inHand } from './in-hand.ts';
import './tray.css';

export function Tray(): JSX.Element | null {
  const now = inHand.value;
  useEffect(() => {
    if (isCompact()) showTargets();
  }, [seatView.value?.line]);
  if (now === null || isCompact()) return null;
  return (
    <section class={`tray sheet ${side()}`} aria-label={say('ways.tray')}>
      <h3 class="label">{say('ways.tray')}</h3>
      <RuleButton rule="BASE-PATH-01" />
      <TilesInHand {...now} />
    </section>
  );
}

/** The spaces a tile could go to, where only a part of the map is in sight. */
function showTargets(): void {
  const [map, moved] = [sheet.peek(), cameraController.peek()];
  const home = map?.board.spaces[mine.peek()?.at ?? -1];
  if (map === null || moved === null || home === undefined || selectableSpaces.peek().length === 0) return;
  const places = selectableSpaces.peek().flatMap((space) => map.board.spaces[space] ?? []);
  bringIntoSight(moved, places, { home, pane: pane.peek(), width: map.geometry.radius * Math.sqrt(3) });
}

export function TilesInHand(now: InHand): JSX.Element {
  return (
    <ul>
      {now.tiles.map((tile, at) => (
        <li key={at}>
          <TileInHand tile={facts.value?.tiles[tile]} state={stateOf(now, tile, at)} />
        </li>
      ))}
    </ul>
  );
}

/** It lies on the compass: there is open sea. */
function side(): string {
  const geometry = sheet.value?.geometry;
  if (geometry === undefined) return '';
  const { x, width } = geometry.frame;
  return geometry.compass[0] < x + width / 2 ? 'tray-west' : 'tray-east';
}

/** Laid next; or it may be taken up; or it is the same as the one in hand. */
type State = 'held' | 'lit' | 'same';

function stateOf({ tiles, held }: InHand, tile: number, at: number): State {
  if (tile !== held) return 'lit';
  return tiles.indexOf(tile) === at ? 'held' : 'same';
}

function TileInHand({ tile, state }: { tile: TileData | undefined; state: State }): JSX.Element | null {
  const rules = context.value?.rules;
  if (tile === undefined || rules === undefined) return null;
  const price = tileWords(words(), rules, tile.id);
  return (
    <button
      type="button"
      class="tray-tile"
      aria-pressed={state === 'held'}
      aria-label={say(state === 'held' ? 'ways.tileHeld' : 'ways.tile', { tile: price })}
      title={price}
      onClick={() => void (state === 'lit' && takeUp(tile))}
    >
      <svg
        viewBox="-58 -58 116 116"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: drawn(tile) + ringOf(state) }}
      />
    </button>
  );
}

function ringOf(state: State): string {
  if (state === 'same') return '';
  const { ink, lamp, keyline } = themeOf(theme.value);
  const ring = (colour: string, width: number, dash = '') =>
    `<path d="${hexagon(52)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${dash}/>`;
  if (state === 'held') return ring(ink, 7);
  return ring(keyline, 8) + ring(lamp, 4.6, ' stroke-dasharray="12 5"');
}

/** As it would lie on the space chosen, or where the vehicle stands. */
function drawn(tile: TileData): string {
  const terrain = sheet.value?.board.spaces[chosen.value ?? mine.value?.at ?? 0]?.terrain ?? '';
  return drawnTile(tile, terrain, { sight: 'mid' });
}

/** Takes a tile up; the one that was in hand is put down for it first. */
async function takeUp({ id }: TileData): Promise<void> {
  const space = chosen.peek();
  if (inHand.peek()?.held !== null) await takeBack();
  if (refused.peek() !== null) return;
  await until(() => inHand.value !== null && inHand.value.held === null);
  await give({ do: 'hold', tile: id });
  await until(() => inHand.value === null || inHand.value.held !== null);
  chosen.value = space;
}

/** What was answered is shown a moment after it was heard. */
async function until(isShown: () => boolean): Promise<void> {
  let stop = () => {};
  await new Promise<void>((resolve) => {
    stop = effect(() => {
      if (isShown()) resolve();
    });
  });
  stop();
}
