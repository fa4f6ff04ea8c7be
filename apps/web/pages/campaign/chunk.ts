export { EndPage } from './end/end-page.tsx';
export { SoloPages } from './pages.tsx';
