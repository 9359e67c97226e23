import { type Attack, mustHold, type Row } from '../harness.ts';
import { Live } from '../live.ts';
import { Party } from '../party.ts';

const PASSWORD = 'a kettle on the veranda';
const nonce = (): string => Math.random().toString(36).slice(2, 10);

/** Names as somebody would choose them who wants a page to do something. */
const MARKUP = [
  '"><script>alert(1)</script>',
  "'-alert(1)-'",
  '</title><svg onload=alert(1)>',
  '$& $` {{x}} $1',
  '<meta http-equiv=refresh>',
] as const;

const markup: Attack = {
  name: 'names that are markup',
  holds: 'what people call themselves is text in the page of a shared link, in every language, whatever it holds',
  quick: true,
  async run(field) {
    for (const name of MARKUP) {
      const host = field.visitor();
      const opened = await host.ask('POST', '/api/tables', { game: 'nippon', seats: 2, name });
      if (opened.status !== 201) continue;
      const { table } = opened.body;
      for (const path of [`/t/${table}`, `/embed/${table}`, `/t/${table}/replay`, `/t/${table}/analysis`]) {
        for (const language of ['en', 'fr', 'ja', '<script>']) {
          const { status, text, headers } = await field
            .visitor()
            .ask('GET', path, undefined, { accept: 'text/html', 'accept-language': language });
          mustHold(status === 200, `${path} is answered with ${status}`);
          mustHold(!text.includes(name) || !/[<>"']/.test(name), `${path} holds ${name} as it is`);
          mustHold(!/<script>alert|<svg onload|<meta http-equiv=refresh/.test(text), `${path} holds markup`);
          mustHold(headers['content-security-policy'] !== undefined, `${path} has no policy`);
        }
      }
    }
    return `${MARKUP.length} names`;
  },
};

const frames: Attack = {
  name: 'pages in frames of others',
  holds:
    'only a replay may stand in a frame; every other page, however it is spelt, refuses, and nobody is logged in in a frame',
  quick: true,
  async run(field) {
    const member = field.visitor();
    await member.must('POST', '/api/accounts', { name: `Framed ${nonce()}`, password: PASSWORD });
    const { table } = await member.must('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'x' });
    const open = [`/embed/${table}`];
    const closed = [
      '/',
      '/tables',
      '/account',
      `/t/${table}`,
      `/t/${table}/replay`,
      '/moderation',
      '/embed',
      '/embedded/x',
    ];
    const ancestors = async (path: string): Promise<string> => {
      const { headers } = await field.visitor().ask('GET', path, undefined, { accept: 'text/html' });
      return /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1] ?? 'anybody';
    };
    for (const path of open) mustHold((await ancestors(path)) === '*', `${path} cannot be framed`);
    for (const path of closed)
      mustHold((await ancestors(path)) !== '*', `${path} can be framed by ${await ancestors(path)}`);
    const { headers } = await field
      .visitor()
      .ask('POST', '/api/accounts', { name: `Lax ${nonce()}`, password: PASSWORD });
    const cookies = headers['set-cookie'] ?? [];
    mustHold(
      cookies.every((line) => /samesite=(lax|strict)/i.test(line)),
      'a cookie travels into a frame',
    );
    return undefined;
  },
};

const hidden: Attack = {
  name: 'links that tell too much',
  holds:
    'the page of a link tells what anybody may know: nothing of a closed profile, no position, no key, nothing of what is not there',
  async run(field) {
    const owner = field.visitor();
    const name = `Private ${nonce()}`;
    await owner.must('POST', '/api/accounts', { name, password: PASSWORD });
    await owner.must('PUT', '/api/account/seen', { ratings: 'nobody', history: 'nobody', rivals: 'nobody' });
    const wishes = { game: 'nippon', seats: 2, name: 'x', bots: ['random'], start: true, watchers: false };
    const { table, key, phrase } = await owner.must('POST', '/api/tables', wishes);
    const live = await Live.enter(field.url, table, key, owner.address);
    const html = { accept: 'text/html' };
    for (const path of [`/t/${table}`, `/t/${table}/replay`, `/embed/${table}`]) {
      const { text } = await field.visitor().ask('GET', path, undefined, html);
      for (const secret of [key, phrase]) mustHold(!text.includes(secret), `${path} tells what opens a seat`);
      mustHold(!text.includes('"view"'), `${path} tells a position`);
    }
    for (const path of ['/log', '/feed', '/chat', '/record']) {
      const { status } = await field.visitor().ask('GET', `/api/tables/${table}${path}`);
      mustHold(
        status === 403 || status === 401 || status === 409,
        `${path} of a closed table is answered with ${status}`,
      );
    }
    await live.ask({ do: 'resign', action: 'r' });
    live.end();
    const profile = await field.visitor().ask('GET', `/people/${encodeURIComponent(name)}`, undefined, html);
    mustHold(profile.status === 200 && !profile.text.includes(table), 'a closed history is told by a link');
    for (const path of [
      '/people/%',
      '/people/%00',
      '/people/..%2f..',
      '/t/none-such-table',
      '/t/%3Cscript%3E',
      '/embed/%22',
    ]) {
      const { status, text } = await field.visitor().ask('GET', path, undefined, html);
      mustHold(status < 500, `${path} is answered with ${status}`);
      mustHold(!text.includes('<script>alert') && !text.includes('content="<'), `${path} holds what was asked`);
    }
    return undefined;
  },
};

const pictures: Attack = {
  name: 'pictures without end, and of what is closed',
  holds:
    'a picture shows what watchers see; odd wishes are refused; one address that wants all of them keeps nobody waiting',
  async run(field) {
    const owner = field.visitor();
    const closed = { game: 'yokohama', seats: 2, name: MARKUP[0], bots: ['random'], start: true, watchers: false };
    const hiding = await owner.must('POST', '/api/tables', closed);
    const shown = await field.visitor().ask('GET', `/api/tables/${hiding.table}/picture`);
    mustHold(
      shown.headers['content-type']?.startsWith('image/svg') ?? false,
      'a closed table has a picture of its board',
    );
    for (const query of [
      'kind=../../etc/passwd',
      'kind=',
      'theme=x',
      'language=xx',
      'kind=preview&width=99999',
      'at=1',
    ]) {
      const { status } = await owner.ask('GET', `/api/tables/${hiding.table}/picture?${query}`);
      mustHold(status === 400, `?${query} is answered with ${status}`);
    }
    const missing = await owner.ask('GET', '/api/tables/none-such-table/picture');
    mustHold(missing.status === 404, `a picture of nothing is answered with ${missing.status}`);
    const party = await (await Party.open(field, { game: 'machi' })).begin();
    await party.play(5);
    const greedy = field.visitor();
    const wishes = ['preview', 'whole', 'thumbnail'].flatMap((kind) =>
      ['washi', 'sumi'].flatMap((theme) =>
        ['en', 'fr', 'ja'].map((language) => `kind=${kind}&theme=${theme}&language=${language}`),
      ),
    );
    const asked = wishes
      .flatMap((query) => [query, query])
      .map((query) => greedy.ask('GET', party.at(`/picture?${query}`)));
    const before = Date.now();
    await party.play(3);
    const ms = Date.now() - before;
    mustHold(ms < 5000, `three moves take ${ms} ms while pictures are made`);
    for (const { status, code } of await Promise.all(asked))
      mustHold(status === 200 || status === 429 || code === 'busy', `a picture: ${status} ${code}`);
    await party.resign();
    party.leave();
    return `three moves within ${ms} ms`;
  },
};

export const sharedRow: Row = {
  title: 'links that are shared: previews, frames',
  attacks: [markup, frames, hidden, pictures],
};
