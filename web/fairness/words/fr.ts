import type { FairWording } from './en.ts';

const ORDINALS = ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième'];
const nth = (n: number): string => ORDINALS[n - 1] ?? `${n}e`;
/** Before a vowel « de » loses its own, but `de Yuki`. */
const de = (name: string): string => (/^[aeiouhàâéèêëîïôûāēīōūœ]/i.test(name) ? `d’${name}` : `de ${name}`);

export const fr: FairWording = {
  part: {
    title: 'Un mélange équitable',
    nothing: 'Vous n’avez rien à faire.',
    why: 'Le serveur et chaque joueur ajoutent chacun un nombre secret tiré au hasard. Le mélange vient de tous ces nombres ensemble : personne ne peut donc le choisir, ni les autres, ni même le serveur. Les robots n’en ajoutent pas, les retardataires non plus.',
    drawing: 'ajout de votre nombre…',
    added: 'votre nombre y est',
    opened: 'votre nombre y est, ouvert',
    how: 'Comment ça marche',
    steps: [
      'Le serveur met un nombre secret dans une enveloppe et la scelle. Tout le monde voit le sceau, personne le nombre.',
      'Votre navigateur fait de même avec un nombre à lui, et ceux des autres aussi. Un nombre scellé ne peut plus être changé.',
      'Quand l’hôte lance la partie, plus aucune enveloppe n’est acceptée. Celles des joueurs sont ouvertes, et tout est mélangé à partir de leurs nombres et de celui du serveur.',
      'Après la partie, l’enveloppe du serveur est ouverte aussi. Chacun peut alors tout vérifier : sceaux, nombres, tirages et coups.',
    ],
    promise: 'Le sceau du serveur',
    yours: 'Votre nombre secret (il reste dans ce navigateur jusqu’au lancement de la partie)',
    yoursOpen: 'Votre nombre (ouvert)',
    yourCode: 'Son sceau (ce que les autres voient pour l’instant)',
    noted: 'Ce navigateur a tout noté et compare de lui-même.',
    openly:
      'À cette table, chaque nombre est ouvert dès qu’il est ajouté : toujours sûr face à qui ouvre la table et face à un serveur qui joue seul, mais pas face à un serveur de mèche avec le dernier à s’asseoir.',
    late: 'La partie a commencé avant l’arrivée de votre nombre : le mélange vient des autres. Que personne ne l’ait choisi, seuls ceux qui les ont ajoutés vous le garantissent.',
    elsewhere:
      'Votre nombre est sur un autre appareil. Ouvrez-y une fois cette table pour qu’il puisse être ouvert ; tout va bien.',
    otherDevice:
      'Un autre appareil a ajouté un nombre pour votre place. Si ce n’était pas vous, remettez celui de ce navigateur.',
    putBack: 'Remettre celui de ce navigateur',
    wasMe: 'C’était moi, sur un autre appareil',
    without: 'Votre nombre n’a pas été ouvert à temps. Le mélange vient des autres.',
    unheard:
      'Ce navigateur a envoyé votre nombre, mais le serveur ne l’a pas pris à temps, et la partie continue sans lui. Si votre connexion était bonne tout ce temps, ne vous fiez pas à cette table.',
    takeNotes: 'Télécharger ce que ce navigateur a noté',
    takeRecord: 'Télécharger la partie',
  },
  seat: {
    added: 'dans le mélange',
    awaited: 'nombre attendu',
    closed: 'pas encore ouvert',
    opened: 'dans le mélange, ouvert',
    bot: 'n’ajoute pas de nombre',
    without: 'continue sans nombre',
    ready: 'prêt',
    notReady: 'pas encore prêt',
  },
  beginning: {
    hostBegins: (name) => `C’est à ${name} (hôte) de lancer la partie`,
    waitsForParts: (names) => `attend un instant le nombre ${de(names)}`,
    waitsForReady: (names) => `attend encore ${names}`,
    ready: 'Je suis prêt',
    readyLead: 'Cette partie est classée. Elle commence quand chacun l’a dit.',
    sealed: 'La partie va commencer',
    opening: (names) => `Les nombres sont en train d’être ouverts. On attend ${names}.`,
    renewing: (names) => `De nouveaux nombres sont scellés. On attend ${names}.`,
    until: (time) => `Si rien ne vient d’ici ${time}, la partie continue sans ce nombre.`,
    goOn: (names) => `Continuer sans ${names}`,
    goOnSoon: (time) => `possible dans ${time}`,
    goOnLead: 'Le serveur scelle alors un nouveau nombre, et tous les autres aussi : les anciens ne comptent plus.',
    failed: (n, names) =>
      `Le ${nth(n)} départ a échoué, faute de réponse ${de(names)}. Tous les nombres et les sceaux sont nouveaux.`,
    nobodyLeft:
      'Il ne reste le nombre d’aucun joueur. Le serveur en a scellé un nouveau et mélangera seul ; l’hôte peut lancer la partie, ou ouvrir une autre table.',
  },
  alarm: {
    title: 'Quelque chose cloche dans ce mélange',
    lead: 'Votre nombre reste fermé. Ne vous fiez pas à cette table, et prévenez les autres joueurs.',
    leadAfter: 'Ne vous fiez pas à cette table, et prévenez les autres joueurs.',
    noted: 'Noté',
    shown: 'Montré maintenant',
    why: {
      'promise-changed': 'Le serveur montre un autre sceau que celui que ce navigateur a noté à votre arrivée.',
      'terms-changed': 'La table ne dit plus la même chose sur le moment où les nombres sont ouverts.',
      'past-changed': 'Le serveur ne parle plus d’un départ précédent tel que ce navigateur l’a vu.',
      'begun-anew': 'Ce navigateur a vu la partie commencer, et le serveur montre maintenant un autre départ.',
      'failed-wrongly':
        'Le serveur recommence sans que personne d’autre ait manqué de répondre. Une table honnête ne fait jamais cela.',
      'list-changed': 'La liste des sceaux a été changée après sa clôture.',
      'part-replaced':
        'À votre place se trouve un sceau que ce navigateur n’a pas envoyé. Avez-vous ajouté un nombre depuis un autre appareil ?',
      'part-dropped': 'Ce navigateur a envoyé le sceau de votre nombre, et il manque dans la liste.',
      'part-left-out': 'La partie a commencé avec autre chose à la place de votre nombre.',
      'called-silent': 'Le serveur dit que votre nombre n’est pas arrivé. Ce navigateur l’a envoyé.',
    },
  },
  older: {
    mark: 'ancien mélange : plus faible',
    lead: 'Cette table a été ouverte avant que les joueurs n’ajoutent leurs nombres. Le serveur seul a choisi le mélange.',
  },
  open: {
    title: 'Mélange, pour les tables lentes',
    label: 'Ouvrir chaque nombre dès que l’on s’assoit',
    lead: 'Personne n’a alors à revenir pour le départ. Toujours sûr face à qui ouvre la table et face à un serveur qui joue seul, mais pas face à un serveur de mèche avec le dernier à s’asseoir.',
  },
  handOver: {
    title: 'Quelqu’un ne revient pas ?',
    lead: 'Un invité absent au-delà de la pendule peut être remplacé si tous les autres joueurs sont d’accord, au moins deux.',
    rule: 'Qui reprend la place voit dès lors ce que la place peut voir, sa main comprise, et rien des autres.',
    vote: (name) => `Donner la place ${de(name)} à quelqu’un d’autre`,
    agree: (name) => `D’accord : la place ${de(name)} change de mains`,
    votes: (names, n, needed) => `${names} ${n === 1 ? 'est' : 'sont'} d’accord : ${n} sur ${needed}`,
    voted: 'Vous êtes d’accord. Les autres doivent encore répondre.',
    here: (name) => `${name} est là.`,
    hasTime: (name) => `${name} est absent, mais a encore du temps.`,
    link: (name) =>
      `Tous sont d’accord. Donnez ce lien à qui reprend la place ${de(name)}, et à personne d’autre : il ouvre la place.`,
  },
  check: {
    title: 'Vérifier une partie',
    lead: 'Le mélange vient-il des nombres qui ont été scellés, et chaque coup en découle-t-il ? Cette page refait le calcul, ici dans votre navigateur.',
    game: (title, names) => `${title} : ${names}`,
    choose: 'Choisir un fichier de partie',
    drop: 'ou le déposer ici',
    paste: 'ou coller le texte d’une partie',
    start: 'Vérifier',
    unreadable: 'Ce n’est pas l’enregistrement d’une partie.',
    unknownGame: (game) => `Ce client ne connaît pas le jeu « ${game} ».`,
    notOver: 'La partie est en cours. Le nombre du serveur sera ouvert à la fin ; revenez alors.',
    notOverPromise: 'D’ici là, vous pouvez noter le sceau du serveur :',
    checking: 'Vérification…',
    replaying: (n, total) => `Coup ${n} sur ${total} rejoué`,
    well: 'Tout concorde.',
    wrong: (thing) => `Cette partie n’est pas ce qu’elle dit. La première chose qui ne concorde pas : ${thing}.`,
    steps: 'Pas à pas',
    groups: {
      sealed: (ok, n) =>
        ok ? `Les nombres sont ceux qui ont été scellés (${n})` : `Tout n’est pas tel qu’il a été scellé (${n})`,
      own: (_ok, n) => `D’où vient le mélange (${n})`,
      saw: (ok, n) =>
        ok
          ? `C’est bien la partie que ce navigateur a vue (${n})`
          : `Ce n’est pas la partie que ce navigateur a vue (${n})`,
      noted: (ok, n) => (ok ? `C’est bien ce qui a été noté (${n})` : `Ce n’est pas ce qui a été noté (${n})`),
      moves: (ok) => (ok ? 'Chaque coup rejoué' : 'Les coups ne concordent pas'),
    },
    ok: 'concorde',
    bad: 'ne concorde pas',
    attempt: (n) => `Le ${nth(n)} départ, qui a échoué`,
    silent: (names) => `Il a échoué faute de réponse ${de(names)}.`,
    notAsked: (name) => `Le nombre ${de(name)} n’a plus été demandé.`,
    played: 'Le départ qui a été joué',
    compared: 'Ce qui a été comparé',
    told: 'dans la partie',
    found: 'calculé',
    notedHere: 'noté',
    proven: 'Ce que cela prouve',
    notProven: 'Ce que cela ne prouve pas',
    another: 'Vérifier une autre partie',
    back: 'Revenir à la partie',
    about: {
      promise: {
        ok: () => 'Le nombre du serveur concorde avec son sceau.',
        wrong: () => 'Le nombre du serveur ne concorde pas avec son sceau.',
        thing: (_name, code) => (code ? 'le sceau du serveur' : 'le nombre du serveur'),
      },
      part: {
        ok: (name) => `Le nombre ${de(name)} concorde avec son sceau.`,
        wrong: (name) => `Le nombre ${de(name)} ne concorde pas avec son sceau.`,
        thing: (name, code) => (code ? `le sceau du nombre ${de(name)}` : `le nombre ${de(name)}`),
      },
      withheld: {
        ok: (name) => `${name} n’a pas ouvert son nombre : c’est pourquoi tout a été recommencé.`,
        wrong: (name) => `Le sceau ${de(name)} est là, mais le nombre manque.`,
        thing: (name) => `le nombre ${de(name)}, qui manque`,
      },
      seed: {
        ok: () => 'La graine de tous les tirages vient de ces nombres ensemble.',
        wrong: () => 'La graine des tirages ne vient pas de ces nombres.',
        thing: () => 'la graine',
      },
      'seed-promise': {
        ok: () => 'La graine concorde avec ce que l’enregistrement donne pour le sceau du serveur.',
        wrong: () => 'La graine ne concorde pas avec le sceau du serveur.',
        thing: () => 'la graine, ou son sceau',
      },
      'noted-promise': {
        ok: () => 'Le sceau du serveur est celui qui a été noté avant la partie.',
        wrong: () => 'Le sceau du serveur n’est pas celui qui a été noté avant la partie.',
        thing: () => 'le sceau du serveur, qui était un autre avant la partie',
      },
      'noted-part': {
        ok: (name) => `Le nombre ${de(name)} est celui que ce navigateur a tiré.`,
        wrong: (name) => `Le nombre ${de(name)} n’est pas celui que ce navigateur a tiré.`,
        thing: (name) => `le nombre ${de(name)}, qui n’est pas celui que ce navigateur a tiré`,
      },
      'own-seed': {
        ok: () => 'L’enregistrement ne nomme aucun serveur : la graine est ce qu’en dit l’appareil dont il vient.',
        wrong: () => 'La graine manque.',
        thing: () => 'la graine',
      },
      'given-position': {
        ok: () => 'La première position a été donnée, non tirée.',
        wrong: () => 'La première position a été donnée, non tirée.',
        thing: () => 'la première position',
      },
      structure: {
        ok: () => 'La liste des départs et des nombres est de celles qu’une table peut écrire.',
        wrong: () => 'Aucune table n’écrit un tel enregistrement.',
        thing: () => 'la liste des départs et des nombres, qu’aucune table n’écrit ainsi',
      },
      'seen-table': {
        ok: () => 'L’enregistrement est celui de la table que ce navigateur a vue.',
        wrong: () =>
          'Ce que l’enregistrement dit des sceaux et des nombres manque, ou vient d’une autre table que celle que ce navigateur a vue.',
        thing: () => 'les sceaux et les nombres, absents ou d’une autre table',
      },
      'seen-promise': {
        ok: () => 'Le sceau du serveur est celui que ce navigateur a vu à votre arrivée à la table.',
        wrong: () => 'Le sceau du serveur n’est pas celui que ce navigateur a vu à votre arrivée à la table.',
        thing: () => 'le sceau du serveur, qui était un autre avant la partie',
      },
      'seen-list': {
        ok: () => 'Les nombres et les sceaux sont ceux que ce navigateur a vus au départ.',
        wrong: () => 'Les nombres ou les sceaux ne sont pas ceux que ce navigateur a vus au départ.',
        thing: () => 'la liste des nombres, qui était une autre au départ',
      },
      'seen-without': {
        ok: () => 'Ceux qui n’ont pas répondu sont ceux dont ce navigateur a été informé.',
        wrong: () => 'On avait dit autre chose à ce navigateur de ceux qui n’ont pas répondu.',
        thing: () => 'ceux qui n’ont pas répondu, qui étaient autres avant la partie',
      },
      'seen-begun': {
        ok: () => 'C’est le départ que ce navigateur a vu.',
        wrong: () =>
          'Ce navigateur a vu la partie commencer par ce départ ; l’enregistrement en a joué un autre, plus tard.',
        thing: () => 'le départ, qui était un autre',
      },
      'seen-silent': {
        ok: (name) =>
          `Le nombre ${de(name)} n’est pas arrivé à temps ; ce navigateur n’a pas noté que le serveur l’ait pris.`,
        wrong: (name) => `Le nombre ${de(name)} ne serait pas arrivé. Ce navigateur l’a envoyé.`,
        thing: (name) => `le nombre ${de(name)}, envoyé mais dit absent`,
      },
      'seen-first': {
        ok: () => 'La première position est celle qui a été montrée à ce navigateur.',
        wrong: () => 'La première position n’est pas celle qui a été montrée à ce navigateur.',
        thing: () => 'la première position, qui était autre à la table',
      },
      'seen-last': {
        ok: () => 'La dernière position est celle qui a été montrée à ce navigateur.',
        wrong: () => 'La dernière position n’est pas celle qui a été montrée à ce navigateur.',
        thing: () => 'la dernière position, qui était autre à la table',
      },
      'seen-scores': {
        ok: () => 'Les points sont ceux qui ont été montrés à ce navigateur.',
        wrong: () => 'Les points ne sont pas ceux qui ont été montrés à ce navigateur.',
        thing: () => 'les points, qui étaient autres à la table',
      },
    },
    faults: {
      'first-position': 'L’enregistrement apporte sa propre première position : elle n’a pas été tirée.',
      'other-table': 'Les sceaux et les nombres sont d’une autre table que l’enregistrement.',
      bots: 'L’enregistrement se contredit sur les places des robots.',
      'unknown-seat': 'Un nombre appartient à une place que la partie n’a pas.',
      'seat-twice': 'Une place a deux nombres.',
      'bot-part': 'Un robot a un nombre ; les robots n’en ajoutent pas.',
      'last-failed': 'Le dernier départ de l’enregistrement a échoué : celui qui a été joué manque.',
      'nobody-silent': 'Un départ aurait échoué alors que chacun a répondu.',
      'silent-twice': 'Une place serait restée muette deux fois.',
      'silent-part': 'Une place dite muette a ouvert son nombre.',
      'late-part': 'Une place qui n’était plus sollicitée a un nombre.',
    },
    replay: {
      ok: (n) =>
        n === 0
          ? 'Aucun coup n’a été joué. La première position découle de la graine.'
          : `${n === 1 ? 'Le seul coup a été rejoué' : `Les ${n} coups ont été rejoués`} : chaque tirage, chaque position et les scores découlent de la graine.`,
      wrong: (n) => `À partir du coup ${n}, l’enregistrement s’écarte de ce que donnent les règles et la graine.`,
      start: 'La première position n’est pas celle que donne la graine.',
      edited: 'Les coups concordent, mais l’enregistrement a été modifié après coup.',
      version: 'Ce client a d’autres règles que celles de la partie et ne peut pas la rejouer.',
      thingMove: (n) => `le coup ${n}`,
      thingStart: 'la première position',
      thingEdited: 'le texte de l’enregistrement',
      thingVersion: 'la version des règles',
    },
    notes: {
      none: 'Ce navigateur n’a rien noté de cette table. Vous, ou quelqu’un de confiance, avez-vous noté le sceau du serveur ?',
      field: 'Le sceau du serveur tel qu’il a été noté (64 chiffres)',
      compare: 'Comparer',
      notHex: 'Un sceau a 64 chiffres, de 0 à 9 et de a à f.',
    },
    verdict: {
      parts: (names, n) =>
        `Le nombre du serveur et ${n === 1 ? 'celui' : 'ceux'} ${de(names)} ont fixé le mélange ensemble. Aucun d’eux n’a pu seul le choisir ni le connaître d’avance. Chaque tirage et chaque coup en découle.`,
      lacking: (names, n) =>
        `${names} ${n === 1 ? 'n’a' : 'n’ont'} pas ajouté de nombre et ${n === 1 ? 'doit' : 'doivent'} s’en remettre aux autres : que personne n’ait choisi. Pour ${n === 1 ? 'ce joueur' : 'ces joueurs'}, il est seulement prouvé que le mélange vient de ce qui a été scellé.`,
      nobody:
        'Chaque tirage et chaque coup découle du nombre que le serveur avait scellé. Aucun joueur n’en a ajouté : le serveur seul l’a choisi.',
      seed: 'La graine concorde avec le sceau de l’enregistrement ; chaque tirage et chaque coup en découle.',
      seedWeak:
        'C’est l’ancien mélange, plus faible : le serveur seul a choisi la graine, a pu en essayer plusieurs, et ce qu’il publiait pouvait trahir les tirages.',
      own: 'Chaque tirage et chaque coup découle de la graine.',
      ownWeak:
        'L’enregistrement ne nomme aucun serveur : les coups découlent de la graine, personne d’autre ne peut répondre de son choix.',
      dealer:
        'Le serveur distribue et connaît donc ce qui est caché. Qu’il ne l’ait dit à personne ne peut se prouver.',
      page: 'Cette page vient du même serveur. Pour ne pas dépendre de lui, téléchargez la partie et vos notes et vérifiez-les ailleurs : engawa verify.',
      others: (code: string) =>
        `Que les autres aient vu la même chose. C’est le cas si leur page de contrôle donne la même empreinte de la partie : ${code}.`,
      open: 'Les nombres ont été ouverts à mesure que l’on s’asseyait : un serveur de mèche avec le dernier aurait pu choisir.',
      failed: (n) =>
        `${n === 1 ? 'Un départ a échoué' : `${n} départs ont échoué`}. Un serveur de mèche avec qui n’a pas répondu aurait pu essayer ${n} fois de plus.`,
      unnoted: 'Que le sceau du serveur soit bien celui montré à l’époque : seule une note d’alors peut le dire.',
      wrong: 'Rien n’est prouvé : ce qui suit la première chose qui ne concorde pas ne veut rien dire.',
    },
  },
};
