import { createServer, type RequestListener } from 'node:http';
import Provider from 'oidc-provider';

export interface IdentityProvider {
  readonly issuer: string;
  close(): void;
  /** Goes to an address of the provider as a browser would, says who one is, agrees, and gives the address it is sent back to. */
  visit(to: string, who: string): Promise<string>;
}

/** A real identity provider on loopback, which believes everybody. */
export async function openIdentityProvider(house: () => string): Promise<IdentityProvider> {
  let listen: RequestListener = () => undefined;
  const server = createServer((request, response) => listen(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'engawa', client_secret: 'between us', redirect_uris: [`${house()}/identity`] }],
    claims: { openid: ['sub'], profile: ['preferred_username'] },
    conformIdTokenClaims: false,
    findAccount: (_: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, preferred_username: id }),
    }),
    cookies: { keys: ['kept for a test'] },
    features: { devInteractions: { enabled: true } },
  });
  listen = provider.callback();
  return { issuer, close: () => server.close(), visit: (to, who) => visit(to, who, `${house()}/identity`) };
}

async function visit(to: string, who: string, back: string): Promise<string> {
  const cookies = new Map<string, string>();
  let at = to;
  let body: string | undefined;
  for (let n = 0; n < 20; n++) {
    const answer = await fetch(at, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      body,
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name, value] = line.split(';')[0].split('=');
      cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    if (next !== null) {
      at = new URL(next, at).href;
      body = undefined;
      if (at.startsWith(back)) return at;
      continue;
    }
    // A form: who one is, then that one agrees.
    const page = await answer.text();
    const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1];
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    if (!action || !prompt) throw new Error(`the provider says ${answer.status}: ${page.slice(0, 300)}`);
    at = new URL(action, at).href;
    body = new URLSearchParams({ prompt, ...(prompt === 'login' ? { login: who, password: 'x' } : {}) }).toString();
  }
  throw new Error('the provider sends one round in circles');
}
