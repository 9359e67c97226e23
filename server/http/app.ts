import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import files from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { isLanguage, type Language, Refusal } from '#kernel';
import { DEVICE_DAYS } from '../accounts/devices.ts';
import { SESSION_DAYS } from '../accounts/sessions.ts';
import type { Purse } from '../load/purse.ts';
import { type Patience, PROXY_IDLE_MS } from '../patience.ts';
import type { Premises } from '../premises.ts';
import type { Person } from '../tables/people.ts';
import { errorBody, statusOf } from './errors.ts';
import { openApi } from './openapi.ts';
import { operationRoutes } from './operation-routes.ts';
import { packageFiles } from './package-files.ts';
import { clientPages } from './previews.ts';
import { RequestCounts } from './request-counts.ts';
import type { Asked, Route } from './route.ts';
import { routesOf } from './routes.ts';
import { answerUnread } from './unread.ts';
import { API_VERSION, unversioned } from './version.ts';
import { COOKIE, DEVICE_COOKIE, PROXIES, sameSite, tokenIn, visitorAt } from './visitors.ts';
import { Picture, Stream, Written } from './written.ts';

const MOST_BYTES = 256 * 1024;
/** Counting must not keep visitors waiting. */
const REDIS_MS = 500;

/** What an answer costs the event loop besides what we do at a table, in milliseconds; and a megabyte of it. */
const MEGABYTE = 1024 * 1024;
const ANSWER_MS = 0.5;
const MEGABYTE_MS = 10;

/** Nothing but our own scripts, styles, pictures and connections; no inline script, no frame around us. */
const CONTENT_POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    // Bots in the browser evaluate with WebAssembly; that is no way to run text as a script.
    scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
    workerSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

/** REST, health and the web client on one port. */
export async function openApp(premises: Premises, patience: Patience): Promise<FastifyInstance> {
  const { config } = premises;
  const hasClient = clientIsBuilt(config.web);
  const app: FastifyInstance = Fastify({
    // What goes wrong is logged in answerError; a line for every request would drown it.
    logger: false,
    // An address that cannot even be read.
    frameworkErrors: (error, request, reply) => answerError(premises, error, request, reply),
    clientErrorHandler: answerUnread,
    bodyLimit: MOST_BYTES,
    // Nobody keeps a connection by saying nothing, or by saying it drop by drop.
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.glance },
    requestTimeout: patience.request,
    connectionTimeout: patience.silence,
    keepAliveTimeout: config.trustProxy ? PROXY_IDLE_MS : patience.idle,
    trustProxy: config.trustProxy ? (_address, hop) => hop < PROXIES : false,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => unversioned(url),
  });

  await app.register(helmet, {
    contentSecurityPolicy: CONTENT_POLICY,
    crossOriginEmbedderPolicy: { policy: 'require-corp' },
    referrerPolicy: { policy: 'same-origin' },
    hsts: config.url?.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
  await app.register(cookie);
  await app.register(rateLimit, {
    max: config.rate,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => visitorAt(ip),
    // A page is many small files, read from memory and kept by the browser; friends behind one address load them all at once.
    allowList: ({ url }) => url.startsWith('/assets/'),
    ...(await sharedCounters(app, config.redisUrl)),
    errorResponseBuilder: (_request, { after }) =>
      new Refusal('too-many-requests', `Slow down; try again in ${after}.`),
  });

  app.setErrorHandler((error: unknown, request, reply) => answerError(premises, error, request, reply));
  // What is not there is counted as well: looking for it costs the same.
  const page = hasClient ? clientPages(premises, config.web) : undefined;
  app.setNotFoundHandler({ preHandler: app.rateLimit({ allowList: [] }) }, (request, reply) => {
    if (isPage(request) && page) return page(request, reply);
    return answerError(
      premises,
      new Refusal('not-found', `There is nothing at ${request.method} ${request.url.split('?')[0]}.`),
      request,
      reply,
    );
  });
  app.addHook('onRequest', async (request) => {
    // Who has used up what there is waits.
    await payerOf(premises, request).turn();
    if (request.method !== 'GET' && !sameSite(request.headers, config.url)) {
      throw new Refusal('bad-origin', 'Another site may not act here.');
    }
  });
  app.addHook('onResponse', async (request, reply) => {
    noteAnswer(premises, request, reply);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.url.startsWith('/api/')) reply.header('engawa-api', API_VERSION);
    const bytes = typeof payload === 'string' ? payload.length : 0;
    payerOf(premises, request).pay(ANSWER_MS + (bytes / MEGABYTE) * MEGABYTE_MS);
    return payload;
  });
  // Nothing but JSON is read. Plain text a page of any site may send without asking.
  app.removeContentTypeParser('text/plain');
  // A request without a body needs none, whatever its content type says.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      done(null, JSON.parse(text as string));
    } catch {
      done(new Refusal('bad-json', 'The body is not JSON.'), undefined);
    }
  });

  const routes = routesOf(premises);
  for (const route of routes) addRoute(app, premises, route);
  const description = openApi(routes);
  app.get('/api/openapi.json', async () => description);
  operationRoutes(app, premises);
  packageFiles(app, premises);

  if (hasClient) {
    const root = path.resolve(config.web);
    await app.register(files, {
      root,
      // The build has packed every file (gzip, brotli) beside it.
      preCompressed: true,
      // Built files carry a hash in their name; the page itself is asked for each time.
      setHeaders: (reply, file) => {
        const hashed = file.includes(`${path.sep}assets${path.sep}`);
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  return app;
}

/** With Redis all processes count together; when it is away for a moment nobody is refused for that. */
async function sharedCounters(app: FastifyInstance, redisUrl: string | undefined): Promise<object> {
  if (!redisUrl) return { store: RequestCounts };
  const { Redis } = await import('ioredis');
  // A request never waits for its counter.
  const redis = new Redis(redisUrl, {
    connectTimeout: REDIS_MS,
    commandTimeout: REDIS_MS,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    retryStrategy: () => 200,
  });
  // It connects again by itself; the bus tells whether Redis is there.
  redis.on('error', () => undefined);
  app.addHook('onClose', async () => redis.disconnect());
  // So that the first visitors are counted as well; if it is away now we open all the same.
  await once(redis, 'ready', { signal: AbortSignal.timeout(REDIS_MS) }).catch(() => undefined);
  return { redis, nameSpace: 'engawa-rate-', skipOnError: true };
}

const clientIsBuilt = (folder: string): boolean => existsSync(path.join(folder, 'index.html'));

/** A page of the client: the browser asks for HTML at an address that is no file and no API. */
const isPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  !url.startsWith('/api') &&
  !path.extname(url.split('?')[0]) &&
  (headers.accept ?? '').includes('text/html');

function addRoute(app: FastifyInstance, premises: Premises, route: Route): void {
  const { config } = premises;
  app.route({
    method: route.method,
    url: route.path,
    config: route.sensitive
      ? { rateLimit: { max: Math.max(1, Math.ceil(config.rate / 10)), timeWindow: '1 minute' } }
      : {},
    handler: async (request, reply) => {
      const asked: Asked<unknown, unknown> = {
        params: request.params as Record<string, string>,
        query: route.query ? check(route.query, request.query) : undefined,
        body: route.body ? check(route.body, request.body) : undefined,
        session: request.cookies[COOKIE],
        person: await personOf(premises, request),
        caller: { payer: payerOf(premises, request), seated: request.headers.authorization !== undefined },
        visitor: visitorAt(request.ip),
        language: languageOf(request),
        origin: config.url?.replace(/\/$/, '') ?? `${request.protocol}://${request.host}`,
        setSession: (token) => setCookie(premises, reply, COOKIE, token, SESSION_DAYS),
        device: request.cookies[DEVICE_COOKIE],
        setDevice: (token) => setCookie(premises, reply, DEVICE_COOKIE, token, DEVICE_DAYS),
        userAgent: request.headers['user-agent'],
        accepts: request.headers.accept ?? '',
        lastEvent: request.headers['last-event-id'],
        stillMe: async () => samePerson(asked.person, await personOf(premises, request).catch(() => undefined)),
      };
      const answer = await route.handle(asked as Asked<never, never>);
      if (answer instanceof Stream) {
        return reply.header('cache-control', 'no-store').type(answer.type).send(answer.body);
      }
      if (answer instanceof Picture) return sendPicture(answer, request, reply);
      return reply
        .code(route.status ?? 200)
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(answer instanceof Written ? answer.text : answer);
    },
  });
}

/** Pages of other sites may show it; whoever has it already is not sent it again. */
function sendPicture({ type, bytes, kept, tag }: Picture, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply
    .header('cache-control', `public, max-age=${kept}`)
    .header('vary', 'accept-language')
    .header('cross-origin-resource-policy', 'cross-origin');
  if (tag) reply.header('etag', `"${tag}"`);
  if (tag && request.headers['if-none-match'] === `"${tag}"`) return reply.code(304).send();
  return reply.type(type).send(bytes);
}

function check(shape: v.GenericSchema, value: unknown): unknown {
  const read = v.safeParse(shape, value ?? {});
  if (read.success) return read.output;
  const { path: at, message } = read.issues[0];
  const field = at?.map(({ key }) => String(key)).join('.');
  throw new Refusal('bad-request', field ? `"${field}": ${message}.` : `${message}.`);
}

const payerOf = ({ purses }: Premises, { ip }: FastifyRequest): Purse => purses.of(visitorAt(ip));

async function personOf(premises: Premises, request: FastifyRequest): Promise<Person> {
  const { authorization } = request.headers;
  const found = /^Seat ([\w-]{1,100})$/.exec(authorization ?? '');
  if (found) return { key: found[1], account: await accountIn(premises, request) };
  if (authorization === undefined) return { account: await accountIn(premises, request) };
  const token = tokenIn(authorization);
  if (token === undefined)
    throw new Refusal('no-seat', 'The header is "Authorization: Seat <key>", or "Bearer <token>" of a program.');
  const account = await premises.programs.accountOf(token);
  if (account === undefined) throw new Refusal('wrong-token', 'This token opens nothing here.');
  return { account, program: true };
}

/** Whoever asked may have logged out since, or their token may have ended. */
const samePerson = (then: Person, now: Person | undefined): boolean =>
  now !== undefined && now.account === then.account && now.key === then.key;

async function accountIn(premises: Premises, request: FastifyRequest): Promise<string | undefined> {
  const token = request.cookies[COOKIE];
  return token === undefined ? undefined : premises.sessions.accountOf(token);
}

function languageOf(request: FastifyRequest): Language {
  const wanted = (request.headers['accept-language'] ?? '').slice(0, 2);
  return isLanguage(wanted) ? wanted : 'en';
}

function setCookie(
  { config }: Premises,
  reply: FastifyReply,
  name: string,
  token: string | undefined,
  days: number,
): void {
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.url?.startsWith('https:') ?? false,
  } as const;
  if (token === undefined) reply.clearCookie(name, options);
  else reply.setCookie(name, token, { ...options, maxAge: days * 86_400 });
}

/** Counts an answer and, where who runs the house wants it, writes a line about it: never who asked, nor what stands behind a question mark. */
function noteAnswer({ metrics, log, config }: Premises, request: FastifyRequest, reply: FastifyReply): void {
  const { method } = request;
  const ms = reply.elapsedTime;
  const status = reply.statusCode;
  // Files and what is not there are one row each: nobody fills the memory with addresses of their own making.
  const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
  metrics.http.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1000);
  if (config.accessLog) {
    const bytes = Number(reply.getHeader('content-length') ?? 0);
    log.info({ method, path: request.url.split('?')[0], status, ms: Math.round(ms * 10) / 10, bytes }, 'request');
  }
}

/** Codes of what the web framework itself refuses. */
const FRAMEWORK: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new Refusal('too-large', 'The request is too large.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Refusal('bad-request', 'The body must be application/json.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new Refusal('bad-request', 'The length of the body is wrong.'),
};

function answerError(premises: Premises, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = FRAMEWORK[(error as { code?: string })?.code ?? ''];
  const status = (error as { statusCode?: number })?.statusCode;
  const bad =
    status !== undefined && status < 500 ? new Refusal('bad-request', 'The request is not well formed.') : error;
  const body = errorBody(error instanceof Refusal ? error : (known ?? bad), languageOf(request));
  premises.metrics.refusals.inc({ code: body.code });
  if (body.code === 'internal')
    premises.log.error({ err: error, path: request.routeOptions.url }, 'a request failed inside');
  return reply.code(statusOf(body.code)).header('cache-control', 'no-store').send({ error: body });
}
