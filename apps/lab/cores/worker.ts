// A worker: does one job after the other, each by the name of its work.
import { parentPort } from 'node:worker_threads';
import { WORKS, type WorkName } from './works.ts';

parentPort?.on('message', ({ work, job }: { readonly work: WorkName; readonly job: never }) => {
  parentPort?.postMessage(WORKS[work](job));
});
