/** Everything drawn that means something: what can be a choice, and what only explains itself. */
const LOOKABLE = '[data-look], [data-ref]';

/** A drawn thing that is looked at. */
export interface Thing {
  readonly element: Element;
  /** What it is, as the kernel's `look` understands it. */
  readonly ref: string;
  /** Where it lies: the next thing around it that is something else. */
  readonly place?: string;
  /** Everything it and those around it stand for in moves. */
  readonly refs: readonly string[];
  /** Whose it is. */
  readonly seat?: number;
}

const listed = (element: Element, name: string): string[] =>
  element.getAttribute(name)?.split(/\s+/).filter(Boolean) ?? [];

/** What an element means by itself. */
const meaningOf = (element: Element): string | undefined =>
  listed(element, 'data-look')[0] ?? listed(element, 'data-ref')[0];

/** An element and those around it that have this attribute, from the inside out. */
function* around(element: Element, selector: string): Iterable<Element> {
  for (let at = element.closest(selector); at; at = at.parentElement?.closest(selector) ?? null) yield at;
}

/** Everything an element and those around it stand for in moves. */
const refsAround = (element: Element): string[] =>
  [...around(element, '[data-ref]')].flatMap((at) => listed(at, 'data-ref'));

/** The thing that an element belongs to, if it means anything. */
export function thingAt(at: Element | null | undefined): Thing | undefined {
  const element = at?.closest(LOOKABLE);
  if (!element) return undefined;
  const [ref, ...outer] = [...around(element, LOOKABLE)].flatMap((one) => meaningOf(one) ?? []);
  if (ref === undefined) return undefined;
  // Whose it is says where it lies, if it lies before somebody.
  const place = outer.find((one) => domainOf(one) !== domainOf(ref) && domainOf(one) !== 'seat');
  const seat = element.closest('[data-of]')?.getAttribute('data-of');
  return {
    element,
    ref,
    refs: refsAround(element),
    ...(place === undefined ? {} : { place }),
    ...(seat === null || seat === undefined ? {} : { seat: Number(seat) }),
  };
}

const domainOf = (ref: string): string => ref.split(':')[0];

/** The same thing in a newer drawing: the element itself if it is still there, else one that means the same to the same seat. */
export function again({ element, ref, seat }: Thing, root: ParentNode): Thing | undefined {
  if (element.isConnected) return thingAt(element);
  const name = CSS.escape(ref);
  return [...root.querySelectorAll(`[data-look~="${name}"], [data-ref~="${name}"]`)]
    .map(thingAt)
    .find((thing) => thing?.ref === ref && thing.seat === seat);
}

/** What fills the screen of an element; where it has no box of its own, the boxes of what it holds. */
export function boxOf(element: Element): DOMRect {
  const own = element.getBoundingClientRect();
  if (own.width > 0 || own.height > 0) return own;
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

const isShown = (element: Element): boolean => boxOf(element).width > 0;

/** Everything on the screen that can be looked at, in the order of the drawing. */
export const thingsIn = (root: ParentNode): Element[] => [...root.querySelectorAll(LOOKABLE)].filter(isShown);
