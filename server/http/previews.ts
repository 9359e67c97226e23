import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { gameById } from '#games';
import { isLanguage, type Language } from '#kernel';
import { SIZES } from '../pictures/picture-task.ts';
import { PICTURE_WORDS } from '../pictures/words.ts';
import type { Premises } from '../premises.ts';
import { namesAt } from '../tables/names.ts';
import { summaryOf } from '../tables/summary.ts';

/** What a page is called where its address is shared. */
interface Preview {
  readonly title: string;
  readonly description: string;
  /** The board, where anybody may see it. */
  readonly picture?: SharedPicture;
}

interface SharedPicture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** What it shows, for who does not see it. */
  readonly alt: string;
}

interface PreviewWords {
  readonly waiting: (names: string, free: number) => string;
  readonly playing: (names: string) => string;
  readonly over: (scores: string) => string;
  readonly analysis: (title: string) => string;
  readonly replay: (title: string) => string;
  readonly games: (n: number) => string;
}

const WORDS: Readonly<Record<Language, PreviewWords>> = {
  en: {
    waiting: (names, free) => `${names}: ${free === 1 ? 'one seat is free' : `${free} seats are free`}.`,
    playing: (names) => `${names} are playing.`,
    over: (scores) => `The game is over: ${scores}.`,
    analysis: (title) => `${title} · what happened`,
    replay: (title) => `${title} · replay`,
    games: (n) => (n === 1 ? '1 finished game' : `${n} finished games`),
  },
  fr: {
    waiting: (names, free) => `${names}\u00a0: ${free === 1 ? 'une place est libre' : `${free} places sont libres`}.`,
    playing: (names) => `${names} jouent.`,
    over: (scores) => `La partie est finie\u00a0: ${scores}.`,
    analysis: (title) => `${title} · ce qui s’est passé`,
    replay: (title) => `${title} · à revoir`,
    games: (n) => (n === 1 ? '1 partie finie' : `${n} parties finies`),
  },
  ja: {
    waiting: (names, free) => `${names}：空席${free}つ`,
    playing: (names) => `${names}が対戦中です。`,
    over: (scores) => `終了：${scores}`,
    analysis: (title) => `${title}・振り返り`,
    replay: (title) => `${title}・リプレイ`,
    games: (n) => `終わった対戦：${n}`,
  },
};

const TABLE = /^\/(?:t|embed)\/([\w-]{6,32})(?:\/(replay|analysis))?$/;
const PERSON = /^\/people\/([^/]+)$/;

/** Pages that may stand in a frame of another site: a replay, which can do nothing in anybody's name. */
const isFramed = (at: string): boolean => at.startsWith('/embed/');

/**
 * The page of the client, for whoever asks for an address that is none of a file. Those who only look at what it is called, to show
 * a link, find it in the page itself.
 */
export function clientPages(premises: Premises, folder: string) {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const at = request.url.split('?')[0];
    if (isFramed(at)) letFrame(reply);
    const preview = await previewOf(premises, at, languageOf(request)).catch(() => undefined);
    const text = preview ? withPreview(page, preview, `${premises.url}${at}`, premises.url) : page;
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(text);
  };
}

/** Anybody may frame it; everything else of the policy stays. */
function letFrame(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', policy.replace(/frame-ancestors [^;]*/, 'frame-ancestors *'));
  reply.removeHeader('x-frame-options');
}

const languageOf = ({ headers }: FastifyRequest): Language => {
  const wanted = (headers['accept-language'] ?? '').slice(0, 2);
  return isLanguage(wanted) ? wanted : 'en';
};

async function previewOf(premises: Premises, at: string, language: Language): Promise<Preview | undefined> {
  const words = WORDS[language];
  const [, table, part] = TABLE.exec(at) ?? [];
  if (table) {
    const { game, seats, status, result, watchers, named } = await premises.hall.look(table, (sitting) => ({
      ...summaryOf(sitting),
      named: namesAt(sitting.chairs, language),
    }));
    const { title } = gameById(game).words[language];
    const names = named.flatMap((name) => name ?? []).join(', ');
    const scores = named.map((name, seat) => `${name ?? '–'} ${result?.scores[seat]}`).join(', ');
    const over = status === 'over';
    const [width, height] = SIZES.preview;
    const { alt, altUnderWay } = PICTURE_WORDS[language];
    const picture = {
      path: `/api/tables/${table}/picture?language=${language}`,
      width,
      height,
      alt: over ? alt(title, scores) : altUnderWay(title, names),
    };
    return {
      ...(over || (status === 'playing' && watchers) ? { picture } : {}),
      title: part === 'analysis' ? words.analysis(title) : part === 'replay' ? words.replay(title) : title,
      description: over
        ? words.over(scores)
        : status === 'playing'
          ? words.playing(names)
          : words.waiting(names, seats.filter(({ kind }) => kind === 'open').length),
    };
  }
  const [, name] = PERSON.exec(at) ?? [];
  if (!name) return undefined;
  const found = await premises.accounts.byName(decodeURIComponent(name));
  if (!found) return undefined;
  const { games } = await premises.profiles.of(found, undefined);
  return { title: found.name, description: words.games(games) };
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** People choose their names: none of them is markup. */
const plain = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]);

/** Where there is no board to show: the sign of the house. */
const SIGN: SharedPicture = { path: '/icon-512.png', width: 512, height: 512, alt: 'Engawa' };

function withPreview(page: string, { title, description, picture }: Preview, url: string, house: string): string {
  const { path: at, width, height, alt } = picture ?? SIGN;
  const tags = Object.entries({
    'og:site_name': 'Engawa',
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': house + at,
    'og:image:type': 'image/png',
    'og:image:width': String(width),
    'og:image:height': String(height),
    'og:image:alt': alt,
  }).map(([property, content]) => `<meta property="${property}" content="${plain(content)}" />`);
  const card = `<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}" />`;
  const head = `<title>${plain(title)} · Engawa</title>\n    ${[...tags, card].join('\n    ')}`;
  // As a function: a name may hold what stands for something in a replacement.
  return page.replace(/<title>[^<]*<\/title>/, () => head);
}
