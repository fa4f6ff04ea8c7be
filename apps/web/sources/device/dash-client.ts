// The dashes of this device: the connection to the worker that hosts them.
import '../../shell/base/trusted.ts';
import { connect, startOnDemand } from '../client.ts';
import type { DashDevice, DashMessage, DashOutcome, DashRequest } from '../dash-messages.ts';

/** One worker for all pages, started by the first request. */
export const ownDashes: DashDevice = startOnDemand(() =>
  connect<DashRequest, DashOutcome, DashMessage>(
    new Worker(new URL('./dash-worker.ts', import.meta.url), { type: 'module' }),
  ),
);
