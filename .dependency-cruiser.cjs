// The arrows between the rooms:
//
//   kernel <- games <- bots, library <- server, cli        kernel, games <- web
//
// Test files may reach into any room and use Node and the test libraries; nothing may import a test file.
const TEST = '\\.test\\.ts$';
/** Test files, what they share, and the test kit. */
const TESTING = ['\\.test\\.ts$', '/tests/', '^testing/'];

/** Files of a room (a regular expression from the root) may only import what matches one of `allowed`. */
const only = (name, room, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: room, pathNot: TESTING },
  to: { pathNot: allowed },
});

/** Like `only`, but npm packages and Node's own modules are not looked at. */
const onlyRooms = (name, room, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: room, pathNot: TESTING },
  to: {
    path: '^(kernel|games|examples|bots|library|wire|commands|cli|server|web|bench|attack|e2e|scripts|bin|testing|conformance)/',
    pathNot: allowed,
  },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'No module imports itself by way of others, types included.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'Every import leads to a file.',
      severity: 'error',
      from: {},
      // The list of games and their catalogue are made by the build (scripts/house-games.mjs, scripts/vite/catalogue.ts).
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'no-import-of-tests',
      comment: 'Test files are imported by nothing.',
      severity: 'error',
      from: {},
      to: { path: TEST },
    },
    only('kernel-stands-alone', '^kernel/', ['^kernel/'], 'The kernel imports nothing but itself.'),
    only(
      'game-stands-alone',
      '^games/([^/]+)/',
      ['^kernel/', '^games/$1/', '^bots/mind\\.ts$', '^web/face\\.ts$'],
      'A game imports the kernel, its own folder and the types of a mind and a face: no other game, no package, nothing of Node.',
    ),
    only(
      'example-stands-alone',
      '^examples/([^/]+)/',
      [
        '^kernel/(public|columns)\\.ts$',
        '^kernel/drawing/(index|jsx-runtime)\\.ts$',
        '^examples/$1/',
        '^bots/mind\\.ts$',
        '^web/face\\.ts$',
      ],
      'A package of somebody else imports the public surface and its own folder.',
    ),
    only(
      'games-list',
      '^games/[^/]+$',
      ['^kernel/', '^games/', '^virtual:(house-games|presses)$', '^bots/mind\\.ts$', '^web/face\\.ts$'],
      'The list of games, and their editions, import games, the kernel, and what games share with the program.',
    ),
    only(
      'bots-on-kernel',
      '^bots/(?!node/)',
      ['^kernel/', '^bots/'],
      'Bots know the kernel only; what is special is in games, and what needs Node is in bots/node.',
    ),
    onlyRooms(
      'library-arrows',
      '^library/',
      ['^(kernel|games|library)/'],
      'Other people’s games are found and loaded without bots, server or screen.',
    ),
    onlyRooms(
      'cli-arrows',
      '^cli/',
      [
        '^(kernel|games|bots|library|commands|cli)/',
        '^server/(index|config|keeping|version)\\.ts$',
        '^conformance/index\\.ts$',
      ],
      'The command line uses kernel, games, bots and commands, and opens the server.',
    ),
    onlyRooms(
      'conformance-arrows',
      '^conformance/',
      [
        '^(kernel|bots|conformance)/',
        '^web/(face|board/targets|guide/chapters|guide/plan|learn/lesson|learn/model|parts/names|rules/markdown)\\.ts$',
      ],
      'What is promised of games is asked of any game: through the kernel, through bots, and as the web shows it.',
    ),
    only('wire-on-kernel', '^wire/', ['^kernel/', '^wire/'], 'What goes over the wire is made of types of the kernel.'),
    only(
      'commands-on-kernel',
      '^commands/',
      ['^kernel/', '^commands/'],
      'What people ask for at a table is told in words of the kernel.',
    ),
    onlyRooms(
      'server-arrows',
      '^server/',
      ['^(kernel|games|bots|library|wire|server)/', '^web/face\\.ts$'],
      'The server uses kernel, games and bots, draws boards as games show them, and speaks the wire.',
    ),
    onlyRooms(
      'web-arrows',
      '^web/',
      ['^(kernel|games|bots|wire|commands|web)/'],
      'The client uses kernel, games and commands, bots offline, and speaks the wire.',
    ),
    onlyRooms(
      'bench-arrows',
      '^bench/',
      [
        '^(kernel|games|bots|library|wire|bench)/',
        '^server/(index|config|keeping)\\.ts$',
        '^server/tests/(mail-server|receivers)\\.ts$',
        '^testing/(dockerfile|services|table-client)\\.ts$',
      ],
      'The bench uses kernel, games and bots, and talks to the server as a client.',
    ),
    onlyRooms(
      'attack-arrows',
      '^attack/',
      ['^(kernel|games|attack)/', '^testing/services\\.ts$'],
      'The attacker knows the rules, which are public, and nothing of the server.',
    ),
    {
      name: 'no-node-in-web',
      comment: 'The client runs in a browser.',
      severity: 'error',
      from: { path: '^web/', pathNot: TESTING },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-development-packages',
      comment: 'What runs on Node uses no package meant for development; the client is built with its packages inside.',
      severity: 'error',
      from: { path: '^(kernel|games|examples|bots|library|cli|server)/', pathNot: TESTING },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'boardgame-io-in-bench',
      comment: 'boardgame.io is there to be compared with.',
      severity: 'error',
      from: { pathNot: '^bench/' },
      to: { path: 'node_modules/boardgame\\.io/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Imports of types alone count as well.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    skipAnalysisNotInRules: true,
  },
};
