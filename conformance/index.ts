export type { Lesson } from '../web/learn/model.ts';
export type { Check } from './check.ts';
export { clausesIn, testsByClause } from './clauses.ts';
export { filesIn } from './folder.ts';
export { Interrupted } from './report.ts';
export { judge, type Verdict } from './run.ts';
export { type Effort, type Subject, subjectOf } from './subject.ts';
export { CHECKS } from './suite.ts';
export { unweighed, weigh } from './weighing.ts';
