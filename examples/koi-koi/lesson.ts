import { bubble, decision, type Lesson, term } from 'engawa/face';
import weighed from './lesson.json' with { type: 'json' };

/** The first month of a real game: captures by one, two and three, the blue ribbons, and a koi-koi that pays. */
export const lesson: Lesson = {
  seats: 2,
  seed: 'lesson 123',
  weighed,
  bubbles: [
    bubble({ about: ['field'], names: ['field', 'hand', 'deck', 'yaku'], clause: 'K-2.1' }, [
      'Twelve months, twelve flowers, four cards each. Capture cards and make yaku.',
      'Douze mois, douze fleurs, quatre cartes chacune. Prenez des cartes, formez des yaku.',
      '十二の月に十二の花、札は4枚ずつ。札を取って役を作ります。',
    ]),
    bubble({ do: 'cut', after: ['1 play cherry-ribbon'], names: ['oya', 'ko'], clause: 'K-3.3' }, [
      'Your opponent is oya and deals. You cut the cards.',
      'Votre adversaire est oya et distribue. À vous de couper.',
      '相手が親で札を配ります。あなたは札を切ってください。',
    ]),
    decision(
      {
        choices: [['play peony-ribbon'], ['play maple-deer'], ['play iris-bridge']],
        after: ['1 play iris-1'],
        names: [
          term('card:willow-poet', ['bright', 'lumière', '光札']),
          term('card:maple-deer', ['animal', 'animal', '種札']),
          term('card:peony-ribbon', ['ribbon', 'ruban', '短冊']),
          term('card:paulownia-1', ['plain card', 'simple', 'カス']),
        ],
        clause: 'K-5.2',
      },
      [
        'A card captures cards of its month on the field. Which one do you play?',
        'Une carte prend sur le tapis celles de son mois. Laquelle jouez-vous ?',
        '手札は場の同じ月の札を取ります。どれを出しますか？',
      ],
      [
        'All three capture something now. Your opponent may take what you leave.',
        'Les trois prennent quelque chose. L’adversaire peut prendre ce que vous laissez.',
        'どれでも今すぐ取れます。残した札は相手に取られるかもしれません。',
      ],
      [
        'Nobody else can take the three maples, as you hold the fourth: they can wait. Butterflies and iris could be gone.',
        'Personne d’autre ne peut prendre les trois érables, car vous tenez le quatrième. Papillons et iris peuvent partir.',
        '紅葉の4枚目は手札にあるので、場の3枚は待っていてくれます。蝶や菖蒲はなくなるかもしれません。',
      ],
    ),
    bubble({ about: ['card:plum-warbler', 'card:plum-ribbon'], clause: 'K-5.6' }, [
      'Then the deck turned up a plum: it captured the warbler for you.',
      'Puis la pioche a donné un prunier : il vous a rapporté le rossignol.',
      '山札から梅が出て、鶯も取れました。',
    ]),
    decision(
      {
        choices: [['play maple-deer'], ['play paulownia-1'], ['play willow-poet']],
        clause: 'K-5.5',
      },
      ['Your second card: which one?', 'Votre deuxième carte : laquelle ?', '二枚目の札。どれにしますか？'],
      [
        'The deer takes three maples at once, the paulownia one card. The poet captures nothing and would stay on the field.',
        'Le cerf prend trois érables d’un coup, le paulownia une carte. Le poète ne prend rien et resterait sur le tapis.',
        '鹿は紅葉を3枚まとめて、桐は1枚取ります。道風は何も取れず、場に残ります。',
      ],
      [
        'Four cards and a blue ribbon bring yaku nearer. A bright card left on the field is a present to your opponent.',
        'Quatre cartes et un ruban bleu rapprochent des yaku. Une lumière laissée sur le tapis est un cadeau.',
        '4枚と青短で役に近づきます。光札を場に残すのは相手への贈り物です。',
      ],
    ),
    decision(
      {
        choices: [['take clover-ribbon'], ['take clover-2']],
        after: ['1 play pine-crane'],
        clause: 'K-5.4',
      },
      [
        'The deck shows clover, and two clovers lie there. Which one?',
        'La pioche donne une lespédèze ; deux l’attendent. Laquelle ?',
        '山札は萩、場にも萩が2枚。どちらを取りますか？',
      ],
      [
        'Five ribbons make Tan. Ten plain cards make Kasu.',
        'Cinq rubans font Tan. Dix simples font Kasu.',
        '短冊5枚でタン、カス札10枚でカスです。',
      ],
      [
        'Ribbons are rarer than plain cards and count in more than one yaku. You already have two.',
        'Les rubans sont plus rares que les simples et comptent dans plusieurs yaku. Vous en avez déjà deux.',
        '短冊はカスより少なく、いくつもの役に数えます。もう何枚か持っています。',
      ],
    ),
    bubble({ do: 'play pine-ribbon', clause: 'K-5.2' }, [
      'With no match a card stays. Your opponent left you the crane: take it!',
      'Sans paire, une carte reste. L’adversaire vous laisse la grue : prenez-la !',
      '合う札がなければ場に残ります。相手の鶴をいただきましょう。',
    ]),
    decision(
      {
        choices: [['koikoi'], ['shobu']],
        about: ['card:peony-ribbon', 'card:chrysanthemum-ribbon', 'card:maple-ribbon'],
        after: ['1 play peony-2'],
        names: ['call', 'doubling'],
        clause: 'K-7.3',
      },
      [
        'Three blue ribbons: Aotan! Stop here, or play on?',
        'Trois rubans bleus : Aotan ! Arrêter, ou continuer ?',
        '青い短冊が3枚で青短！ 勝負か、こいこいか？',
      ],
      [
        'Shōbu scores 16 now. Koi-koi hopes for more; but if your opponent scores first, you get nothing.',
        'Shōbu rapporte 16 points. Koi-koi espère plus ; mais si l’autre marque d’abord, vous n’avez rien.',
        '勝負なら今16点。こいこいはもっと狙えますが、相手が先に上がれば0点です。',
      ],
      [
        'Sixteen sure points are much. Your opponent is far from any yaku, so playing on is less of a risk than it sounds.',
        'Seize points sûrs, c’est beaucoup. L’adversaire est loin de tout yaku : continuer est moins risqué qu’il n’y paraît.',
        '確実な16点は大きい。ただ相手は役から遠いので、続ける危険は思うほど大きくありません。',
      ],
    ),
    decision(
      {
        choices: [['play wisteria-1'], ['play paulownia-1'], ['play iris-bridge']],
        after: ['1 play peony-1'],
        clause: 'K-6.3.2',
      },
      [
        'You said koi-koi: now you need a better yaku. Which card?',
        'Vous avez dit koi-koi : il faut mieux. Quelle carte ?',
        'こいこいと言ったら、役を増やします。どの札？',
      ],
      [
        'The wisteria would take a cuckoo, your fourth animal. Five animals make Tane.',
        'La glycine prendrait un coucou, votre quatrième animal. Cinq animaux font Tane.',
        '藤を出せば不如帰、4枚目の種札。種札5枚でタネです。',
      ],
      [
        'The cuckoo leaves you one animal short of Tane. What captures nothing loses time while your opponent hurries.',
        'Avec le coucou il ne manque qu’un animal. Ce qui ne prend rien perd du temps quand l’autre se presse.',
        '不如帰でタネまであと1枚。何も取れない手は、急ぐ相手に時を与えます。',
      ],
    ),
    bubble({ do: 'play pampas-geese', clause: 'K-5.3' }, [
      'Now the geese, with the pampas grass on the field.',
      'Maintenant les oies, avec le miscanthus du tapis.',
      '次は雁。場の芒と合わせます。',
    ]),
    bubble({ do: 'shobu', clause: 'K-7.2' }, [
      'The deck even brought the sake cup: six animals. Say shōbu!',
      'La pioche apporte même la coupe de saké : six animaux. Dites shōbu !',
      '山札のおかげで盃まで。種札6枚です。勝負！',
    ]),
    bubble({ about: ['points'], names: ['months'], clause: 'K-3.2' }, [
      'Ten points, doubled: 20. The winner of a month deals the next.',
      'Dix points, doublés : 20. Qui gagne un mois distribue le suivant.',
      '10点の倍で20点。勝った人が次の親です。',
    ]),
    bubble({ clause: 'K-6.2.4' }, [
      'Brights score most: three without the poet make Sankō, 5 points.',
      'Les lumières valent le plus : trois sans le poète font Sankō, 5 points.',
      '光札は高得点。道風をのぞく3枚で三光、5点です。',
    ]),
    bubble({ clause: 'K-8.5' }, [
      'If nobody makes a yaku all month, the oya scores 6.',
      'Si personne ne forme de yaku de tout le mois, l’oya marque 6.',
      '誰も役ができずに終わると、親権で親に6点。',
    ]),
  ],
};
