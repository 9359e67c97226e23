// Builds dist/train.mjs: training as one file, to be copied to a bigger machine that has nothing but Node.
import './node-version.mjs';
import { bundleTrainer } from './bundle.mjs';
import { fail, installPackages } from './prepare.mjs';

await installPackages();
if (!(await bundleTrainer())) fail('The trainer could not be built: see the errors above.');
console.log('Built dist/train.mjs: node dist/train.mjs nippon --seats 2 --minutes 4 --threads 16 --out training');
