import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { digest } from './chacha.ts';

/** A passkey in software: enough of an authenticator to take part, and to cheat. */
export class Passkey {
  readonly id = randomBytes(32);
  private readonly pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;
  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** What the browser would send for `navigator.credentials.create`. */
  create(challenge: string, origin = this.origin): object {
    const { x, y } = this.pair.publicKey.export({ format: 'jwk' });
    const key = Buffer.concat([
      // A COSE key: EC2, ES256, P-256, x, y.
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x!, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y!, 'base64url'),
    ]);
    const length = Buffer.from([0, this.id.length]);
    const data = Buffer.concat([this.head(origin, 0x45), Buffer.alloc(16), length, this.id, key]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    return this.answer({
      clientDataJSON: client('webauthn.create', challenge, origin).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    });
  }

  /** What the browser would send for `navigator.credentials.get`. */
  use(challenge: string, origin = this.origin): object {
    const data = this.head(origin, 0x05);
    const said = client('webauthn.get', challenge, origin);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, digest(said)]))
      .sign(this.pair.privateKey);
    return this.answer({
      clientDataJSON: said.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  private answer(response: object): object {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private head(origin: string, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++this.counter);
    return Buffer.concat([digest(new URL(origin).hostname), Buffer.from([flags]), count]);
  }
}

const client = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** A short text in CBOR. */
const text = (word: string): Buffer => Buffer.concat([Buffer.from([0x60 | word.length]), Buffer.from(word)]);
