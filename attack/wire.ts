import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** A bare TCP connection: for requests no library would send. */
export class Wire {
  readonly socket: Socket;
  readonly openedAt = Date.now();
  closedAt: number | undefined;
  /** What came back, its beginning. */
  text = '';
  bytes = 0;
  /** And its end. */
  private tail = '';
  private readonly ended: Promise<void>;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('data', (chunk) => {
      this.bytes += chunk.length;
      const text = chunk.toString('latin1');
      if (this.text.length < 100_000) this.text += text;
      this.tail = (this.tail + text).slice(-300);
    });
    socket.on('error', () => undefined);
    this.ended = new Promise((resolve) => {
      socket.on('close', () => {
        this.closedAt = Date.now();
        resolve();
      });
    });
  }

  static open(url: string, from?: string): Promise<Wire> {
    const { hostname, port } = new URL(url);
    return new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), localAddress: from });
      socket.once('error', reject);
      socket.once('connect', () => resolve(new Wire(socket)));
    });
  }

  send(bytes: string | Buffer): void {
    if (!this.socket.destroyed) this.socket.write(bytes);
  }

  /** Whether the server hung up within the time. */
  async closes(ms: number): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms);
    });
    await Promise.race([this.ended, late]);
    clearTimeout(timer);
    return this.closedAt !== undefined;
  }

  /** Whether the server has closed the WebSocket with this code, on its side. */
  saidGoodbye(code: number): boolean {
    const bytes = Buffer.from(this.tail, 'latin1');
    return bytes.some((byte, i) => byte === 0x88 && i + 3 < bytes.length && bytes.readUInt16BE(i + 2) === code);
  }

  end(): void {
    this.socket.destroy();
  }
}

/** Sends bytes and gives back what was answered until the server hung up, or the time was over. */
export async function exchange(url: string, bytes: string | Buffer, from?: string, ms = 3000): Promise<string> {
  const wire = await Wire.open(url, from);
  wire.send(bytes);
  await wire.closes(ms);
  wire.end();
  return wire.text;
}

/** The handshake of a WebSocket, by hand. */
export const handshake = (url: string, table: string): string =>
  `GET /api/tables/${table}/live HTTP/1.1\r\nHost: ${new URL(url).host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
  `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`;

/** A masked frame; the mask is zero, so the payload stays readable. */
export function frame(opcode: number, payload: Buffer | string = ''): Buffer {
  const bytes = Buffer.from(payload);
  const head =
    bytes.length < 126
      ? Buffer.from([0x80 | opcode, 0x80 | bytes.length])
      : Buffer.from([0x80 | opcode, 0x80 | 126, bytes.length >> 8, bytes.length & 255]);
  return Buffer.concat([head, Buffer.alloc(4), bytes]);
}

export const TEXT = 1;
export const BINARY = 2;
export const PING = 9;
