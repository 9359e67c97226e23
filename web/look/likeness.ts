import { boxOf } from './thing.ts';

const SVG = 'http://www.w3.org/2000/svg';

type Styled = HTMLElement | SVGElement;

/** Attributes by which the shell marks the drawn thing; its likeness is only a picture. */
const MARKS =
  /^(id|role|tabindex|aria-.*|data-(ref|look|looked|of|stat|target|legal|selected|last|about|pending|blocked|scroller))$/;

/** A strip or a column says nothing when it is that small. */
const WIDEST = 2.4;

/** A small picture of a drawn thing: a copy of it that fits into a square, or nothing where it would say nothing. */
export function likenessOf(element: Element, side: number): Element | undefined {
  const subject = subjectIn(element);
  if (!subject) return undefined;
  return subject instanceof SVGElement && !(subject instanceof SVGSVGElement)
    ? shape(subject as SVGGraphicsElement, side)
    : card(subject, side);
}

/** The thing itself, if it is neither too long nor too small to be seen; otherwise the first sign on it. */
function subjectIn(element: Element): Element | undefined {
  return [element, ...element.querySelectorAll('svg')].find((each) => {
    const { width, height } = boxOf(each);
    return !isMereText(each) && width >= 8 && height >= 8 && width / height <= WIDEST && height / width <= WIDEST;
  });
}

/** Letters that stand on somebody else's ground: alone they may not even be seen. */
const isMereText = (element: Element): boolean =>
  element instanceof SVGElement && !element.matches(SHAPES) && element.querySelector(SHAPES) === null;

const SHAPES = 'path, rect, circle, ellipse, polygon, polyline, line, use, image';

function card(element: Element, side: number): Element {
  const { width, height } = boxOf(element);
  const scale = Math.min(side / width, side / height);
  const copy = plain(element);
  const { style } = copy as HTMLElement;
  // Sizes in em hang on the letters of the original.
  style.fontSize = getComputedStyle(element).fontSize;
  Object.assign(style, {
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    position: 'relative',
    inset: 'auto',
    flex: 'none',
  });
  const paper = document.createElement('div');
  paper.className = 'likeness';
  const inner = document.createElement('div');
  inner.style.cssText = `width:${width * scale}px;height:${height * scale}px`;
  const scaled = document.createElement('div');
  scaled.style.cssText = `position:relative;transform:scale(${scale});transform-origin:0 0;width:${width}px;height:${height}px`;
  scaled.append(surroundings(element, copy));
  inner.append(scaled);
  paper.append(inner);
  return paper;
}

function shape(element: SVGGraphicsElement, side: number): Element {
  const { x, y, width, height } = element.getBBox();
  const edge = Math.max(width, height) * 1.08;
  const picture = document.createElementNS(SVG, 'svg');
  const left = x - (edge - width) / 2;
  const top = y - (edge - height) / 2;
  picture.setAttribute('viewBox', `${left} ${top} ${edge} ${edge}`);
  const copy = plain(element);
  // Its place on the board is not its place here.
  copy.removeAttribute('transform');
  let around: Element = copy;
  for (let at: Styled | null = element.parentElement; at && !(at instanceof SVGSVGElement); at = at.parentElement) {
    const group = document.createElementNS(SVG, 'g');
    wear(at, group);
    group.append(around);
    around = group;
  }
  picture.append(around);
  const paper = document.createElement('div');
  paper.className = 'likeness';
  // What stands for a container around it is placed within this frame.
  paper.style.cssText = `position:relative;width:${side}px;height:${side}px`;
  const owner = element.ownerSVGElement!;
  wear(owner, picture);
  picture.style.cssText += `;position:static;inset:auto;width:${side}px;height:${side}px`;
  paper.append(surroundings(owner, picture));
  return paper;
}

/** A copy without what makes the original more than a picture. */
function plain(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  for (const each of [copy, ...copy.querySelectorAll('*')]) {
    for (const { name } of [...each.attributes]) if (MARKS.test(name)) each.removeAttribute(name);
    (each as HTMLElement | SVGElement).style.animation = 'none';
  }
  return copy;
}

/** Gives an element everything by which the style of another can tell it. A style that is set as an attribute would be refused by the page's policy. */
function wear(from: Styled, to: Styled): void {
  to.style.cssText = from.style.cssText;
  for (const { name, value } of from.attributes) {
    if (/^(class|data-.*)$/.test(name) && !MARKS.test(name)) to.setAttribute(name, value);
  }
}

/**
 * Puts a copy into elements like those around the original, since its style may come from them. They take no room; one whose size
 * style asks for is as large as the original.
 */
function surroundings(original: Element, copy: Element): Element {
  let inner = copy;
  for (let at = original.parentElement; at && !at.matches('.board-pane, .table-screen'); at = at.parentElement) {
    const outer = document.createElement(at.tagName);
    wear(at, outer);
    outer.style.cssText += getComputedStyle(at).containerType === 'normal' ? ';display:contents' : `;${roomLike(at)}`;
    outer.append(inner);
    inner = outer;
  }
  return inner;
}

function roomLike(element: Element): string {
  const { width, height } = element.getBoundingClientRect();
  return `position:absolute;inset:0 auto auto 0;display:block;overflow:visible;background:none;width:${width}px;height:${height}px`;
}
