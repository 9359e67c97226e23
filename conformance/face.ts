import type { Face, Lesson, Section } from '../web/face.ts';
import type { Report } from './report.ts';
import type { Subject } from './subject.ts';

/** The faces of a game are optional; what needs one that is not there is left. */
export async function faceOf({ game }: Subject, report: Report): Promise<Face> {
  const face = await game.face?.();
  if (!face) return report.leave('it has no face and is played in text: put one into face.ts and name it in index.ts');
  return face as Face;
}

export async function lessonOf(subject: Subject, report: Report): Promise<Lesson> {
  const lesson = await (await faceOf(subject, report)).lesson?.();
  return lesson ?? report.leave('it has no lesson: put one into lesson.ts and name it in face.ts');
}

export async function partsOf(subject: Subject, report: Report): Promise<readonly Section[]> {
  const parts = await (await faceOf(subject, report)).parts?.();
  return parts ?? report.leave('its components are not in sections: put them into parts.ts and name it in face.ts');
}
