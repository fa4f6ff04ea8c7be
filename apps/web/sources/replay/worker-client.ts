// The page's side of the replay worker, which is started with the first request.
import { makeClient, type RpcClient } from '@race/protocol/rpc.ts';
import type { ReplayWorker } from './messages.ts';

let client: RpcClient<ReplayWorker, never> | null = null;

export const replayRequest: RpcClient<ReplayWorker, never>['request'] = (name, given) => {
  client ??= makeClient(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
  return client.request(name, given);
};
