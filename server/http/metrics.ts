import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Figures for Prometheus, in a registry of the app's own: two apps in one process do not share counts. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    firstByteSeconds: new Histogram({
      name: 'http_request_first_byte_seconds',
      help: 'Time from the arrival of a request to the start of its answer',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    }),
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the arrival of a request to the last byte of its answer, or to the end of its connection',
      labelNames: ['method', 'route', 'status', 'outcome'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 180],
      registers: [registry],
    }),
    requestsRunning: new Gauge({
      name: 'http_requests_running',
      help: 'Requests whose answer has not been sent to its last byte',
      registers: [registry],
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
