import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { RELEASE } from '../version.ts';

export type Metrics = ReturnType<typeof openMetrics>;

/** What Prometheus may read at /metrics. */
export function openMetrics(sources: { tables(): number; connections(): number; bots(): number }) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  };
  gauge('engawa_tables_loaded', 'Tables in memory', sources.tables);
  gauge('engawa_connections', 'Open WebSocket connections at tables', sources.connections);
  gauge('engawa_bot_decisions_waiting', 'Decisions of bots that wait or are thought about', sources.bots);
  new Gauge({
    name: 'engawa_info',
    help: 'Version and commit of this process',
    labelNames: ['version', 'commit'],
    registers,
  }).set({ version: RELEASE.version, commit: RELEASE.commit ?? '' }, 1);
  return {
    registry,
    http: new Histogram({
      name: 'engawa_http_seconds',
      help: 'Time from an HTTP request to its answer, by route and class of status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    storeSeconds: new Histogram({
      name: 'engawa_store_seconds',
      help: 'Time until the store has made a change durable',
      labelNames: ['what'],
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2],
      registers,
    }),
    storeFailures: new Counter({
      name: 'engawa_store_failures_total',
      help: 'Changes the store did not make',
      labelNames: ['what'],
      registers,
    }),
    busSent: new Counter({
      name: 'engawa_bus_sent_total',
      help: 'Messages to the other processes',
      labelNames: ['about'],
      registers,
    }),
    busHeard: new Counter({
      name: 'engawa_bus_heard_total',
      help: 'Messages of the other processes',
      labelNames: ['about'],
      registers,
    }),
    busMissed: new Counter({
      name: 'engawa_bus_missed_total',
      help: 'Times the bus was away and messages may have been missed',
      registers,
    }),
    entries: new Counter({ name: 'engawa_entries_total', help: 'Log entries committed by this process', registers }),
    conflicts: new Counter({
      name: 'engawa_conflicts_total',
      help: 'Entries another process wrote first',
      registers,
    }),
    refusals: new Counter({
      name: 'engawa_refusals_total',
      help: 'Requests refused, by code',
      labelNames: ['code'],
      registers,
    }),
    notices: new Counter({
      name: 'engawa_notices_total',
      help: 'Notifications, by channel and outcome',
      labelNames: ['channel', 'outcome'],
      registers,
    }),
    botDecisions: new Histogram({
      name: 'engawa_bot_seconds',
      help: 'Time from a decision a bot has to think about to its answer, waiting in line included',
      buckets: [0.005, 0.02, 0.05, 0.1, 0.2, 0.36, 0.6, 1, 1.2, 2, 5],
      registers,
    }),
    requests: new Histogram({
      name: 'engawa_request_seconds',
      help: 'Time from a WebSocket request to its answer',
      labelNames: ['do'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
      registers,
    }),
  };
}
