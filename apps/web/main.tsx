import './trusted.ts';
import { render } from 'preact';
import { App } from './app.tsx';
import { drawOnceAFrame } from './drawing.ts';
import { beginWhenQuiet } from './offline/begin.ts';
import { endMotionByTap } from './settings/motion.ts';
import { keepHyphensFromReaders } from './words/soft-hyphens.ts';
import './settings/preferences.ts';

const page = document.getElementById('page');
if (page === null) throw new Error('the page has no place to be drawn in');
drawOnceAFrame();
keepHyphensFromReaders();
endMotionByTap();
beginWhenQuiet();
render(<App />, page);
