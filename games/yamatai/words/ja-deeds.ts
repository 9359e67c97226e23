import { japanese, tally, type Word } from 'engawa';
import { COIN, PRESTIGE } from './ja-nouns.ts';
import type { DeedSentences } from './vocabulary.ts';

const { some, list } = japanese;

type Things = readonly { readonly what: Word }[];
type Way = { readonly what: Word; readonly from: Word; readonly to: Word };

/** `竹の船と石の船2隻` */
const each = (tales: Things): string =>
  list(tally(tales, ({ what }) => what).map(([word, n]) => (n === 1 ? word.name : some(n, word))));

const names = (words: readonly Word[]): string => words.map(({ name }) => name).join('、');

/** Tiles of the deck: by name for whoever looks, by number for the others. */
const tiles = (tales: readonly { readonly what: Word; readonly hidden: boolean }[]): string =>
  tales.some(({ hidden }) => hidden) ? `建物タイル${tales.length}枚` : list(tales.map(({ what }) => what.name));

/** Two by two: each has gone to where the other one was. */
const swaps = (tales: readonly Way[], other: string): string =>
  tales
    .flatMap((x, i) => (i % 2 === 0 ? [`${x.from}の${x.what}を、${x.to}の${tales[i + 1]?.what ?? other}と`] : []))
    .join('、');

export const deeds: DeedSentences = {
  fleetTaken: ({ what }) => `${what}を取る`,
  leftPort: (tales) => `港から${each(tales)}を出す`,
  boatReceived: (tales) => `${each(tales)}を受け取る`,
  boatOutOfStock: ({ what }) => `${what}はストック切れで受け取れない`,
  boatChosen: ({ what }) => `3隻目に${what}を取る`,

  bought: ({ what, of }) => `${some(of, COIN)}で${what}を買う`,
  sold: ({ what, of }) => `${what}を${some(of, COIN)}で売る`,

  placed: (tales) => `${tales.map(({ what, to }) => `${to}に${what}`).join('、')}を置く`,
  placedNone: () => '船を置かない',
  noBoatLeft: () => 'この手番に置いた船が盤上に残らず、収穫も建設もしない',
  harvested: (tales) => `${list(tales.map(({ what, from }) => `${from}の${what.short}`))}のトークンを収穫する`,
  ebisuTook: ({ what, from }) => `エビスの能力で${from}の${what}も取る`,
  ebisuDeclined: () => 'エビスの能力を使わない',
  didNeither: () => '収穫も建設もしない',

  tollPaid: ({ n, whom }) => `${whom}に通行料${some(n, COIN)}を払う（アナンダ）`,
  built: ({ what, to }) => `${to}に${what}を建てる`,
  reserveBuilt: ({ what }) => `予約していた${what}を建てる`,
  prestigeBeside: ({ n }) => `鳥居・宮殿の隣に建てたので${some(n, PRESTIGE)}を得る`,
  prestigeOfMountain: ({ n }) => `山に建てたので${some(n, PRESTIGE)}を得る`,
  prestigeApart: ({ n }) => `離れて建てたので${some(n, PRESTIGE)}を得る（カグツチ）`,
  groupPaid: ({ n, of }) => `建物${of}軒のまとまりで${some(n, COIN)}を得る`,
  shopPaid: ({ n, of }) => `建物${of}軒のまとまりに店を建て、${some(n, COIN)}を得る`,

  kept: (tales) => `${each(tales)}を港に残す`,
  setAside: (tales) => `港に入らない${each(tales)}を除外する`,
  exchangedNothing: () => '船を交換しない',

  recruited: ({ what }) => `${what}を雇う`,
  tokensPaid: (tales) =>
    tales.length === 1
      ? `${some(tales[0].n, tales[0].what)}を支払う`
      : `${tales.map(({ what }) => what.short).join('・')}のトークンを支払う`,
  coinsOfRecruit: ({ n, from }) => `${from}の上の${some(n, COIN)}を取る`,
  izanamiShare: ({ n, from }) => `イザナミの能力で${from}の上の${some(n, COIN)}を取る`,
  tokensDoubled: () => '威信トークンの点が2倍になる',
  coinsRevalued: () => 'コインが3枚ごとに1点になる',
  recruitedNobody: () => '誰も雇わない',
  turnEnded: () => '手番を終える',

  powerUsed: ({ what }) => `${what}の能力を使う`,
  reserved: ({ what }) => `${what}を予約する`,
  lookedAt: ({ n, what }) => `${what}の能力で建物の山札の上から${n}枚を見る`,
  putOnTop: (tales) => `${tiles(tales)}を山札の上に戻す`,
  putUnder: (tales) => `${tiles(tales)}を山札の下に戻す`,
  slid: ({ what, from, to }) => `${from}の${what}を${to}へ滑らせる`,
  sanctified: ({ what, to }) => `${to}に${what}を置く`,
  tokenSwapped: (tales) => `${swaps(tales, 'トークン')}入れ替える`,
  boatSwapped: (tales) => `${swaps(tales, '船')}入れ替える`,
  boatRemoved: (tales) => `${tales.map(({ what, from }) => `${from}の${what}`).join('、')}を取り除く`,

  hetsukaPaid: ({ what, of }) => `ヘツカに${what}を渡し、${some(of, COIN)}を得る`,
  sanctuaryCleared: ({ from, of }) => `カチコに${some(of, COIN)}を払い、${from}の聖域を取り除く`,
  michimataPaid: ({ what }) => `ミチマタに${what}を渡し、金の船を得る`,
  nakatsuPaid: ({ what }) => `ナカツに${what}を渡す`,
  raijinPaid: (tales) => `ライジンに${each(tales)}を渡し、金の船を得る`,

  roundBegins: ({ n }) => `第${n}ラウンド`,
  coinsLaid: (tales) =>
    `${list(tales.map(({ to }) => to.name))}にコインが${tales[0].n}枚${tales.length === 1 ? '' : 'ずつ'}置かれる`,
  specialistShown: (tales) => `新しい専門家：${names(tales.map(({ what }) => what))}`,
  buildingShown: (tales) => `新しい建物：${names(tales.map(({ what }) => what))}`,
  playsNext: (tales) => `手番順：${tales.map(({ whom, what }) => `${whom}（${what}）`).join('、')}`,
  fleetShown: (tales) => `表になった船団：${tales.map(({ what }) => what.short).join('、')}`,
  fleetsReturned: ({ n }) => `前のラウンドの船団${n}枚が裏向きで戻る`,

  lastBuildingPlaced: ({ whom }) => `ゲーム終了：${whom}が最後の建物を置いた`,
  boatsRanOut: ({ what }) => `ゲーム終了：${what}のストックが尽きた`,
  specialistsRanOut: ({ n }) => `ゲーム終了：専門家を${n}人しか並べられない`,
  buildingsRanOut: ({ n }) => `ゲーム終了：建物を${n}枚しか並べられない`,
};
