import { dashParts, HOSTED_DASH } from './dash.ts';
import { makeGameHost } from './host.ts';
import { serveHost } from './serve.ts';

serveHost('the-dash', dashParts, (world) => makeGameHost(HOSTED_DASH, world));
