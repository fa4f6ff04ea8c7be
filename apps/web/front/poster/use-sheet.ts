import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type PosterSheet, SHAPES } from './composition.ts';

export interface MeasuredSheet {
  readonly picture: RefObject<HTMLDivElement | null>;
  readonly window: RefObject<HTMLDivElement | null>;
  readonly sheet: PosterSheet | null;
}

/** Measures the picture and the part of it that the picture has to itself, now and whenever either changes. */
export function useSheet(): MeasuredSheet {
  const picture = useRef<HTMLDivElement>(null);
  const window = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<PosterSheet | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      if (picture.current !== null && window.current !== null)
        setSheet(measured(picture.current, window.current));
    };
    const watch = new ResizeObserver(measure);
    if (picture.current !== null) watch.observe(picture.current);
    if (window.current !== null) watch.observe(window.current);
    measure();
    return () => watch.disconnect();
  }, []);
  return { picture, window, sheet };
}

function measured(picture: HTMLElement, window: HTMLElement): PosterSheet {
  const { width, height, top } = picture.getBoundingClientRect();
  const inside = window.getBoundingClientRect();
  // The style sheet decides which of the two pictures fits its layout.
  const asked = getComputedStyle(picture).getPropertyValue('--scene').trim();
  const shape = SHAPES.find((one) => one === asked) ?? 'tall';
  const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  return { shape, width, height, top: inside.top - top, foot: inside.bottom - top, unit };
}
