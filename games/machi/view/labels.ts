import type { Language } from 'engawa';

/** What the board says besides the words of the game. */
export interface Labels {
  readonly year: (n: number, of: number) => string;
  readonly over: string;
  readonly seasons: readonly string[];
  readonly first: (name: string) => string;
  readonly you: (name: string) => string;
  readonly truce: string;
  readonly flop: string;
  readonly decks: string;
  readonly deck: (name: string, left: number, discarded: number) => string;
  /** Before the cards of each deck whose place the viewer knows, top first. */
  readonly seen: readonly string[];
  readonly duel: (a: string, b: string) => string;
  readonly vp: (n: number) => string;
  readonly riceAndMouths: (rice: number, mouths: number) => string;
  readonly wealth: (n: number) => string;
  readonly honour: (n: number) => string;
  /** Yellow, blue, red, black. */
  readonly colours: readonly string[];
  /** Letters of wealth, honour and rice, and of a sabre. */
  readonly outputs: readonly string[];
  readonly sabre: string;
  readonly site: string;
  readonly burnt: string;
  readonly blocked: string;
  readonly defended: string;
  readonly embezzled: (name: string) => string;
  readonly of: (yakuza: string, name: string) => string;
  readonly outside: string;
  readonly hand: string;
  readonly handSizes: (villagers: number, buildings: number) => string;
  readonly known: string;
  readonly wanted: string;
  readonly trained: string;
  readonly launched: string;
  readonly moved: string;
  readonly harvest: (n: number) => string;
  readonly drought: string;
  readonly combat: string;
  readonly combatLeft: (n: number) => string;
  readonly laid: string;
  readonly played: string;
  readonly plans: string;
  readonly empty: string;
  readonly key: readonly string[];
}

const en: Labels = {
  year: (n, of) => `Year ${n} of ${of}`,
  over: 'The game is over',
  seasons: ['Winter', 'Spring', 'Summer', 'Autumn'],
  first: (name) => `first player: ${name}`,
  you: (name) => `${name} (you)`,
  truce: 'Imperial truce: no duels this year',
  flop: 'Flop',
  decks: 'Decks',
  deck: (name, n, discarded) => `${name} ${n} (${discarded} discarded)`,
  seen: ['villagers', 'buildings'],
  duel: (a, b) => `Duel: ${a} challenges ${b}`,
  vp: (n) => `${n} VP`,
  riceAndMouths: (rice, mouths) => `rice ${rice} for ${mouths}`,
  wealth: (n) => `wealth ${n}`,
  honour: (n) => `honour ${n}`,
  colours: ['y', 'b', 'r', 'k'],
  outputs: ['W', 'H', 'R'],
  sabre: '†',
  site: 'site',
  burnt: 'burnt',
  blocked: 'BLOCKED by',
  defended: 'defended by',
  embezzled: (name) => `wealth goes to ${name}`,
  of: (yakuza, name) => `${yakuza} of ${name}`,
  outside: 'outside',
  hand: 'hand',
  handSizes: (v, b) => `${v} villager and ${b} building cards`,
  known: 'known',
  wanted: 'Wanted',
  trained: 'trained',
  launched: 'has challenged',
  moved: 'has moved',
  harvest: (n) => `+${n} rice next Winter`,
  drought: 'drought next Winter',
  combat: 'combat cards',
  combatLeft: (n) => `${n} left`,
  laid: 'one laid face down',
  played: 'played',
  plans: 'plans',
  empty: 'an empty village',
  key: [
    '* activated  o built  # site  x burnt  n/m villagers/capacity  W wealth  H honour  R rice  †sabre',
    'y yellow  b blue  r red   after a villager: what he gives where he stands; the first is the founder',
  ],
};

const fr: Labels = {
  year: (n, of) => `Année ${n} sur ${of}`,
  over: 'La partie est terminée',
  seasons: ['Hiver', 'Printemps', 'Été', 'Automne'],
  first: (name) => `premier joueur : ${name}`,
  you: (name) => `${name} (vous)`,
  truce: 'Trêve impériale : pas de duel cette année',
  flop: 'Flop',
  decks: 'Pioches',
  deck: (name, n, discarded) => `${name} ${n} (${discarded} en défausse)`,
  seen: ['villageois', 'bâtiments'],
  duel: (a, b) => `Duel : ${a} défie ${b}`,
  vp: (n) => `${n} PV`,
  riceAndMouths: (rice, mouths) => `riz ${rice} pour ${mouths}`,
  wealth: (n) => `richesse ${n}`,
  honour: (n) => `honneur ${n}`,
  colours: ['j', 'b', 'r', 'n'],
  outputs: ['R', 'H', 'Z'],
  sabre: '†',
  site: 'chantier',
  burnt: 'incendié',
  blocked: 'BLOQUÉ par',
  defended: 'défendu par',
  embezzled: (name) => `richesse détournée par ${name}`,
  of: (yakuza, name) => `${yakuza} (${name})`,
  outside: 'dehors',
  hand: 'main',
  handSizes: (v, b) => `${v} cartes Villageois et ${b} cartes Bâtiments`,
  known: 'connu',
  wanted: 'recherché',
  trained: 'entraîné',
  launched: 'a défié',
  moved: 'a bougé',
  harvest: (n) => `+${n} riz au prochain hiver`,
  drought: 'sécheresse au prochain hiver',
  combat: 'combat',
  combatLeft: (n) => `${n} en main`,
  laid: 'une carte posée face cachée',
  played: 'jouées',
  plans: 'plans',
  empty: 'un village vide',
  key: [
    '* activé   o construit   # chantier   x incendié   n/m villageois/capacité   † sabre',
    'R richesse  H honneur  Z riz  j jaune  b bleu  r rouge  après un villageois : ce qu’il produit là',
  ],
};

const ja: Labels = {
  year: (n, of) => `${of}年中${n}年目`,
  over: 'ゲーム終了',
  seasons: ['冬', '春', '夏', '秋'],
  first: (name) => `先番：${name}`,
  you: (name) => `${name}（あなた）`,
  truce: '休戦：今年は決闘なし',
  flop: '場札',
  decks: '山札',
  deck: (name, n, discarded) => `${name}${n}枚（捨て札${discarded}枚）`,
  seen: ['住民札', '建物札'],
  duel: (a, b) => `決闘：${a}が${b}に挑む`,
  vp: (n) => `${n}勝利点`,
  riceAndMouths: (rice, mouths) => `米${rice}／住民${mouths}`,
  wealth: (n) => `富${n}`,
  honour: (n) => `名誉${n}`,
  colours: ['黄', '青', '赤', '黒'],
  outputs: ['富', '誉', '米'],
  sabre: '刀',
  site: '普請場',
  burnt: '焼失',
  blocked: '封鎖',
  defended: '守り',
  embezzled: (name) => `富は${name}へ`,
  of: (yakuza, name) => `${yakuza}（${name}）`,
  outside: '屋外',
  hand: '手札',
  handSizes: (v, b) => `住民札${v}枚、建物札${b}枚`,
  known: '判明',
  wanted: 'お尋ね者',
  trained: '剣聖の教え',
  launched: '挑戦済み',
  moved: '移動済み',
  harvest: (n) => `次の冬に米+${n}`,
  drought: '次の冬は旱魃',
  combat: '戦闘札',
  combatLeft: (n) => `残り${n}枚`,
  laid: '1枚を伏せた',
  played: '使用済み',
  plans: '絵図',
  empty: '何もない村',
  key: [
    '* 稼働中   o 完成   # 普請場   x 焼失   n/m 住民数／定員   刀 サーベル',
    '富 誉（名誉） 米   黄 青 赤   住民の後はその場での産出、先頭が開祖',
  ],
};

export const LABELS: Readonly<Record<Language, Labels>> = { en, fr, ja };
