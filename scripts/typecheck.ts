// npm run typecheck: every tsconfig of the repository.
import { typecheck } from './checks.ts';

process.exitCode = (await typecheck()).code;
