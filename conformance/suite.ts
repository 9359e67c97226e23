import type { Check } from './check.ts';
import { deedChecks } from './checks/deeds.ts';
import { drawingChecks } from './checks/drawing.ts';
import { guideChecks } from './checks/guide.ts';
import { lessonChecks } from './checks/lesson.ts';
import { memoryChecks } from './checks/memory.ts';
import { mindChecks } from './checks/mind.ts';
import { packageChecks } from './checks/package.ts';
import { partChecks } from './checks/parts.ts';
import { rulebookChecks } from './checks/rulebook.ts';
import { rulesChecks } from './checks/rules.ts';
import { secretChecks } from './checks/secrets.ts';
import { speedChecks } from './checks/speed.ts';
import { wordChecks } from './checks/words.ts';

/** Everything that is promised of a game, in the order in which an author meets it. */
export const CHECKS: readonly Check[] = [
  ...packageChecks,
  ...rulesChecks,
  ...memoryChecks,
  ...secretChecks,
  ...wordChecks,
  ...deedChecks,
  ...rulebookChecks,
  ...drawingChecks,
  ...lessonChecks,
  ...guideChecks,
  ...partChecks,
  ...mindChecks,
  ...speedChecks,
];
