import type { FastifyInstance } from 'fastify';
import { Refusal } from '#kernel';
import type { Premises } from '../premises.ts';

/** The files of somebody's games. Their address holds a hash of them, so whoever has one never asks again. */
export function packageFiles(app: FastifyInstance, { packages }: Premises): void {
  app.get('/packages/*', async (request, reply) => {
    const [path] = request.url.split('?');
    const file = packages.file(path);
    if (!file) throw new Refusal('not-found', `There is nothing at ${path}.`);
    reply
      .type(file.type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding');
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(file.body);
    return reply.header('content-encoding', 'gzip').send(file.packed());
  });
}
