import { batch, computed, signal } from '@preact/signals';
import { learnToTell } from '../library.ts';
import type { Doing, LooksFrom, Shown } from './shown.ts';
import type { Telling } from './telling.ts';
import { type Thing, thingAt } from './thing.ts';

/** What one player looks at, and everything that is told of it. */
export class Looking {
  readonly thing = signal<Thing | undefined>(undefined);
  /** Was it asked for, by click, key or touch? Then it stays until it is closed. Otherwise the pointer only rests there. */
  readonly asked = signal(false);
  /** Where the pointer was. */
  pointer: { readonly x: number; readonly y: number } | undefined;
  private readonly desk: LooksFrom;
  private readonly telling = signal<Telling | undefined>(undefined);
  private fetching = false;

  constructor(desk: LooksFrom) {
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

  /** What can be told comes when somebody first looks, not with the page. */
  fetch(): void {
    this.telling.peek()?.fetch();
    if (this.fetching) return;
    this.fetching = true;
    Promise.all([import('./telling.ts'), learnToTell(this.desk.game)]).then(
      ([{ Telling }]) => {
        this.telling.value = new Telling(this.desk);
      },
      () => {
        // Offline, perhaps: the next look asks again.
        this.fetching = false;
      },
    );
  }

  readonly shown = computed<Shown | undefined>(() => {
    const thing = this.thing.value;
    return thing && this.telling.value?.tell(thing, this.asked.value);
  });

  /** The same for whoever cannot see the picture, where it was asked for. */
  readonly lines = computed<readonly string[]>(() => {
    const shown = this.shown.value;
    return (shown && this.asked.value && this.telling.value?.lines(shown)) || [];
  });

  /** Does what can be done with the thing that is looked at. */
  act(doing: Doing): void {
    this.close();
    // What it brings was told beside the button, so nothing has to be confirmed.
    if (doing.move === undefined) this.desk.pointAt(doing.target.refs);
    else this.desk.choose(doing.move);
  }
}
