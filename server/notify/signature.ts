import { createHmac, randomBytes } from 'node:crypto';

/** What a webhook and we share: shown once, when the webhook is added. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What shows a webhook that a message is ours, and when it was sent: without the time an old one could be sent again. */
export function signed(secret: string, body: string, now = Date.now()): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const mac = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return { 'x-engawa-timestamp': timestamp, 'x-engawa-signature': `v1=${mac}` };
}
