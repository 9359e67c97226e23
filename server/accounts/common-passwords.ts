/**
 * Words that people choose as passwords more than any others, in the languages of the house and around it. With a number or a sign
 * before or behind them, or two of them in a row, they are no better.
 */
export const COMMON: readonly string[] = `
password passwort passwd motdepasse azerty contrasena contraseña senha parola wachtwoord haslo salasana heslo pasuwado pasuwaado
passphrase letmein login logon welcome welkom willkommen bienvenue bienvenido admin administrator administrateur root superuser
superman batman spiderman ironman wolverine starwars startrek pokemon pikachu naruto sasuke goku dragonball onepiece luffy sailormoon
zelda mario luigi nintendo playstation xbox minecraft fortnite roblox warcraft starcraft counterstrike league overwatch blizzard
secret secrets secreto geheim topsecret private access access14 changeme change default temp temporary test tester testing testtest
guest user username demo sample example hello helloworld hallo bonjour salut coucou konnichiwa ohayou arigatou arigato sayonara
sunshine moonlight starlight rainbow butterfly flower flowers rose princess prince princesse queen king angel angels devil heaven
love lover loveme lovely loveyou iloveyou iloveu iluvu ilovegod jetaime jetadore teamo tequiero aishiteru daisuki amour chouchou cherie
cheri doudou loulou nounours babygirl babyboy baby honey sweet sweetie sweetheart cutie darling forever friend friends bestfriend family
mother father maman papa daddy mommy mama brother sister okasan otosan kazoku
football soccer baseball basketball hockey tennis golf rugby volleyball swimming fishing hunter ranger rangers yankees cowboys steelers
lakers eagles packers arsenal chelsea liverpool everton barcelona realmadrid juventus marseille psgparis olympique bayern manchester
united celtic tigers giants hanshin yakyuu sakka judo karate sumo samurai ninja shogun bushido sensei kimono sakura hanami matsuri
nippon nihon japan tokyo osaka kyoto yokohama nagoya sapporo fukuoka hokkaido fujisan yamato yamatai machi daimyo edo
dragon monkey tiger lion panther eagle falcon phoenix wolf bear shark dolphin horse pony kitty kitten puppy doggy doggie snoopy
mickey minnie donald garfield tigger scooby simba bambi nemo shadow midnight snowball snowman winter summer spring autumn automne hiver
january february march april june july august september october november december monday tuesday friday saturday sunday
monday1 holiday vacation christmas noel birthday anniversary
michael jordan michelle jennifer jessica ashley daniel matthew joshua andrew anthony robert thomas charlie william george david richard
patrick steven stephen nicholas nicole amanda samantha stephanie elizabeth melissa hannah sarah rachel rebecca laura maria martin martine
alexander alexandre alexandra alexis christian christine christophe nathalie isabelle caroline camille chloe julien julie juliette sophie
sandrine valerie veronique sebastien francois frederic nicolas olivier philippe pierre antoine maxime thibault guillaume benjamin
takashi hiroshi satoshi kenji kenichi yuki haruto yamada tanaka suzuki satou sato watanabe kobayashi nakamura yoshida sakurako hanako
taro tarou ichiro jiro akira naoko keiko yumi misaki ayumi
freedom liberty america canada england france paris london berlin germany deutschland italia espana mexico brasil brazil portugal
india pakistan china russia moscow sydney australia newyork texas california florida chicago boston dallas lasvegas
jesus jesuschrist christ blessed blessing faith grace hope church godisgood trustno trustnoone
computer internet google facebook instagram twitter youtube myspace linkedin microsoft windows apple iphone samsung android linux ubuntu
debian oracle cisco server database network system manager office business company school student teacher master mastermind
master1 killer hacker matrix cheese chocolate cookie cookies banana orange apples strawberry cherry peanut pepper coffee whisky whiskey
vodka corona budweiser sushi ramen tempura wasabi sake
ferrari porsche mercedes bmw audi toyota honda nissan mustang corvette camaro harley yamaha kawasaki suzuka
guitar music metallica nirvana slipknot blink beatles elvis rockstar rocknroll eminem hiphop dancer dance
money million dollar diamond diamonds golden silver platinum purple yellow green orange1 black white blue red violet pink
monster vampire zombie ghost wizard magic merlin gandalf frodo hobbit voldemort harrypotter potter hermione hogwarts
jackass fuckyou fuckoff fuckme asshole bitch pussy merde putain connard salope kuso bakayaro
whatever nothing something anything everything nobody somebody unknown anonymous noname noidea forgot forgetit remember
please thankyou goodluck lucky happy smile smiley peaches buster maggie ginger bailey cooper rocky tucker molly sophie1
trustme openup opensesame sesame abracadabra hocuspocus qwerty qwertz qwert asdf zxcv azer
nippon yokohama machikoro boardgame boardgames engawa veranda
`
  .trim()
  .split(/\s+/);
