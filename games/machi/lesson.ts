import { bubble, decision, type Lesson, term } from 'engawa/face';
import weighed from './lesson.json' with { type: 'json' };

/** Two years of a real game for two: sites, Winter, settlers, a yakuza, a duel, the first points. */
export const lesson: Lesson = {
  seats: 2,
  seed: 'lesson 37',
  weighed,
  bubbles: [
    bubble({ about: ['points'], clause: 'M-1.2' }, [
      'You are the lord of a village. After eight years, most points win.',
      'Vous êtes seigneur d’un village. Après huit ans, qui a le plus de points gagne.',
      'あなたは村の領主。8年後、点がいちばん多い人の勝ちです。',
    ]),
    bubble({ about: ['year'], clause: 'M-4.1' }, [
      'A year is Winter, Spring, Summer, Autumn, then scoring. The first begins with Spring.',
      'Une année : hiver, printemps, été, automne, décompte. La première commence au printemps.',
      '一年は冬、春、夏、秋、そして得点計算。最初の年は春から始まります。',
    ]),
    decision(
      {
        choices: [['pick v-usurer-1'], ['pick v-peasant-3'], ['pick b-dojo-2']],
        names: [
          'wealth',
          'rice',
          term('card:v-usurer-1', ['yellow: trade', 'jaune : commerce', '黄：商い']),
          term('card:b-dojo-2', ['red: war', 'rouge : guerre', '赤：武']),
        ],
        clause: 'M-6.2',
      },
      [
        'Spring: take one of the open cards. Which one?',
        'Printemps : prenez une carte visible. Laquelle ?',
        '春：場札を1枚取ります。どれにしますか？',
      ],
      [
        'Villagers earn wealth or rice in buildings of their colour; wealth becomes points, rice feeds the village.',
        'Les villageois gagnent richesse ou riz dans les bâtiments de leur couleur ; la richesse fait des points, le riz nourrit.',
        '住民は同じ色の建物で富や米を生みます。富は点に、米は村の食べ物になります。',
      ],
      [
        'Three wealth a year is a point a year. Rice lets more people live with you; the dojo needs fighters first.',
        'Trois richesses par an, c’est un point par an. Le riz nourrit plus de monde ; le dojo veut d’abord des combattants.',
        '富3は毎年1点になります。米があれば住民を増やせます。道場にはまず戦う者が必要です。',
      ],
    ),
    bubble(
      {
        do: 'draw building',
        after: ['0 draw villager', '1 pick b-governors-palace-1', '1 draw building', '1 draw building'],
        names: ['deck:building', 'deck:villager'],
        clause: 'M-6.3',
      },
      [
        'Then draw two cards, each from the deck you like: a building, then a villager.',
        'Puis piochez deux cartes, chacune où vous voulez : un bâtiment, puis un villageois.',
        '次に好きな山札から2枚。まず建物、次に住民を引きます。',
      ],
    ),
    decision(
      {
        choices: [
          ['open b-brewery-2 v-innkeeper-1'],
          ['open b-temple-3 v-shrine-maiden-1'],
          ['open b-dojo-1 s-hanzaemon-1'],
        ],
        names: ['honour', term('card:b-temple-3', ['blue: faith', 'bleu : foi', '青：信仰'])],
        clause: 'M-7.1',
      },
      [
        'Summer: open a building site. Which, and with which founder?',
        'Été : ouvrez un chantier. Lequel, et avec quel fondateur ?',
        '夏：普請を始めます。どの建物を、誰を創建者にして建てますか？',
      ],
      [
        'The founder stays for good; the site is finished next Winter. Villagers earn only in buildings of their own colour.',
        'Le fondateur reste pour toujours ; le chantier s’achève en hiver. On ne gagne que dans sa couleur.',
        '創建者はずっとそこに残り、次の冬に完成します。住民は同じ色の建物でだけ働きます。',
      ],
      [
        'Brewery and temple suit their founders and the cards in your hand. Hanzaemon in a dojo could not fight outside this year.',
        'Brasserie et temple vont à leurs fondateurs et à votre main. Hanzaemon fondateur ne pourrait plus se battre dehors.',
        '酒蔵と寺は創建者にも手札にも合います。半左衛門は道場を開くと外で戦えません。',
      ],
    ),
    bubble({ do: 'open b-temple-3 v-shrine-maiden-1', after: ['0 close'], clause: 'M-10.2' }, [
      'A second site: the Shrine maiden founds the blue Temple. Then settling begins.',
      'Un second chantier : la Prêtresse fonde le Temple bleu. Puis on s’installe.',
      '二つ目の普請。巫女が青い寺を開きます。次は住民の番です。',
    ]),
    bubble(
      {
        do: 'camp s-hanzaemon-1',
        after: ['1 open b-calligraphy-school-2 v-shinto-priest-2', '1 close', '1 done'],
        names: ['sabre'],
        clause: 'M-7.9',
      },
      [
        'A samurai needs no house: put Hanzaemon outside, ready to fight.',
        'Un samouraï vit sans maison : posez Hanzaemon dehors, prêt au combat.',
        '侍は家がなくてもかまいません。半左衛門を屋外に置きます。',
      ],
    ),
    bubble({ about: ['building:b-brewery-2', 'building:b-temple-3'], names: ['mouths'], clause: 'M-5.1' }, [
      'Winter: every villager ate one rice, or would leave. Your sites were finished.',
      'Hiver : chaque villageois mange un sac de riz ou part. Vos chantiers sont achevés.',
      '冬：住民は米を1ずつ食べ、足りないと去ります。普請場が完成しました。',
    ]),
    decision(
      {
        choices: [['pick v-shinto-priest-1'], ['pick v-fisherman-3'], ['pick b-market-2']],
        after: [
          '0 draw building',
          '0 draw villager',
          '1 pick v-fisherman-3',
          '1 draw villager',
          '1 draw building',
          '1 place y-tetsu-1 b-brewery-2',
          '0 close',
        ],
        names: [term('card:e-matsuri-1', ['event', 'événement', 'イベント'])],
        clause: 'M-6.2',
      },
      [
        'Spring again. Which open card now?',
        'Revoici le printemps. Quelle carte visible ?',
        'また春です。今度はどれにしますか？',
      ],
      [
        'A building works once half of its places are filled. Your Temple has one blue villager, your Brewery one yellow.',
        'Un bâtiment s’active à moitié plein. Votre Temple a un villageois bleu, votre Brasserie un jaune.',
        '建物は半分埋まると動きます。寺には青の住民が1人、酒蔵には黄が1人います。',
      ],
      [
        'The priest makes the Temple work this year. The fisherman feeds; the market is large and wants three villagers first.',
        'Le prêtre active le Temple dès cette année. Le pêcheur nourrit ; le marché, grand, veut d’abord trois villageois.',
        '神主なら今年から寺が動きます。漁師は米を、大きな市場はまず住民3人を必要とします。',
      ],
    ),
    bubble(
      {
        about: ['target:y-tetsu-1', 'building:b-brewery-2'],
        names: [term('card:y-tetsu-1', ['black: yakuza', 'noir : yakuza', '黒：ヤクザ'])],
        clause: 'M-6.11',
      },
      [
        'You drew a Brewer. But your rival’s yakuza blocks the Brewery: it earns nothing.',
        'Vous avez pioché un Brasseur. Mais un yakuza rival bloque la Brasserie : rien n’y rapporte.',
        '杜氏を引きました。でも相手のヤクザが酒蔵を封鎖し、富が入りません。',
      ],
    ),
    bubble({ do: 'settle v-usurer-1 b-brewery-2', after: ['0 settle v-brewer-2 b-brewery-2'], clause: 'M-7.8' }, [
      'Summer: settle the Usurer in your Brewery. The Brewer follows him.',
      'Été : installez l’Usurier dans votre Brasserie. Le Brasseur le suit.',
      '夏：高利貸しを酒蔵に。杜氏も続きます。',
    ]),
    bubble(
      {
        do: 'settle v-shinto-priest-1 b-temple-3',
        after: ['0 done', '1 close', '1 done'],
        clause: 'M-2.6',
      },
      [
        'The priest makes the Temple work. Then the Summer ends.',
        'Le prêtre fait marcher le Temple. Puis l’été s’achève.',
        '神主で寺が動き出します。そして夏が終わります。',
      ],
    ),
    decision(
      {
        choices: [['challenge s-hanzaemon-1 y-tetsu-1'], ['close']],
        names: ['duel'],
        clause: 'M-8.2',
      },
      [
        'Autumn: Hanzaemon may challenge Tetsu. Do you dare?',
        'Automne : Hanzaemon peut défier Tetsu. Osez-vous ?',
        '秋：半左衛門は鉄に決闘を挑めます。挑みますか？',
      ],
      [
        'Sabres and three passes decide: Hanzaemon has 3, Tetsu 2. The loser dies, and the winner takes his points.',
        'Sabres et trois passes décident : Hanzaemon en a 3, Tetsu 2. Le perdant meurt, le vainqueur prend ses points.',
        '刀の数と3回の勝負で決まります。半左衛門は3、鉄は2。負けた者は倒れ、勝者が点を得ます。',
      ],
      [
        'A victory frees the Brewery and brings points; with one sabre more you are the favourite. Peace costs you a year of wealth.',
        'Une victoire libère la Brasserie et rapporte des points ; un sabre de plus vous avantage. Ne rien faire coûte une année de richesse.',
        '勝てば酒蔵が空き、点も入ります。刀が1本多いので有利。見送れば1年分の富を失います。',
      ],
    ),
    decision(
      {
        choices: [['strike eclair'], ['strike do'], ['strike esquive']],
        after: ['1 strike do', '0 strike do', '1 strike parade'],
        clause: 'M-8.8',
      },
      [
        'First pass: both lay a card in secret. Which one?',
        'Première passe : chacun pose une carte en secret. Laquelle ?',
        '1回目：互いに札を伏せて出します。どれにしますか？',
      ],
      [
        'Strikes add a sabre, dodges cancel some strikes. Each card can be laid once in this duel.',
        'Les coups ajoutent un sabre, les esquives annulent certains coups. Chaque carte ne sert qu’une fois.',
        '打ち込みは刀が増え、かわしは相手の技を消します。札はこの決闘で一度だけ使えます。',
      ],
      [
        'You lead by a sabre, so an even exchange suits you. Lightning is hard to dodge; the dodge itself only keeps the distance.',
        'Vous menez d’un sabre : un échange égal vous convient. L’Éclair s’esquive mal ; l’Esquive garde seulement l’écart.',
        '刀が1本多いので、互角なら勝ちです。電光はかわされにくく、かわしは差を保つだけです。',
      ],
    ),
    bubble({ about: ['points'], clause: 'M-8.13' }, [
      'Both hit, then a parry, then an even pass: Tetsu falls. Two points!',
      'Deux touches, une parade, une passe nulle : Tetsu tombe. Deux points !',
      '相打ち、受け、最後は互角。鉄は倒れ、2点です！',
    ]),
    bubble({ do: 'end', clause: 'M-8.17' }, [
      'Now villagers may move house. Everybody stands well: end your turn.',
      'Les villageois peuvent déménager. Chacun est bien placé : terminez votre tour.',
      '住民は引っ越せます。みな良い所にいるので手番を終えます。',
    ]),
    bubble({ about: ['points'], clause: 'M-9.4' }, [
      'Scoring: three wealth make a point, two honour too. Every year again.',
      'Décompte : trois richesses font un point, deux honneurs aussi. Chaque année.',
      '得点計算：富3で1点、名誉2で1点。毎年これを繰り返します。',
    ]),
    bubble({ clause: 'M-14' }, [
      'Red buildings have abilities, and event cards surprise. Point at any card to read it.',
      'Les bâtiments rouges ont des pouvoirs, les événements surprennent. Pointez une carte pour la lire.',
      '赤い建物には能力があり、イベント札もあります。札を指せば読めます。',
    ]),
  ],
};
