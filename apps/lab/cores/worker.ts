// A worker: does one job after the other, each by the name of its work.
import { parentPort } from 'node:worker_threads';
import { nodePort, serve } from '@race/protocol/rpc.ts';
import { WORKS } from './works.ts';

if (parentPort !== null) serve(nodePort(parentPort), WORKS);
