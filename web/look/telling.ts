import { signal } from '@preact/signals';
import { type Looked, lookAt, toldOf } from '#commands';
import { type Explained, knownPoints, look, obstacles, sayMoveAt, sayThing, WATCHER } from '#kernel';
import { wording } from '../words/index.ts';
import type { Figures, Known } from './figures.ts';
import { linesFor } from './lines.ts';
import type { Doing, Line, LooksFrom, Shown } from './shown.ts';
import type { Thing } from './thing.ts';
import { lookWording } from './wording.ts';

const NOTHING: Known = { figures: [] };

/** Tells everything about a drawn thing, as a desk sees it. */
export class Telling {
  private readonly desk: LooksFrom;
  private readonly components = signal<Figures | undefined>(undefined);
  private readonly mannerOf = signal<((level: string) => Line[]) | undefined>(undefined);
  private fetching = false;

  constructor(desk: LooksFrom) {
    this.desk = desk;
    this.fetch();
  }

  /** The figures of the components come after everything else, and with them how bots play. */
  fetch(): void {
    if (this.fetching) return;
    this.fetching = true;
    const { game, drawing } = this.desk;
    Promise.all([
      import('./figures.ts').then(({ Figures }) => Figures.load(game, drawing)),
      import('./manners.ts').then(({ loadManners }) => loadManners()),
    ]).then(
      ([figures, manners]) => {
        this.components.value = figures;
        this.mannerOf.value = manners;
      },
      () => {
        // Offline, perhaps: everything else is told, and the next look asks again.
        this.fetching = false;
      },
    );
  }

  /** What is told of a thing, whoever asks for it in whatever way. */
  tell(thing: Thing, asked: boolean): Shown {
    const { desk } = this;
    const { view, viewer, over, turn } = desk.source.position.value;
    const language = desk.language.value;
    const looked = look(desk.game, view, viewer, thing.ref, language);
    const known = this.components.value?.of(thing.ref, language) ?? NOTHING;
    const doing = this.doing(thing);
    const mine = viewer !== WATCHER && turn.includes(viewer);
    // What holds something that can be chosen is no obstacle: that is ringed within it.
    const holds = thing.element.querySelector('[data-target]') !== null;
    const wonders = !over && viewer !== WATCHER && !doing && !holds && thing.refs.length > 0 && (asked || mine);
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
        ...(thing.ref === 'points' && thing.seat !== undefined
          ? [...this.manner(thing.seat), ...this.points(thing.seat)]
          : []),
      ],
      ...(thing.seat === undefined || thing.ref.startsWith('seat:') ? {} : { owner: thing.seat }),
      remarks: looked.remarks.map((remark) => toldOf(remark, lookWording.value, others)),
      reasons: wonders ? this.reasons(thing.refs) : [],
      ...(doing ? { doing } : {}),
      ...(looked.clause || known.clause ? { clause: looked.clause ?? known.clause } : {}),
    };
  }

  /** What somebody who cannot see the picture is told. */
  lines(shown: Shown): string[] {
    return linesFor(this.desk, shown);
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

  /** How somebody plays who is a bot. */
  private manner(seat: number): Line[] {
    const { level } = this.desk.source.seats.value[seat];
    return (level !== undefined && this.mannerOf.value?.(level)) || [];
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
    // What can be done with the place around it is no answer to why nothing can be done with the thing itself.
    const open = new Set(legal.flatMap((move) => desk.game.lexicon.refs(move)));
    const closed = refs.filter((ref, i) => i === 0 || !open.has(ref));
    const found = obstacles(desk.game, view, viewer, closed, desk.language.value, (seat) => desk.seatName(seat));
    if (found.length > 0) return found;
    const { table } = wording.value;
    // In a lesson a thing may be legal, only not meant now: there few choices are open.
    const meant = legal.map((move) => desk.sentence(move)).join(' · ');
    const sentence = desk.source.about && legal.length > 0 ? table.lessonAsks(meant) : table.nothingHere;
    return [{ sentence, ...(step ? { clause: step.clause } : {}) }];
  }
}
