export { FrontPagePart } from '../../table/newspaper/front-page/front-page.tsx';
export { Watch } from './replay-page.tsx';
