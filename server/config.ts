import { availableParallelism } from 'node:os';
import { LONG_LOOKS } from '#bots';
import { Refusal } from '#kernel';
import { webFolder } from './built.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly data: string;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly url: string | undefined;
  readonly trustProxy: boolean;
  readonly web: string;
  readonly botThreads: number;
  readonly botMs: number;
  readonly botPace: number;
  readonly longLooks: number;
  readonly notifyAfter: number;
  readonly remindBefore: number;
  readonly expireAfter: number;
  readonly seekConfirm: number;
  readonly vacationDays: number;
  readonly oidcIssuer: string | undefined;
  readonly oidcClient: string;
  readonly oidcSecret: string | undefined;
  readonly oidcName: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly pushContact: string;
  readonly webhookPrivate: boolean;
  readonly rate: number;
  readonly connections: number;
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
  readonly accessLog: boolean;
}

interface Setting {
  /** The long option of `engawa serve`, where it has one. */
  readonly option?: string;
  readonly variable: string;
  /** What platforms that start programs call it; ours comes first. */
  readonly alias?: string;
  readonly fallback: string;
  readonly says: string;
}

/** Every setting once: the command line, the environment, --help and docs/server.md all come from here. */
export const SETTINGS = {
  host: {
    option: 'host',
    variable: 'ENGAWA_HOST',
    fallback: '127.0.0.1',
    says: 'address to listen on; 0.0.0.0 for all',
  },
  port: {
    option: 'port',
    variable: 'ENGAWA_PORT',
    alias: 'PORT',
    fallback: '8080',
    says: 'port to listen on; 0 picks a free one; where it is not set, PORT counts',
  },
  data: { option: 'data', variable: 'ENGAWA_DATA', fallback: './data', says: 'folder of the embedded SQLite store' },
  databaseUrl: { option: 'database', variable: 'DATABASE_URL', fallback: '', says: 'PostgreSQL instead of SQLite' },
  redisUrl: { option: 'redis', variable: 'REDIS_URL', fallback: '', says: 'Redis as the bus between processes' },
  url: { option: 'url', variable: 'ENGAWA_URL', fallback: '', says: 'public address, for links and passkeys' },
  trustProxy: {
    variable: 'ENGAWA_TRUST_PROXY',
    fallback: 'no',
    says: 'behind one proxy that adds to X-Forwarded-For: yes or no',
  },
  web: { variable: 'ENGAWA_WEB', fallback: '', says: 'folder of the web client; default: beside the program' },
  botThreads: { variable: 'ENGAWA_BOT_THREADS', fallback: '', says: 'threads for bots; default: cores less one' },
  botMs: { variable: 'ENGAWA_BOT_MS', fallback: '1000', says: 'milliseconds a bot may think about a turn' },
  botPace: {
    variable: 'ENGAWA_BOT_PACE',
    fallback: '600',
    says: 'milliseconds between the steps of a bot while somebody watches',
  },
  longLooks: {
    variable: 'ENGAWA_LONG_LOOKS',
    fallback: String(LONG_LOOKS),
    says: 'costly turns of a game that an analysis looks at for seconds each; 0 leaves them at the short look',
  },
  notifyAfter: { variable: 'ENGAWA_NOTIFY_AFTER', fallback: '60', says: 'seconds before an absent player is notified' },
  remindBefore: {
    variable: 'ENGAWA_REMIND_BEFORE',
    fallback: '12',
    says: 'hours before a correspondence clock runs out its player is reminded',
  },
  expireAfter: {
    variable: 'ENGAWA_EXPIRE_AFTER',
    fallback: '48',
    says: 'hours a table that has not started is kept while nobody is there',
  },
  seekConfirm: {
    variable: 'ENGAWA_SEEK_CONFIRM',
    fallback: '15',
    says: 'seconds those who fit together have to say that they are there',
  },
  vacationDays: {
    variable: 'ENGAWA_VACATION_DAYS',
    fallback: '30',
    says: 'days a year for which a member may let the clocks of slow games stand still; 0: none',
  },
  oidcIssuer: {
    variable: 'ENGAWA_OIDC_ISSUER',
    fallback: '',
    says: 'identity provider to sign in through (OpenID Connect); redirect URI: <public address>/identity',
  },
  oidcClient: {
    variable: 'ENGAWA_OIDC_CLIENT',
    fallback: 'engawa',
    says: 'what the identity provider calls this house',
  },
  oidcSecret: { variable: 'ENGAWA_OIDC_SECRET', fallback: '', says: 'secret shared with the identity provider' },
  oidcName: { variable: 'ENGAWA_OIDC_NAME', fallback: 'OpenID', says: 'what people call the identity provider' },
  smtpUrl: { variable: 'SMTP_URL', fallback: '', says: 'mail server (smtp://user:password@host); without it no mail' },
  mailFrom: { variable: 'ENGAWA_MAIL_FROM', fallback: 'engawa@localhost', says: 'sender of mail' },
  pushContact: {
    variable: 'ENGAWA_PUSH_CONTACT',
    fallback: 'mailto:engawa@localhost',
    says: 'contact told to web push services',
  },
  webhookPrivate: {
    variable: 'ENGAWA_WEBHOOK_PRIVATE',
    fallback: 'no',
    says: 'allow webhooks to private addresses: yes or no',
  },
  rate: {
    variable: 'ENGAWA_RATE',
    fallback: '600',
    says: 'requests a minute and address; a tenth of it where guessing or flooding hurts',
  },
  connections: {
    variable: 'ENGAWA_CONNECTIONS',
    fallback: '200',
    says: 'WebSocket connections at once from one address',
  },
  metricsToken: {
    variable: 'ENGAWA_METRICS_TOKEN',
    fallback: '',
    says: 'bearer token for /metrics; without it only this machine may read',
  },
  logLevel: {
    option: 'log',
    variable: 'ENGAWA_LOG',
    fallback: 'info',
    says: 'trace, debug, info, warn, error or silent',
  },
  accessLog: {
    variable: 'ENGAWA_ACCESS_LOG',
    fallback: 'no',
    says: 'a line for every request, without addresses of visitors: yes or no',
  },
} as const satisfies Record<keyof Config, Setting>;

/** What those who run the house look at; routes, --help, the OpenAPI document and docs/server.md say the same. */
export const ENDPOINTS = {
  health: { path: '/healthz', says: 'The process lives; its version and commit.', gives: 'application/json' },
  readiness: {
    path: '/readyz',
    says: 'Store and bus answer, and it is not draining; 503 otherwise.',
    gives: 'application/json',
  },
  metrics: {
    path: '/metrics',
    says: 'Prometheus; from this machine only, or with ENGAWA_METRICS_TOKEN.',
    gives: 'text/plain',
  },
} as const;

type Given = Readonly<Partial<Record<string, string>>>;

/** Settings from options first, then the environment, then their defaults. */
export function readConfig(options: Given, environment: Given): Config {
  const text = (name: keyof Config): string => {
    const { option, variable, alias, fallback }: Setting = SETTINGS[name];
    return (option && options[option]) || environment[variable] || (alias && environment[alias]) || fallback;
  };
  const maybe = (name: keyof Config): string | undefined => text(name) || undefined;
  const number = (name: keyof Config, min: number, max: number): number => {
    const value = Number(text(name));
    if (text(name) !== '' && Number.isInteger(value) && value >= min && value <= max) return value;
    throw new Refusal(
      'bad-setting',
      `${SETTINGS[name].variable} is a whole number from ${min} to ${max}, not "${text(name)}".`,
    );
  };
  const yes = (name: keyof Config): boolean => {
    if (text(name) === 'yes' || text(name) === 'no') return text(name) === 'yes';
    throw new Refusal('bad-setting', `${SETTINGS[name].variable} is yes or no, not "${text(name)}".`);
  };
  const address = (name: keyof Config, ...schemes: string[]): string | undefined => {
    const value = maybe(name);
    if (value === undefined) return undefined;
    if (URL.canParse(value) && schemes.includes(new URL(value).protocol)) return value;
    throw new Refusal(
      'bad-setting',
      `${SETTINGS[name].variable} is an address that begins with ${schemes.join(' or ')}//.`,
    );
  };
  const level = text('logLevel');
  if (!['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'].includes(level)) {
    throw new Refusal('bad-setting', `ENGAWA_LOG is trace, debug, info, warn, error or silent, not "${level}".`);
  }
  return {
    host: text('host'),
    port: number('port', 0, 65535),
    data: text('data'),
    databaseUrl: address('databaseUrl', 'postgres:', 'postgresql:'),
    redisUrl: address('redisUrl', 'redis:', 'rediss:'),
    url: address('url', 'http:', 'https:'),
    trustProxy: yes('trustProxy'),
    web: maybe('web') ?? webFolder,
    botThreads: text('botThreads') === '' ? Math.max(1, availableParallelism() - 1) : number('botThreads', 1, 256),
    botMs: number('botMs', 1, 60_000),
    botPace: number('botPace', 0, 60_000),
    longLooks: number('longLooks', 0, 100),
    notifyAfter: number('notifyAfter', 0, 86_400),
    remindBefore: number('remindBefore', 1, 8760),
    expireAfter: number('expireAfter', 1, 8760),
    seekConfirm: number('seekConfirm', 1, 300),
    vacationDays: number('vacationDays', 0, 365),
    oidcIssuer: address('oidcIssuer', 'https:', 'http:'),
    oidcClient: text('oidcClient'),
    oidcSecret: maybe('oidcSecret'),
    oidcName: text('oidcName'),
    smtpUrl: address('smtpUrl', 'smtp:', 'smtps:'),
    mailFrom: text('mailFrom'),
    pushContact: text('pushContact'),
    webhookPrivate: yes('webhookPrivate'),
    rate: number('rate', 1, 1_000_000_000),
    connections: number('connections', 1, 1_000_000),
    metricsToken: maybe('metricsToken'),
    logLevel: level,
    accessLog: yes('accessLog'),
  };
}
