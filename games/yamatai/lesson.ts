import { bubble, decision, type Lesson, term } from 'engawa/face';
import weighed from './lesson.json' with { type: 'json' };

/** Three turns of a real game for two: a harvest and a specialist, a first building, a second beside it. */
export const lesson: Lesson = {
  seats: 2,
  seed: 'lesson 134',
  weighed,
  bubbles: [
    bubble({ about: ['points'], clause: 'T-1.4' }, [
      'Build Queen Himiko’s capital among the islands. Most victory points win.',
      'Bâtissez la capitale de la reine Himiko. Qui a le plus de PV gagne.',
      '女王卑弥呼の都を島々に築きます。点がいちばん多い人の勝ち。',
    ]),
    decision(
      {
        choices: [['take 9'], ['take 5'], ['take 1']],
        names: ['boat:bamboo', 'boat:wood', 'boat:stone', 'boat:clay', 'boat:gold', 'power'],
        clause: 'T-6.1',
      },
      [
        'Each turn begins with a fleet. Which one do you take?',
        'Chaque tour commence par une flotte. Laquelle prenez-vous ?',
        '手番はまず船団から。どれを取りますか？',
      ],
      [
        'A fleet brings boats and mostly a power. Low numbers play first in the next round.',
        'Une flotte apporte des bateaux, souvent un pouvoir. Les petits numéros joueront d’abord à la manche suivante.',
        '船団は船と、多くは能力をもたらします。番号が小さいほど次のラウンドで先になります。',
      ],
      [
        'Gold can hardly be bought, and fleet 5 plays before fleet 9 next round. Fleet 9’s two boats are about as good: so few games apart may be chance.',
        'L’or ne s’achète presque jamais, et la flotte 5 jouera avant la 9. Les deux bateaux de la 9 valent presque autant : si peu d’écart peut être le hasard.',
        '金の船はほとんど買えず、船団5は次のラウンドで9より先です。船団9の2隻もほぼ互角で、この差は偶然かもしれません。',
      ],
    ),
    bubble({ do: 'buy bamboo', names: ['coins'], clause: 'T-7.1' }, [
      'You may buy or sell one boat. Buy bamboo for 1 coin.',
      'Vous pouvez acheter ou vendre un bateau. Achetez du bambou pour 1 pièce.',
      '船を1隻売買できます。竹をコイン1枚で買いましょう。',
    ]),
    bubble({ do: 'place bamboo s01', clause: 'T-8.1.2' }, [
      'The first boat starts at an entry. Lay the bamboo off Kamome.',
      'Le premier bateau se pose sur un départ. Placez le bambou devant Kamome.',
      '最初の船は入口から。竹を鴎島の沖に置きます。',
    ]),
    bubble({ do: 'place stone s06', after: ['0 place wood s09'], clause: 'T-8.1.3' }, [
      'Each further boat continues the chain. Stone next; the wood follows. They serve everybody.',
      'Chaque bateau prolonge la chaîne. La pierre, puis le bois. Ils servent à tous.',
      '続きの船は一列につなげます。石、次に木。海の船はみんなのものです。',
    ]),
    bubble(
      {
        do: 'gather i02',
        after: ['0 gather i05'],
        names: ['culture:green', 'culture:beige', 'culture:red', 'culture:orange', 'culture:violet', 'culture:blue'],
        clause: 'T-8.3.1',
      },
      [
        'Harvest: each boat takes a token from an island beside it. Begin with Kamome.',
        'Récoltez : chaque bateau prend un jeton d’une île voisine. D’abord Kamome.',
        '収穫：船1隻ごとに隣の島のトークンを1個。まず鴎島。',
      ],
    ),
    decision(
      {
        choices: [['recruit amateratsu'], ['recruit ebisu'], ['recruit nakatsu']],
        after: [
          '1 take 5',
          '1 power',
          '1 sanctify i06',
          '1 buy clay',
          '1 place clay s03',
          '1 place gold s05',
          '1 build b07 i01',
        ],
        names: [term('specialist:amateratsu', ['specialist', 'spécialiste', '専門家']), 'prestigeToken'],
        clause: 'T-10.1',
      },
      [
        'Two equal tokens hire a specialist. Whom?',
        'Deux jetons identiques recrutent un spécialiste. Lequel ?',
        '同じトークン2個で専門家を雇えます。誰にしますか？',
      ],
      [
        'You have two tea tokens. A specialist counts points and works for you to the end.',
        'Vous avez deux jetons thé. Un spécialiste vaut des points et travaille pour vous jusqu’à la fin.',
        '茶のトークンが2個あります。専門家は点になり、最後まで働きます。',
      ],
      [
        'What works every turn is worth most early. Points on the card are sure, an ability only if you play for it.',
        'Ce qui sert à chaque tour vaut surtout au début. Les points de la carte sont sûrs, un pouvoir seulement si on l’exploite.',
        '毎手番働く能力は早いほど得です。札の点は確実、能力は活かしてこそ。',
      ],
    ),
    bubble({ about: ['island:i01'], names: ['sanctuary'], clause: 'T-8.4.2' }, [
      'Your rival built on Asahi, using your boats too. Whoever needs them, uses them.',
      'Votre rival a bâti sur Asahi, avec vos bateaux aussi. Ils servent à tous.',
      '相手はあなたの船も使って旭島に建てました。船は誰でも使えます。',
    ]),
    bubble({ do: 'take 1', after: ['0 stop'], clause: 'T-6.5' }, [
      'Two players have two turns each round. Fleet 1 makes you first next round.',
      'À deux, deux tours par manche. La flotte 1 vous fera commencer la suivante.',
      '2人なら1ラウンドに2手番。船団1を取れば次は一番手です。',
    ]),
    bubble({ do: 'place bamboo s07', clause: 'T-8.1.2' }, [
      'A first boat may also join a boat of its colour. Lay the bamboo here.',
      'Un premier bateau peut aussi rejoindre sa couleur. Placez le bambou ici.',
      '最初の船は同じ色の船につなげてもかまいません。竹をここへ。',
    ]),
    decision(
      {
        choices: [['build b15 i02'], ['gather i03']],
        after: [
          '1 take 2',
          '1 buy bamboo',
          '1 place wood s15',
          '1 place bamboo s19',
          '1 power',
          '1 reserve b13',
          '1 gather i04',
        ],
        names: ['building:b15', 'building:b01', 'building:b24', 'building:b28'],
        clause: 'T-8.4.2',
      },
      [
        'Harvest or build: a turn allows only one of them. Which?',
        'Récolter ou construire : un seul des deux par tour. Lequel ?',
        '収穫か建設、手番にできるのは一方だけ。どちらにしますか？',
      ],
      [
        'Empty Kamome is surrounded by the boats a Noodle Stall wants. Isaribi still has a token.',
        'Kamome, vide, est entourée des bateaux que veut l’Étal de nouilles. Isaribi a encore un jeton.',
        '空いた鴎島は麺の屋台に要る船に囲まれました。漁火島にはトークンが残っています。',
      ],
      [
        'Buildings count points to the end, and the mountain gave prestige too. A single token hires nobody yet.',
        'Les bâtiments comptent jusqu’à la fin, et la montagne donne du prestige. Un seul jeton ne recrute personne.',
        '建物は最後まで点になり、山は威信トークンもくれます。トークン1個ではまだ誰も雇えません。',
      ],
    ),
    decision(
      {
        choices: [['take 7'], ['take 6'], ['take 8']],
        after: ['0 stop'],
        clause: 'T-13.1.3',
      },
      [
        'A new round; you start. Which fleet now?',
        'Nouvelle manche ; vous commencez. Quelle flotte ?',
        '新しいラウンド、あなたが一番手。どの船団にしますか？',
      ],
      [
        'Specialists nobody took got coins, the rows were refilled. Tsubaki lacks one bamboo for the Fisher’s Hut.',
        'Les spécialistes restants ont reçu des pièces, les rangées sont pleines. Sur Tsubaki, il manque un bambou pour la Cabane.',
        '残った専門家にコインが乗り、列が補充されました。椿島は竹があと1隻で漁師小屋が建ちます。',
      ],
      [
        'All three bring bamboo, so the hut can be built. They differ in the second boat, the power and the turn order.',
        'Les trois apportent du bambou : la cabane est possible. Ils diffèrent par l’autre bateau, le pouvoir et l’ordre du tour.',
        'どれも竹があり、小屋は建てられます。違いはもう1隻の船と能力、そして手番順です。',
      ],
    ),
    bubble({ do: 'place bamboo s10', after: ['0 stop'], clause: 'T-8.1.2' }, [
      'Lay the bamboo between your stall and Tsubaki. The stone boat you keep.',
      'Placez le bambou entre votre étal et Tsubaki. Gardez la pierre.',
      '屋台と椿島の間に竹を置きます。石の船は取っておきます。',
    ]),
    bubble({ do: 'build b01 i05', names: ['houses'], clause: 'T-8.4.2' }, [
      'Tsubaki has two bamboo and a wood: build the Fisher’s Hut.',
      'Tsubaki a deux bambous et un bois : construisez la Cabane de pêcheur.',
      '椿島に竹2隻と木がそろいました。漁師小屋を建てましょう。',
    ]),
    bubble({ about: ['island:i02', 'island:i05'], clause: 'T-8.5.3' }, [
      'Your buildings touch: a group of two paid 2 coins. Shops pay double.',
      'Vos bâtiments se touchent : un groupe de deux paie 2 pièces. Une échoppe, le double.',
      '建物が隣り合い、2軒でコイン2枚。店なら2倍です。',
    ]),
    bubble({ do: 'stop', clause: 'T-11.1' }, [
      'Fleet 7 could remove boats. Powers are optional: end your turn.',
      'La flotte 7 pourrait retirer des bateaux. C’est facultatif : terminez votre tour.',
      '船団7は船を取り除けますが、使わなくてもかまいません。手番を終えます。',
    ]),
    bubble({ about: ['port'], clause: 'T-9.3' }, [
      'Your port keeps one boat. Every two boats beyond it cost a point.',
      'Votre port garde un bateau. Au-delà, deux bateaux coûtent un point.',
      '港に残せる船は1隻。それを超えると2隻ごとに1点減ります。',
    ]),
    bubble({ about: ['ending'], clause: 'T-13.2' }, [
      'The end comes when someone’s buildings, a boat colour or a row runs out.',
      'La fin vient quand s’épuisent les bâtiments d’un joueur, une couleur ou une rangée.',
      '誰かの建物、どれか1色の船、並べる専門家や建物が尽きると終わりです。',
    ]),
  ],
};
