import type { Box } from '../look/place.ts';
import { overlap } from './placing.ts';

/** Everything that is a thing or a sign by itself. */
const SIGNS = '[data-ref], [data-look], svg, img, use';
/** What fills more of the room than this is ground on which other things lie. */
const GROUND = 0.08;

/** Where on the board in sight something is to be read: letters, figures, signs and the things that bear them. */
export function writtenOn(pane: Element, room: Box): readonly Box[] {
  const signs = [...pane.querySelectorAll(SIGNS)].map((sign) => sign.getBoundingClientRect());
  const most = GROUND * room.width * room.height;
  const small = signs.filter(({ width, height }) => width * height < most);
  return [...lettersOn(pane), ...small].filter((box) => overlap(box, room) > 0);
}

function lettersOn(pane: Element): readonly Box[] {
  const walker = document.createTreeWalker(pane, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const boxes: Box[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.nodeValue?.trim()) continue;
    range.selectNodeContents(node);
    boxes.push(range.getBoundingClientRect());
  }
  return boxes;
}
