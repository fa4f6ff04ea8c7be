import { loadParts } from '@race/table/load.ts';
import { makeHost } from './race.ts';
import { serve } from './serve.ts';

serve('the-great-race', loadParts, makeHost);
