import { makeGameHost } from '../device/host.ts';
import { serve } from '../device/serve.ts';
import { dashParts, HOSTED_DASH } from './adapter.ts';

serve('the-dash', dashParts, (world) => makeGameHost(HOSTED_DASH, world));
