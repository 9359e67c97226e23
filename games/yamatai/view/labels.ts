import type { Language } from 'engawa';
import type { Kind } from '../data/index.ts';

/** What the board says besides the words of the game. */
export interface Labels {
  /** One letter for each boat, seat colour and culture, and short names of what else lies on islands. */
  readonly boats: readonly string[];
  readonly seats: readonly string[];
  readonly cultures: readonly string[];
  readonly sanctuary: string;
  readonly torii: string;
  readonly palace: string;
  readonly mapKey: readonly string[];
  readonly round: (n: number) => string;
  readonly over: string;
  readonly order: string;
  readonly fleets: string;
  readonly fleetsDown: (n: number) => string;
  readonly supply: string;
  readonly sanctuaries: (n: number) => string;
  readonly buildings: string;
  readonly deck: (n: number) => string;
  readonly known: string;
  readonly specialists: string;
  readonly coins: (n: number) => string;
  readonly points: (n: number) => string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly players: string;
  readonly you: (name: string) => string;
  readonly rows: {
    readonly points: string;
    readonly coins: string;
    readonly prestige: string;
    readonly cultures: string;
    readonly hand: string;
    readonly port: string;
    readonly aside: string;
    readonly left: string;
    readonly built: string;
    readonly reserved: string;
    readonly specialists: string;
  };
}

const en: Labels = {
  boats: ['B', 'W', 'S', 'C', 'G'],
  seats: ['B', 'O', 'V', 'G'],
  cultures: ['per', 'tea', 'wis', 'ind', 'ric', 'cam'],
  sanctuary: 'San',
  torii: 'Tor',
  palace: 'Pal',
  mapKey: [
    'Ship spaces: 14 free, C14 taken (B bamboo, W wood, S stone, C clay, G gold), * laid this turn.',
    'Islands: i04^ mountain; per persimmon, tea, wis wisteria, ind indigo, ric rice, cam camellia;',
    '[B] building of blue (O orange, V violet, G grey), Tor torii, Pal palace, San Sanctuary.',
    'A> to E> are the entries; ship spaces are connected where their lanes meet at o.',
  ],
  round: (n) => `Round ${n}`,
  over: 'The game is over.',
  order: 'Turn order:',
  fleets: 'Fleets',
  fleetsDown: (n) => `${n} face down`,
  supply: 'Supply:',
  sanctuaries: (n) => `${n} Sanctuaries`,
  buildings: 'Buildings',
  deck: (n) => `${n} in the deck`,
  known: 'The deck as you know it, from the top (~ order unknown):',
  specialists: 'Specialists',
  coins: (n) => `${n} ${n === 1 ? 'coin' : 'coins'}`,
  points: (n) => `${n} PP`,
  kinds: { house: 'house', shop: 'shop', torii: 'torii', palace: 'palace' },
  players: 'Players',
  you: (name) => `${name} (you)`,
  rows: {
    points: 'PP if it ended now',
    coins: 'Coins',
    prestige: 'Prestige tokens',
    cultures: 'Culture tokens',
    hand: 'Boats in hand',
    port: 'Boats in port',
    aside: 'Boats set aside',
    left: 'Buildings left',
    built: 'Built (PP)',
    reserved: 'Reserved',
    specialists: 'Specialists',
  },
};

const fr: Labels = {
  boats: ['V', 'M', 'N', 'R', 'J'],
  seats: ['B', 'O', 'V', 'G'],
  cultures: ['kak', 'thé', 'gly', 'ind', 'riz', 'cam'],
  sanctuary: 'San',
  torii: 'Tor',
  palace: 'Pal',
  mapKey: [
    'Emplacements : 14 libre, R14 occupé (V bambou, M bois, N pierre, R argile, J or), * placé ce tour.',
    'Îles : i04^ montagne ; kak kaki, thé, gly glycine, ind indigo, riz, cam camélia ;',
    '[B] bâtiment du bleu (O orange, V violet, G gris), Tor torii, Pal palais, San sanctuaire.',
    'A> à E> sont les départs ; les emplacements sont reliés là où leurs lignes se rejoignent en o.',
  ],
  round: (n) => `Manche ${n}`,
  over: 'La partie est terminée.',
  order: 'Ordre du tour :',
  fleets: 'Flottes',
  fleetsDown: (n) => `${n} face cachée`,
  supply: 'Réserve :',
  sanctuaries: (n) => `${n} ${n < 2 ? 'sanctuaire' : 'sanctuaires'}`,
  buildings: 'Bâtiments',
  deck: (n) => `${n} dans la pioche`,
  known: 'Ce que vous savez de la pioche, depuis le dessus (~ ordre inconnu) :',
  specialists: 'Spécialistes',
  coins: (n) => `${n} ${n < 2 ? 'pièce' : 'pièces'}`,
  points: (n) => `${n} PP`,
  kinds: { house: 'maison', shop: 'échoppe', torii: 'torii', palace: 'palais' },
  players: 'Joueurs',
  you: (name) => `${name} (vous)`,
  rows: {
    points: 'PP si fin immédiate',
    coins: 'Pièces',
    prestige: 'Pions Prestige',
    cultures: 'Jetons Culture',
    hand: 'Bateaux en main',
    port: 'Bateaux au port',
    aside: 'Bateaux écartés',
    left: 'Bâtiments restants',
    built: 'Construits (PP)',
    reserved: 'Réservés',
    specialists: 'Spécialistes',
  },
};

const ja: Labels = {
  boats: ['竹', '木', '石', '土', '金'],
  seats: ['青', '橙', '紫', '灰'],
  cultures: ['柿', '茶', '藤', '藍', '米', '椿'],
  sanctuary: '聖域',
  torii: '鳥居',
  palace: '宮殿',
  mapKey: [
    '船の場所：14 空き、土14 船あり（竹・木・石・土＝粘土・金）、* この手番に置いた船。',
    '島：i04^ 山、柿・茶・藤・藍・米・椿＝文化トークン、[青] 青の建物（橙・紫・灰も同様）。',
    'A>～E> 入口。場所は航路が o で交わる所でつながります。',
  ],
  round: (n) => `第${n}ラウンド`,
  over: 'ゲーム終了。',
  order: '手番順：',
  fleets: '船団',
  fleetsDown: (n) => `裏向き${n}枚`,
  supply: 'ストック：',
  sanctuaries: (n) => `聖域${n}`,
  buildings: '建物',
  deck: (n) => `山札${n}枚`,
  known: '知っている山札（上から、~は順不明）：',
  specialists: '専門家',
  coins: (n) => `コイン${n}枚`,
  points: (n) => `${n}点`,
  kinds: { house: '家', shop: '店', torii: '鳥居', palace: '宮殿' },
  players: 'プレイヤー',
  you: (name) => `${name}（あなた）`,
  rows: {
    points: '今終了した場合の点',
    coins: 'コイン',
    prestige: '威信トークン',
    cultures: '文化トークン',
    hand: '手元の船',
    port: '港の船',
    aside: '除外した船',
    left: '残りの建物',
    built: '建てた数（点）',
    reserved: '予約',
    specialists: '専門家',
  },
};

export const LABELS: Readonly<Record<Language, Labels>> = { en, fr, ja };
