import { bubble, FAREWELL, type Lesson } from 'engawa/face';

/** Three turns of a real game for two: a harvest and a specialist, a first building, a second beside it. */
export const lesson: Lesson = {
  seats: 2,
  seed: 'lesson 134',
  bubbles: [
    bubble({ clause: 'T-1.4' }, [
      'Build Queen Himiko’s capital among the islands. Most victory points win.',
      'Bâtissez la capitale de la reine Himiko. Le plus de points de victoire gagne.',
      '女王卑弥呼の都を島々に築きます。点がいちばん多い人の勝ち。',
    ]),
    bubble({ clause: 'T-1.2' }, [
      'Each turn: take a fleet, trade, lay boats, harvest or build, recruit.',
      'À chaque tour : prendre une flotte, commercer, placer des bateaux, récolter ou construire, recruter.',
      '手番では、船団を取り、取引し、船を並べ、収穫か建設、そして雇用。',
    ]),
    bubble({ do: 'take 9', clause: 'T-6.1' }, [
      'A fleet brings boats and often a power. Take fleet 9: stone and wood.',
      'Une flotte apporte des bateaux, souvent un pouvoir. Prenez la 9 : pierre et bois.',
      '船団は船と能力をもたらします。9を取りましょう：石と木。',
    ]),
    bubble({ do: 'buy bamboo', clause: 'T-7.1' }, [
      'You may buy or sell one boat. Buy bamboo for 1 coin.',
      'Vous pouvez acheter ou vendre un bateau. Achetez du bambou pour 1 pièce.',
      '船を1隻売り買いできます。竹をコイン1枚で買いましょう。',
    ]),
    bubble({ do: 'place bamboo s01', clause: 'T-8.1.2' }, [
      'The first boat starts at an entry. Lay the bamboo at entry C.',
      'Le premier bateau se pose sur un départ. Placez le bambou au départ C.',
      '最初の船は入口から。竹を入口Cに置きます。',
    ]),
    bubble({ do: 'place stone s06', clause: 'T-8.1.3' }, [
      'Each further boat continues the chain. Lay the stone boat next to it.',
      'Chaque bateau suivant prolonge la chaîne. Placez la pierre à la suite.',
      '続きの船は鎖のようにつなげます。石の船を隣へ。',
    ]),
    bubble({ do: 'place wood s09', clause: 'T-8.1.1' }, [
      'Then the wood. Boats on the sea belong to everybody.',
      'Puis le bois. Les bateaux en mer appartiennent à tous.',
      '次は木。海に置いた船はみんなのものです。',
    ]),
    bubble({ do: 'gather i02', clause: 'T-8.3.1' }, [
      'Now harvest: each boat takes one token from an island beside it. Begin with Kamome.',
      'Récoltez : chaque bateau prend un jeton d’une île voisine. D’abord Kamome.',
      '収穫：船1隻ごとに隣の島のトークンを1個。まず鴎島。',
    ]),
    bubble({ do: 'gather i05', clause: 'T-8.3.4' }, [
      'Then Tsubaki; Asahi follows by itself. Emptied islands can be built on.',
      'Puis Tsubaki ; Asahi suit toute seule. Une île vidée peut recevoir un bâtiment.',
      '次は椿島、旭島は自動です。空いた島には建物を建てられます。',
    ]),
    bubble(
      {
        do: 'recruit amateratsu',
        after: [
          '1 take 5',
          '1 power',
          '1 sanctify i06',
          '1 buy clay',
          '1 place clay s03',
          '1 place gold s05',
          '1 build b07 i01',
        ],
        clause: 'T-10.1',
      },
      [
        'Two equal tokens hire a specialist. Amateratsu doubles your prestige tokens.',
        'Deux jetons égaux recrutent un spécialiste. Amateratsu double vos pions Prestige.',
        '同じトークン2個で専門家を雇えます。アマテラツは威信トークンを2倍に。',
      ],
    ),
    bubble({ about: ['island:i01'], clause: 'T-8.4.2' }, [
      'Your rival built on Asahi, using your boats too. Whoever needs them, uses them.',
      'Votre rival a bâti sur Asahi, avec vos bateaux aussi. Ils servent à tous.',
      '相手はあなたの船も使って旭島に建てました。船は誰でも使えます。',
    ]),
    bubble({ do: 'take 1', clause: 'T-6.5' }, [
      'Two players have two turns each round. Fleet 1 makes you first next round.',
      'À deux, chacun joue deux fois par manche. La flotte 1 fait commencer ensuite.',
      '二人なら1ラウンドに2手番。船団1を取れば次は一番手です。',
    ]),
    bubble({ do: 'stop', clause: 'T-7.1' }, [
      'Trading is optional: skip it.',
      'Commercer est facultatif : passez.',
      '取引はしなくてもかまいません。先へ進みます。',
    ]),
    bubble({ do: 'place bamboo s07', clause: 'T-8.1.2' }, [
      'A first boat may also join a boat of its colour. Lay the bamboo here.',
      'Un premier bateau peut aussi rejoindre sa couleur. Placez le bambou ici.',
      '最初の船は同じ色の船につなげてもかまいません。竹をここへ。',
    ]),
    bubble(
      {
        do: 'build b15 i02',
        after: [
          '1 take 2',
          '1 buy bamboo',
          '1 place wood s15',
          '1 place bamboo s19',
          '1 power',
          '1 reserve b13',
          '1 gather i04',
        ],
        clause: 'T-8.4.2',
      },
      [
        'Two bamboo and a stone surround empty Kamome: build the Noodle Stall.',
        'Deux bambous et une pierre entourent Kamome, vide : construisez l’Étal de nouilles.',
        '空いた鴎島を竹2隻と石1隻が囲みました。麺の屋台を建てましょう。',
      ],
    ),
    bubble({ about: ['island:i02'], clause: 'T-8.5.2' }, [
      'The stall counts 2 points. Its mountain gave you a prestige token.',
      'L’étal vaut 2 points. Sa montagne vous a donné un pion Prestige.',
      '屋台は2点。山のおかげで威信トークンももらいました。',
    ]),
    bubble({ clause: 'T-13.1.1' }, [
      'A new round: specialists nobody took gained 2 coins each, the rows were refilled.',
      'Nouvelle manche : les spécialistes restants reçoivent 2 pièces, les rangées sont complétées.',
      '新しいラウンド。残った専門家にコイン2枚が乗り、列が補充されました。',
    ]),
    bubble({ do: 'take 7', after: ['0 stop'], clause: 'T-13.1.3' }, [
      'You start, thanks to fleet 1. Take fleet 7: stone and bamboo.',
      'Vous commencez, grâce à la flotte 1. Prenez la 7 : pierre et bambou.',
      '船団1のおかげで一番手。7を取ります：石と竹。',
    ]),
    bubble({ do: 'place bamboo s10', clause: 'T-8.1.2' }, [
      'Lay the bamboo between your stall and Tsubaki.',
      'Placez le bambou entre votre étal et Tsubaki.',
      '屋台と椿島の間に竹を置きます。',
    ]),
    bubble({ do: 'stop', clause: 'T-8.1.5' }, [
      'Keep the stone boat: lay no more.',
      'Gardez le bateau de pierre : ne placez plus rien.',
      '石の船は取っておきます。ここで終わり。',
    ]),
    bubble({ do: 'build b01 i05', clause: 'T-8.4.2' }, [
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
    bubble({ clause: 'T-9.3' }, [
      'Your port keeps one boat. Every two boats beyond it cost a point.',
      'Votre port garde un bateau. Au-delà, deux bateaux coûtent un point.',
      '港に残せる船は1隻。それを超えると2隻ごとに1点減ります。',
    ]),
    bubble({ clause: 'T-8.5.1' }, [
      'Torii and palaces give prestige tokens to all who later build beside them.',
      'Torii et palais donnent des pions Prestige à qui construit ensuite à côté.',
      '鳥居と宮殿は、あとで隣に建てる人に威信トークンをもたらします。',
    ]),
    bubble({ clause: 'T-13.2' }, [
      'The end comes when someone’s buildings, a boat colour or a row runs out.',
      'La fin vient quand manquent les bâtiments d’un joueur, une couleur ou une rangée.',
      '誰かの建物、船の一色、または並びの札が尽きると終わりです。',
    ]),
    bubble({ clause: 'T-13.4' }, [
      'Count buildings, specialists and prestige tokens, plus 1 point for every five coins.',
      'Comptez bâtiments, spécialistes et pions Prestige, plus 1 point par cinq pièces.',
      '建物、専門家、威信トークン、そしてコイン5枚ごとに1点を数えます。',
    ]),
    FAREWELL,
  ],
};
