import type { Words } from 'engawa';

/** M-24: how a table may read the rulebook. */
export const readings: Words['options'] = {
  blockedFounder: {
    name: '封鎖された建物の創建者',
    about: 'ルールブックは秋に封鎖された建物から移ることを禁じていますが、夏に創建者を出すことには触れていません。',
    values: { stays: '封鎖された建物からは出せない', mayFound: '創建者にできる' },
  },
  outside: {
    name: '屋外の侍',
    about: 'ルールブックの創建者は手札か建物から、引っ越しは建物の間です。屋外の侍には触れていません。',
    values: { free: '創建者にも、出入りもできる', stay: 'ずっと屋外にとどまる' },
  },
  famine: {
    name: '飢饉と屋外の侍',
    about: 'ルールブックでは建物に最後に置かれた住民から失います。屋外の侍はどの建物にもいません。',
    values: { any: 'いつでも選べる', buildingsFirst: '建物に誰もいなくなってから' },
  },
  returning: {
    name: '秋に戻ること',
    about: '作者によれば住民の並びは入れ替えません。出て戻ると、並びの中での場所が変わってしまいます。',
    values: { endOfStack: '列の最後に戻れる', never: 'この秋に離れた建物へは戻れない' },
  },
  events: {
    name: 'イベント',
    about: 'ルールブックには「自分の手番に」とだけあり、カードの季節はこちらで決めたものです。',
    values: { seasons: '決められた季節と段階で', ownTurn: '自分の手番ならいつでも' },
  },
};
