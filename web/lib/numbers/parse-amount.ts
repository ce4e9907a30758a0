const thousands: Record<string, number> = { '': 1, k: 1e3, m: 1e6 };

/** A number as people type it: "$1,200", "7%", "95k", "-3.5". Null for anything else. */
export function parseAmount(typed: string): number | null {
  const bare = typed
    .replace(/[\s,$%]/g, '')
    .replace('−', '-')
    .toLowerCase();
  const match = /^([+-]?(?:\d+\.?\d*|\.\d+))([km]?)$/.exec(bare);
  if (!match) return null;
  const value = Number(match[1]) * (thousands[match[2] ?? ''] ?? 1);
  return Number.isFinite(value) ? value : null;
}
