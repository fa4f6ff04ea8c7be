// npm run screens -- --out DIR: takes a picture of every screen in the list, always the same for the same build.
// npm run screens -- --compare BEFORE AFTER [--out DIR]: what two such folders have differently, with pictures of the differences.
// npm run screens -- --check: compares the watched screens with the accepted pictures; --accept takes those again.
// --only NAME takes only the screens whose name contains it; --page DIR takes them of a page that was built before.
import { parseArgs } from 'node:util';
import { acceptScreens, checkScreens } from './screens/accepted.ts';
import { compareFolders } from './screens/compare.ts';
import { takeScreens } from './screens/take.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    page: { type: 'string' },
    only: { type: 'string', default: '' },
    compare: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
  },
});
const [before, after] = positionals;

if (values.check) process.exitCode = (await checkScreens(values.only)) ? 0 : 1;
else if (values.accept) await acceptScreens();
else if (values.compare && before !== undefined && after !== undefined) {
  const differing = await compareFolders({ before, after, out: values.out ?? `${after}-differences` });
  process.exitCode = differing === 0 ? 0 : 1;
} else if (!values.compare && values.out !== undefined)
  await takeScreens({ folder: values.out, only: values.only, built: values.page });
else {
  console.error('npm run screens -- --out DIR | --compare BEFORE AFTER [--out DIR] | --check | --accept');
  process.exitCode = 2;
}
