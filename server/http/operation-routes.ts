import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#kernel';
import { ENDPOINTS } from '../config.ts';
import type { Premises } from '../premises.ts';
import { hashOf } from '../tables/keys.ts';
import { RELEASE } from '../version.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const PROXIED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** What those who run the house look at. */
export function operationRoutes(app: FastifyInstance, premises: Premises): void {
  app.get(ENDPOINTS.health.path, { config: { rateLimit: false } }, async () => ({ ok: true, ...RELEASE }));

  // Not counted, so that nobody can make us look unwell; instead all who ask at once share one look at store and bus.
  let looking: ReturnType<Premises['readiness']> | undefined;
  app.get(ENDPOINTS.readiness.path, { config: { rateLimit: false } }, async (_request, reply) => {
    looking ??= premises.readiness().finally(() => {
      looking = undefined;
    });
    const state = await looking;
    return reply.code(state.ready ? 200 : 503).send(state);
  });

  app.get(ENDPOINTS.metrics.path, { config: { rateLimit: false } }, async (request, reply) => {
    if (!mayRead(request, premises.config.metricsToken))
      throw new Refusal('not-allowed', 'Metrics are not for everybody.');
    const { registry } = premises.metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function mayRead({ headers, ip }: FastifyRequest, token: string | undefined): boolean {
  // What comes by way of a proxy on this machine does not come from this machine.
  if (token === undefined) return LOOPBACK.has(ip) && !PROXIED.some((name) => headers[name] !== undefined);
  // Hashes are of one length, so that comparing them takes one time.
  return timingSafeEqual(Buffer.from(hashOf(headers.authorization ?? '')), Buffer.from(hashOf(`Bearer ${token}`)));
}
