import { japanese } from 'engawa';
import { CARDS, type Kind } from '../data/index.ts';
import type { KoiKoiWords } from './vocabulary.ts';

const { noun } = japanese;

const FLOWERS = ['松', '梅', '桜', '藤', '菖蒲', '牡丹', '萩', '芒', '菊', '紅葉', '柳', '桐'];
const MONTHS = ['睦月', '如月', '弥生', '卯月', '皐月', '水無月', '文月', '葉月', '長月', '神無月', '霜月', '師走'];

/** 光札と種札。短冊とカスは花の名で呼ぶ。 */
const PICTURES: Readonly<Record<string, readonly [name: string, short: string]>> = {
  'pine-crane': ['松に鶴', '鶴'],
  'plum-warbler': ['梅に鶯', '鶯'],
  'cherry-curtain': ['桜に幕', '幕'],
  'wisteria-cuckoo': ['藤に不如帰', '不如帰'],
  'iris-bridge': ['菖蒲に八橋', '八橋'],
  'peony-butterflies': ['牡丹に蝶', '蝶'],
  'clover-boar': ['萩に猪', '猪'],
  'pampas-moon': ['芒に月', '月'],
  'pampas-geese': ['芒に雁', '雁'],
  'chrysanthemum-cup': ['菊に盃', '盃'],
  'maple-deer': ['紅葉に鹿', '鹿'],
  'willow-poet': ['柳に小野道風', '道風'],
  'willow-swallow': ['柳に燕', '燕'],
  'paulownia-phoenix': ['桐に鳳凰', '鳳凰'],
};

/** 絵札の種類。ほかの札は名前でわかる。 */
const effectOf = (id: string, kind: Kind): string =>
  id === 'chrysanthemum-cup' ? '種札・カス札' : kind === 'bright' ? '光札' : '種札';

const RIBBONS = { poem: '赤短', red: '短冊', blue: '青短' } as const;

export const ja: KoiKoiWords = {
  title: 'こいこい',
  names: {
    seat: ['赤', '青'].map((name) => noun(name, { effect: 'プレイヤー' })),
    month: FLOWERS.map((flower, i) =>
      noun(`${i + 1}月（${MONTHS[i]}）・${flower}`, { short: flower, effect: 'この花の札は4枚' }),
    ),
    card: CARDS.map(({ id, month, kind, ribbon }) => {
      const flower = FLOWERS[month];
      if (PICTURES[id]) return noun(PICTURES[id][0], { short: PICTURES[id][1], effect: effectOf(id, kind) });
      if (ribbon) return noun(`${flower}に${RIBBONS[ribbon]}`, { short: flower, effect: '短冊' });
      return noun(`${flower}のカス${id.slice(-1)}`, { short: flower, effect: 'カス札' });
    }),
    yaku: [
      noun('五光', { effect: '光札5枚' }),
      noun('四光', { effect: '道風をのぞく光札4枚' }),
      noun('雨四光', { effect: '道風とほかの光札3枚' }),
      noun('三光', { effect: '道風をのぞく光札3枚' }),
      noun('花見酒', { effect: '桜に幕と菊に盃' }),
      noun('月見酒', { effect: '芒に月と菊に盃' }),
      noun('猪鹿蝶', { effect: '猪・鹿・蝶、ほかの種札1枚ごとに+1' }),
      noun('タネ', { effect: '種札5枚、1枚増すごとに+1' }),
      noun('赤短・青短の重複', { short: '赤短青短', effect: '赤短3枚と青短3枚、ほかの短冊1枚ごとに+1' }),
      noun('赤短', { effect: '松・梅・桜の短冊、ほかの短冊1枚ごとに+1' }),
      noun('青短', { effect: '牡丹・菊・紅葉の短冊、ほかの短冊1枚ごとに+1' }),
      noun('タン', { effect: '短冊5枚、1枚増すごとに+1' }),
      noun('カス', { effect: 'カス札10枚、1枚増すごとに+1' }),
    ],
    figure: [noun('手札の枚数'), noun('場札の枚数'), noun('親権の点'), noun('倍になる点')],
    dealt: [
      noun('手四', { effect: '配られた手札に同じ花が4枚' }),
      noun('くっつき', { effect: '配られた手札が同じ花2枚ずつ4組' }),
    ],
  },
  verbs: {
    cut: () => '札を切る',
    play: (card) => `${card}を出す`,
    take: (card) => `${card}を取る`,
    shobu: () => '勝負！ここで上がる',
    koikoi: () => 'こいこい！続ける',
  },
  steps: {
    cut: '次の月の札を切ってください',
    deal: '札を配る',
    turn: '手札から1枚出してください',
    pair: '合う札が2枚あります。どちらを取りますか',
    draw: '山札を1枚めくる',
    count: '役を数える',
    speak: '役ができました。勝負か、こいこいか',
  },
  reasons: {
    'K-5.2': 'その札は手札にありません。',
    'K-5.4 field': 'その札は場にありません。',
    'K-5.4 flower': '同じ花の札しか取れません。',
    'K-7.5': '手札がないので、こいこいはできません。',
  },
  things: {
    hand: noun('手札', { effect: '手番で出す札。相手には見えない' }),
    field: noun('場', { effect: '同じ花の札で取れる札' }),
    deck: noun('山札', { effect: '手札を出した後に1枚めくる' }),
    captured: noun('取り札', { effect: '役を作る札' }),
    yaku: noun('役', { effect: '取り札の組み合わせで得点になる' }),
    stake: noun('勝負したときの点', { effect: 'できた役の合計（倍付けを含む）' }),
    oya: noun('親', { effect: '先手。月に勝った人が次の親になる' }),
    ko: noun('子', { effect: '札を切り、後手になる' }),
    call: noun('こいこい', { effect: '続けて高い役を狙う。相手が上がると倍になる' }),
    doubling: noun('倍付け', { effect: '7点以上で倍、相手がこいこいしていれば倍' }),
    months: noun('月ごとの得点', { effect: '各月の勝者と得点' }),
    ending: noun('月の結果', { effect: '勝者とその理由' }),
    points: noun('得点', { effect: '最後の月の後に最も多い人の勝ち' }),
  },
  kinds: { card: '札' },
  points: (n) => `${n}点`,
  deeds: {
    cut: () => '札を切る',
    monthBegins: ({ what }) => what.name,
    played: ({ what }) => `${what}を出す`,
    turnedUp: ({ what }) => `${what}をめくる`,
    captured: (tales) => `${tales.map(({ what }) => what.name).join('、')}を取る`,
    madeYaku: (tales) => `${tales.map(({ what }) => what.name).join('、')}ができる`,
    calledKoiKoi: () => 'こいこいを宣言して続ける',
    stopped: () => '勝負を宣言して月に勝つ',
    yakuScored: ({ what, n }) => `${what}で${n}点を得る`,
    doubled: ({ n }) => `倍付けでさらに${n}点を得る`,
    wasDealt: ({ what, n }) => `${what}の手役で月に勝ち、${n}点を得る`,
    usedPrivilege: ({ n }) => `役なしの月の親として${n}点を得る`,
    nobodyWins: () => 'この月は流れ',
    over: () => '対局終了',
  },
  categories: {
    brights: '光',
    viewing: '酒',
    animals: 'タネ',
    ribbons: '短冊',
    plains: 'カス',
    dealt: '手役',
    privilege: '親権',
    doubling: '倍付け',
  },
  options: {
    months: { name: '月数', values: { 12: '十二か月', 6: '六か月', 3: '三か月' } },
    viewing: { name: '花見酒・月見酒', values: { on: 'あり', weather: '雨流れあり', off: 'なし' } },
  },
  phrases: {
    month: (n, of) => `${n}月目／全${of}月`,
    oya: '親',
    ko: '子',
    field: '場札',
    deck: '山札',
    hand: '手札',
    captured: '取り札',
    shown: '残った手札',
    yaku: '役',
    sheet: '月ごとの得点',
    kinds: { bright: '光', animal: 'タネ', ribbon: '短冊', plain: 'カス' },
    points: (n) => `${n}点`,
    cards: (n) => `${n}枚`,
    calls: (n) => (n > 1 ? `こいこい×${n}` : 'こいこい'),
    stake: (n, times) => (times > 1 ? `勝負なら${n * times}点（${n}×${times}）` : `勝負なら${n}点`),
    noYaku: '役はまだない',
    times: (n) => `×${n}`,
    laid: 'どちらと合わせる？',
    back: '裏向き',
    endings: {
      shobu: (who, n) => `${who}の勝ち、${n}点`,
      teshi: (who, n) => `手四：${who}の勝ち、${n}点`,
      kuttsuki: (who, n) => `くっつき：${who}の勝ち、${n}点`,
      bothDealt: () => '両者手役：流れ',
      privilege: (who, n) => `役なし：親権で${who}に${n}点`,
      empty: () => '手札切れ：流れ',
    },
    notYet: 'これから札を配ります。',
    nobody: 'なし',
    over: (who) => `${who}の勝ち`,
  },
  tieBreaks: { months: '勝った月の数', ko: '最初の月の子であること' },
};
