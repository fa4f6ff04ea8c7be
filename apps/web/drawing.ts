// Changes are drawn once a frame, just before it is painted: a step and the seat's view after it are one drawing.
import { options } from 'preact';

/** A page that nobody looks at has no frames, and is drawn all the same. */
const WITHOUT_FRAMES = 100;

export function drawOnceAFrame(): void {
  options.debounceRendering = (draw) => {
    const now = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      draw();
    };
    const frame = requestAnimationFrame(now);
    const timer = setTimeout(now, WITHOUT_FRAMES);
  };
}
