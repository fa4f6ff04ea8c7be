// npm run build: the page, into apps/web/dist.
import { buildPage } from './page.ts';

process.exitCode = (await buildPage()).code;
