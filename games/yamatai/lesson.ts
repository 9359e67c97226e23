import type { Lesson } from 'engawa/face';

/** Three turns of a real game for two: a harvest and a specialist, a first building, a second beside it. */
export const lesson: Lesson = {
  seats: 2,
  seed: 'lesson 134',
  bubbles: [
    {
      text: {
        en: 'Build Queen Himiko’s capital among the islands. Most prestige points win.',
        fr: 'Bâtissez la capitale de la reine Himiko. Le plus de points de prestige gagne.',
        ja: '女王卑弥呼の都を島々に築きます。威信点がいちばん多い人の勝ち。',
      },
      clause: 'T-1.4',
    },
    {
      text: {
        en: 'Each turn: take a fleet, trade, lay boats, harvest or build, recruit.',
        fr: 'À chaque tour : prendre une flotte, commercer, placer des bateaux, récolter ou construire, recruter.',
        ja: '手番では、船団を取り、取引し、船を並べ、収穫か建設、そして雇用。',
      },
      clause: 'T-1.2',
    },
    {
      text: {
        en: 'A fleet brings boats and often a power. Take fleet 9: stone and wood.',
        fr: 'Une flotte apporte des bateaux, souvent un pouvoir. Prenez la 9 : pierre et bois.',
        ja: '船団は船と能力をもたらします。9を取りましょう：石と木。',
      },
      do: 'take 9',
      clause: 'T-6.1',
    },
    {
      text: {
        en: 'You may buy or sell one boat. Buy bamboo for 1 coin.',
        fr: 'Vous pouvez acheter ou vendre un bateau. Achetez du bambou pour 1 pièce.',
        ja: '船を1隻売り買いできます。竹をコイン1枚で買いましょう。',
      },
      do: 'buy bamboo',
      clause: 'T-7.1',
    },
    {
      text: {
        en: 'The first boat starts at an entry. Lay the bamboo at entry C.',
        fr: 'Le premier bateau se pose sur un départ. Placez le bambou au départ C.',
        ja: '最初の船は入口から。竹を入口Cに置きます。',
      },
      do: 'place bamboo s01',
      clause: 'T-8.1.2',
    },
    {
      text: {
        en: 'Each further boat continues the chain. Lay the stone boat next to it.',
        fr: 'Chaque bateau suivant prolonge la chaîne. Placez la pierre à la suite.',
        ja: '続きの船は鎖のようにつなげます。石の船を隣へ。',
      },
      do: 'place stone s06',
      clause: 'T-8.1.3',
    },
    {
      text: {
        en: 'Then the wood. Boats on the sea belong to everybody.',
        fr: 'Puis le bois. Les bateaux en mer appartiennent à tous.',
        ja: '次は木。海に置いた船はみんなのものです。',
      },
      do: 'place wood s09',
      clause: 'T-8.1.1',
    },
    {
      text: {
        en: 'Now harvest: each boat takes one token from an island beside it. Begin with Kamome.',
        fr: 'Récoltez : chaque bateau prend un jeton d’une île voisine. D’abord Kamome.',
        ja: '収穫：船1隻ごとに隣の島のトークンを1個。まず鴎島。',
      },
      do: 'gather i02',
      clause: 'T-8.3.1',
    },
    {
      text: {
        en: 'Then Tsubaki; Asahi follows by itself. Emptied islands can be built on.',
        fr: 'Puis Tsubaki ; Asahi suit toute seule. Une île vidée peut recevoir un bâtiment.',
        ja: '次は椿島、旭島は自動です。空いた島には建物を建てられます。',
      },
      do: 'gather i05',
      clause: 'T-8.3.4',
    },
    {
      text: {
        en: 'Two equal tokens hire a specialist. Amateratsu doubles your prestige tokens.',
        fr: 'Deux jetons égaux recrutent un spécialiste. Amateratsu double vos pions Prestige.',
        ja: '同じトークン2個で専門家を雇えます。アマテラツは威信トークンを2倍に。',
      },
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
    {
      text: {
        en: 'Your rival built on Asahi, using your boats too. Whoever needs them, uses them.',
        fr: 'Votre rival a bâti sur Asahi, avec vos bateaux aussi. Ils servent à tous.',
        ja: '相手はあなたの船も使って旭島に建てました。船は誰でも使えます。',
      },
      about: ['island:i01'],
      clause: 'T-8.4.2',
    },
    {
      text: {
        en: 'Two players have two turns each round. Fleet 1 makes you first next round.',
        fr: 'À deux, chacun joue deux fois par manche. La flotte 1 fait commencer ensuite.',
        ja: '二人なら1ラウンドに2手番。船団1を取れば次は一番手です。',
      },
      do: 'take 1',
      clause: 'T-6.5',
    },
    {
      text: {
        en: 'Trading is optional: skip it.',
        fr: 'Commercer est facultatif : passez.',
        ja: '取引はしなくてもかまいません。先へ進みます。',
      },
      do: 'stop',
      clause: 'T-7.1',
    },
    {
      text: {
        en: 'A first boat may also join a boat of its colour. Lay the bamboo here.',
        fr: 'Un premier bateau peut aussi rejoindre sa couleur. Placez le bambou ici.',
        ja: '最初の船は同じ色の船につなげてもかまいません。竹をここへ。',
      },
      do: 'place bamboo s07',
      clause: 'T-8.1.2',
    },
    {
      text: {
        en: 'Two bamboo and a stone surround empty Kamome: build the Noodle Stall.',
        fr: 'Deux bambous et une pierre entourent Kamome, vide : construisez l’Étal de nouilles.',
        ja: '空いた鴎島を竹2隻と石1隻が囲みました。麺の屋台を建てましょう。',
      },
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
    {
      text: {
        en: 'The stall counts 2 points. Its mountain gave you a prestige token.',
        fr: 'L’étal vaut 2 points. Sa montagne vous a donné un pion Prestige.',
        ja: '屋台は2点。山のおかげで威信トークンももらいました。',
      },
      about: ['island:i02'],
      clause: 'T-8.5.2',
    },
    {
      text: {
        en: 'A new round: specialists nobody took gained 2 coins each, the rows were refilled.',
        fr: 'Nouvelle manche : les spécialistes restants reçoivent 2 pièces, les rangées sont complétées.',
        ja: '新しいラウンド。残った専門家にコイン2枚が乗り、列が補充されました。',
      },
      clause: 'T-13.1.1',
    },
    {
      text: {
        en: 'You start, thanks to fleet 1. Take fleet 7: stone and bamboo.',
        fr: 'Vous commencez, grâce à la flotte 1. Prenez la 7 : pierre et bambou.',
        ja: '船団1のおかげで一番手。7を取ります：石と竹。',
      },
      do: 'take 7',
      after: ['0 stop'],
      clause: 'T-13.1.3',
    },
    {
      text: {
        en: 'Lay the bamboo between your stall and Tsubaki.',
        fr: 'Placez le bambou entre votre étal et Tsubaki.',
        ja: '屋台と椿島の間に竹を置きます。',
      },
      do: 'place bamboo s10',
      clause: 'T-8.1.2',
    },
    {
      text: {
        en: 'Keep the stone boat: lay no more.',
        fr: 'Gardez le bateau de pierre : ne placez plus rien.',
        ja: '石の船は取っておきます。ここで終わり。',
      },
      do: 'stop',
      clause: 'T-8.1.5',
    },
    {
      text: {
        en: 'Tsubaki has two bamboo and a wood: build the Fisher’s Hut.',
        fr: 'Tsubaki a deux bambous et un bois : construisez la Cabane de pêcheur.',
        ja: '椿島に竹2隻と木がそろいました。漁師小屋を建てましょう。',
      },
      do: 'build b01 i05',
      clause: 'T-8.4.2',
    },
    {
      text: {
        en: 'Your buildings touch: a group of two paid 2 coins. Shops pay double.',
        fr: 'Vos bâtiments se touchent : un groupe de deux paie 2 pièces. Une échoppe, le double.',
        ja: '建物が隣り合い、2軒でコイン2枚。店なら2倍です。',
      },
      about: ['island:i02', 'island:i05'],
      clause: 'T-8.5.3',
    },
    {
      text: {
        en: 'Fleet 7 could remove boats. Powers are optional: end your turn.',
        fr: 'La flotte 7 pourrait retirer des bateaux. C’est facultatif : terminez votre tour.',
        ja: '船団7は船を取り除けますが、使わなくてもかまいません。手番を終えます。',
      },
      do: 'stop',
      clause: 'T-11.1',
    },
    {
      text: {
        en: 'Your port keeps one boat. Every two boats beyond it cost a point.',
        fr: 'Votre port garde un bateau. Au-delà, deux bateaux coûtent un point.',
        ja: '港に残せる船は1隻。それを超えると2隻ごとに1点減ります。',
      },
      clause: 'T-9.3',
    },
    {
      text: {
        en: 'Torii and palaces give prestige tokens to all who later build beside them.',
        fr: 'Torii et palais donnent des pions Prestige à qui construit ensuite à côté.',
        ja: '鳥居と宮殿は、あとで隣に建てる人に威信トークンをもたらします。',
      },
      clause: 'T-8.5.1',
    },
    {
      text: {
        en: 'The end comes when someone’s buildings, a boat colour or a row runs out.',
        fr: 'La fin vient quand manquent les bâtiments d’un joueur, une couleur ou une rangée.',
        ja: '誰かの建物、船の一色、または並びの札が尽きると終わりです。',
      },
      clause: 'T-13.2',
    },
    {
      text: {
        en: 'Count buildings, specialists and prestige tokens, plus 1 point for every five coins.',
        fr: 'Comptez bâtiments, spécialistes et pions Prestige, plus 1 point par cinq pièces.',
        ja: '建物、専門家、威信トークン、そしてコイン5枚ごとに1点を数えます。',
      },
      clause: 'T-13.4',
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
