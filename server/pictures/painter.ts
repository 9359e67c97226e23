import type { Renderer } from '@takumi-rs/core';
import { type Drawn, HOUSES, Patterns } from '#drawing';
import { openGameOf } from '#games';
import { type Game, WATCHER } from '#kernel';
import type { Face } from '../../web/face.ts';
import { Card, type Frame } from './card.tsx';
import { dressed } from './cascade.ts';
import { elementOf } from './element.ts';
import { artFor, fontsOfTheHouse, type Look, lookOf } from './looks.ts';
import { type PictureKind, SIZES, type Wanted } from './picture-task.ts';
import { Scene } from './scene.ts';
import { type Room, Sheet } from './sheet.ts';

/** The room a board gets on a card; in lists it has all of it, and is cropped to it. */
const AREAS: Readonly<Record<PictureKind, readonly [width: number, height: number]>> = {
  preview: [740, 558],
  whole: [1848, 1132],
  thumbnail: SIZES.thumbnail,
};
/** A board is laid out for a desk of this width, and these heights are tried for its part to have the shape of the area. */
const DESK = 1440;
const HEIGHTS = [860, 960, 1080, 1200, 1340];
const [MANY, TALL] = [3, 1340];

/** Makes pictures of boards: the same drawings that a browser shows, dressed by the same style sheets. */
export class Painter {
  private readonly renderer: Renderer;
  /** Which height suits a game's part best, by game, seats and area. */
  private readonly heights = new Map<string, number>();

  private constructor(renderer: Renderer) {
    this.renderer = renderer;
  }

  static async open(): Promise<Painter> {
    const { Renderer } = await import('@takumi-rs/core');
    const renderer = new Renderer();
    for (const font of fontsOfTheHouse()) await renderer.registerFont(font);
    return new Painter(renderer);
  }

  async paint({ kind, dark, language, house, shown }: Wanted): Promise<Uint8Array> {
    const game = await openGameOf(shown.table);
    const face = (await game.face?.()) as Face | undefined;
    if (!face) throw new Error(`${game.id} has no board to draw`);
    const view = game.layout.viewFromJSON(JSON.parse(shown.view));
    // The winner's things lie in front; only what watchers may know is drawn of them.
    const board = face.draw(view, shown.result?.ranking[0][0] ?? WATCHER, language, shown.names);
    const easel = new Easel(this.renderer, lookOf(game.id), language, dark);
    const frame = await this.frameFor(easel, kind, game, shown.names.length, board);
    const card = Card({
      kind,
      size: SIZES[kind],
      title: game.words[language].title,
      shown,
      houses: face.houses ?? HOUSES,
      language,
      house,
      board,
      frame,
    });
    return easel.paint(card, { ...frame.sheet, dark }, SIZES[kind], kind === 'thumbnail' ? 'webp' : 'png');
  }

  /** What of the board is shown, and how large. */
  private async frameFor(easel: Easel, kind: PictureKind, { id }: Game, seats: number, board: Drawn): Promise<Frame> {
    const [width, height] = AREAS[kind];
    if (kind === 'whole') return { width, height, sheet: { width, height }, x: 0, y: 0, scale: 1 };
    const name = `${id} ${seats} ${kind}`;
    const known = this.heights.get(name);
    let best: { readonly frame: Frame; readonly miss: number; readonly at: number } | undefined;
    for (const at of known === undefined ? HEIGHTS : [known]) {
      const sheet = { width: DESK, height: at };
      const vista = await easel.vistaOf(board, sheet);
      if (!vista) return wholeBoard(kind, seats, width, height);
      const miss = Math.abs(Math.log(vista.width / vista.height / (width / height)));
      if (!best || miss < best.miss) best = { frame: shotOf(vista, sheet, kind, width, height), miss, at };
    }
    this.heights.set(name, best!.at);
    return best!.frame;
  }
}

/** A board without such a part, in the shape of the area; where many play it needs more room below. */
function wholeBoard(kind: PictureKind, seats: number, width: number, height: number): Frame {
  const sheet = { width: DESK, height: seats > MANY ? TALL : (DESK * height) / width };
  return shotOf({ x: 0, y: 0, ...sheet }, sheet, kind, width, height);
}

/** A part of a sheet in an area: as large as fits into it, or so that it fills it. */
function shotOf(
  part: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  sheet: Frame['sheet'],
  kind: PictureKind,
  width: number,
  height: number,
): Frame {
  const [across, down] = [width / part.width, height / part.height];
  const scale = kind === 'thumbnail' ? Math.max(across, down) : Math.min(across, down);
  const shown = { width: Math.min(width, part.width * scale), height: Math.min(height, part.height * scale) };
  return {
    ...shown,
    sheet,
    scale,
    x: -part.x * scale - (part.width * scale - shown.width) / 2,
    y: -part.y * scale - (part.height * scale - shown.height) / 2,
  };
}

/** The painter's tools for one picture. */
class Easel {
  private readonly renderer: Renderer;
  private readonly look: Look;
  private readonly language: string;
  private readonly dark: boolean;

  constructor(renderer: Renderer, look: Look, language: string, dark: boolean) {
    this.renderer = renderer;
    this.look = look;
    this.language = language;
    this.dark = dark;
  }

  /** Where the part of a board lies that is worth looking at by itself. */
  async vistaOf(board: Drawn, { width, height }: { readonly width: number; readonly height: number }) {
    const scene = this.sceneOf(board, { width, height, dark: this.dark }, [width, height]);
    const css = [scene.css];
    scene.settle(await this.renderer.measure(scene.root, { width, height, css, lang: this.language }));
    return scene.vista;
  }

  async paint(
    drawn: Drawn,
    room: Room,
    [width, height]: readonly [number, number],
    format: 'png' | 'webp',
  ): Promise<Uint8Array> {
    const scene = this.sceneOf(drawn, room, [width, height]);
    const options = { width, height, css: [scene.css], lang: this.language };
    scene.settle(await this.renderer.measure(scene.root, options));
    const images = this.look.art.map(({ src, text }) => ({ src, data: Buffer.from(artFor(text, this.dark)) }));
    return this.renderer.render(scene.root, { ...options, images, format, ...(format === 'webp' && { quality: 82 }) });
  }

  private sceneOf(drawn: Drawn, room: Room, [width, height]: readonly [number, number]): Scene {
    const sheet = new Sheet(this.look.sheets, room);
    const page = (child: Drawn) =>
      dressed(
        elementOf(
          {
            tag: 'html',
            props: { lang: this.language, 'data-theme': this.dark ? 'sumi' : 'washi' },
            children: [{ tag: 'body', props: { style: `width:${width}px;height:${height}px` }, children: [child] }],
          },
          null,
        ),
        sheet,
        room,
      );
    return new Scene(page(drawn), page(Patterns()));
  }
}
