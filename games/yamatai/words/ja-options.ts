import type { Words } from 'engawa';

/** T-20: what a table may choose. */
export const options: Words['options'] = {
  harvest: {
    name: '収穫',
    about: 'ルールブックでは置いた船1隻につきトークン1個を取ります。途中でやめてよいとする卓もあります。',
    values: { whole: '船1隻につき必ず1個', mayStop: '途中でやめてよい' },
  },
  tomoe: {
    name: 'トモエの金',
    about:
      '取引は基本ルールでは手番ごと、トモエのタイルではラウンドごとと書かれています。2人ゲームでは1ラウンドに各自2手番あります。',
    values: { turn: '手番ごと', round: '1ラウンド1回' },
  },
};
