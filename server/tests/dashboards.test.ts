import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { enterAll, openTable, openTestHouse, playOn } from './fixture.ts';

const deploy = path.resolve(import.meta.dirname, '../../deploy');
const read = (name: string): string => readFileSync(path.join(deploy, name), 'utf8');

interface Panel {
  readonly id: number;
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets: readonly { readonly expr: string }[];
}
const { panels, templating } = JSON.parse(read('grafana-dashboard.json')) as {
  readonly panels: readonly Panel[];
  readonly templating: { readonly list: readonly { readonly name: string }[] };
};

const expressions = [
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...[...read('alerts.yaml').matchAll(/^\s*expr: (.*)$/gm)].map(([, expr]) => expr),
];

it('every figure that dashboard and alerts ask for is one that a process tells', async () => {
  const house = await openTestHouse({});
  const clients = await enterAll(house, await openTable(house));
  await playOn(clients, 'dashboards', 2);
  for (const client of clients) client.close();
  const told = new Set(
    String((await house.call('GET', '/metrics')).body)
      .match(/^# TYPE \w+/gm)!
      .map((line) => line.slice(7)),
  );
  await house.stop();
  const asked = new Set(expressions.flatMap((expr) => expr.match(/\b(engawa|nodejs|process)_\w+/g) ?? []));
  expect(asked.size).toBeGreaterThan(12);
  for (const name of asked) expect(told, name).toContain(name.replace(/_(bucket|count|sum)$/, ''));
});

it('Prometheus can read every expression of the dashboard, where it is installed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'engawa-dashboard-'));
  const file = path.join(folder, 'rules.json');
  // What Grafana puts in their place.
  const plain = (expr: string): string => expr.replaceAll('$__rate_interval', '1m').replaceAll(/\$\w+/g, '.*');
  const rules = panels
    .flatMap(({ targets }) => targets)
    .map(({ expr }, i) => ({ record: `panel:${i}`, expr: plain(expr) }));
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'panels', rules }] }));
  const { error, status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  if (!error) expect(status === 0 ? '' : stdout + stderr).toBe('');
});

it('the dashboard lays its panels out side by side and knows its variables', () => {
  const names = templating.list.map(({ name }) => `$${name}`);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const taken = new Set<string>();
  for (const {
    title,
    gridPos: { x, y, w, h },
    targets,
  } of panels) {
    expect(x + w, title).toBeLessThanOrEqual(24);
    for (let i = x; i < x + w; i++)
      for (let j = y; j < y + h; j++) {
        expect(taken.has(`${i} ${j}`), title).toBe(false);
        taken.add(`${i} ${j}`);
      }
    for (const { expr } of targets)
      for (const name of expr.match(/\$\w+/g) ?? []) expect([...names, '$__rate_interval'], title).toContain(name);
  }
});

it('requests are counted by route, and written down only where the house wants it, without who asked', async () => {
  const lines: string[] = [];
  const house = await openTestHouse({ ENGAWA_ACCESS_LOG: 'yes' });
  const { log } = house.front.premises;
  (log as { info: (what: object, said: string) => void }).info = (what, said) =>
    lines.push(JSON.stringify({ ...what, said }));
  await house.call('GET', '/api/games?secret=1');
  await house.call('GET', '/api/nothing/at/all');
  const { body } = await house.call('GET', '/metrics');
  await house.stop();
  expect(body).toMatch(/engawa_http_seconds_count\{method="GET",route="\/api\/games",status="2xx"\} 1/);
  expect(body).toMatch(/engawa_http_seconds_count\{method="GET",route="none",status="4xx"\} 1/);
  const told = lines.map((line) => JSON.parse(line)).filter(({ said }) => said === 'request');
  expect(told[0]).toMatchObject({ method: 'GET', path: '/api/games', status: 200 });
  expect(lines.join()).not.toMatch(/127\.0\.0\.1|secret/);
});
