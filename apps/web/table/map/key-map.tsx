// The key map: the whole continent with the goal and the crews, and a frame around what the window shows.
import { cartouche, crewToken, type MapView, themeOf } from '@race/atlas';
import { cityPlaque, PLAQUES } from '@race/atlas/draw/city.ts';
import { hexagon, n, put } from '@race/atlas/draw/svg.ts';
import { NO_TILE } from '@race/great-race/state.ts';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { named, nameOf, say } from '../../shell/words/say.ts';
import { type TableModel, useTable } from '../model/table.ts';
import { type Camera, currentMapOf } from './camera.ts';
import { Part } from './layer.tsx';
import { pictureOf } from './picture.tsx';
import { isLastConvoy, timeWords, wayWords } from './title.ts';
import './key-map.css';

export const Title = ({ view }: { view: MapView }): JSX.Element => <Part svg={drawTitle(useTable(), view)} />;

function drawTitle(table: TableModel, view: MapView): string {
  const { facts } = table;
  const options = facts.value?.options;
  if (options === undefined) return '';
  return cartouche(view, {
    above: say('map.name'),
    title: nameOf('board', options.board),
    below: wayWords(view.board, options.towards),
    foot: timeWords(table),
  });
}

/** The page is laid out for a key map of this width, in pixels; style sheets scale it. */
const WIDTH = 180;

export function KeyMap(): JSX.Element | null {
  const table = useTable();
  const { cameraController, isByHand, pane } = currentMapOf(table);
  const { crews, publicState, readable, reader } = table;
  const { mapView } = pictureOf(table);
  const view = mapView.value;
  const frame = useRef<HTMLDivElement>(null);
  const tiles = publicState.value?.tiles;
  const goal = readable.value?.board.destination ?? -1;
  const ground = useMemo(() => (view === null ? '' : groundOf(view, goal, tiles ?? [])), [view, goal, tiles]);
  const area = view?.geometry.frame;
  useEffect(() => {
    const [control, box] = [cameraController.value, frame.current];
    if (control === null || box === null || area === undefined) return;
    return control.watch((camera, glide) => place(box, camera, glide));
    function place(element: HTMLElement, { x, y, k }: Camera, glide: number): void {
      if (area === undefined) return;
      const scale = 1 / k / area.width;
      // Percentages of its own size, which is that of the key map: nothing is laid out for a move.
      const [left, top] = [(-x / k - area.x) / area.width, (-y / k - area.y) / area.height];
      element.style.transitionDuration = `${glide}ms`;
      element.style.transform = `translate(${left * 100}%, ${top * 100}%) scale(${pane.peek().width * scale}, ${pane.peek().height / k / area.height})`;
    }
  }, [cameraController.value, area, pane.value]);
  if (view === null || area === undefined) return null;
  const city = view.board.spaces[goal]?.city?.id ?? '';
  const levels = Math.max(
    0,
    Math.max(...view.board.levels[0]) - (crews.value[reader.value ?? -1]?.level ?? 0),
  );
  const look = (event: PointerEvent) => {
    if (event.buttons === 0 || !(event.currentTarget instanceof HTMLElement)) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const control = cameraController.peek();
    if (control === null) return;
    isByHand.value = true;
    const spot = control.spotAt({
      x: area.x + ((event.clientX - left) / width) * area.width,
      y: area.y + ((event.clientY - top) / height) * area.height,
    });
    const { width: wide, height: high } = pane.peek();
    if (event.type === 'pointerdown') {
      const { x, y, k } = control.now();
      control.glideTo({ x: x + wide / 2 - spot.x, y: y + high / 2 - spot.y, k });
    } else control.pan(wide / 2 - spot.x, high / 2 - spot.y);
  };
  return (
    <figure class="key-map sheet">
      <div
        class="key-sea"
        style={{ aspectRatio: `${area.width} / ${area.height}` }}
        title={say('camera.keyMap')}
        onPointerDown={look}
        onPointerMove={look}
      >
        <svg viewBox={`${area.x} ${area.y} ${area.width} ${area.height}`} aria-hidden="true">
          <g dangerouslySetInnerHTML={{ __html: ground }} />
          {crews.value.map(({ id, seat, at }) => {
            const { x, y } = view.board.spaces[at] ?? { x: 0, y: 0 };
            const [here, size] = [crews.value.filter((other) => other.at === at), area.width / WIDTH];
            const aside = (here.findIndex((other) => other.seat === seat) - (here.length - 1) / 2) * 9 * size;
            return (
              id !== '' && (
                <g
                  key={id}
                  class="key-token"
                  style={{ transform: `translate(${x + aside}px, ${y}px)` }}
                  dangerouslySetInnerHTML={{
                    __html: put(0, 0, size * (seat === reader.value ? 0.62 : 0.5), crewToken(id, 13)),
                  }}
                />
              )
            );
          })}
        </svg>
        <div ref={frame} class="key-frame" />
      </div>
      <figcaption>
        {say('camera.toGo', { city: named('city', city), levels })}
        {isLastConvoy(table) && <strong>{timeWords(table)}</strong>}
      </figcaption>
    </figure>
  );
}

function groundOf({ board, geometry, theme }: MapView, goal: number, tiles: readonly number[]): string {
  const unit = geometry.frame.width / WIDTH;
  const laid = board.spaces.flatMap(({ x, y }, space) =>
    (tiles[space] ?? NO_TILE) === NO_TILE ? [] : [hexagon(geometry.radius * 0.94, x, y)],
  );
  const cities = board.spaces.map(({ x, y, city }, space) => {
    if (city === null) return '';
    if (space === goal || city.colour === 'purple')
      return put(x, y, unit * (space === goal ? 0.62 : 0.34), cityPlaque(city));
    return `<circle cx="${x}" cy="${y}" r="${n(2.4 * unit)}" fill="${PLAQUES[city.colour].colour}" stroke="${PLAQUES[city.colour].on}" stroke-width="${n(0.8 * unit)}"/>`;
  });
  const { desert } = themeOf(theme.name);
  return (
    `<path d="${geometry.others}" fill="${theme.farLand}"/>` +
    `<path d="${geometry.coast}" fill="none" stroke="${theme.shallows}" stroke-width="${n(7 * unit)}" stroke-linejoin="round"/>` +
    `<path d="${geometry.coast}" fill="${theme.land}" stroke="${theme.ink}" stroke-width="${n(unit)}"/>` +
    `<path d="${laid.join('')}" fill="${desert}" opacity=".75"/>${cities.join('')}`
  );
}
