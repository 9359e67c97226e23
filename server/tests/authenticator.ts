import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Reply, TestHouse } from './fixture.ts';

const b64 = (bytes: Buffer): string => bytes.toString('base64url');
const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

interface Quirks {
  /** The site that the browser believes to be at. */
  readonly origin?: string;
  readonly counter?: number;
  readonly forged?: boolean;
}

/** A passkey in software: ES256, no attestation, one credential. */
export class Authenticator {
  readonly id = randomBytes(16);
  private readonly origin: string;
  private readonly privateKey: KeyObject;
  private readonly cose: Buffer;
  private counter = 0;

  constructor(origin: string) {
    this.origin = origin;
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    this.privateKey = privateKey;
    // COSE key: EC2, ES256, P-256.
    this.cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x!, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y!, 'base64url'),
    ]);
  }

  /** What the browser gives when a passkey was made. */
  create(challenge: string, quirks: Quirks = {}): object {
    const attested = Buffer.concat([
      this.data(0x45, quirks),
      Buffer.alloc(16),
      Buffer.from([0, 16]),
      this.id,
      this.cose,
    ]);
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      Buffer.from([0x58, attested.length]),
      attested,
    ]);
    const client = this.client('webauthn.create', challenge, quirks);
    return this.credential({ clientDataJSON: b64(client), attestationObject: b64(attestation) });
  }

  /** What the browser gives when a passkey was used. */
  get(challenge: string, quirks: Quirks = {}): object {
    const client = this.client('webauthn.get', challenge, quirks);
    const data = this.data(0x05, quirks);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.privateKey);
    if (quirks.forged) signature[signature.length - 1] ^= 1;
    return this.credential({
      clientDataJSON: b64(client),
      authenticatorData: b64(data),
      signature: b64(signature),
    });
  }

  private client(type: string, challenge: string, { origin = this.origin }: Quirks): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private data(flags: number, { counter }: Quirks): Buffer {
    const n = counter ?? ++this.counter;
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags, 0, 0, 0, n])]);
  }

  private credential(response: object): object {
    const id = b64(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

type Headers = Record<string, string>;

/** Registers a passkey: for a new account under a name, or for the one that is logged in. */
export async function registerPasskey(
  house: TestHouse,
  key: Authenticator,
  { headers, quirks, ...options }: { name?: string; proof?: object; headers?: Headers; quirks?: Quirks },
): Promise<Reply> {
  const asked = await house.call('POST', '/api/passkeys/options', { for: 'register', ...options }, headers);
  if (asked.status !== 200) return asked;
  const response = key.create(asked.body.options.challenge, quirks);
  return house.call('POST', '/api/passkeys/register', { challenge: asked.body.challenge, response }, headers);
}

export async function logInWith(house: TestHouse, key: Authenticator, quirks?: Quirks): Promise<Reply> {
  const { body } = await house.call('POST', '/api/passkeys/options', { for: 'login' });
  const response = key.get(body.options.challenge, quirks);
  return house.call('POST', '/api/passkeys/login', { challenge: body.challenge, response });
}

/** A proof by passkey, made now, for who is logged in. */
export async function proofBy(house: TestHouse, key: Authenticator, headers: Headers, quirks?: Quirks) {
  const { body } = await house.call('POST', '/api/passkeys/options', { for: 'prove' }, headers);
  return { challenge: body.challenge, response: key.get(body.options.challenge, quirks) };
}
