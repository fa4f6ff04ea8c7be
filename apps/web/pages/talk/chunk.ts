export { sendRequest } from '../../sources/online/connection.ts';
export { Turns } from '../turns/turns.tsx';
export { TalkDrawer } from './talk-drawer.tsx';
export { TalkPart } from './talk-part.tsx';
