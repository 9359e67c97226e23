import type { Lesson } from 'engawa/face';

/** Four turns of a real game for two: build, produce, sell, consolidate. */
export const lesson: Lesson = {
  seats: 2,
  seed: 'lesson 10327',
  bubbles: [
    {
      text: {
        en: 'You lead a great trading house of Meiji Japan. Most victory points win.',
        fr: 'Vous dirigez une grande maison de l’ère Meiji. Le plus de points de victoire gagne.',
        ja: 'あなたは明治の大財閥の主。勝利点がいちばん多い人の勝ちです。',
      },
      clause: 'N-1.1',
    },
    {
      text: {
        en: 'Points come mainly from influence in four regions, counted three times.',
        fr: 'Les points viennent surtout de l’influence dans quatre régions, comptée trois fois.',
        ja: '点は主に四つの地域での影響力から。三回得点計算があります。',
      },
      clause: 'N-9',
    },
    {
      text: {
        en: 'A turn: take one worker and do an action of its slot. Or consolidate.',
        fr: 'Un tour : prendre un ouvrier et faire une action de sa case. Ou consolider.',
        ja: '手番では、労働者を一人取りその枠のアクションをするか、統合整理をします。',
      },
      clause: 'N-5.2',
    },
    {
      text: {
        en: 'First you need a factory. Take the blue worker from slot 2.',
        fr: 'Il vous faut d’abord une usine. Prenez l’ouvrier bleu de la case 2.',
        ja: 'まずは工場。アクション枠2の青い労働者を取りましょう。',
      },
      do: 'take 2 blue',
      clause: 'N-5.4',
    },
    {
      text: {
        en: 'Invest builds a factory. This silk mill pays 5,000 Yen at once.',
        fr: 'Investir construit une usine. Cette filature rapporte 5 000 yens tout de suite.',
        ja: '投資で工場を建てます。この絹工場はすぐに5,000円もらえます。',
      },
      do: 'build silk-d',
      after: ['1 take 2 black', '1 build paper-c'],
      clause: 'N-6.1',
    },
    {
      text: {
        en: 'Your rival built a paper mill. Now let your factory work.',
        fr: 'Votre rival a construit une papeterie. Faites maintenant tourner votre usine.',
        ja: '相手は製紙工場を建てました。こんどは自分の工場を動かしましょう。',
      },
      clause: 'N-6.3',
    },
    {
      text: {
        en: 'Take the red worker from slot 1. Mind its colour: each new colour costs wages.',
        fr: 'Prenez l’ouvrier rouge de la case 1. Attention : chaque nouvelle couleur coûte un salaire.',
        ja: 'アクション枠1の赤を取ります。色が増えるほど賃金が増えます。',
      },
      do: 'take 1 red',
      clause: 'N-7.3',
    },
    {
      text: {
        en: 'Produce: your coal becomes silk in the store of the factory.',
        fr: 'Produire : votre charbon devient de la soie dans la réserve de l’usine.',
        ja: '生産：石炭が工場の倉庫で絹になります。',
      },
      do: 'act produce',
      after: ['1 take 1 white', '1 act knowledge', '1 climb 1'],
      clause: 'N-6.3',
    },
    {
      text: {
        en: 'Sell it at home. Slot 5 is the Local Market: take the red worker.',
        fr: 'Vendez-la au pays. La case 5 est le marché local : prenez l’ouvrier rouge.',
        ja: '国内で売りましょう。アクション枠5は国内市場。赤い労働者を取ります。',
      },
      do: 'take 5 red',
      clause: 'N-6.9',
    },
    {
      text: {
        en: 'Osaka wants silk. Supply it and your influence tile takes the place.',
        fr: 'Osaka veut de la soie. Livrez-la et votre tuile Influence prend la place.',
        ja: '大阪は絹を求めています。納めて影響力タイルを置きましょう。',
      },
      do: 'supply osaka-s',
      after: ['1 take 4 grey', '1 act trains', '1 place kansai'],
      clause: 'N-6.9.2',
    },
    {
      text: {
        en: 'The overseas companies hold every empty slot. You just took one from them.',
        fr: 'Les compagnies étrangères tiennent chaque case vide. Vous venez d’en prendre une.',
        ja: '空いた影響力枠は海外企業のもの。今ひとつ奪いました。',
      },
      clause: 'N-9',
    },
    {
      text: {
        en: 'Your board holds six workers at most. Consolidate before, to start afresh.',
        fr: 'Votre plateau porte six ouvriers au plus. Consolidez avant, pour repartir à neuf.',
        ja: '労働者は六人まで。その前に統合整理をして立て直します。',
      },
      do: 'consolidate',
      clause: 'N-7',
    },
    {
      text: {
        en: 'Money and coal are reset to your income. Three workers earn a reward: take coal.',
        fr: 'Argent et charbon reviennent à votre revenu. Trois ouvriers valent une récompense : du charbon.',
        ja: '資金と石炭は収入まで戻ります。三人で恩賞：石炭を取りましょう。',
      },
      do: 'reward 2 coal',
      clause: 'N-7.2',
    },
    {
      text: {
        en: 'Its back multiplies an achievement at the end. Regions suit you.',
        fr: 'Son dos multiplie un accomplissement à la fin. Les régions vous vont bien.',
        ja: '裏面は終了時に業績を何倍にもします。地域が向いています。',
      },
      do: 'cover regions',
      clause: 'N-7.2.5',
    },
    {
      text: {
        en: 'Two colours were paid: 6,000 Yen. Unpaid colours cost victory points.',
        fr: 'Deux couleurs payées : 6 000 yens. Une couleur impayée coûte des points.',
        ja: '二色分の6,000円を払いました。払えない色は減点です。',
      },
      clause: 'N-7.3',
    },
    {
      text: {
        en: 'When the waiting rows are empty the marker moves, and regions are scored.',
        fr: 'Quand les rangées d’attente sont vides, le marqueur avance et les régions comptent.',
        ja: '待機列が空になるとマーカーが進み、地域の得点計算が起きます。',
      },
      clause: 'N-8',
    },
    {
      text: {
        en: 'Each region pays its first, second and third. Overseas companies compete too.',
        fr: 'Chaque région paie le premier, le deuxième, le troisième. Les compagnies étrangères concourent aussi.',
        ja: '地域ごとに一位から三位まで得点。海外企業も順位を争います。',
      },
      clause: 'N-9.4',
    },
    {
      text: {
        en: 'When the marker reaches gold, everybody has three turns, then the third scoring.',
        fr: 'Quand le marqueur atteint l’or, chacun joue trois tours, puis vient le dernier décompte.',
        ja: 'マーカーが金枠に着くと各自あと3手番、そして三度目の得点計算。',
      },
      clause: 'N-10.1',
    },
    {
      text: {
        en: 'Then your achievements count, each times the reward tile you put there.',
        fr: 'Puis comptent vos accomplissements, multipliés par les récompenses posées.',
        ja: '最後に業績の点が、置いた恩賞の倍率で入ります。',
      },
      clause: 'N-10.4',
    },
    {
      text: {
        en: 'You know the game. Now play an easy bot.',
        fr: 'Vous savez jouer. Affrontez maintenant un robot facile.',
        ja: 'これで遊べます。やさしいボットと対戦しましょう。',
      },
    },
  ],
};
