export { autoCameraOf } from './auto-camera.ts';
export { ghostOf } from './ghosts.ts';
export { GhostLayer, HighlightedLine, Highlights, PaceKnob, Steps } from './highlighted.tsx';
export { KeyMap, Title } from './key-map.tsx';
export { mapCursorOf } from './keys.ts';
export { MapMarks } from './marks.tsx';
export { Tag } from './tag.tsx';
export * as drives from './way.ts';
