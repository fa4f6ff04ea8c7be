export { autoCameraOf } from './auto-camera.ts';
export { Title } from './cartouche.tsx';
export { GhostLayer } from './ghost-layer.tsx';
export { ghostOf } from './ghosts.ts';
export { HighlightedLine, Highlights, Steps } from './highlighted.tsx';
export { KeyMap } from './key-map.tsx';
export { MapMarks } from './marks.tsx';
export { PaceKnob } from './pace-knob.tsx';
export { Tag } from './tag.tsx';
