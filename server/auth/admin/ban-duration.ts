import { AppError } from '#server/http/errors/app-error.ts';

const unitSeconds: Record<string, number> = {
  ns: 1e-9,
  us: 1e-6,
  µs: 1e-6,
  ms: 1e-3,
  s: 1,
  m: 60,
  h: 3600,
};

/** "24h" or "1h30m", in seconds; null for "none", which lifts a ban. */
export function parseBanDuration(text: string): number | null {
  if (text === 'none') return null;
  if (!/^(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+$/.test(text)) {
    throw new AppError('validation_failed', {
      message: 'invalid format for ban duration: use none, 24h or 1h30m',
    });
  }
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g)];
  const seconds = parts.reduce(
    (sum, [, number, unit]) => sum + Number(number) * (unitSeconds[unit ?? ''] ?? 0),
    0,
  );
  const century = 100 * 365 * 24 * 3600;
  return Math.min(seconds, century);
}
