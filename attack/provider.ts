import { createHash, createHmac, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How an id token can lie. */
export const LIES = [
  'another nonce',
  'no nonce',
  'another audience',
  'another issuer',
  'expired',
  'no signature',
  'a key nobody knows',
  'the public key as a secret',
] as const;
export type Lie = (typeof LIES)[number];

/** An identity provider in the attacker's hands: it answers every code with whatever token it was told to. */
export interface Provider {
  readonly issuer: string;
  /** What the browser would be sent back with from an address of ours, as somebody. */
  answer(to: string, who: string, lie?: Lie): string;
  /** How many token requests came, and how many of them showed the verifier of their challenge. */
  readonly asked: () => { all: number; verified: number };
  stop(): void;
}

const part = (value: object | Buffer): string =>
  (Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value))).toString('base64url');

export async function openProvider(): Promise<Provider> {
  const known = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const unknown = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...known.publicKey.export({ format: 'jwk' }), kid: 'k', use: 'sig', alg: 'RS256' };
  const codes = new Map<string, { nonce: string; challenge: string; who: string; lie?: Lie }>();
  let issuer = '';
  let all = 0;
  let verified = 0;

  function token(code: string): string {
    const { nonce, who, lie } = codes.get(code)!;
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: lie === 'another issuer' ? 'https://elsewhere.example' : issuer,
      sub: who,
      aud: lie === 'another audience' ? 'somebody else' : 'engawa',
      iat: lie === 'expired' ? now - 7200 : now,
      exp: lie === 'expired' ? now - 3600 : now + 300,
      auth_time: now,
      preferred_username: who,
      ...(lie === 'no nonce' ? {} : { nonce: lie === 'another nonce' ? 'made-up' : nonce }),
    };
    const alg = lie === 'no signature' ? 'none' : lie === 'the public key as a secret' ? 'HS256' : 'RS256';
    const signed = `${part({ alg, kid: 'k', typ: 'JWT' })}.${part(claims)}`;
    if (alg === 'none') return `${signed}.`;
    if (alg === 'HS256') {
      const secret = known.publicKey.export({ format: 'pem', type: 'spki' });
      return `${signed}.${part(createHmac('sha256', secret).update(signed).digest())}`;
    }
    const { privateKey } = lie === 'a key nobody knows' ? unknown : known;
    return `${signed}.${part(createSign('RSA-SHA256').update(signed).sign(privateKey))}`;
  }

  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const give = (said: object, status = 200): void => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
      };
      if (request.url?.startsWith('/.well-known/')) {
        give({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
        });
      } else if (request.url === '/keys') give({ keys: [jwk] });
      else {
        all++;
        const sent = new URLSearchParams(body);
        const code = sent.get('code') ?? '';
        const found = codes.get(code);
        const shown = createHash('sha256')
          .update(sent.get('code_verifier') ?? '')
          .digest('base64url');
        if (found?.challenge === shown) verified++;
        if (!found) give({ error: 'invalid_grant' }, 400);
        else give({ access_token: 'x', token_type: 'Bearer', expires_in: 60, id_token: token(code) });
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    answer: (to, who, lie) => {
      const { searchParams } = new URL(to);
      const code = randomBytes(12).toString('base64url');
      const of = (name: string): string => searchParams.get(name) ?? '';
      codes.set(code, { nonce: of('nonce'), challenge: of('code_challenge'), who, lie });
      return `?${new URLSearchParams({ code, state: of('state'), iss: issuer })}`;
    },
    asked: () => ({ all, verified }),
    stop: () => server.close(),
  };
}
