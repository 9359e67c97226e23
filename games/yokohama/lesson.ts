import { bubble, decision, type Lesson } from 'engawa/face';
import weighed from './lesson.json' with { type: 'json' };

/** Four turns of a real game for two: goods, silk with a shophouse, the port with another and an order, a second order and its agent. */
export const lesson: Lesson = {
  seats: 2,
  seed: 'lesson 1056',
  weighed,
  bubbles: [
    bubble({ about: ['points'], clause: 'Y-1.3' }, [
      'You are a merchant in the young port of Yokohama. Most points win.',
      'Vous êtes marchand à Yokohama, jeune port. Qui a le plus de points gagne.',
      'あなたは開港まもない横浜の商人。点がいちばん多い人の勝ちです。',
    ]),
    decision(
      {
        choices: [['keep ord-22'], ['keep ord-36']],
        after: ['1 keep ord-04', '0 end'],
        names: ['orderCards', 'good:silk', 'good:copper', 'good:fish', 'imports'],
        clause: 'Y-5.11',
      },
      [
        'You were dealt two orders. Which one do you keep?',
        'Vous recevez deux commandes. Laquelle gardez-vous ?',
        '注文書が2枚配られました。どちらを残しますか？',
      ],
      [
        'An order wants goods and pays points. The other one leaves the game.',
        'Une commande veut des marchandises et rapporte des points. L’autre quitte la partie.',
        '注文書は商品を納めると点になります。もう1枚はゲームから除かれます。',
      ],
      [
        'Tea and silk lie side by side: three turns may be enough. Four kinds of goods ask for four areas, but pay more.',
        'Le thé et la soie se trouvent côte à côte : trois tours peuvent suffire. Quatre sortes demandent quatre zones, mais rapportent plus.',
        '茶と生糸は隣どうしのエリアで揃うので、3手番で足ります。4種類なら四つのエリアが要りますが、報酬は多めです。',
      ],
    ),
    bubble(
      {
        do: 'place tea-plantation-1',
        after: ['0 place silk-factory-1', '0 place port-a'],
        names: ['assistants', 'area:tea-plantation-1', 'area:silk-factory-1', 'area:port-a'],
        clause: 'Y-8.1.1',
      },
      [
        'Send an assistant each to three areas. First the Tea Plantation; two more follow.',
        'Envoyez un assistant dans trois zones. D’abord la Plantation de thé ; deux autres suivent.',
        '三つのエリアに部下を1人ずつ。まず茶畑へ。あと2人が続きます。',
      ],
    ),
    decision(
      {
        choices: [['put tea-plantation-1'], ['put silk-factory-1'], ['put port-a']],
        after: [
          '0 end',
          '1 end',
          '1 place fishing-port-1',
          '1 place church',
          '1 place copper-mine-1',
          '1 put fishing-port-1',
          '1 end',
          '0 end',
        ],
        names: ['president', 'power', 'good:tea'],
        clause: 'Y-8.2.2',
      },
      [
        'Your president begins where an assistant waits. In which area?',
        'Votre président commence là où attend un assistant. Dans quelle zone ?',
        '社長は部下のいる所から始めます。どのエリアにしますか？',
      ],
      [
        'President and assistants add up to your power there, now 2. He acts and stays; later he walks next door.',
        'Président et assistants font votre pouvoir : ici 2. Il agit et reste ; ensuite il marche vers une zone voisine.',
        '社長と部下の数がパワー、今は2。社長はそこで働いて残り、次は隣へ歩きます。',
      ],
      [
        'Your order wants two tea and five silk. Tea is plentiful, silk slower to come by; an order taken early tells you what else to fetch.',
        'Votre commande veut deux thés et cinq soies. Le thé abonde, la soie vient plus lentement ; une commande prise tôt dit quoi chercher encore.',
        '手札が求めるのは茶2個と生糸5個。茶はたくさん採れ、生糸は少しずつ。早く取った注文書は、ほかに集めるものを教えてくれます。',
      ],
    ),
    bubble(
      { about: ['area:tea-plantation-1'], names: ['area:copper-mine-1', 'area:fishing-port-1'], clause: 'Y-8.6.1' },
      [
        'Power 2 made two tea. The assistant came home; your rival fished.',
        'Pouvoir 2 : deux thés. L’assistant est rentré ; votre rival a pêché.',
        'パワー2で茶を2個。部下は手元に戻り、相手は海産物を得ました。',
      ],
    ),
    bubble({ do: 'place silk-factory-1', after: ['0 place silk-factory-1'], clause: 'Y-8.1.1' }, [
      'More power does more. Put two assistants into one area: the Silk Factory.',
      'Plus de pouvoir, plus d’effet. Mettez deux assistants dans une zone : l’Usine de soie.',
      'パワーは高いほど有利。製糸場に2人まとめて置きましょう。',
    ]),
    bubble({ do: 'enter silk-factory-1', clause: 'Y-8.2.3' }, [
      'Your president walks through areas where your assistants wait. Enter the Silk Factory.',
      'Votre président traverse les zones où sont vos assistants. Allez à l’Usine de soie.',
      '社長は部下のいるエリアを進みます。製糸場へ。',
    ]),
    bubble({ do: 'stop', clause: 'Y-10.2' }, [
      'You could walk on to the port. Stop here: power 4.',
      'Vous pourriez aller jusqu’au port. Arrêtez-vous : pouvoir 4.',
      '港まで進むこともできますが、ここで止まります。パワー4です。',
    ]),
    decision(
      {
        choices: [['shop 1'], ['shop 3'], ['shop 4']],
        after: ['0 end', '1 end', '1 place church', '1 place church', '1 pass', '1 end', '0 end'],
        names: ['shophouse', 'yen', 'warehouse', 'anyGood', 'move'],
        clause: 'Y-8.5.1',
      },
      [
        'With power 4 you may build. Which slot for your shophouse?',
        'Avec un pouvoir de 4, on peut construire. Quelle case pour votre boutique ?',
        'パワー4なら建設できます。どの区画に店舗を建てますか？',
      ],
      [
        'Each slot pays its sign once, to whoever builds there first. The slot stays yours and adds 1 power here.',
        'Chaque case paie une fois son signe au premier qui y construit. Elle reste à vous et ajoute 1 de pouvoir ici.',
        '区画の報酬は最初に建てた人だけがもらえます。店舗は残り、ここでのパワーが1増えます。',
      ],
      [
        'Goods are what orders ask for; yen pay fees, pieces and second orders. A point counts at once and is never lost.',
        'Les commandes demandent des marchandises ; les yens paient passages, pièces et secondes commandes. Un point compte tout de suite et reste.',
        '商品は注文書に、円は通行料やコマ、2枚目の注文書に使えます。点はすぐに入り、失いません。',
      ],
    ),
    bubble({ about: ['area:church'], names: ['area:church', 'toll'], clause: 'Y-8.2.9' }, [
      'Your rival took the president back, to start anywhere next turn: a recall.',
      'Votre rival a repris son président, pour repartir n’importe où : un rappel.',
      '相手は社長を手元に戻しました。次は好きな所から始められます。',
    ]),
    bubble({ do: 'place port-a', after: ['0 place port-a', '0 enter port-a'], clause: 'Y-10.6' }, [
      'One silk is missing. Go to Port A first: orders lie there.',
      'Il manque une soie. Allez d’abord au Port A : les commandes s’y trouvent.',
      '生糸があと1個。まず注文書のある港Aへ。',
    ]),
    decision(
      {
        choices: [['take ord-19'], ['take ord-28'], ['take ord-09']],
        after: ['0 pass'],
        names: ['agents'],
        clause: 'Y-10.6.1',
      },
      [
        'Power 4 reaches every order on display. Which one?',
        'Pouvoir 4 donne accès à toutes les commandes. Laquelle ?',
        'パワー4なら全部の注文書から選べます。どれにしますか？',
      ],
      [
        'Two cards of one nation bring its foreign agent, who acts once more for you. Your order is French.',
        'Deux cartes d’une nation amènent son agent étranger, qui agit une fois de plus pour vous. Votre commande est française.',
        '同じ国のカードが2枚でお雇い外国人が来て、もう一度働いてくれます。手札の1枚はフランスの注文書。',
      ],
      [
        'The Silk Factory is next door, and a second French card brings an agent. Dearer orders pay more, but their goods lie far apart.',
        'L’Usine de soie est à côté, et une seconde carte française amène un agent. Les autres paient plus, mais il faut courir.',
        '製糸場は隣、しかもフランス2枚でお雇い外国人が来ます。ほかは高得点ですが、商品のエリアが離れています。',
      ],
    ),
    bubble({ do: 'shop 2', names: ['tradingHouse'], clause: 'Y-8.5.2' }, [
      'Build here too. Trading houses are dearer, and stand on a slot of their own.',
      'Construisez ici aussi. Les maisons de commerce, plus chères, ont leur propre case.',
      'ここにも建てましょう。商館は高価で、専用の区画に建ちます。',
    ]),
    bubble({ do: 'choose silk', after: ['0 choose tea'], clause: 'Y-11.3' }, [
      'This slot brings two goods of your choice: the missing silk, and a tea.',
      'Cette case donne deux marchandises au choix : la soie qui manque, et un thé.',
      'この区画では好きな商品が2個。足りない生糸と、茶を1個。',
    ]),
    bubble(
      {
        do: 'fulfil ord-22',
        after: [
          '0 end',
          '1 end',
          '1 place church',
          '1 place fishing-port-1',
          '1 place tea-plantation-1',
          '1 put fishing-port-1',
          '1 end',
          '0 end',
        ],
        clause: 'Y-9.3.1',
      },
      [
        'You own five silk and the tea now. Fulfil your order.',
        'Vous avez maintenant cinq soies et le thé. Honorez votre commande.',
        '生糸5個と茶が揃いました。注文書を達成しましょう。',
      ],
    ),
    decision(
      {
        choices: [
          ['place silk-factory-1', '0 place silk-factory-1', '0 enter silk-factory-1'],
          ['place customs', '0 place customs', '0 enter customs'],
          ['place bank', '0 place bank', '0 enter bank'],
        ],
        names: ['area:customs', 'area:bank'],
        clause: 'Y-10.11.1',
      },
      [
        'Three areas are next door. Where do you send two assistants?',
        'Trois zones sont voisines. Où envoyez-vous deux assistants ?',
        '隣のエリアは三つ。部下2人をどこへ送りますか？',
      ],
      [
        'Your president follows and acts with power 3 or more. Silk is for your order, the customs turn imports into points, the bank pays yen.',
        'Votre président suit et agit avec pouvoir 3 ou plus. La soie sert à la commande, les Douanes changent les importations en points, la Banque donne des yens.',
        '社長も続いてパワー3以上で働きます。生糸は注文書に、税関では舶来品を点に、銀行ではお金を。',
      ],
      [
        'Your own shophouse makes you stronger in the Silk Factory: the order is done this very turn. Yen help everywhere; the customs want imports first.',
        'Votre boutique vous renforce à l’Usine de soie : la commande est honorée ce tour-ci. Les yens servent partout ; les Douanes veulent d’abord des importations.',
        '製糸場では自分の店舗の分だけ強く、この手番で注文書が揃います。お金はどこでも役立ち、税関にはまず舶来品が要ります。',
      ],
    ),
    bubble(
      {
        do: 'fulfil ord-19',
        after: [
          '0 end',
          '1 end',
          '1 place bank',
          '1 place employment-agency',
          '1 enter tea-plantation-1',
          '1 stop',
          '1 end',
        ],
        clause: 'Y-9.4.2',
      },
      [
        'Three silk again. Fulfil the order: a French agent comes with it.',
        'De nouveau trois soies. Honorez la commande : un agent français vient avec.',
        'また生糸3個。注文書を達成すると、お雇いフランス人が来ます。',
      ],
    ),
    bubble({ about: ['area:employment-agency'], names: ['area:employment-agency', 'store'], clause: 'Y-10.8' }, [
      'Pieces in your warehouse rest. The Employment Agency brings them into your hand.',
      'Les pièces de l’entrepôt attendent. L’Agence pour l’emploi les met en main.',
      '倉庫のコマはまだ使えません。職業紹介所で手元に移します。',
    ]),
    bubble({ about: ['area:laboratory-a'], names: ['area:laboratory-a', 'technologyCards'], clause: 'Y-10.7' }, [
      'Laboratories sell technologies: each helps you for the rest of the game.',
      'Les laboratoires vendent des technologies : chacune aide jusqu’à la fin.',
      '研究所では技術が手に入り、最後まで役に立ちます。',
    ]),
    bubble({ names: ['fivePowerToken', 'stationToken', 'achievements'], clause: 'Y-8.4.1' }, [
      'Power 5 wins the token of an area, once. Achievements wait for the first.',
      'Pouvoir 5 gagne une fois le jeton d’une zone. Les réalisations attendent les premiers.',
      'パワー5でエリアのトークンを一度獲得。実績は早い者勝ちです。',
    ]),
    bubble({ about: ['ending'], names: ['area:chinatown', 'area:canal'], clause: 'Y-14.1' }, [
      'Here you see how the end draws near. With more players, more areas open.',
      'Ici se lit l’approche de la fin. À plus nombreux, davantage de zones.',
      'ここで終わりの近さがわかります。人数が多いとエリアが増えます。',
    ]),
  ],
};
