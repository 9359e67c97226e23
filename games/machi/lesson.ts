import { bubble, FAREWELL, type Lesson } from 'engawa/face';

/** Two years of a real game for two: sites, Winter, settlers, a yakuza, a duel, the first points. */
export const lesson: Lesson = {
  seats: 2,
  seed: 'lesson 37',
  bubbles: [
    bubble({ clause: 'M-1.2' }, [
      'You are the lord of a village. After eight years, most points win.',
      'Vous êtes seigneur d’un village. Après huit ans, le plus de points gagne.',
      'あなたは村の領主。八年後、点がいちばん多い人の勝ちです。',
    ]),
    bubble({ clause: 'M-4.1' }, [
      'A year is Winter, Spring, Summer, Autumn, then scoring. The first begins with Spring.',
      'Une année : hiver, printemps, été, automne, décompte. La première commence au printemps.',
      '一年は冬、春、夏、秋、そして得点計算。最初の年は春から始まります。',
    ]),
    bubble({ do: 'pick v-usurer-1', clause: 'M-6.2' }, [
      'Spring: take one open card. The Usurer earns 3 wealth: take him.',
      'Printemps : prenez une carte visible. L’Usurier rapporte 3 richesses : prenez-le.',
      '春：場札を1枚取ります。富3を産む高利貸しを取りましょう。',
    ]),
    bubble({ do: 'draw building', clause: 'M-6.3' }, [
      'Then draw two cards, each from the deck you like. First a building.',
      'Puis piochez deux cartes, chacune où vous voulez. D’abord un bâtiment.',
      '次に好きな山札から1枚ずつ、2枚引きます。まず建物。',
    ]),
    bubble(
      {
        do: 'draw villager',
        after: ['1 pick b-governors-palace-1', '1 draw building', '1 draw building'],
        clause: 'M-6.3',
      },
      ['Now a villager.', 'Maintenant un villageois.', '次は住民。'],
    ),
    bubble({ do: 'open b-brewery-2 v-innkeeper-1', clause: 'M-7.1' }, [
      'Summer: open building sites. The Innkeeper founds your Brewery.',
      'Été : ouvrez des chantiers. L’Aubergiste fonde votre Brasserie.',
      '夏：普請を始めます。旅籠屋が酒蔵の創建者になります。',
    ]),
    bubble({ do: 'open b-temple-3 v-shrine-maiden-1', clause: 'M-10.2' }, [
      'Villagers produce on their own colour only. The Shrine maiden founds the blue Temple.',
      'Un villageois ne produit que sur sa couleur. La Prêtresse fonde le Temple bleu.',
      '住民は同じ色の建物でだけ働きます。巫女が青い寺を開きます。',
    ]),
    bubble({ do: 'close', clause: 'M-7.11' }, [
      'Two sites are enough. Go on to settling.',
      'Deux chantiers suffisent. Passez à l’installation.',
      '普請は二つで十分。次へ進みます。',
    ]),
    bubble(
      {
        do: 'camp s-hanzaemon-1',
        after: ['1 open b-calligraphy-school-2 v-shinto-priest-2', '1 close', '1 done'],
        clause: 'M-7.9',
      },
      [
        'A samurai needs no house: put Hanzaemon outside, ready to fight.',
        'Un samouraï vit sans maison : posez Hanzaemon dehors, prêt au combat.',
        '侍は家がなくてもかまいません。半左衛門を外に置きます。',
      ],
    ),
    bubble({ clause: 'M-9.2' }, [
      'Autumn passed without duels. No building was finished, so nobody scored.',
      'L’automne a passé sans duel. Aucun bâtiment n’était achevé : personne n’a marqué.',
      '秋は決闘なしで過ぎました。完成した建物がなく、誰も点を得ません。',
    ]),
    bubble({ clause: 'M-5.1' }, [
      'Winter: every villager eats one rice, and your field gives three. Just enough.',
      'Hiver : chaque villageois mange un sac de riz, votre rizière en donne trois. Juste assez.',
      '冬：住民は米を1ずつ食べます。田は米3。ちょうど足りました。',
    ]),
    bubble({ about: ['building:b-brewery-2', 'building:b-temple-3'], clause: 'M-5.8' }, [
      'Too little rice, and villagers would leave. Then your sites were finished.',
      'Sans assez de riz, des villageois partiraient. Puis vos chantiers furent achevés.',
      '米が足りないと住民は去ります。そして普請場が完成しました。',
    ]),
    bubble(
      {
        do: 'pick v-shinto-priest-1',
        after: [
          '0 draw building',
          '0 draw villager',
          '1 pick v-fisherman-3',
          '1 draw villager',
          '1 draw building',
          '1 place y-tetsu-1 b-brewery-2',
          '0 close',
        ],
        clause: 'M-6.2',
      },
      [
        'Spring again. Take the Shinto priest, another blue villager.',
        'Revoici le printemps. Prenez le Prêtre shintō, un autre villageois bleu.',
        'また春です。同じ青の住民、神主を取りましょう。',
      ],
    ),
    bubble({ about: ['target:y-tetsu-1', 'building:b-brewery-2'], clause: 'M-6.11' }, [
      'You drew a Brewer. But your rival’s yakuza blocks the Brewery: it earns nothing.',
      'Vous avez pioché un Brasseur. Mais un yakuza rival bloque la Brasserie, improductive.',
      '杜氏を引きました。でも相手のヤクザが酒蔵をふさぎ、稼げません。',
    ]),
    bubble({ do: 'settle v-usurer-1 b-brewery-2', clause: 'M-7.8' }, [
      'Summer: settle the Usurer in your Brewery.',
      'Été : installez l’Usurier dans votre Brasserie.',
      '夏：高利貸しを酒蔵に住まわせます。',
    ]),
    bubble({ do: 'settle v-brewer-2 b-brewery-2', clause: 'M-10.4' }, [
      'The Brewer as well: in a Brewery he earns more, and rice.',
      'Le Brasseur aussi : dans une Brasserie il gagne plus, et du riz.',
      '杜氏も。酒蔵では稼ぎが増え、米も出します。',
    ]),
    bubble({ do: 'settle v-shinto-priest-1 b-temple-3', clause: 'M-2.6' }, [
      'Half its places filled activate a building. The priest makes the Temple work.',
      'À moitié plein, un bâtiment s’active. Le prêtre fait marcher le Temple.',
      '半分埋まると建物が動きます。神主で寺が動き出します。',
    ]),
    bubble({ do: 'done', after: ['1 close', '1 done'], clause: 'M-5.3' }, [
      'The Good cook would be one more mouth to feed. End the Summer.',
      'Le Bon cuisinier serait une bouche de plus. Terminez l’été.',
      '料理人は食べる口が増えるだけ。夏を終えます。',
    ]),
    bubble({ do: 'challenge s-hanzaemon-1 y-tetsu-1', clause: 'M-8.2' }, [
      'Autumn: samurai may challenge. Hanzaemon, with 3 sabres, against Tetsu, with 2!',
      'Automne : les samouraïs défient. Hanzaemon, 3 sabres, contre Tetsu, 2 sabres !',
      '秋：侍は決闘を挑めます。刀3の半左衛門が刀2の鉄に挑む！',
    ]),
    bubble({ do: 'strike eclair', after: ['1 strike do'], clause: 'M-8.8' }, [
      'Three passes: both lay a card in secret. Play Lightning, 1 sabre.',
      'Trois passes : chacun pose une carte en secret. Jouez Éclair, 1 sabre.',
      '勝負は三回。互いに札を伏せます。電光の一撃で刀1。',
    ]),
    bubble({ do: 'strike do', after: ['1 strike parade'], clause: 'M-8.10' }, [
      'Both hit. Cards can cancel each other; ask the rule. Now Do.',
      'Deux touches. Certaines cartes s’annulent ; voyez la règle. Maintenant Do.',
      '相打ちです。札には相性があります。次は胴打ち。',
    ]),
    bubble({ clause: 'M-8.13' }, [
      'Parried, and the last pass was even: 4 to 3! Tetsu falls: 2 points.',
      'Paré, et la dernière passe est nulle : 4 à 3 ! Tetsu tombe : 2 points.',
      '受けられ、最後は互角。4対3で勝ち！ 鉄は倒れ、2点です。',
    ]),
    bubble({ do: 'end', clause: 'M-8.17' }, [
      'Now villagers may move house. Everybody stands well: end your turn.',
      'Les villageois peuvent déménager. Chacun est bien placé : terminez votre tour.',
      '住民は引っ越せます。みな良い所にいるので手番を終えます。',
    ]),
    bubble({ clause: 'M-9.4' }, [
      'Scoring: 9 wealth made 3 points, 4 honour made 2. Every year again.',
      'Décompte : 9 richesses ont fait 3 points, 4 honneurs 2. Et chaque année ainsi.',
      '得点計算：富9で3点、名誉4で2点。毎年これを繰り返します。',
    ]),
    bubble({ clause: 'M-9.7' }, [
      'Seven points! After the eighth year, whoever has most becomes Shogun.',
      'Sept points ! Après la huitième année, qui en a le plus devient shogun.',
      '合計7点！ 八年目の終わりに一番多い人が将軍です。',
    ]),
    bubble({ clause: 'M-14' }, [
      'Red buildings have abilities, and event cards surprise. Their rules are one click away.',
      'Les bâtiments rouges ont des pouvoirs, les événements surprennent. Leurs règles sont à portée.',
      '赤い建物には能力があり、イベント札もあります。説明はすぐ読めます。',
    ]),
    FAREWELL,
  ],
};
