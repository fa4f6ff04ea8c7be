import { render } from 'preact';

const page = document.getElementById('page');
if (page !== null) render(<h1>The Great Race</h1>, page);
