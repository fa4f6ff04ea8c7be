// The camera while somebody plays: it goes where the reader acts, and stays where the reader has put it.
import { untracked } from '@preact/signals';
import { flagSpots } from '@race/atlas/draw/lines.ts';
import { groundOf } from '@race/atlas/draw/parking.ts';
import { askingFrame } from '@race/words/asking.ts';
import { preferences } from '../../shell/settings/preferences.ts';
import { perTable, type TableModel } from '../model/table.ts';
import { type Camera, currentMapOf, type MapPoint } from './camera.ts';
import { around, freeWindow, isFoldBetterInCorner, isShown, nearCamera, shownWhole } from './framing.ts';
import { pictureOf } from './picture.tsx';

/** After a hover or a press the camera waits so long, in milliseconds. */
const STILL = 320;

/** The spaces around a crew reach so far, in radii of a space. */
const AROUND = 2.5;

/** Makes the camera follow the play at this table, for as long as it exists. */
export const autoCameraOf = perTable((table) => {
  const { acted, highlights, publicState, reader, seatView } = table;
  const { cameraController, isByHand, isFoldInCorner, isPressed, pane } = currentMapOf(table);
  const mayMove = (): boolean =>
    preferences.camera.chosen.peek() === 'follows' && !isByHand.peek() && cameraController.peek() !== null;

  function goTo(camera: Camera | null): void {
    if (camera !== null && mayMove()) cameraController.peek()?.glideTo(camera);
  }

  /** Whether the reader's crew and the spaces around it are in the window. */
  function isInSight(): boolean {
    const [control, from] = [cameraController.peek(), placeOf(table, reader.peek())];
    if (control === null || from === null) return true;
    return isShown(control.now(), around([from], AROUND * control.limits().radius), freeWindow(pane.peek()));
  }

  /** Where the reader's crew acts. */
  function near(reach: readonly MapPoint[] = []): Camera | null {
    const [control, from, goal] = [cameraController.peek(), placeOf(table, reader.peek()), goalOf(table)];
    if (control === null || from === null || goal === null) return null;
    return nearCamera(pane.peek(), control.limits(), { crew: from, goal, reach, signs: signsOf(table) });
  }

  // The camera comes close when the reader's sequence begins, and when a drive has left the window. It goes back to the whole
  // sheet for the bivouac. Petrol, tickets and cards within the sequence move nothing.
  let lastSequence: string | null = null;
  let phase = publicState.peek()?.phase;
  table.effect(() => {
    const [now, known] = [seatView.value, publicState.value];
    const isMine = now !== null && now.answers.length > 0 && now.view.seat !== null;
    const frame = isMine && known?.phase === 'convoy' ? askingFrame(known) : null;
    const sequence = frame?.kind === 'sequence' ? sequenceOf(table) : null;
    if (sequence !== null && sequence !== lastSequence) {
      lastSequence = sequence;
      isByHand.value = false;
      goTo(near(reachOf(table)));
    } else if (frame?.kind === 'drive' && !isInSight()) goTo(near(reachOf(table)));
    const next = known?.phase;
    if (next !== phase && (next === 'bivouac' || next === 'over')) {
      isByHand.value = false;
      if (mayMove()) cameraController.peek()?.fit();
    }
    phase = next;
  });

  // A window that is made smaller, or a phone that is turned, keeps the reader's crew in sight.
  let size = pane.peek();
  table.effect(() => {
    const now = pane.value;
    const isNew = now.width !== size.width || now.height !== size.height;
    size = now;
    if (isNew && untracked(() => publicState.value?.phase === 'convoy' && !isInSight()))
      untracked(() => goTo(near(reachOf(table))));
  });

  // Shows all of a chosen route that leaves the window, once the pointer has left the map.
  let timer: ReturnType<typeof setTimeout> | undefined;
  table.effect(() => {
    const { way } = highlights.value;
    clearTimeout(timer);
    if (way.length < 2) return;
    const show = () => {
      const control = cameraController.peek();
      if (control === null) return;
      if (isPressed.peek()) {
        timer = setTimeout(show, STILL);
        return;
      }
      const box = around(placesOf(table, way), control.limits().radius);
      const free = freeWindow(pane.peek());
      if (!isShown(control.now(), box, free)) goTo(shownWhole(control.now(), box, free));
    };
    timer = setTimeout(show, STILL);
  });

  // The camera moves to an attack on the reader or to a crew that arrives, and back when it has been shown.
  let before: Camera | null = null;
  table.effect(() => {
    const control = cameraController.peek();
    const space = eventSpace(table, acted.value, reader.peek());
    if (control === null) return;
    if (space !== null) {
      before ??= control.now();
      const [place] = placesOf(table, [space]);
      const goal = goalOf(table);
      if (place !== undefined && goal !== null)
        goTo(
          nearCamera(pane.peek(), control.limits(), { crew: place, goal, reach: [], signs: signsOf(table) }),
        );
    } else if (before !== null) {
      goTo(before);
      before = null;
    }
  });
  table.onClose(() => clearTimeout(timer));

  // The fold of the newspaper makes way for signs, prices, crews and places to go, once the camera has come to rest.
  table.effect(() => {
    const [rested, known] = [cameraController.value?.rested.value, publicState.value];
    if (rested === undefined || known === null) return;
    const places = [
      ...signsOf(table),
      ...placesOf(
        table,
        known.crews.map(({ at }) => at),
      ),
      ...reachOf(table),
    ];
    isFoldInCorner.value = isFoldBetterInCorner(rested, pane.peek(), places);
  });

  /** Back to the reader's crew; the camera follows again. */
  function findMe(): void {
    isByHand.value = false;
    const camera = near(reachOf(table));
    if (camera !== null) cameraController.peek()?.glideTo(camera);
  }

  return { findMe };
});

/** The same for all questions of one sequence: each sequence uses up an assistant. */
function sequenceOf({ publicState, reader }: TableModel): string {
  const known = publicState.peek();
  return `${known?.turn} ${known?.crews[reader.peek() ?? -1]?.boxes}`;
}

function placesOf({ sheet }: TableModel, spaces: readonly number[]): MapPoint[] {
  const shown = sheet.peek();
  return shown === null ? [] : spaces.flatMap((space) => shown.board.spaces[space] ?? []);
}

/** The cities, and the prices of the lines. */
function signsOf(table: TableModel): MapPoint[] {
  const view = pictureOf(table).mapView.peek();
  if (view === null) return [];
  return [...view.board.spaces.filter(({ city }) => city !== null), ...flagSpots(view, 1)];
}

const reachOf = (table: TableModel): MapPoint[] =>
  placesOf(table, table.seatView.peek()?.ways.map(({ to }) => to) ?? []);

function placeOf(table: TableModel, seat: number | null): MapPoint | null {
  const [shown, at] = [table.sheet.peek(), table.publicState.peek()?.crews[seat ?? -1]?.at];
  return shown === null || at === undefined ? null : groundOf(shown, at);
}

const goalOf = (table: TableModel): MapPoint | null =>
  placesOf(table, [table.readable.peek()?.board.destination ?? -1])[0] ?? null;

/** The space of something that must be seen. */
function eventSpace(
  table: TableModel,
  events: TableModel['acted']['value'],
  reader: number | null,
): number | null {
  for (const event of events) {
    if (event.key === 'crewTargeted' && event.target === reader)
      return table.publicState.peek()?.crews[event.target]?.at ?? null;
    if (event.key === 'crewArrived') return table.readable.peek()?.board.destination ?? null;
  }
  return null;
}
