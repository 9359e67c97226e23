import { numberOf, type Sense, Word } from './word.ts';

/** A sentence as what it is done to and what is done: `石炭2個` and `失う`. */
function parted(deed: string): readonly [object: string, does: string] {
  const at = deed.lastIndexOf('を');
  return at < 0 ? ['', deed] : [deed.slice(0, at), deed.slice(at + 1)];
}

/** A thing alone: no place, price or means stands before it. What is quoted is its name. */
const isThing = (object: string): boolean =>
  object !== '' && !/[にでへとを、。]|から/.test(object.replace(/「[^」]*」/g, ''));

/** Things of one kind name it once: `技術「大学」と「電話」`. */
function sayKindOnce(things: readonly string[]): string[] {
  const kindOf = (thing: string | undefined) => /^([^「]+)「/.exec(thing ?? '')?.[1];
  return things.map((thing, i) => {
    const kind = kindOf(thing);
    return kind !== undefined && kind === kindOf(things[i - 1]) ? thing.slice(kind.length) : thing;
  });
}

/** Verbs that only lose their `る`: `建てる`. Of `得る` too little would be left: `得て`. */
const LOSES_RU = /[いきしちにひみりぎじびえけせてねへめれげぜでべ]る$/;
const SHORT = /[得出見]る$/;
const STEMS: Readonly<Record<string, string>> = {
  う: 'い',
  く: 'き',
  ぐ: 'ぎ',
  す: 'し',
  つ: 'ち',
  ぶ: 'び',
  む: 'み',
  る: 'り',
};

/** A deed as it stands before another one: `建てる` is `建て`, `2段上げる（石炭4個）` is `2段上げ（石炭4個）`. */
function before(deed: string): string | undefined {
  const [, does, aside] = /^(.*?)(（[^（）]*）)?$/.exec(deed)!;
  if (does.includes('。')) return undefined;
  if (does.endsWith('する')) return `${does.slice(0, -2)}し${aside ?? ''}`;
  const end = LOSES_RU.test(does) ? '' : SHORT.test(does) ? 'て' : STEMS[does.slice(-1)];
  return end === undefined ? undefined : `${does.slice(0, -1)}${end}${aside ?? ''}`;
}

/** How Japanese uses the words of a game. */
export const japanese = {
  /** Between a name and what is told of it. */
  colon: '：',
  /** `noun('コイン', { counter: '枚' })`: without a counter three of it are `コイン×3`, and one is only named. */
  noun: (name: string, { counter, ...sense }: Sense & { readonly counter?: string } = {}): Word =>
    new Word(name, sense, { counter }),
  /** `コイン3枚` */
  some: (number: number | Word, word: Word): string => {
    const n = numberOf(number);
    const { counter } = word.grammar;
    if (word.count) return word.count(n);
    if (counter !== undefined) return `${word.name}${n}${counter}`;
    return n === 1 ? word.name : `${word.name}×${n}`;
  },
  /** `甲と乙`, `甲、乙、丙` */
  list: (parts: readonly string[]): string => parts.join(parts.length === 2 ? 'と' : '、'),
  /** What somebody does, one thing after the other: `リウとエビスを雇う`, `注文書を取り、達成する` */
  doing: (deeds: readonly string[]): string => {
    const parts = deeds.map(parted);
    const [[object, does]] = parts;
    const areThings = deeds.length > 1 && parts.every(([thing]) => isThing(thing));
    if (areThings && parts.every(([, each]) => each === does))
      return `${japanese.list(sayKindOnce(parts.map(([thing]) => thing)))}を${does}`;
    const said = areThings && deeds.length === 2 && parts[1][0] === object ? [deeds[0], parts[1][1]] : deeds;
    return said.reduce((story, deed) => {
      const led = before(story);
      return led === undefined ? `${story}。${deed}` : `${led}、${deed}`;
    });
  },
};
