// Labels on spaces: what a hint means now, and what is likely to come next.
import type { JSX } from 'preact';
import { MarkLabel, mapMarksOf } from '../mark.tsx';
import type { BoardSheet } from '../model/board-sheet.ts';
import { useTable } from '../model/table.ts';
import { currentMapOf } from './camera.ts';

/** The labels on the map. They keep their size on screen and move with it. */
export function MapMarks({ sheet, zoom }: { sheet: BoardSheet; zoom: number }): JSX.Element {
  const table = useTable();
  const { marked } = mapMarksOf(table);
  const { cameraController } = currentMapOf(table);
  return (
    <>
      {cameraController.value !== null &&
        marked.value.map(({ space, ...mark }) => {
          const { x, y } = sheet.board.spaces[space] ?? { x: 0, y: 0 };
          return (
            <div
              key={`${space} ${mark.kind}`}
              class="map-mark"
              style={{
                left: `${x}px`,
                top: `${y}px`,
                transform: `scale(${1 / zoom})`,
                '--beside': `${sheet.geometry.radius * zoom}px`,
              }}
            >
              <MarkLabel {...mark} />
            </div>
          );
        })}
    </>
  );
}
