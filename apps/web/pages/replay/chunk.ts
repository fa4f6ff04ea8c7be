export { FrontPagePart } from '../../table/newspaper/front-page/front-page.tsx';
export { Embedded } from './embedded.tsx';
export { Watch } from './replay-page.tsx';
