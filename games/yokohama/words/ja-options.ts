import type { Words } from 'engawa';

/** Y-23: what a table may choose. */
export const options: Words['options'] = {
  mining: {
    name: '中華街での採掘技術',
    about: '追加の銅は、中華街を訪れるごとに1回か、そこで銅を買うたびに得るかの2通りに読めます。',
    values: { action: '1回の訪問につき1回', exchange: '交換するたびに' },
  },
  recall: {
    name: '社長の呼び戻し',
    about: 'ルールブックは社長と一緒に戻す部下の数を制限していません。後の版の早見表では1つのエリアの部下です。',
    values: { anyAreas: 'どのエリアからでも', oneArea: '1つのエリアから全員' },
  },
  placing: {
    name: '部下の配置',
    about: 'ルールブックでは部下を1人、2人、または3人置きます。誰も置かなくてよいとする卓もあります。',
    values: { atLeastOne: '少なくとも1人', mayPass: '置かなくてもよい' },
  },
  twoPlayers: {
    name: '2人ゲーム',
    about:
      '後の版では、教会と税関のマスが1つずつふさがれ、技術では値7.5のダミーと競い、1人だけなら両方の賞を得て、呼び戻しは1つのエリアからです。',
    values: { first: '初版のとおり', later: '後の版のとおり' },
  },
};
