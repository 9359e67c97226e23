import { bubble, FAREWELL, type Lesson } from 'engawa/face';

/** Four turns of a real game for two: build, produce, sell, consolidate. */
export const lesson: Lesson = {
  seats: 2,
  seed: 'lesson 10327',
  bubbles: [
    bubble({ clause: 'N-1.1' }, [
      'You lead a great trading house of Meiji Japan. Most victory points win.',
      'Vous dirigez une grande maison de l’ère Meiji. Le plus de points de victoire gagne.',
      'あなたは明治の大財閥の主。勝利点がいちばん多い人の勝ちです。',
    ]),
    bubble({ clause: 'N-9' }, [
      'Points come mainly from influence in four regions, counted three times.',
      'Les points viennent surtout de l’influence dans quatre régions, comptée trois fois.',
      '点は主に四つの地域での影響力から。三回得点計算があります。',
    ]),
    bubble({ clause: 'N-5.2' }, [
      'A turn: take one worker and do an action of its slot. Or consolidate.',
      'Un tour : prendre un ouvrier et faire une action de sa case. Ou consolider.',
      '手番では、労働者を一人取りその枠のアクションをするか、統合整理をします。',
    ]),
    bubble({ do: 'take 2 blue', clause: 'N-5.4' }, [
      'First you need a factory. Take the blue worker from Export / Invest.',
      'Il vous faut d’abord une usine. Prenez l’ouvrier bleu de la case Export / Investir.',
      'まずは工場。「輸出／投資」の青い労働者を取りましょう。',
    ]),
    bubble({ do: 'build silk-d', after: ['1 take 2 black', '1 build paper-c'], clause: 'N-6.1' }, [
      'Invest builds a factory. This silk mill pays 5,000 Yen at once.',
      'Investir construit une usine. Cette filature rapporte 5 000 yens tout de suite.',
      '投資で工場を建てます。この絹工場はすぐに5,000円もらえます。',
    ]),
    bubble({ clause: 'N-6.3' }, [
      'Your rival built a paper mill. Now let your factory work.',
      'Votre rival a construit une papeterie. Faites maintenant tourner votre usine.',
      '相手は紙工場を建てました。こんどは自分の工場を動かしましょう。',
    ]),
    bubble({ do: 'take 1 red', clause: 'N-7.3' }, [
      'Take the red worker from Knowledge / Produce. Mind its colour: each new one costs wages.',
      'Prenez l’ouvrier rouge de Connaissance / Produire. Attention : chaque nouvelle couleur coûte un salaire.',
      '「知識／生産」の赤い労働者を取ります。色が増えるほど賃金が増えます。',
    ]),
    bubble({ do: 'act produce', after: ['1 take 1 white', '1 act knowledge', '1 climb 1'], clause: 'N-6.3' }, [
      'Produce: your coal becomes silk in the store of the factory.',
      'Produire : votre charbon devient de la soie dans la réserve de l’usine.',
      '生産：石炭が工場の倉庫で絹になります。',
    ]),
    bubble({ do: 'take 5 red', clause: 'N-6.9' }, [
      'Sell it at home: take the red worker from the Local Market.',
      'Vendez-la au pays. Prenez l’ouvrier rouge du marché local.',
      '国内で売りましょう。「国内市場」の赤い労働者を取ります。',
    ]),
    bubble({ do: 'supply osaka-s', after: ['1 take 4 grey', '1 act trains', '1 place kansai'], clause: 'N-6.9.2' }, [
      'Osaka wants silk. Supply it and your influence tile takes the place.',
      'Osaka veut de la soie. Livrez-la et votre tuile Influence prend la place.',
      '大阪は絹を求めています。納めて影響力タイルを置きましょう。',
    ]),
    bubble({ clause: 'N-9' }, [
      'The overseas companies hold every empty slot. You just took one from them.',
      'Les compagnies étrangères tiennent chaque case vide. Vous venez d’en prendre une.',
      '空いた影響力枠は海外企業のもの。今ひとつ奪いました。',
    ]),
    bubble({ do: 'consolidate', clause: 'N-7' }, [
      'Your board holds six workers at most. Consolidate before, to start afresh.',
      'Votre plateau porte six ouvriers au plus. Consolidez avant, pour repartir à neuf.',
      '労働者は六人まで。その前に統合整理をして立て直します。',
    ]),
    bubble({ do: 'reward 2 coal', clause: 'N-7.2' }, [
      'Money and coal are reset to your income. Three workers earn a reward: take coal.',
      'Argent et charbon reviennent à votre revenu. Trois ouvriers valent une récompense : du charbon.',
      '資金と石炭は収入まで戻ります。三人で恩賞：石炭を取りましょう。',
    ]),
    bubble({ do: 'cover regions', clause: 'N-7.2.5' }, [
      'Its back multiplies an achievement at the end. Regions suit you.',
      'Son dos multiplie un accomplissement à la fin. Les régions vous vont bien.',
      '裏面は終了時に業績を何倍にもします。地域が向いています。',
    ]),
    bubble({ clause: 'N-7.3' }, [
      'Two colours were paid: 6,000 Yen. Unpaid colours cost victory points.',
      'Deux couleurs payées : 6 000 yens. Une couleur impayée coûte des points.',
      '二色分の6,000円を払いました。払えない色は減点です。',
    ]),
    bubble({ clause: 'N-8' }, [
      'When the waiting rows are empty the marker moves, and regions are scored.',
      'Quand les rangées d’attente sont vides, le marqueur avance et les régions comptent.',
      '待機列が空になるとマーカーが進み、地域の得点計算が起きます。',
    ]),
    bubble({ clause: 'N-9.4' }, [
      'Each region pays its first, second and third. Overseas companies compete too.',
      'Chaque région paie le premier, le deuxième, le troisième. Les compagnies étrangères concourent aussi.',
      '地域ごとに一位から三位まで得点。海外企業も順位を争います。',
    ]),
    bubble({ clause: 'N-10.1' }, [
      'When the marker reaches gold, everybody has three turns, then the third scoring.',
      'Quand le marqueur atteint l’or, chacun joue trois tours, puis vient le dernier décompte.',
      'マーカーが金枠に着くと各自あと3手番、そして三度目の得点計算。',
    ]),
    bubble({ clause: 'N-10.4' }, [
      'Then your achievements count, each times the reward tile you put there.',
      'Puis comptent vos accomplissements, multipliés par les récompenses posées.',
      '最後に業績の点が、置いた恩賞の倍率で入ります。',
    ]),
    FAREWELL,
  ],
};
