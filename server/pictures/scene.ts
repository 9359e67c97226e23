import type { MeasuredNode, Node } from '@takumi-rs/core';
import { type Styled, sizeOf } from './cascade.ts';
import { svgFile } from './svg.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** So wide is the first tag; nothing that is drawn is. */
const TAG = 20_000;

/** A box whose place is asked for: until it is measured a tag of a width of its own hangs in it. */
interface Tagged {
  readonly node: Extract<Node, { type: 'container' }> & { children: Node[] };
  measured(box: Box): void;
}

/** What a drawing is to the painter: boxes, words and pictures, each with a class whose rule has its whole look. */
export class Scene {
  readonly root: Node;
  /** The part that is worth looking at by itself, once it is measured. */
  vista: Box | undefined;
  private readonly classes = new Map<string, string>();
  private readonly tagged: Tagged[] = [];
  private readonly patterns: Styled;

  constructor(root: Styled, patterns: Styled) {
    this.patterns = patterns;
    this.root = this.nodeOf(root);
  }

  /** One rule for each look, and what tags are. */
  get css(): string {
    const rules = [...this.classes].map(([look, name]) => `.${name}{${look}}`);
    const tags = this.tagged.map(
      (_, i) =>
        `.in-tag${i}{display:block;position:absolute;inset:0}.tag${i}{display:block;width:${TAG + i}px;height:1px}`,
    );
    return [...rules, ...tags].join('\n');
  }

  /** Where what was tagged came to lie; pictures that fill their room are drawn for it. */
  settle(measured: MeasuredNode): void {
    const boxes = new Map<number, Box>();
    const look = ({ width, height, transform, children }: MeasuredNode): void => {
      for (const child of children) {
        const tag = Math.round(child.width) - TAG;
        if (tag >= 0 && tag < this.tagged.length) boxes.set(tag, { x: transform[4], y: transform[5], width, height });
        else look(child);
      }
    };
    look(measured);
    for (const [i, { node, measured: settle }] of this.tagged.entries()) {
      node.children = node.children.filter(({ className }) => className !== `in-tag${i}`);
      const box = boxes.get(i);
      if (box) settle(box);
    }
    this.tagged.length = 0;
  }

  private nodeOf(styled: Styled): Node {
    const { element, look, before, after, children } = styled;
    if (element.tag === 'svg') return this.pictureOf(styled);
    const inside: Node[] = children.map((child) =>
      typeof child === 'string' ? { type: 'text', text: child } : this.nodeOf(child),
    );
    if (before) inside.unshift(this.madeUp(before));
    if (after) inside.push(this.madeUp(after));
    const node: Tagged['node'] = { type: 'container', className: this.classOf(look), children: inside };
    if ('data-vista' in element.attributes)
      this.tag(node, (box) => {
        this.vista = box;
      });
    return node;
  }

  /** What a style sheet puts before or after what stands in an element. */
  private madeUp(look: ReadonlyMap<string, string>): Node {
    const text = /^["'](.*)["']$/.exec(look.get('content') ?? '')?.[1];
    const own = new Map([...look].filter(([property]) => property !== 'content'));
    return { type: 'container', className: this.classOf(own), children: text ? [{ type: 'text', text }] : [] };
  }

  private pictureOf(styled: Styled): Node {
    const { look, letters, element } = styled;
    const width = lengthOf(look.get('width') ?? element.attributes.width, letters.em);
    const height = lengthOf(look.get('height') ?? element.attributes.height, letters.em);
    if (width !== undefined && height !== undefined) {
      const own = new Map([...look, ['width', `${width}px`], ['height', `${height}px`]]);
      return { type: 'image', className: this.classOf(own), src: svgFile(styled, width, height, this.patterns) };
    }
    const around = new Map([['position', 'relative'], ...look]);
    const node: Tagged['node'] = { type: 'container', className: this.classOf(around), children: [] };
    this.tag(node, (box) => {
      const src = svgFile(styled, box.width, box.height, this.patterns);
      node.children.push({ type: 'image', src, style: { display: 'block', width: box.width, height: box.height } });
    });
    return node;
  }

  private tag(node: Tagged['node'], measured: Tagged['measured']): void {
    const name = `tag${this.tagged.length}`;
    node.children.push({
      type: 'container',
      className: `in-${name}`,
      children: [{ type: 'container', className: name }],
    });
    this.tagged.push({ node, measured });
  }

  private classOf(look: ReadonlyMap<string, string>): string {
    const text = [...look].map(([property, value]) => `${property}:${value}`).join(';');
    const known = this.classes.get(text) ?? `k${this.classes.size}`;
    this.classes.set(text, known);
    return known;
  }
}

/** A length that hangs on nothing but the size of the letters, in pixels. */
const lengthOf = (value: string | undefined, em: number): number | undefined =>
  value !== undefined && /^[\d.]+(px|em|rem)?$/.test(value) ? sizeOf(value, em) : undefined;
