// The laboratory: npm run --silent lab -- COMMAND … [--json]
import { runLab } from './lab.ts';

const { code, out, err } = await runLab(process.argv.slice(2));
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
