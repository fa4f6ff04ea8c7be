import { render } from 'preact';
import { App } from './app.tsx';

const page = document.getElementById('page');
if (page === null) throw new Error('the page has no place to be drawn in');
render(<App />, page);
