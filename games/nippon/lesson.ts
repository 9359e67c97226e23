import { bubble, decision, type Lesson } from 'engawa/face';
import weighed from './lesson.json' with { type: 'json' };

/** Four turns of a real game for two: build, produce, sell, consolidate. */
export const lesson: Lesson = {
  seats: 2,
  seed: 'lesson 10327',
  weighed,
  bubbles: [
    bubble({ about: ['points'], names: ['vp', 'overseas'], clause: 'N-9' }, [
      'You lead a great trading house. Points come mainly from influence in four regions.',
      'Vous dirigez une grande maison. Les points viennent surtout de l’influence dans quatre régions.',
      'あなたは大財閥の主。点は主に四つの地域での影響力から入ります。',
    ]),
    bubble(
      {
        do: 'take 2 blue',
        names: ['action:invest', 'action:export', 'action:produce', 'action:knowledge'],
        clause: 'N-5.4',
      },
      [
        'A turn: take a worker, do an action of its slot. Take the blue one.',
        'Un tour : prendre un ouvrier, faire une action de sa case. Prenez le bleu.',
        '手番では労働者を取り、その枠のアクションを。青を取りましょう。',
      ],
    ),
    decision(
      {
        choices: [['build silk-d'], ['build paper-c'], ['build silk-a']],
        after: ['1 take 2 black', '1 build paper-c'],
        names: ['yen', 'blueprints', 'good:silk', 'good:paper'],
        clause: 'N-6.1',
      },
      [
        'Invest builds a factory. Which one?',
        'Investir construit une usine. Laquelle ?',
        '投資で工場を建てます。どれにしますか？',
      ],
      [
        'Each costs 6,000 Yen and a blueprint and makes one kind of good. The letter says what else it gives.',
        'Chacune coûte 6 000 yens et un plan, et fabrique un bien. La lettre dit ce qu’elle donne en plus.',
        'どれも6,000円と青写真1枚で、商品を1種類作ります。文字ごとに別の効果があります。',
      ],
      [
        'Yen at once pay for the next steps; knowledge opens better factories; an income comes back at every consolidation.',
        'Des yens tout de suite paient la suite ; la connaissance ouvre de meilleures usines ; un revenu revient à chaque consolidation.',
        'すぐ入る資金は次の手番に、知識は高いレベルの工場に、収入は統合整理のたびに効きます。',
      ],
    ),
    decision(
      {
        choices: [['take 1 red'], ['take 3 red'], ['take 4 yellow']],
        names: ['action:mines', 'action:ships', 'action:machinery', 'action:trains'],
        clause: 'N-7.3',
      },
      [
        'Your second worker: from which slot?',
        'Votre deuxième ouvrier : de quelle case ?',
        '2人目の労働者。どの枠から取りますか？',
      ],
      [
        'Every colour you keep costs wages later. Your factory stands idle; your coal would let it work once.',
        'Chaque couleur gardée coûtera un salaire. Votre usine dort ; votre charbon la ferait tourner une fois.',
        '手元の色が増えるほど後で賃金が要ります。工場はまだ動いていません。石炭は1回分あります。',
      ],
      [
        'Silk that is made now can be sold next turn, for influence. Mines and machines pay only when you produce more often.',
        'La soie faite maintenant se vend au prochain tour, contre de l’influence. Mines et machines paient plus tard.',
        '今作った絹は次の手番に売れて影響力になります。鉱山と機械は何度も生産してから効いてきます。',
      ],
    ),
    bubble(
      {
        do: 'act produce',
        after: ['1 take 1 white', '1 act knowledge', '1 climb 1'],
        names: ['coal'],
        clause: 'N-6.3',
      },
      [
        'Produce: coal becomes silk in the store of your factory.',
        'Produire : le charbon devient de la soie, stockée à l’usine.',
        '生産：石炭が工場の倉庫で絹になります。',
      ],
    ),
    bubble({ do: 'take 5 red', names: ['action:localMarket'], clause: 'N-6.9' }, [
      'Sell at home. Take the red worker of the Local Market: a colour you have.',
      'Vendez dans le pays. Prenez l’ouvrier rouge du Marché local : une couleur déjà prise.',
      '国内で売ります。持っている色、「国内市場」の赤を取りましょう。',
    ]),
    decision(
      {
        choices: [['supply osaka-s'], ['supply nagasaki-e'], ['supply tokyo-n']],
        after: ['1 take 4 grey', '1 act trains', '1 place kansai'],
        names: ['good:bento', 'good:lenses', 'good:clocks', 'good:bulbs'],
        clause: 'N-6.9.2',
      },
      [
        'Cities want goods. Which one do you supply with silk?',
        'Les villes demandent des biens. Laquelle fournissez-vous en soie ?',
        '都市は商品を求めています。絹をどこへ納めますか？',
      ],
      [
        'Your influence tile takes the slot, and the region pays its sign at once: Yen, coal or blueprints.',
        'Votre tuile Influence prend la case, et la région paie aussitôt son signe : yens, charbon ou plans.',
        '枠に影響力タイルを置き、地域ボーナス（資金・石炭・青写真など）をすぐに受け取ります。',
      ],
      [
        'The tile counts at every scoring wherever it lies. What the region pays decides what you can do next turn.',
        'La tuile compte à chaque décompte, où qu’elle soit. Ce que paie la région décide de votre prochain tour.',
        'タイルはどこに置いても得点計算のたびに働きます。もらうボーナスで次の手番にできることが変わります。',
      ],
    ),
    bubble({ do: 'consolidate', about: ['crew'], clause: 'N-7' }, [
      'Your board holds six workers at most. Consolidate before, to start afresh.',
      'Votre plateau porte six ouvriers au plus. Consolidez avant, pour repartir à neuf.',
      '労働者は6人まで。その前に統合整理をして立て直します。',
    ]),
    decision(
      { choices: [['reward 2 coal'], ['reward 2 yen'], ['reward 2 blueprints']], clause: 'N-7.2' },
      [
        'Three workers earn the Emperor’s reward. Which bonus?',
        'Trois ouvriers valent une récompense de l’Empereur. Quel bonus ?',
        '労働者3人で恩賞がもらえます。どのボーナスにしますか？',
      ],
      [
        'Money and coal have just been reset to your income. The bonus comes on top, at once.',
        'Argent et charbon viennent de revenir à votre revenu. Le bonus s’y ajoute aussitôt.',
        '資金と石炭は収入まで戻りました。ボーナスはその上に加わります。',
      ],
      [
        'Coal lets factories run, Yen build and pay wages, blueprints are needed for every factory. Take what you would run out of first.',
        'Le charbon fait tourner les usines, les yens construisent et paient, chaque usine veut un plan. Prenez ce qui manquera d’abord.',
        '石炭は稼働、資金は建設と賃金、青写真は工場ごとに要ります。最初に尽きそうなものを。',
      ],
    ),
    decision(
      {
        choices: [['cover regions'], ['cover trains'], ['cover knowledge']],
        names: ['achievement:regions', 'achievement:contracts', 'achievement:advancedFactories'],
        clause: 'N-7.2.5',
      },
      [
        'The tile’s back multiplies an achievement at the end. Which one?',
        'Au dos, la tuile multiplie un accomplissement à la fin. Lequel ?',
        'タイルの裏は終了時に業績を倍にします。どれに置きますか？',
      ],
      [
        'Each achievement counts what you will have done: regions won, trains laid, steps of knowledge. Choose what you mean to do.',
        'Chaque accomplissement compte ce que vous aurez fait : régions, trains, connaissance. Choisissez ce que vous visez.',
        '業績は最後にできていること（地域、鉄道、知識など）で決まります。目指すものに置きましょう。',
      ],
      [
        'You have begun to hold regions, and you need them anyway for points. Trains and knowledge pay if you go on with them.',
        'Vous tenez déjà une région, et il en faut pour marquer. Trains et connaissance paient si vous insistez.',
        '地域はもう取り始めていて、どのみち得点に必要です。鉄道や知識は続ければ実ります。',
      ],
    ),
    bubble({ about: ['wages'], clause: 'N-7.3' }, [
      'Two colours were paid: 3,000 Yen each. Unpaid colours cost victory points.',
      'Deux couleurs payées : 3 000 yens chacune. Une couleur impayée coûte des points.',
      '2色分、1色につき3,000円を払いました。払えない色は減点です。',
    ]),
    bubble({ about: ['scoringTrack'], clause: 'N-8' }, [
      'When the waiting rows are empty the marker moves, and regions are scored.',
      'Quand les rangées d’attente sont vides, le marqueur avance et les régions comptent.',
      '待機列が空になるとマーカーが進み、地域の得点計算が起きます。',
    ]),
    bubble({ about: ['region:kansai'], clause: 'N-9.4' }, [
      'Each region pays its first, second and third. Overseas companies compete too.',
      'Chaque région paie le premier, le deuxième, le troisième. Les compagnies étrangères concourent aussi.',
      '地域ごとに1位から3位まで得点。海外企業も順位を争います。',
    ]),
    bubble({ about: ['contracts'], clause: 'N-6.8' }, [
      'Export ships goods abroad: contracts pay Yen or points and count as an achievement.',
      'L’Export vend à l’étranger : les contrats rapportent yens ou points, et un accomplissement.',
      '輸出で商品を海外へ。契約は資金か点になり、業績にも数えます。',
    ]),
    bubble({ about: ['scoringTrack'], clause: 'N-10.1' }, [
      'When the marker reaches gold, everybody has three turns, then the third scoring.',
      'Quand le marqueur atteint l’or, encore trois tours chacun, puis le troisième décompte.',
      'マーカーが金枠に着くと各自あと3手番、そして3回目の得点計算。',
    ]),
  ],
};
