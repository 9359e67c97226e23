import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Looked, lookAt, type Told, toldOf } from '#commands';
import {
  type Explained,
  type Game,
  knownPoints,
  type Language,
  type Look,
  look,
  obstacles,
  sayMoveAt,
  sayThing,
  WATCHER,
} from '#kernel';
import type { Target } from '../board/targets.ts';
import type { Face } from '../face.ts';
import type { TableSource } from '../table/source.ts';
import { wording } from '../words/index.ts';
import type { Figures, Known, Source } from './figures.ts';
import { type Thing, thingAt } from './thing.ts';
import { lookWording } from './wording.ts';

/** A line with a heading, and where its figure comes from. */
export interface Line extends Told {
  readonly source?: Source;
}

/** What can be done with a thing now. */
export interface Doing {
  readonly sentence: string;
  readonly target: Target;
  /** The one move it settles. */
  readonly move?: number;
}

/** Everything that is told of the thing one looks at, in the order in which it is told. */
export interface Shown {
  readonly thing: Thing;
  /** What sort of thing, and where. */
  readonly where: string;
  readonly look: Look;
  /** Where the figures of the effect come from. */
  readonly effectSource?: Source;
  readonly figures: readonly Line[];
  readonly owner?: number;
  readonly remarks: readonly Told[];
  /** Why it cannot be chosen now. */
  readonly reasons: readonly Pick<Explained, 'sentence' | 'clause'>[];
  readonly doing?: Doing;
  readonly clause?: string;
}

/** What one needs to know of the desk from which one looks. */
interface Desk {
  readonly game: Game;
  readonly source: TableSource;
  readonly drawing: Face | undefined;
  readonly language: ReadonlySignal<Language>;
  readonly targets: ReadonlySignal<ReadonlyMap<unknown, Target>>;
  seatName(seat: number): string;
  sentence(move: number): string;
  pointAt(refs: readonly string[]): void;
  choose(move: number): void;
}

const NOTHING: Known = { figures: [] };

/** What one player looks at, and everything that is told of it. */
export class Looking {
  readonly thing = signal<Thing | undefined>(undefined);
  /** Was it asked for, by click, key or touch? Then it stays until it is closed. Otherwise the pointer only rests there. */
  readonly asked = signal(false);
  /** Where the pointer was. */
  pointer: { readonly x: number; readonly y: number } | undefined;
  private readonly desk: Desk;
  private readonly components = signal<Figures | undefined>(undefined);
  private fetching = false;

  constructor(desk: Desk) {
    this.desk = desk;
  }

  at(thing: Thing, asked: boolean): void {
    this.fetch();
    batch(() => {
      this.thing.value = thing;
      this.asked.value = asked;
    });
  }

  /** Somebody clicked what is no choice, or asks by key. */
  ask(element: Element): void {
    const thing = thingAt(element);
    if (thing) this.at(thing, true);
  }

  close(): void {
    batch(() => {
      this.thing.value = undefined;
      this.asked.value = false;
    });
  }

  /** The figures of the components come when somebody first looks, not with the page. */
  fetch(): void {
    if (this.fetching) return;
    this.fetching = true;
    const { game, drawing } = this.desk;
    import('./figures.ts')
      .then(({ Figures }) => Figures.load(game, drawing))
      .then(
        (loaded) => {
          this.components.value = loaded;
        },
        () => {
          // Offline, perhaps: everything else is told, and the next look asks again.
          this.fetching = false;
        },
      );
  }

  readonly shown = computed<Shown | undefined>(() => {
    const thing = this.thing.value;
    return thing && this.tell(thing, this.asked.value);
  });

  /** What is told of a thing, whoever asks for it in whatever way. */
  tell(thing: Thing, asked: boolean): Shown {
    const { desk } = this;
    const { view, viewer, over, turn } = desk.source.position.value;
    const language = desk.language.value;
    const looked = look(desk.game, view, viewer, thing.ref, language);
    const known = this.components.value?.of(thing.ref, language) ?? NOTHING;
    const doing = this.doing(thing);
    const mine = viewer !== WATCHER && turn.includes(viewer);
    const wonders = !over && viewer !== WATCHER && !doing && thing.refs.length > 0 && (asked || mine);
    const whose = thing.seat ?? (thing.ref.startsWith('seat:') ? Number(thing.ref.slice(5)) : viewer);
    const others = whose !== viewer;
    const place = thing.place === undefined ? [] : [sayThing(desk.game, thing.place, language)];
    return {
      thing,
      where: [...(looked.kind === undefined ? [] : [looked.kind]), ...place].join(' · '),
      look: thing.ref.startsWith('seat:') ? { ...looked, name: desk.seatName(Number(thing.ref.slice(5))) } : looked,
      ...(known.effect === undefined || looked.effect === undefined ? {} : { effectSource: known.effect }),
      figures: [
        ...known.figures,
        ...(thing.ref === 'points' && thing.seat !== undefined ? this.points(thing.seat) : []),
      ],
      ...(thing.seat === undefined || thing.ref.startsWith('seat:') ? {} : { owner: thing.seat }),
      remarks: looked.remarks.map((remark) => toldOf(remark, lookWording.value, others)),
      reasons: wonders ? this.reasons(thing.refs) : [],
      ...(doing ? { doing } : {}),
      ...(looked.clause || known.clause ? { clause: looked.clause ?? known.clause } : {}),
    };
  }

  /** The same of a thing that is named, drawn or not. */
  named(ref: string): Looked {
    this.fetch();
    const { game, source, language } = this.desk;
    const { view, viewer } = source.position.value;
    const looked = lookAt(game, view, viewer, ref, language.value, (seat) => this.desk.seatName(seat));
    const { figures } = this.components.value?.of(ref, language.value) ?? NOTHING;
    return { ...looked, figures };
  }

  /** Where somebody's points come from. */
  private points(seat: number): Line[] {
    const { breakdown, scores } = this.desk.source.position.value.result;
    const { categories } = this.desk.game.words[this.desk.language.value];
    const said = (n: number) => (n < 0 ? `−${-n}` : String(n));
    const total = scores[seat];
    return [
      ...(total === null ? [] : [{ label: wording.value.end.total, value: said(total) }]),
      ...Object.entries(breakdown[seat] ?? {})
        .filter(([, n]) => n !== 0 && knownPoints(n) !== null)
        .map(([category, n]) => ({ label: categories[category] ?? category, value: said(n) })),
    ];
  }

  /** What pointing at it does, if it is ringed. */
  private doing({ element }: Thing): Doing | undefined {
    const number = element.closest('[data-target]')?.getAttribute('data-target');
    const target = number ? [...this.desk.targets.value.values()][Number(number)] : undefined;
    if (!target) return undefined;
    const { game, language } = this.desk;
    if (target.moves.length > 1) return { sentence: wording.value.look.choose(target.moves.length), target };
    const [move] = target.moves;
    const { view, viewer } = this.desk.source.position.value;
    return { sentence: sayMoveAt(game, view, viewer, move, language.value), target, move };
  }

  private reasons(refs: readonly string[]): readonly Pick<Explained, 'sentence' | 'clause'>[] {
    const { desk } = this;
    const { view, viewer, step, legal } = desk.source.position.value;
    const found = obstacles(desk.game, view, viewer, refs, desk.language.value, (seat) => desk.seatName(seat));
    if (found.length > 0) return found;
    const { table } = wording.value;
    // In a lesson a thing may be legal, only not meant now.
    const sentence =
      desk.source.about && legal.length === 1 ? table.lessonAsks(desk.sentence(legal[0])) : table.nothingHere;
    return [{ sentence, ...(step ? { clause: step.clause } : {}) }];
  }

  /** Does what can be done with the thing that is looked at. */
  act(doing: Doing): void {
    this.close();
    // What it brings was told beside the button, so nothing has to be confirmed.
    if (doing.move === undefined) this.desk.pointAt(doing.target.refs);
    else this.desk.choose(doing.move);
  }
}
